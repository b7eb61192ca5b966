import { expect, test } from 'vitest';
import { deskWaiting } from './desk-waiting.ts';

const rows = (...counts: [string, number][]) => counts.map(([status, count]) => ({ status, count }));

test('counts what nobody has claimed or put on hold', () => {
  const queues = {
    payouts: rows(['queued', 4], ['claimed', 2], ['sent', 9], ['unknown', 1], ['held', 7], ['failed', 3], ['new', 50]),
    exceptions: { count: 5 },
    withdrawals: rows(['requested', 2], ['claimed', 8]),
  };
  expect(deskWaiting(queues)).toEqual({ payouts: 8, exceptions: 5, withdrawals: 2, all: 15 });
});

test('an empty desk has nothing waiting', () => {
  expect(deskWaiting({ payouts: [], exceptions: { count: 0 }, withdrawals: [] }).all).toBe(0);
});
