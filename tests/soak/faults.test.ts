import { expect, test } from 'vitest';

import { planFaults } from './faults.ts';

test('the same seed plans the same faults, another seed others', () => {
  expect(planFaults(7, 2)).toEqual(planFaults(7, 2));
  expect(planFaults(8, 2)).not.toEqual(planFaults(7, 2));
});

test.each([2, 30])('a run of %i minutes has every kind of fault, and a quiet end', (minutes) => {
  const plan = planFaults(1, minutes);
  expect(new Set(plan.map(({ kind }) => kind)).size).toBe(18);
  expect(plan.at(-1)?.atMs).toBeLessThanOrEqual(minutes * 60_000 - 10_000);
  expect(plan.length).toBeGreaterThanOrEqual(minutes === 2 ? 18 : 200);
});

test('one process lives through the last two thirds of a run', () => {
  const ends = planFaults(3, 30).filter(({ kind }) => kind === 'process killed' || kind === 'process stopped');
  expect(ends.filter(({ process, atMs }) => process === 1 && atMs > 10 * 60_000)).toEqual([]);
  expect(ends.some(({ process }) => process === 1)).toBe(true);
});
