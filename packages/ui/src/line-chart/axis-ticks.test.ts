import fc from 'fast-check';
import { expect, test } from 'vitest';
import { axisTicks } from './axis-ticks.ts';

test.each([
  [[], [0, 1]],
  [
    [0, 0],
    [0, 1],
  ],
  [[1], [0, 1]],
  [
    [2, 1],
    [0, 1, 2],
  ],
  [[4], [0, 1, 2, 3, 4]],
  [[7], [0, 2, 4, 6, 8]],
  [[11], [0, 2, 4, 6, 8, 10, 12]],
  [[20], [0, 5, 10, 15, 20]],
  [
    [61, 12],
    [0, 20, 40, 60, 80],
  ],
  [[100], [0, 20, 40, 60, 80, 100]],
  [[1_210_000], [0, 500_000, 1_000_000, 1_500_000]],
  [[0.07], [0, 0.02, 0.04, 0.06, 0.08]],
  [
    [0.3, 0.1],
    [0, 0.1, 0.2, 0.3],
  ],
  [
    [12.36, 3],
    [0, 5, 10, 15],
  ],
])('%j has an axis of %j', (values, ticks) => expect(axisTicks(values)).toEqual(ticks));

const counts = fc.array(fc.nat(10_000_000), { minLength: 1 });
const averages = fc.array(fc.double({ min: 0.001, max: 1e7, noNaN: true }), { minLength: 1 });

test('every axis starts at zero, ends at most a third above the highest value, and has even steps', () => {
  fc.assert(
    fc.property(fc.oneof(counts, averages), (values) => {
      const most = Math.max(...values);
      const ticks = axisTicks(values);
      const [top = 0, step = 0] = [ticks.at(-1), ticks[1]];
      expect(ticks[0]).toBe(0);
      expect(ticks.length).toBeLessThanOrEqual(7);
      expect(top).toBeGreaterThanOrEqual(most * (1 - 1e-9));
      if (most > 0) expect(most / top).toBeGreaterThanOrEqual(0.75 - 1e-9);
      for (const [at, tick] of ticks.entries()) expect(tick).toBeCloseTo(at * step, 9);
      if (values.every(Number.isInteger)) expect(ticks.every(Number.isInteger)).toBe(true);
    }),
  );
});
