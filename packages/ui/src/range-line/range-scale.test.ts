import { expect, test } from 'vitest';
import { rangeScale } from './range-scale.ts';

const STEP = 0.000001;

test.each<[string, (number | null)[], number, number[]]>([
  ['stops are at equal distances for any numbers', [1, 250, 250, 5000, null], 3, [0, 1 / 3, 1 / 3, 2 / 3, 1]],
  ['in any order', [5000, null, 1], 2, [0.5, 1, 0]],
  ['bounds a step apart share a stop', [100, 999.999999, 1000, 5000], 2, [0, 0.5, 0.5, 1]],
  ['bounds two steps apart do not', [100, 999.999998, 1000], 2, [0, 0.5, 1]],
  ['one bound', [7], 1, [0]],
  ['an open end alone', [null], 1, [0]],
  ['nothing', [], 1, []],
])('%s', (_title, bounds, intervals, positions) => {
  const scale = rangeScale(bounds, STEP);
  expect(scale.intervals).toBe(intervals);
  expect(bounds.map(scale.positionOf)).toEqual(positions);
});

test('a bound between stops is at the stop before it, or at the start', () => {
  const { positionOf } = rangeScale([10, 20], STEP);
  expect([positionOf(15), positionOf(1), positionOf(99)]).toEqual([0, 0, 1]);
});
