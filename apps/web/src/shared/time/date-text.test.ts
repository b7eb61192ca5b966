import { expect, test } from 'vitest';
import { calendarText, dateTimeText, dayText } from './date-text.ts';

const HOUR_MS = 3_600_000;
// Every month and weekday, and every hour of the day.
const moments = Array.from({ length: 365 }, (_, n) => Date.UTC(2025, 0, 1, 0, 7) + n * 25 * HOUR_MS);

test('a moment is written in the reader’s zone as the browser writes it for India', () => {
  const browser = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });
  expect(moments.map(dateTimeText)).toEqual(moments.map((ms) => browser.format(ms)));
});

test('a day is that of Kolkata, written as the browser writes it without its comma before the year', () => {
  const browser = new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  });
  expect(moments.map(dayText)).toEqual(moments.map((ms) => browser.format(ms)));
});

test('a day that was told is written in no zone, whole or in parts', () => {
  const [days, browser] = [
    moments.map((ms) => new Date(ms).toISOString().slice(0, 10)),
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }),
  ];
  expect(days.map((day) => calendarText(day))).toEqual(moments.map((ms) => browser.format(ms)));
  expect((['dayMonth', 'monthYear', 'day', 'year'] as const).map((parts) => calendarText('2026-09-05', parts))).toEqual(
    ['5 Sept', 'Sept 2026', '5', '2026'],
  );
});
