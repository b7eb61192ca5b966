import type { Order } from '@sarraf/api-client/contract';
import { expect } from 'vitest';

/** Event that an order's timeline ends with, by status. */
const ENDS: Readonly<Record<string, string>> = {
  completed: 'completed',
  cancelled: 'cancelled',
  timeout: 'timed-out',
  failed: 'refunded',
};

/** Checks an order's timeline again and again: it only grows, it is in the order of time, and its end is the one of the order. */
export function watchTimeline(read: () => Promise<Pick<Order, 'status' | 'events' | 'payoutReturned'>>) {
  let before: NonNullable<Order['events']> = [];
  return {
    check: async () => {
      const { status, events, payoutReturned } = await read();
      const now = events ?? [];
      expect(now.slice(0, before.length)).toEqual(before);
      expect(now.map(({ at }) => at)).toEqual(now.map(({ at }) => at).toSorted());
      const ends = now.filter(({ type }) => Object.values(ENDS).includes(type)).map(({ type }) => type);
      const end = payoutReturned?.refundedAt ? 'refunded' : ENDS[status];
      expect(ends.at(-1)).toBe(end);
      before = now;
    },
  };
}
