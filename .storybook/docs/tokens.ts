/** Values of custom properties by name, without the two dashes. */
export type Tokens = ReadonlyMap<string, string>;

const declarations = (css: string): Tokens =>
  new Map(Array.from(css.matchAll(/--([\w-]+):\s*([^;]+);/g), ([, name = '', value = '']) => [name, value]));

/** Colours of a theme, from `:root` or `.dark` of `theme.css`. */
export function coloursOf(css: string, theme: 'light' | 'dark'): Tokens {
  const selector = theme === 'dark' ? '.dark' : ':root';
  return declarations(css.split(`  ${selector} {`)[1]?.split('}')[0] ?? '');
}

const themeOf = (css: string) => declarations(css.split('@theme {')[1]?.split('\n}')[0] ?? '');

/** Value of one token of `@theme`. */
export const tokenValue = (css: string, name: string): string => themeOf(css).get(name) ?? '';

/** Tokens of `@theme` with a prefix, which is removed from their names: `tokensOf(css, 'radius')` has `card`. */
export function tokensOf(css: string, prefix: string): [name: string, value: string][] {
  return [...themeOf(css)].flatMap(([name, value]) =>
    name.startsWith(`${prefix}-`) ? [[name.slice(prefix.length + 1), value] satisfies [string, string]] : [],
  );
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two `#rrggbb` colours by WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** A length in pixels at the default text size: `1.375rem` is 22, and `clamp(4px, 1.25vw, 0.25rem)` is 4. */
export function pixels(length: string): number {
  const [, figure = length, unit] =
    /^clamp\(.*, ([\d.]+)(rem|px)\)$/.exec(length) ?? /^([\d.]+)(rem|px)$/.exec(length) ?? [];
  return Number.parseFloat(figure) * (unit === 'rem' ? 16 : 1);
}
