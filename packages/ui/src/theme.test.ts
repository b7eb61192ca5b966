import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

// Read from the disk: Vitest replaces imported style sheets by empty ones, also with `?raw`.
const theme = readFileSync(new URL('./theme.css', import.meta.url), 'utf8');

type Colours = ReadonlyMap<string, string>;

/** The custom properties of one rule of the theme. */
function coloursOf(selector: string): Colours {
  const body = theme.split(`  ${selector} {`)[1]?.split('}')[0] ?? '';
  return new Map(
    Array.from(body.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g), ([, name = '', value = '']) => [name, value]),
  );
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(colours: Colours, one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other]
    .map((name) => luminance(colours.get(name) ?? '#808080'))
    .sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const backgrounds = ['paper', 'surface', 'sunken'];
const inks = ['ink', 'ink-2', 'ink-3', 'brand', 'notice', 'negative', 'info'];
const texts = [
  ...backgrounds.flatMap((background) => inks.map((ink) => [ink, background] as const)),
  ['on-brand', 'brand'],
  ['on-brand', 'brand-strong'],
  ['on-negative', 'negative'],
  ['on-negative', 'negative-strong'],
  ['brand', 'brand-soft'],
  ['ink', 'brand-soft'],
  ['ink-2', 'brand-soft'],
  ['notice', 'notice-soft'],
  ['ink', 'notice-soft'],
  ['negative', 'negative-soft'],
  ['ink', 'negative-soft'],
  ['info', 'info-soft'],
  ['ink', 'info-soft'],
  ['neutral', 'neutral-soft'],
  ['ink', 'neutral-soft'],
] as const;
const graphics = [
  ...backgrounds.flatMap((background) =>
    ['control', 'brand', 'chart-2', 'info'].map((mark) => [mark, background] as const),
  ),
  ['control', 'brand-soft'],
] as const;

describe.each([
  ['light', coloursOf(':root')],
  ['dark', coloursOf('.dark')],
])('%s theme', (_, colours) => {
  test('has the same colours as the other theme', () => {
    const other = coloursOf(':root');
    expect([...colours.keys()].sort()).toEqual([...other.keys()].sort());
    expect(colours.size).toBeGreaterThan(20);
  });

  test.each(texts)('text %s on %s has a contrast of 4.5:1', (ink, background) => {
    expect(contrast(colours, ink, background)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(graphics)('graphic %s on %s has a contrast of 3:1', (mark, background) => {
    expect(contrast(colours, mark, background)).toBeGreaterThanOrEqual(3);
  });
});
