import { describe, expect, test } from 'vitest';
import { orderDeadline } from './order-deadline.ts';

const created_ts = '2026-11-21T06:00:00Z';
const createdMs = Date.parse(created_ts);
const now = createdMs + 60_000;

describe('the deadline of an order', () => {
  test('comes from the seconds the server says are left', () => {
    expect(orderDeadline({ created_ts, expiresIn: 1140 }, now, null)).toBe(now + 1140_000);
  });

  test.each([0, 1_000, 2_000])('stays the same when a poll is %i ms off', (off) => {
    const known = now + 600_000;
    expect(orderDeadline({ created_ts, expiresIn: 600 }, now - off, known)).toBe(known);
    expect(orderDeadline({ created_ts, expiresIn: 600 }, now + off, known)).toBe(known);
  });

  test('follows the server when it moved the deadline, or when this device slept', () => {
    expect(orderDeadline({ created_ts, expiresIn: 600 }, now, now + 602_001)).toBe(now + 600_000);
    expect(orderDeadline({ created_ts, expiresIn: 300 }, now, now + 600_000)).toBe(now + 300_000);
  });

  test('an expired order keeps the moment at which it was first seen expired', () => {
    const first = orderDeadline({ created_ts, expiresIn: 0 }, now, now + 5_000);
    expect(first).toBe(now);
    expect(orderDeadline({ created_ts, expiresIn: 0 }, now + 60_000, first)).toBe(now);
  });

  test('a negative time left counts as zero', () => {
    expect(orderDeadline({ created_ts, expiresIn: -30 }, now, null)).toBe(now);
  });

  test('without expiresIn the deadline comes from the age of the order', () => {
    expect(orderDeadline({ created_ts }, now, null)).toBe(createdMs + 1200_000);
    expect(orderDeadline({ created_ts }, now, null, 60_000)).toBe(createdMs + 60_000);
    expect(orderDeadline({ created_ts }, now, now + 5)).toBe(now + 5);
    expect(orderDeadline({ created_ts: 'yesterday' }, now, null, 60_000)).toBe(now + 60_000);
  });
});
