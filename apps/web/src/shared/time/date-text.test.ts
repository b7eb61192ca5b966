import { expect, test } from 'vitest';
import { calendarText, dateTimeText, dayText, relativeTimeText } from './date-text.ts';

const HOUR_MS = 3_600_000;
// Every month and weekday, and every hour of the day.
const moments = Array.from({ length: 365 }, (_, n) => Date.UTC(2025, 0, 1, 0, 7) + n * 25 * HOUR_MS);

test('dateTimeText equals Intl.DateTimeFormat for en-IN in the time zone of the device', () => {
  const browser = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });
  expect(moments.map(dateTimeText)).toEqual(moments.map((ms) => browser.format(ms)));
});

test('dayText equals Intl.DateTimeFormat for en-GB in Asia/Kolkata', () => {
  const browser = new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  });
  expect(moments.map(dayText)).toEqual(moments.map((ms) => browser.format(ms)));
});

test('calendarText converts no time zone and can show parts of a date', () => {
  const [days, browser] = [
    moments.map((ms) => new Date(ms).toISOString().slice(0, 10)),
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }),
  ];
  expect(days.map((day) => calendarText(day))).toEqual(moments.map((ms) => browser.format(ms)));
  expect((['dayMonth', 'monthYear', 'day', 'year'] as const).map((parts) => calendarText('2026-09-05', parts))).toEqual(
    ['5 Sept', 'Sept 2026', '5', '2026'],
  );
});

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
