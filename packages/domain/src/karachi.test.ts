import { expect, test } from 'vitest';
import { dayAfter, daysIn, isCalendarDay, karachiDay, startOfDay } from './karachi.ts';

test.each([
  ['2026-06-30T18:59:59Z', '2026-06-30'],
  ['2026-06-30T19:00:00Z', '2026-07-01'],
])('%s is on %s in Karachi', (moment, day) => {
  expect(karachiDay(Date.parse(moment))).toBe(day);
  expect(karachiDay(new Date(moment))).toBe(day);
});

test.each([
  ['2026-06-30', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['1999-12-31', false],
  ['2026-6-30', false],
  ['tomorrow', false],
  ['', false],
])('%s is a day: %s', (text, is) => expect(isCalendarDay(text)).toBe(is));

test('a day in Karachi begins five hours before the day in UTC', () => {
  expect(startOfDay('2026-07-01').toISOString()).toBe('2026-06-30T19:00:00.000Z');
  expect(karachiDay(startOfDay('2026-07-01'))).toBe('2026-07-01');
  expect(karachiDay(startOfDay('2026-07-01').getTime() - 1)).toBe('2026-06-30');
});

test.each([
  ['2026-06-30', 1, '2026-07-01'],
  ['2024-02-28', 2, '2024-03-01'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-01-01', 0, '2026-01-01'],
])('%s and %i days is %s', (day, days, expected) => expect(dayAfter(day, days)).toBe(expected));

test.each([
  ['2026-07-01', '2026-07-01', 1],
  ['2026-07-01', '2027-06-30', 365],
  ['2026-07-02', '2026-07-01', 0],
  ['2026-07-03', '2026-07-01', -1],
])('%s to %s is %i days', (from, to, days) => expect(daysIn({ from, to })).toBe(days));
