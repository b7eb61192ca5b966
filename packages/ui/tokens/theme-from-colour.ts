import { createScale } from '@adobe/leonardo-contrast-colors';

import type { ThemeColourName } from '../src/gen/token-names.ts';
import { contrast } from './contrast.ts';
import { GRAPHIC_PAIRS, TEXT_PAIRS } from './pairs.ts';
import type { ThemeName } from './themes.ts';

/** Colours of a theme: `#rrggbb` by token. The scrim has its transparency beside it (`SCRIM_ALPHA`). */
export type ThemeColours = Readonly<Record<ThemeColourName, string>>;

/** Least contrast of a text and of a graphic in each theme (WCAG 2.2 AA; high contrast: AAA and AA for text). */
export const LEAST_CONTRAST: Readonly<Record<ThemeName, { text: number; graphic: number }>> = {
  light: { text: 4.5, graphic: 3 },
  dark: { text: 4.5, graphic: 3 },
  'high-contrast': { text: 7, graphic: 4.5 },
};

/** Transparency of the scrim in each theme. */
export const SCRIM_ALPHA: Readonly<Record<ThemeName, number>> = { light: 0.5, dark: 0.6, 'high-contrast': 0.7 };

/** Colours with a meaning that no brand changes: waiting is saffron, refusal red, progress blue. */
const MEANINGS = { notice: '#a35a00', negative: '#c0281c', info: '#1d5fc4', chart: '#b9770e' };

/** How far a theme's colours are from its page. Backgrounds: contrast with white or black. All others: contrast with every background. */
interface Distances {
  /** Where the page begins; texts go the other way. */
  from: 'white' | 'black';
  paper: number;
  surface: number;
  sunken: number;
  line: number;
  soft: number;
  ink: number;
  ink2: number;
  ink3: number;
  control: number;
  /** Colours with a meaning as text, and the brand where the given colour itself is too weak. */
  text: number;
  /** A strong colour against its plain one. */
  strong: number;
  chart: number;
}

const DISTANCES: Readonly<Record<ThemeName, Distances>> = {
  light: {
    from: 'white',
    paper: 1.075,
    surface: 1,
    sunken: 1.13,
    line: 1.3,
    soft: 1.18,
    ink: 14,
    ink2: 6,
    ink3: 5,
    control: 3.1,
    text: 4.7,
    strong: 1.3,
    chart: 3.05,
  },
  dark: {
    from: 'black',
    paper: 1.11,
    surface: 1.2,
    sunken: 1.15,
    line: 1.6,
    soft: 1.55,
    ink: 13,
    ink2: 7,
    ink3: 5,
    control: 3.2,
    text: 6.5,
    strong: 1.25,
    chart: 8,
  },
  'high-contrast': {
    from: 'white',
    paper: 1,
    surface: 1,
    sunken: 1.06,
    line: 4.6,
    soft: 1.06,
    ink: 17,
    ink2: 11,
    ink3: 8,
    control: 7.1,
    text: 7.2,
    strong: 1.35,
    chart: 4.7,
  },
};

/** Steps of a scale: fine enough that two neighbours differ by at most one level of a channel. */
const STEPS = 1024;

