import { expect, test } from 'vitest';
import { csvName } from './save-csv.ts';

test.each([
  [new Date(2025, 5, 2, 9, 4), 'payouts-20250602-0904.csv'],
  [new Date(2026, 11, 31, 23, 59), 'payouts-20261231-2359.csv'],
])('a file of %s is %s', (at, name) => {
  expect(csvName('payouts', at)).toBe(name);
});
