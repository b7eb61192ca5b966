import { expect, test } from 'vitest';
import { relativeTimeText } from './relative-time.ts';

const NOW = Date.parse('2025-06-02T09:41:00Z');
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

test.each([
  [-5 * MINUTE, 'now'],
  [MINUTE - 1, 'now'],
  [MINUTE, '1 minute ago'],
  [11 * MINUTE, '11 minutes ago'],
  [60 * MINUTE, '1 hour ago'],
  [23 * 60 * MINUTE, '23 hours ago'],
  [DAY, 'yesterday'],
  [3 * DAY, '3 days ago'],
  [45 * DAY, '1 month ago'],
  [400 * DAY, '1 year ago'],
])('%d ms ago is %s', (past, words) => {
  expect(relativeTimeText(NOW - past, NOW)).toBe(words);
});
