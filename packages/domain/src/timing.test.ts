import { describe, expect, it } from 'vitest';
import * as timing from './timing.ts';
import { deadline, mmss, parseServerTime, secondsLeft } from './timing.ts';

describe('times', () => {
  it('are those of docs/product.md', () => {
    const figures = Object.entries(timing).filter(([, value]) => typeof value !== 'function');
    expect(Object.fromEntries(figures)).toEqual({
      RESEND_SECONDS: 60,
      OTHER_CHANNEL_SECONDS: 20,
      ORDER_EXPIRY_SECONDS: 1200,
      ORDER_EXPIRY_MS: 1_200_000,
      ORDER_POLL_MS: 1000,
      SLOW_POLL_MS: 5000,
      POLL_TIMEOUT_MS: 5000,
      POLL_FAILURES_BEFORE_NOTICE: 5,
      MONITOR_WINDOW_MS: 1_800_000,
      HISTORY_PAGE_SIZE: 10,
      MOST_COUNTED: 10_000,
      SEARCH_DELAY_MS: 500,
    });
  });
});

describe('parseServerTime', () => {
  it.each([
    ['UTC', '2025-06-02T09:40:00Z', '2025-06-02T09:40:00.000Z'],
    ['UTC in milliseconds', '2025-06-02T09:40:00.123Z', '2025-06-02T09:40:00.123Z'],
    ['UTC in microseconds', '2025-06-02T09:40:00.123987Z', '2025-06-02T09:40:00.123Z'],
    ['an offset', '2025-06-02T09:40:00+05:00', '2025-06-02T04:40:00.000Z'],
    ['a negative offset', '2025-06-02T09:40:00-01:30', '2025-06-02T11:10:00.000Z'],
    ['no offset: Kolkata', '2025-06-02T15:10:00', '2025-06-02T09:40:00.000Z'],
    ['no offset, a space', '2025-06-02 15:10:00.5', '2025-06-02T09:40:00.500Z'],
    ['no seconds', '2025-06-02T15:10', '2025-06-02T09:40:00.000Z'],
    ['no seconds, UTC', '2025-06-02T15:10Z', '2025-06-02T15:10:00.000Z'],
    ['a day of Kolkata', '2025-06-02', '2025-06-01T18:30:00.000Z'],
  ])('reads %s', (_, text, utc) => {
    expect(parseServerTime(text)).toBe(Date.parse(utc));
  });

  it.each([
    '',
    'soon',
    'NaN',
    '1717320000000',
    '2025-06-02T',
    '2025-6-2',
    '2025-13-01T00:00:00Z',
    '2025-06-02T25:00:00Z',
    'x2025-06-02T09:40:00Z',
    '2025-06-02T09:40:00Zx',
    '2025-06-02T09:40:00.Z',
    '2025-06-02T09:405Z',
    '9'.repeat(10_000),
  ])('finds no time in %.30j', (text) => {
    expect(parseServerTime(text)).toBeNull();
  });
});

describe('a countdown', () => {
  it('ends the given seconds from now', () => {
    expect(deadline(1_000, 1200)).toBe(1_201_000);
  });

  it.each([
    [0, 1200],
    [1, 1200],
    [999, 1200],
    [1_000, 1199],
    [1_199_000, 1],
    [1_199_999, 1],
    [1_200_000, 0],
    [9_000_000, 0],
  ])('%d ms in has %d s left', (elapsed, left) => {
    expect(secondsLeft(deadline(5_000, 1200), 5_000 + elapsed)).toBe(left);
  });

  it.each([
    [1200, '20:00'],
    [1199, '19:59'],
    [61, '01:01'],
    [59.9, '00:59'],
    [9, '00:09'],
    [0, '00:00'],
    [-0, '00:00'],
    [-5, '00:00'],
    [6000, '100:00'],
    [NaN, '00:00'],
    [Infinity, '00:00'],
  ])('shows %d s as %s', (seconds, text) => {
    expect(mmss(seconds)).toBe(text);
  });
});
