import { orderTimeline, type OrderStage } from '@sarraf/domain';
import { expect } from 'vitest';
import { look } from './selling.ts';
import type { Actor, TestServer } from './test-server.ts';

/** Event that an order's timeline ends with, by status. */
const ENDS: Readonly<Record<string, string>> = {
  completed: 'completed',
  cancelled: 'cancelled',
  timeout: 'timed-out',
  failed: 'refunded',
};

/** What the tables say about an order and its payout. */
const truthOf = ({ db }: TestServer, id: string) =>
  db
    .selectFrom('orders')
    .leftJoin('payouts', 'payouts.order_id', 'orders.id')
    .select(['orders.status', 'orders.exception', 'orders.review_at', 'orders.sold_amount', 'orders.refunded_at'])
    .select(['payouts.status as payout', 'payouts.problem_at', 'payouts.finished_at as paid_at'])
    .where('orders.id', '=', id)
    .executeTakeFirstOrThrow();

/** Stages in which a payout of each status may be; the seller's own choice of an account is one of a payout that failed. */
const STAGES: Readonly<Record<string, readonly (OrderStage | null)[]>> = {
  queued: ['queued'],
  claimed: ['paying', 'paying-again'],
  sent: ['paying', 'paying-again'],
  unknown: ['unclear'],
  held: ['held', 'awaits-account'],
  failed: ['awaits-account', null],
  completed: [null],
};

/**
 * Checks an order's timeline again and again: it only grows, it is in the order of time, its end is the one of the order, and what it says about now
 * and next is what the tables say.
 */
export function watchTimeline(server: TestServer, seller: Actor, id: string) {
  let before: { type: string; at: string }[] = [];
  return {
    check: async () => {
      const order = await look(server, seller, id);
      const truth = await truthOf(server, id);
      const events = order.events ?? [];
      expect(events.slice(0, before.length)).toEqual(before);
      expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted());
      const ends = events.filter(({ type }) => Object.values(ENDS).includes(type)).map(({ type }) => type);
      expect(ends.at(-1)).toBe(order.payoutReturned?.refundedAt ? 'refunded' : ENDS[order.status]);
      before = events;

      const { now = null, next = [] } = orderTimeline(order) ?? {};
      if (truth.payout) expect(STAGES[truth.payout], `a payout that is ${truth.payout}`).toContain(now);
      const isDecidedByPeople =
        truth.payout === 'held' ||
        truth.payout === 'unknown' ||
        (truth.review_at !== null && truth.sold_amount === null);
      const isOver = truth.status !== 'pending' && truth.status !== 'in_process' && truth.payout !== 'failed';
      const isOnlyLate = truth.status === 'pending' && truth.exception === 'late';
      if (isDecidedByPeople || isOnlyLate) expect(next).toEqual([]);
      if (isOver && !truth.payout) expect(now).toBeNull();
    },
  };
}
