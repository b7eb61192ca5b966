import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

import { themeStyleSheet } from '../../packages/ui/tokens/theme-file.ts';
import { weakPairs } from '../../packages/ui/tokens/theme-from-colour.ts';
import type { ThemeColours } from '../../packages/ui/tokens/theme-from-colour.ts';
import { THEMES } from '../../packages/ui/tokens/themes.ts';
import type { ThemeName } from '../../packages/ui/tokens/themes.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Colours in a token file of a brand: `#rrggbb` by token. */
function coloursOf(brand: string, theme: ThemeName): ThemeColours {
  const { color }: { color: Record<string, { $value: { hex: string } } | string> } = JSON.parse(
    read(`${brand}/tokens/${theme}.tokens.json`),
  );
  return Object.fromEntries(
    Object.entries(color).flatMap(([name, token]) => (typeof token === 'string' ? [] : [[name, token.$value.hex]])),
  ) as ThemeColours;
}

const themesOf = (brand: string) => ({
  light: coloursOf(brand, 'light'),
  dark: coloursOf(brand, 'dark'),
  'high-contrast': coloursOf(brand, 'high-contrast'),
});

test.each(globSync('brands/*', { cwd: ROOT }))('%s: its style sheet has the colours of its token files', (brand) => {
  expect(read(`${brand}/theme.css`)).toBe(themeStyleSheet(themesOf(brand)));
});

test.each(globSync('brands/*', { cwd: ROOT }))('%s: every pair has enough contrast', (brand) => {
  for (const theme of THEMES) expect(weakPairs(themesOf(brand)[theme], theme)).toEqual([]);
});
