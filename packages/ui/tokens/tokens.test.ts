import { readFileSync } from 'node:fs';

import { build, parse } from '@terrazzo/parser';
import { describe, expect, test } from 'vitest';

import config from '../terrazzo.config.mjs';
import base from './base.tokens.json' with { type: 'json' };
import dark from './dark.tokens.json' with { type: 'json' };
import highContrast from './high-contrast.tokens.json' with { type: 'json' };
import light from './light.tokens.json' with { type: 'json' };
import { themeColours, weakPairs } from './theme-from-colour.ts';
import { coloursOf } from './colours-of.ts';
import { THEMES } from './themes.ts';
import type { ThemeName } from './themes.ts';
import { themeFile, themeStyleSheet } from './theme-file.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const RESOLVER = new URL('sarraf.resolver.json', import.meta.url);
const FILES = { light: light.color, dark: dark.color, 'high-contrast': highContrast.color };

/** Generated file with this name. Throws for token files that are not in the design tokens format 2025.10. */
async function buildTokens(file: 'tokens.css' | 'token-names.ts', change = (text: string) => text) {
  const { tokens, resolver, sources } = await parse([{ filename: RESOLVER, src: readFileSync(RESOLVER, 'utf8') }], {
    config,
    req: async (url) => change(readFileSync(url, 'utf8')),
  });
  const { outputFiles } = await build(tokens, { resolver, sources, config });
  return String(outputFiles.find(({ filename }) => filename === file)?.contents);
}

/** Custom properties of a rule of the style sheet. */
const propertiesOf = (css: string, selector: string) =>
  new Map(
    Array.from(
      (css.split(`${selector} {\n`)[1]?.split('}')[0] ?? '').matchAll(/--([\w-]+): ([^;]+);/g),
      ([, name = '', value = '']) => [name, value] as const,
    ),
  );

const SELECTORS: Record<ThemeName, string> = {
  light: '  :root, .light',
  dark: '  .dark',
  'high-contrast': '  .high-contrast',
};

const hexOf = (theme: ThemeName) => coloursOf({ color: FILES[theme] });

describe('the style sheet', () => {
  test('is the one that `npm run tokens -w packages/ui` writes, and so are the types', async () => {
    expect(await buildTokens('tokens.css')).toBe(read('../src/gen/tokens.css'));
    expect(await buildTokens('token-names.ts')).toBe(read('../src/gen/token-names.ts'));
  });

  test.each(THEMES)('has every colour of the %s theme with its value', (theme) => {
    const properties = propertiesOf(read('../src/gen/tokens.css'), SELECTORS[theme]);
    const colours = hexOf(theme);
    expect(Object.keys(colours)).toHaveLength(24);
    for (const [name, hex] of Object.entries(colours))
      expect(properties.get(name)).toMatch(name === 'scrim' ? /^rgb\(\d+ \d+ \d+ \/ 0\.\d\)$/ : new RegExp(`^${hex}$`));
  });

  test('has lengths, durations and shadows as before they were tokens', () => {
    const properties = propertiesOf(read('../src/gen/tokens.css'), '@theme');
    expect(Object.fromEntries(properties)).toMatchObject({
      'text-xs': '0.8125rem',
      'text-xs--line-height': '1.4',
      'text-amount-lg': '2.75rem',
      'text-amount-lg--line-height': '1.1',
      spacing: 'clamp(4px, 1.25vw, 0.25rem)',
      'spacing-target': 'clamp(44px, 13.75vw, 2.75rem)',
      'radius-card': '18px',
      'shadow-overlay': '0 12px 40px -12px rgb(4 21 14 / 0.35)',
      'breakpoint-lg': '1024px',
      'container-content': '1080px',
      'ease-out': 'cubic-bezier(0.2, 0, 0, 1)',
      'transition-duration-state': '150ms',
      'transition-duration-page': '300ms',
      'color-qr-ink': '#0f211a',
      'color-mark-trc20': '#c0281f',
    });
  });

  test('is refused for tokens that are not in the format', async () => {
    const components = (text: string) => text.replace('"components": [1, 1, 1]', '"components": [1, 1]');
    await expect(buildTokens('tokens.css', components)).rejects.toThrow();
    const unit = (text: string) => text.replace('"unit": "px"', '"unit": "vw"');
    await expect(buildTokens('tokens.css', unit)).rejects.toThrow();
  });
});

