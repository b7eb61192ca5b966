import { payoutStatus } from './payout-status.ts';

/** Row with a number of items. */
interface Counted {
  count: number;
}

/** Queues of the desk, as `getOverview` returns them. */
export interface DeskQueues {
  payouts: readonly (Counted & { status: string })[];
  exceptions: Counted;
  withdrawals: readonly (Counted & { status: string })[];
}

/** Number of items at the desk that wait for an administrator, by queue. */
export interface DeskWaiting {
  payouts: number;
  exceptions: number;
  withdrawals: number;
  /** Sum of the three. */
  all: number;
}

const PAYOUTS: ReadonlySet<string | null> = new Set(['queued', 'unknown', 'failed']);

/**
 * Counts the items that wait for an administrator: neither claimed nor on hold. A failed payout waits too: it has to be retried or refunded
 * (product.md R45).
 */
export function deskWaiting({ payouts, exceptions, withdrawals }: DeskQueues): DeskWaiting {
  const sum = (rows: readonly Counted[]) => rows.reduce((total, { count }) => total + count, 0);
  const waiting = {
    payouts: sum(payouts.filter(({ status }) => PAYOUTS.has(payoutStatus(status)))),
    exceptions: exceptions.count,
    withdrawals: sum(withdrawals.filter(({ status }) => status === 'requested')),
  };
  return { ...waiting, all: waiting.payouts + waiting.exceptions + waiting.withdrawals };
}
