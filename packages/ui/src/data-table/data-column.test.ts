import { describe, expect, test } from 'vitest';
import { skeletonWidth, tableBody } from './data-column.ts';

describe('table body', () => {
  test.each([
    ['ready', 3, 'rows'],
    ['ready', 0, 'empty'],
    ['loading', 0, 'skeleton'],
    // Rows of the previous filter must not look like rows of the new one.
    ['loading', 3, 'skeleton'],
    ['refreshing', 3, 'rows'],
    ['refreshing', 0, 'skeleton'],
    ['failed', 0, 'failure'],
    ['failed', 3, 'failure'],
  ] as const)('%s with %i rows: %s', (state, rows, body) => expect(tableBody(state, rows)).toBe(body));
});

test('skeleton widths are uneven, and the same at every call', () => {
  const widths = Array.from({ length: 6 }, (_, row) => skeletonWidth(row, 0));
  expect(new Set(widths).size).toBe(3);
  expect(Array.from({ length: 6 }, (_, row) => skeletonWidth(row, 0))).toEqual(widths);
});
