import { type Decimal, decimal } from './money.ts';
import { deadline, parseServerTime } from './timing.ts';

/** What a status means to the person reading it; colour is the ui's business. */
export type Tone = 'positive' | 'notice' | 'negative' | 'info' | 'neutral';

/** How an order ended, or that it has not (product.md R19). */
export type OrderResult = 'completed' | 'cancelled' | 'failed' | 'in-process';

interface StatusFacts {
  /** Tone of its badge. */
  tone: Tone;
  /** Tone of its icon in the history. */
  icon: Tone;
  /** How the result step reads it, and what it counts as in every figure. */
  result: OrderResult;
}

const FACTS = {
  pending: { tone: 'notice', icon: 'notice', result: 'in-process' },
  in_process: { tone: 'info', icon: 'negative', result: 'in-process' },
  completed: { tone: 'positive', icon: 'positive', result: 'completed' },
  // What imported books call a completed order.
  success: { tone: 'positive', icon: 'negative', result: 'completed' },
  cancelled: { tone: 'negative', icon: 'negative', result: 'cancelled' },
  timeout: { tone: 'info', icon: 'negative', result: 'failed' },
  failed: { tone: 'negative', icon: 'negative', result: 'failed' },
} as const satisfies Record<string, StatusFacts>;

/** A status that an order is known to have; a server may send others. */
export type OrderStatus = keyof typeof FACTS;

const isOrderStatus = (word: string): word is OrderStatus => Object.hasOwn(FACTS, word);

/** Every status an order is known to have, in the order of its life. */
export const ORDER_STATUSES: readonly OrderStatus[] = Object.keys(FACTS).filter(isOrderStatus);

/** The status a server's word stands for, in any letter case; null when this build has never heard of it. */
export function orderStatus(word: string): OrderStatus | null {
  const status = word.toLowerCase();
  return isOrderStatus(status) ? status : null;
}

// One to come is shown in its own words, and is not over as far as anybody knows.
const UNKNOWN: StatusFacts = { tone: 'neutral', icon: 'negative', result: 'in-process' };

function factsOf(word: string): StatusFacts {
  const status = orderStatus(word);
  return status === null ? UNKNOWN : FACTS[status];
}

/** Tone of a status in any letter case; one this build has never heard of is neutral (product.md R19). */
export const orderTone = (status: string): Tone => factsOf(status).tone;

/** Tone of the icon of a history row: completed, pending, and everything else negative (product.md R19). */
export const historyIconTone = (status: string): Tone => factsOf(status).icon;

/** Whether the order still waits for its deposit; compared without letter case (product.md R19). */
export const isPending = (status: string): boolean => orderStatus(status) === 'pending';

/** How the result step reads a status; pending, in_process and unknown ones are still in process (product.md R19). */
export const orderResult = (status: string): OrderResult => factsOf(status).result;

/** Whether polling may stop: no later status follows this one (product.md R19). */
export const isFinalStatus = (status: string): boolean => orderResult(status) !== 'in-process';

/** Per cent of the finished sells that were completed, rounded to one decimal; 0 while none is finished. */
export const successRate = ({ completed, finished }: { completed: number; finished: number }): Decimal =>
  finished === 0 ? decimal(0) : decimal(completed).times(100).div(finished).round(1);

/** The part of an order its time to pay depends on. */
export interface OrderTime {
  /** When the order was created, server time. */
  created_ts: string;
  /** Seconds left when the reply was made, from a server that tells them. */
  expiresIn?: number | null | undefined;
}

/** When the time to pay ends, in ms of the reader's clock: by the seconds told at `readMs`, else by the order's age; null without either (product.md R20). */
export function payDeadline({ created_ts, expiresIn }: OrderTime, readMs: number, expiryMs: number): number | null {
  if (typeof expiresIn === 'number') return deadline(readMs, expiresIn);
  const createdMs = parseServerTime(created_ts);
  return createdMs === null ? null : createdMs + expiryMs;
}

/** The status to show: a pending order is `failed` from its deadline on, whatever the server still says (product.md R20). */
export const displayedStatus = (status: string, deadlineMs: number | null, nowMs: number): string =>
  isPending(status) && deadlineMs !== null && nowMs >= deadlineMs ? 'failed' : status;

/** Whether the seller may cancel: pending, and no deposit seen yet (product.md R22). */
export const canCancel = (order: { status: string; receivedAmount?: number | null | undefined }): boolean =>
  isPending(order.status) && (order.receivedAmount ?? 0) === 0;

/** A status in its own words: `in_process` is `In process`. Works for statuses this build has never heard of. */
export function statusLabel(status: string): string {
  const words = status.replaceAll('_', ' ').trim().toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
