import { payoutStatus } from './payout-status.ts';

/** How many of one kind there are. */
interface Counted {
  count: number;
}

/** The queues of the desk, as the overview tells them. */
export interface DeskQueues {
  payouts: readonly (Counted & { status: string })[];
  exceptions: Counted;
  withdrawals: readonly (Counted & { status: string })[];
}

/** What waits at the desk for a person, a queue at a time. */
export interface DeskWaiting {
  payouts: number;
  exceptions: number;
  withdrawals: number;
  /** The three together. */
  all: number;
}

const PAYOUTS: ReadonlySet<string | null> = new Set(['queued', 'unknown', 'failed']);

/**
 * What waits for a person. What somebody has in hand does not, nor what a person has put on hold; a payout that failed does, since it is paid
 * again or given back (product.md R45).
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
