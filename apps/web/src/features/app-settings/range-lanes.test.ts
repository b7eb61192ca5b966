import { expect, test } from 'vitest';
import { rangeLanes } from './range-lanes.ts';

const said = (...args: Parameters<typeof rangeLanes>) =>
  rangeLanes(...args).map(({ kind, label, detail }) => `${kind}: ${String(label)}, ${String(detail)}`);

test('ranges that touch have nothing between them', () => {
  expect(
    said([
      { min: 100, max: 999.999999, price: 280 },
      { min: 1000, max: null, price: 281 },
    ]),
  ).toEqual(['span: Range 1, 100 to below 1,000', 'span: Range 2, 1,000 and more']);
});

test('a gap, an overlap and a range upside down have rows of their own', () => {
  const lanes = rangeLanes([
    { min: 100, max: 500, price: 280 },
    { min: 600, max: 5000, price: 281 },
    { min: 4000, max: Infinity, price: 282 },
    { min: 900, max: 700, price: 283 },
  ]);
  expect(lanes.map(({ kind, from, to }) => [kind, from, to])).toEqual([
    ['span', 100, 500],
    ['span', 600, 5000],
    ['span', 4000, null],
    ['inverted', 900, 700],
    ['overlap', 4000, 5000],
    ['gap', 500, 600],
  ]);
  expect(lanes[4]?.detail).toBe('4,000 to 5,000: the price of range 2 applies');
  expect(lanes[5]?.detail).toBe('500 to 600: the price of range 1 applies');
  expect(lanes[0]?.figure).toBe('Rs. 280');
});

test('two open ends overlap for ever', () => {
  expect(
    said([
      { min: 100, max: null, price: 280 },
      { min: 500, max: null, price: 281 },
    ]).at(-1),
  ).toBe('overlap: Overlap of 1 and 2, 500 and more: the price of range 1 applies');
});

test('a range in the making is left out, and keeps the numbers of the others', () => {
  expect(
    said([
      { min: NaN, max: 5, price: 280 },
      { min: 100, max: null, price: 281 },
    ]),
  ).toEqual(['span: Range 2, 100 and more']);
});

test('of many overlaps the first few are drawn', () => {
  const ranges = Array.from({ length: 20 }, (_, index) => ({ min: 0, max: 100_000 + index, price: 280 }));
  expect(rangeLanes(ranges)).toHaveLength(26);
});
