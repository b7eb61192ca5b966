import { describe, expect, test } from 'vitest';
import { bodyOf, skeletonWidth } from './data-column.ts';

describe('what stands below the head', () => {
  test.each([
    ['ready', 3, 'rows'],
    ['ready', 0, 'empty'],
    ['loading', 0, 'skeleton'],
    // Rows of another filter would pass for rows of this one.
    ['loading', 3, 'skeleton'],
    ['refreshing', 3, 'rows'],
    ['refreshing', 0, 'skeleton'],
    ['failed', 0, 'failure'],
    ['failed', 3, 'failure'],
  ] as const)('%s with %i rows: %s', (state, rows, body) => expect(bodyOf(state, rows)).toBe(body));
});

test('skeletons are uneven, and the same every time', () => {
  const widths = Array.from({ length: 6 }, (_, row) => skeletonWidth(row, 0));
  expect(new Set(widths).size).toBe(3);
  expect(Array.from({ length: 6 }, (_, row) => skeletonWidth(row, 0))).toEqual(widths);
});
