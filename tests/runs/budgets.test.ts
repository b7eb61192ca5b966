import { expect, test } from 'vitest';

import { overBudget, readBudgets, totalCosts } from './budgets.ts';

const BUDGETS = { pace: 1, steps: { stories: 1000, lock: 1 } };

test('a step may cost a tenth more than its line, and a short one three seconds more', () => {
  expect(overBudget({ stories: 1100, lock: 4 }, BUDGETS)).toEqual([]);
  expect(overBudget({ stories: 1101, lock: 4.1 }, BUDGETS)).toEqual([
    'stories cost 1101 processor seconds, and its line is 1000',
    'lock cost 4 processor seconds, and its line is 1',
  ]);
});

test('a new step needs a line', () => {
  expect(overBudget({ screenshots: 1 }, BUDGETS)).toEqual(['screenshots has no line in tests/runs/budgets.json']);
});

test('a slower machine may take longer, and a faster one may not take as long', () => {
  expect(totalCosts([{ pace: 2, cpu: { stories: 2100 } }], new Set(), BUDGETS)).toEqual({ stories: 1050 });
  expect(totalCosts([{ pace: 0.5, cpu: { stories: 700 } }], new Set(), BUDGETS)).toEqual({ stories: 1400 });
});

test('shards add up, and a build that several of them need counts once', () => {
  const shards = [
    { pace: 1, cpu: { stories: 400, storybook: 60 } },
    { pace: 1, cpu: { stories: 500, storybook: 55 } },
  ];
  expect(totalCosts(shards, new Set(['stories']), BUDGETS)).toEqual({ stories: 900, storybook: 60 });
});

test('every line is a positive number', () => {
  const { pace, steps } = readBudgets();
  for (const [step, seconds] of Object.entries({ pace, ...steps })) expect(seconds, step).toBeGreaterThan(0);
});