describe('the token files', () => {
  test.each(THEMES)('%s has the same colours as the others, each as its parts and as #rrggbb', (theme) => {
    expect(Object.keys(FILES[theme])).toEqual(Object.keys(FILES.light));
    for (const token of Object.values(FILES[theme])) {
      if (typeof token === 'string' || typeof token.$value === 'string') continue;
      const { components, hex } = token.$value;
      const parts = components.map((part) =>
        Math.round(part * 255)
          .toString(16)
          .padStart(2, '0'),
      );
      expect(`#${parts.join('')}`).toBe(hex);
    }
  });

  // Figma imports a file for each mode: srgb colours, lengths in px, durations in s, numbers. It has no variables for shadows and easings.
  test('have only values that Figma imports as variables', () => {
    const text = [base, light, dark, highContrast].map((file) => JSON.stringify(file)).join('\n');
    const types = Array.from(text.matchAll(/"\$type":"(\w+)"/g), ([, type]) => type);
    expect([...new Set(types)].sort()).toEqual(['color', 'cubicBezier', 'dimension', 'duration', 'number', 'shadow']);
    const units = Array.from(text.matchAll(/"unit":"(\w+)"/g), ([, unit]) => unit);
    expect([...new Set(units)].sort()).toEqual(['px', 's']);
    expect(new Set(Array.from(text.matchAll(/"colorSpace":"([\w-]+)"/g), ([, space]) => space))).toEqual(
      new Set(['srgb']),
    );
  });

  // Figma imports one file after the other and looks for the other colour of an alias in the same file.
  test.each(THEMES)('%s has every colour that one of its aliases names', (theme) => {
    const aliases = Array.from(JSON.stringify(FILES[theme]).matchAll(/"\{([^}]+)\}"/g), ([, name]) => name);
    expect(aliases).toEqual(['color.brand', 'color.brand-soft', 'color.info', 'color.brand']);
    expect(aliases.filter((name) => !Object.keys(hexOf(theme)).some((colour) => `color.${colour}` === name))).toEqual(
      [],
    );
    expect(JSON.stringify(base)).not.toMatch(/"\{/);
  });
});

describe('contrast', () => {
  test.each(THEMES)('every pair of the %s theme has enough', (theme) => {
    expect(weakPairs(hexOf(theme), theme)).toEqual([]);
  });

  test('a pair with too little is found', () => {
    const faint = { ...hexOf('light'), 'ink-3': '#8b9e94' };
    expect(weakPairs(faint, 'light').map(({ front, back }) => `${front} on ${back}`)).toContain('ink-3 on surface');
  });
});

describe('a theme from one colour', () => {
  test.each(['#afef9b', '#d3138f', '#000000', '#ffffff', '#ffee00'])(
    '%s has enough contrast in every theme',
    (brand) => {
      for (const theme of THEMES) expect(weakPairs(themeColours(brand, theme), theme)).toEqual([]);
    },
  );

  test('a brand that is strong enough stays as it is', () => {
    expect(themeColours('#0b6b4f', 'light').brand).toBe('#0b6b4f');
    expect(themeColours('#ffee00', 'light').brand).not.toBe('#ffee00');
  });

  test('a brand has each of its colours in a style sheet, as in ours', () => {
    const themes = { light: hexOf('light'), dark: hexOf('dark'), 'high-contrast': hexOf('high-contrast') };
    const sheet = themeStyleSheet(themes).replaceAll(/:root,\s+/g, ':root, ');
    for (const theme of THEMES) {
      const ours = propertiesOf(read('../src/gen/tokens.css'), SELECTORS[theme]);
      const written = propertiesOf(sheet, SELECTORS[theme]);
      expect(written.size).toBe(24);
      for (const [name, value] of written) expect(value).toBe(ours.get(name));
    }
  });

  test('our own high contrast theme is the one of our brand', () => {
    expect(themeFile(themeColours('#0b6b4f', 'high-contrast'), 'high-contrast')).toBe(
      read('high-contrast.tokens.json'),
    );
  });
});
