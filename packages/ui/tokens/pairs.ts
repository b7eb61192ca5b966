import type { ThemeColourName } from '../src/gen/token-names.ts';
import type { ThemeName } from './themes.ts';

/** A colour in front of another, by the names of their tokens. */
export interface ColourPair {
  /** Colour of the text or of the graphic. */
  front: ThemeColourName;
  /** Background colour. */
  back: ThemeColourName;
  /** What the pair is for, where it is worth a line in the documentation. */
  use?: string;
  /** Themes that have the pair; without it all. */
  themes?: readonly ThemeName[];
}

const BACKGROUNDS = ['paper', 'surface', 'sunken'] as const;

/** Every pair of `fronts` with a background of the page. */
const onBackgrounds = (fronts: ThemeColourName[]): ColourPair[] =>
  BACKGROUNDS.flatMap((back) => fronts.map((front) => ({ front, back })));

const USES: ColourPair[] = [
  { front: 'ink', back: 'paper', use: 'Text on the page' },
  { front: 'ink', back: 'surface', use: 'Text on a card' },
  { front: 'ink-2', back: 'surface', use: 'Labels, second lines' },
  { front: 'ink-3', back: 'surface', use: 'Placeholders, captions' },
  { front: 'ink-3', back: 'sunken', use: 'Disabled control' },
  { front: 'on-brand', back: 'brand', use: 'Primary button' },
  { front: 'on-brand', back: 'brand-strong', use: 'Primary button, hovered' },
  { front: 'brand', back: 'surface', use: 'Rupees received; links within the product' },
  { front: 'brand', back: 'brand-soft', use: 'Positive; chosen option' },
  { front: 'notice', back: 'notice-soft', use: 'Time, waiting, warning' },
  { front: 'negative', back: 'negative-soft', use: 'Error, refusal' },
  { front: 'on-negative', back: 'negative', use: 'Destructive action' },
  { front: 'info', back: 'info-soft', use: 'In progress; external links' },
  { front: 'neutral', back: 'neutral-soft', use: 'Anything else' },
];

const isIn = (pairs: readonly ColourPair[], { front, back }: ColourPair) =>
  pairs.some((pair) => pair.front === front && pair.back === back);

const MORE_TEXTS: ColourPair[] = [
  ...onBackgrounds(['ink', 'ink-2', 'ink-3', 'brand', 'notice', 'negative', 'info']),
  { front: 'on-negative', back: 'negative-strong' },
  { front: 'ink', back: 'brand-soft' },
  { front: 'ink-2', back: 'brand-soft' },
  { front: 'ink', back: 'notice-soft' },
  { front: 'ink', back: 'negative-soft' },
  { front: 'ink', back: 'info-soft' },
  { front: 'ink', back: 'neutral-soft' },
  { front: 'ink-2', back: 'neutral-soft' },
  { front: 'ink-3', back: 'neutral-soft' },
  // What is pressed. In high contrast, whose hairlines are dark, it has the colours of the page reversed.
  { front: 'ink', back: 'line', themes: ['light', 'dark'] },
];

/** Every pair of a text and its background: a contrast of at least 4.5, or of 7 in the high contrast theme. */
export const TEXT_PAIRS: readonly ColourPair[] = [...USES, ...MORE_TEXTS.filter((pair) => !isIn(USES, pair))];

const GRAPHIC_USES: ColourPair[] = [
  { front: 'control', back: 'surface', use: 'Border of a control' },
  { front: 'control', back: 'paper', use: 'Border of a control on the page' },
  { front: 'info', back: 'paper', use: 'Focus ring' },
  { front: 'brand', back: 'surface', use: 'First line of a chart' },
  { front: 'chart-2', back: 'surface', use: 'Second line of a chart, dashed' },
];

const MORE_GRAPHICS: ColourPair[] = [
  ...onBackgrounds(['control', 'brand', 'chart-2', 'info']),
  { front: 'control', back: 'brand-soft' },
  { front: 'control', back: 'neutral-soft' },
];

/** Every pair of a line or an icon and its background: a contrast of at least 3. */
export const GRAPHIC_PAIRS: readonly ColourPair[] = [
  ...GRAPHIC_USES,
  ...MORE_GRAPHICS.filter((pair) => !isIn(GRAPHIC_USES, pair)),
];
