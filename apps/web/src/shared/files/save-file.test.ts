import { expect, test } from 'vitest';
import { fileName } from './save-file.ts';

test.each([
  [new Date(2025, 5, 2, 9, 4), 'csv', 'payouts-20250602-0904.csv'],
  [new Date(2026, 11, 31, 23, 59), 'xlsx', 'payouts-20261231-2359.xlsx'],
])('a file of %s as %s is %s', (at, extension, name) => {
  expect(fileName('payouts', extension, at)).toBe(name);
});
