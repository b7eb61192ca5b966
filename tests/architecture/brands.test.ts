import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

import { themeFile, themeStyleSheet } from '../../packages/ui/tokens/theme-file.ts';
import { weakPairs } from '../../packages/ui/tokens/theme-from-colour.ts';
import { coloursOf } from '../../packages/ui/tokens/colours-of.ts';
import { THEMES } from '../../packages/ui/tokens/themes.ts';
import type { ThemeName } from '../../packages/ui/tokens/themes.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const tokensOf = (brand: string, theme: ThemeName) => read(`${brand}/tokens/${theme}.tokens.json`);

const themesOf = (brand: string) => ({
  light: coloursOf(JSON.parse(tokensOf(brand, 'light'))),
  dark: coloursOf(JSON.parse(tokensOf(brand, 'dark'))),
  'high-contrast': coloursOf(JSON.parse(tokensOf(brand, 'high-contrast'))),
});

test.each(globSync('brands/*', { cwd: ROOT }))('%s: its token files are as `npm run theme` writes them', (brand) => {
  for (const theme of THEMES) expect(tokensOf(brand, theme)).toBe(themeFile(themesOf(brand)[theme], theme));
});

test.each(globSync('brands/*', { cwd: ROOT }))('%s: its style sheet has the colours of its token files', (brand) => {
  expect(read(`${brand}/theme.css`)).toBe(themeStyleSheet(themesOf(brand)));
});

test.each(globSync('brands/*', { cwd: ROOT }))('%s: every pair has enough contrast', (brand) => {
  for (const theme of THEMES) expect(weakPairs(themesOf(brand)[theme], theme)).toEqual([]);
});
