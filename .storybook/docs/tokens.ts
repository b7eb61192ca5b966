import base from '../../packages/ui/tokens/base.tokens.json' with { type: 'json' };
import dark from '../../packages/ui/tokens/dark.tokens.json' with { type: 'json' };
import highContrast from '../../packages/ui/tokens/high-contrast.tokens.json' with { type: 'json' };
import light from '../../packages/ui/tokens/light.tokens.json' with { type: 'json' };
import type { ThemeColourName } from '../../packages/ui/src/gen/token-names.ts';
import { SCRIM_ALPHA } from '../../packages/ui/tokens/theme-from-colour.ts';
import type { ThemeColours } from '../../packages/ui/tokens/theme-from-colour.ts';
import { coloursOf } from '../../packages/ui/tokens/colours-of.ts';
import type { Theme } from '../modes.ts';

/** Colours of the product's themes: `#rrggbb` by token. */
export const COLOURS: Readonly<Record<Theme, ThemeColours>> = {
  light: coloursOf(light),
  dark: coloursOf(dark),
  'high-contrast': coloursOf(highContrast),
};

/** Names of the colours that have a value in each theme, in the order of the token files. */
export const COLOUR_NAMES = Object.keys(COLOURS.light) as ThemeColourName[];

/** Background colours of the marks of networks and payment methods, and `ink` of their letters: `#rrggbb` by name. */
export const MARKS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(base.color.mark).flatMap(([name, token]) =>
    typeof token === 'string' ? [] : [[name, token.$value.hex]],
  ),
);

/** A colour of a theme as a style; the scrim is transparent. */
export const colourStyle = (colours: ThemeColours, theme: Theme, name: ThemeColourName): string => {
  const hex = colours[name];
  return name === 'scrim' ? `color-mix(in srgb, ${hex} ${SCRIM_ALPHA[theme] * 100}%, transparent)` : hex;
};

/** Name and value of each length of a group, in px at the default text size. */
export const lengthsOf = (group: 'text' | 'spacing' | 'radius' | 'breakpoint' | 'container'): [string, number][] =>
  Object.entries(base[group]).flatMap(([name, token]) =>
    typeof token === 'string' ? [] : [[name, token.$value.value] satisfies [string, number]],
  );

/** Line height of a text size, as a multiple of it; undefined for sizes without one. */
export const lineHeightOf = (name: string): number | undefined =>
  Object.entries(base['line-height']).flatMap(([key, token]) =>
    key === name && typeof token === 'object' ? [token.$value] : [],
  )[0];

/** Durations in ms by name. */
export const DURATIONS: readonly [string, number][] = (['state', 'page'] as const).map((name) => [
  name,
  base.duration[name].$value.value * 1000,
]);

/** The easing of every transition, for style sheets. */
export const EASING = `cubic-bezier(${base.ease.out.$value.join(', ')})`;

const { offsetX, offsetY, blur, spread, color } = base.shadow.overlay.$value;

/** Shadow of dialogs and toasts, for style sheets. */
export const OVERLAY_SHADOW = `${[offsetX, offsetY, blur, spread].map(({ value }) => `${value}px`).join(' ')} rgb(${color.components.map((part) => Math.round(part * 255)).join(' ')} / ${color.alpha})`;
