import light from './light.tokens.json' with { type: 'json' };
import { SCRIM_ALPHA } from './theme-from-colour.ts';
import type { ThemeColours } from './theme-from-colour.ts';
import { THEMES } from './themes.ts';
import type { ThemeName } from './themes.ts';

/** A colour in the design tokens format: components from 0 to 1, and the same colour as `#rrggbb`. */
const colourValue = (hex: string, alpha?: number) => ({
  colorSpace: 'srgb',
  components: [1, 3, 5].map((start) => Number((Number.parseInt(hex.slice(start, start + 2), 16) / 255).toFixed(4))),
  ...(alpha !== undefined && { alpha }),
  hex,
});

/** Colours that stand for another one of the same theme. Each file names them, so that Figma finds the other one in it. */
const ALIASES = { positive: 'brand', 'positive-soft': 'brand-soft', focus: 'info', 'chart-1': 'brand' } as const;

/** What each colour is for: the descriptions of the light theme of this package. */
const descriptions: Readonly<Record<string, { $description?: string } | string>> = light.color;

const descriptionOf = (name: string) => {
  const token = descriptions[name];
  return typeof token === 'object' ? token.$description : undefined;
};

/** Token file of a theme, as text in the W3C design tokens format 2025.10; its name is `<theme>.tokens.json`. */
export function themeFile(colours: ThemeColours, theme: ThemeName): string {
  const tokens = Object.entries(colours).map(([name, hex]) => [
    name,
    {
      $value: colourValue(hex, name === 'scrim' ? SCRIM_ALPHA[theme] : undefined),
      $description: descriptionOf(name),
    },
  ]);
  const aliases = Object.entries(ALIASES).map(([name, other]) => [
    name,
    { $value: `{color.${other}}`, $description: descriptionOf(name) },
  ]);
  const file = {
    $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
    $description: `Colours of the ${theme} theme.`,
    color: { $type: 'color', ...Object.fromEntries([...tokens, ...aliases]) },
  };
  // Short lists on one line, as the formatter of this repository writes them.
  return `${JSON.stringify(file, null, 2).replaceAll(/\[\s+([^[\]{}]*?)\s+\]/g, (_, list: string) => `[${list.replaceAll(/\s*\n\s*/g, ' ')}]`)}\n`;
}

/** Elements that have a theme, as in `src/gen/tokens.css`. */
const SELECTORS: Readonly<Record<ThemeName, string>> = {
  light: ':root,\n  .light',
  dark: '.dark',
  'high-contrast': '.high-contrast',
};

/** A colour of the style sheet; the scrim is transparent. */
function cssColour(name: string, hex: string, theme: ThemeName): string {
  if (name !== 'scrim') return hex;
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return `rgb(${channels.join(' ')} / ${SCRIM_ALPHA[theme]})`;
}

/** Style sheet with the colours of a brand in every theme, for pages that import it after the one of this package. */
export function themeStyleSheet(themes: Readonly<Record<ThemeName, ThemeColours>>): string {
  const rules = THEMES.map((theme) => {
    const colours = Object.entries(themes[theme]);
    const declarations = colours.map(([name, hex]) => `    --${name}: ${cssColour(name, hex, theme)};`);
    return `  ${SELECTORS[theme]} {\n${declarations.join('\n')}\n  }`;
  });
  return `/* Colours of a brand in every theme, written by \`npm run theme\`. Comes after the style sheet of @sarraf/ui. */\n@layer base {\n${rules.join('\n\n')}\n}\n`;
}
