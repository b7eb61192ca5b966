import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { elapsedTime, historyDate, historyDay, startOfHistoryDay } from './elapsed-time.ts';

const NOW = Date.parse('2025-06-02T09:41:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

it('a day of the history begins at midnight in Kolkata, half an hour before midnight in Pakistan', () => {
  const begins = startOfHistoryDay('2026-07-01');
  expect(begins.toISOString()).toBe('2026-06-30T18:30:00.000Z');
  expect(historyDate(begins.getTime())).toBe('2026-07-01');
  expect(historyDate(begins.getTime() - 1)).toBe('2026-06-30');
  expect(historyDay(begins.getTime()) - historyDay(begins.getTime() - 1)).toBe(1);
});

describe('elapsedTime', () => {
  it.each([
    [-HOUR, 0, 'second'],
    [0, 0, 'second'],
    [MINUTE - 1, 0, 'second'],
    [MINUTE, 1, 'minute'],
    [HOUR - 1, 59, 'minute'],
    [HOUR, 1, 'hour'],
    [DAY - 1, 23, 'hour'],
    [DAY, 1, 'day'],
    [29 * DAY, 29, 'day'],
    [30 * DAY, 1, 'month'],
    [364 * DAY, 12, 'month'],
    [365 * DAY, 1, 'year'],
    [800 * DAY, 2, 'year'],
  ] as const)('%d ms ago is %d %s', (past, value, unit) => {
    expect(elapsedTime(NOW - past, NOW)).toEqual({ value, unit });
  });

  it('counts the days of Kolkata: 25 hours may lie two of them back', () => {
    const afterMidnight = Date.parse('2025-06-02T00:30:00+05:30');
    expect(elapsedTime(afterMidnight - 25 * HOUR, afterMidnight)).toEqual({ value: 2, unit: 'day' });
    expect(elapsedTime(afterMidnight - 24 * HOUR, afterMidnight)).toEqual({ value: 1, unit: 'day' });
  });

  it('never says zero of anything but seconds, and never goes back as time goes on', () => {
    const order = ['second', 'minute', 'hour', 'day', 'month', 'year'];
    const past = fc.integer({ min: 0, max: 4000 * DAY });
    const rank = (age: number) => {
      const { value, unit } = elapsedTime(NOW - age, NOW);
      expect(value > 0 || unit === 'second').toBe(true);
      return order.indexOf(unit) * 10_000 + value;
    };
    fc.assert(
      fc.property(past, past, (one, other) => {
        expect(rank(Math.max(one, other))).toBeGreaterThanOrEqual(rank(Math.min(one, other)));
      }),
    );
  });
});

describe('historyDay', () => {
  it('changes at midnight in Kolkata and nowhere else', () => {
    const midnight = Date.parse('2025-06-02T00:00:00+05:30');
    expect(historyDay(midnight) - historyDay(midnight - 1)).toBe(1);
    expect(historyDay(midnight + DAY - 1)).toBe(historyDay(midnight));
  });
});
