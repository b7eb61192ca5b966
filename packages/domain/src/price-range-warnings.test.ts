import { describe, expect, it } from 'vitest';
import { type PriceRangeWarning, priceRangeWarnings } from './price-range-warnings.ts';

type Row = [min: number, max: number | null];

const warningsOf = (rows: Row[]) => priceRangeWarnings(rows.map(([min, max]) => ({ min, max, price: 280 })));

const gap = (from: number, to: number): PriceRangeWarning => ({ kind: 'gap', from, to });
const overlap = (a: number, b: number): PriceRangeWarning => ({ kind: 'overlap', indexes: [a, b] });

// oxfmt-ignore
const SILENT: [title: string, rows: Row[]][] = [
  ['no ranges at all',                               []],
  ['one unbounded range',                            [[100, null]]],
  ['ranges that touch',                              [[100, 1000], [1000, 5000], [5000, null]]],
  ['ranges one smallest step apart',                 [[100, 999.999999], [1000, null]]],
  ['ranges in another order',                        [[1000, Infinity], [100, 1000]]],
  ['a range up to exactly the most that can be sold', [[100, 100_000]]],
  ['a range that starts beyond it',                  [[200_000, 300_000]]],
  ['a minimum not typed yet',                        [[NaN, 1000], [100, null]]],
  ['a maximum not typed yet',                        [[100, null], [5, NaN]]],
  ['infinite minimums',                              [[Infinity, null], [-Infinity, 5], [100, null]]],
  ['a range of one quantity',                        [[100, 100], [100, null]]],
];

// oxfmt-ignore
const WARNED: [title: string, rows: Row[], warnings: PriceRangeWarning[]][] = [
  ['a gap',                          [[100, 999], [1000, null]],             [gap(999, 1000)]],
  ['a gap after one quantity',       [[100, 100], [200, null]],              [gap(100, 200)]],
  ['a gap of two smallest steps',    [[100, 999.999998], [1000, null]],      [gap(999.999998, 1000)]],
  ['a gap before the maximum',       [[100, 50_000]],                        [gap(50_000, 100_000)]],
  ['gaps in any order',              [[5000, null], [100, 200], [900, 999]], [gap(200, 900), gap(999, 5000)]],
  ['no gap that a wide one covers',  [[100, 5000], [200, 300], [5000, null]], [overlap(0, 1)]],
  ['an overlap',                     [[100, 1000], [999, null]],             [overlap(0, 1)]],
  ['an overlap in the other order',  [[999, null], [100, 1000]],             [overlap(0, 1)]],
  ['every overlapping pair',         [[100, 500], [200, 600], [300, null]],  [overlap(0, 1), overlap(0, 2), overlap(1, 2)]],
  ['an overlap with an unbounded one', [[100, null], [200, 300]],            [overlap(0, 1)]],
  ['minimum above maximum',          [[1000, 100], [100, null]],             [{ kind: 'min-above-max', index: 0 }]],
  ['an upside-down one, no cover',   [[100, 200], [900, 300], [1000, null]], [{ kind: 'min-above-max', index: 1 }, gap(200, 1000)]],
  ['two unbounded ranges',           [[100, null], [50, 100], [1000, Infinity]], [{ kind: 'two-unbounded', indexes: [0, 2] }]],
  ['places in the list as given',    [[NaN, 1], [100, null], [200, 300]],    [overlap(1, 2)]],
];

describe('priceRangeWarnings', () => {
  it.each(SILENT)('says nothing about %s', (_, rows) => {
    expect(warningsOf(rows)).toEqual([]);
  });

  it.each(WARNED)('warns of %s', (_, rows, warnings) => {
    expect(warningsOf(rows)).toEqual(warnings);
  });
});