/** A clear middle tone of the same hue: between it and white a scale keeps its colour instead of going grey. */
function clearToneOf(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const span = most - least;
  const saturation = span === 0 ? 0 : span / (1 - Math.abs(most + least - 1));
  // Each channel keeps its place between the least and the most, around a lightness of 0.52.
  const reach = 0.75 * saturation * (1 - Math.abs(2 * 0.52 - 1));
  const channel = (value: number) => 0.52 + reach * (span === 0 ? 0 : (value - least) / span - 0.5);
  return `#${[red, green, blue]
    .map((value) =>
      Math.round(channel(value) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Colours as Leonardo's types want them. */
const keys = (...colours: string[]) => colours.map((colour) => `#${colour.slice(1)}` as const);

/** A scale of one hue from white over the colour to black, as `#rrggbb`. */
const scaleOf = (colour: string): string[] =>
  createScale({ swatches: STEPS, colorKeys: keys(colour, clearToneOf(colour)), colorSpace: 'LAB' });

/** First colour of a scale, seen from the page, with at least this contrast to each background. */
function step(scale: string[], from: Distances['from'], backs: readonly string[], least: number): string {
  const away = from === 'white' ? scale : scale.toReversed();
  const found = away.find((colour) => backs.every((back) => contrast(colour, back) >= least));
  return found ?? (from === 'white' ? '#000000' : '#ffffff');
}

/** A grey with a trace of the colour, for backgrounds and texts. */
const tintOf = (colour: string): string =>
  createScale({
    swatches: 11,
    colorKeys: keys(colour, '#808080'),
    colorSpace: 'LAB',
    fullScale: false,
    sortColor: false,
  })[7] ?? colour;

/** Colours of one theme that fit a brand colour (`#rrggbb`). The brand stays as given where it is strong enough as text. */
export function themeColours(brand: string, theme: ThemeName): ThemeColours {
  const far = DISTANCES[theme];
  const base = far.from === 'white' ? '#ffffff' : '#000000';
  const greys = createScale({ swatches: STEPS, colorKeys: keys(tintOf(brand)), colorSpace: 'LAB' });
  const hues = {
    brand: scaleOf(brand),
    notice: scaleOf(MEANINGS.notice),
    negative: scaleOf(MEANINGS.negative),
    info: scaleOf(MEANINGS.info),
  };

  const back = (scale: string[], distance: number) => step(scale, far.from, [base], distance);
  const [paper, surface, sunken] = [back(greys, far.paper), back(greys, far.surface), back(greys, far.sunken)];
  const pages = [paper, surface, sunken];
  const soft = (scale: string[]) => back(scale, far.soft);
  const softs = [...Object.values(hues), greys].map(soft);

  /** A text of this hue on the pages and on its own soft background, and the same one stronger. */
  const coloured = (scale: string[], given?: string) => {
    const backs = [...pages, soft(scale)];
    const fits = given !== undefined && backs.every((each) => contrast(given, each) >= LEAST_CONTRAST[theme].text);
    const plain = fits ? given : step(scale, far.from, backs, far.text);
    return { plain, strong: step(scale, far.from, [base], contrast(plain, base) * far.strong) };
  };
  const [mark, negative] = [coloured(hues.brand, brand), coloured(hues.negative)];

  return {
    paper,
    surface,
    sunken,
    line: back(greys, far.line),
    ink: step(greys, far.from, [...pages, ...softs], far.ink),
    'ink-2': step(greys, far.from, [...pages, soft(hues.brand), soft(greys)], far.ink2),
    'ink-3': step(greys, far.from, [...pages, soft(greys)], far.ink3),
    control: step(greys, far.from, [...pages, soft(hues.brand), soft(greys)], far.control),
    brand: mark.plain,
    // Texts on a full colour lie beyond the page: white on a dark one, nearly black on a light one.
    'on-brand': far.from === 'white' ? '#ffffff' : step(scaleOf(tintOf(brand)), 'black', ['#000000'], 1.08),
    'brand-soft': soft(hues.brand),
    'brand-strong': mark.strong,
    notice: coloured(hues.notice).plain,
    'notice-soft': soft(hues.notice),
    negative: negative.plain,
    'negative-soft': soft(hues.negative),
    'negative-strong': negative.strong,
    'on-negative': far.from === 'white' ? '#ffffff' : step(hues.negative, 'black', ['#000000'], 1.08),
    info: coloured(hues.info).plain,
    'info-soft': soft(hues.info),
    neutral: step(greys, far.from, [...pages, soft(greys)], far.ink2),
    'neutral-soft': soft(greys),
    'chart-2': step(scaleOf(MEANINGS.chart), far.from, pages, far.chart),
    scrim: far.from === 'white' ? step(greys, far.from, pages, far.ink) : '#000000',
  };
}

/** Colours of every theme that fit a brand colour (`#rrggbb`). */
export const themesOf = (brand: string): Readonly<Record<ThemeName, ThemeColours>> => ({
  light: themeColours(brand, 'light'),
  dark: themeColours(brand, 'dark'),
  'high-contrast': themeColours(brand, 'high-contrast'),
});

/** Pairs of a theme whose contrast is too low, each with its figure; empty for a theme of `themeColours`. */
export function weakPairs(colours: ThemeColours, theme: ThemeName) {
  const least = LEAST_CONTRAST[theme];
  const measured = (pairs: typeof TEXT_PAIRS, wanted: number) =>
    pairs
      .filter(({ themes }) => themes?.includes(theme) ?? true)
      .map(({ front, back }) => ({ front, back, wanted, ratio: contrast(colours[front], colours[back]) }))
      .filter(({ ratio }) => !(ratio >= wanted));
  return [...measured(TEXT_PAIRS, least.text), ...measured(GRAPHIC_PAIRS, least.graphic)];
}
