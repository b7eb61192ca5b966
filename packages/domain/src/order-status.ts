import { type Decimal, decimal } from './money.ts';
import { deadline, parseServerTime } from './timing.ts';

/** What a status means to the person reading it; colour is the ui's business. */
export type Tone = 'positive' | 'notice' | 'negative' | 'info' | 'neutral';

/** Result of an order; `in-process` while it is not final (product.md R19). */
export type OrderResult = 'completed' | 'cancelled' | 'failed' | 'in-process';

interface StatusFacts {
  /** Tone of its badge. */
  tone: Tone;
  /** Tone of its icon in the history. */
  icon: Tone;
  /** Result on the result step and in every statistic. */
  result: OrderResult;
}

const FACTS = {
  pending: { tone: 'notice', icon: 'notice', result: 'in-process' },
  in_process: { tone: 'info', icon: 'negative', result: 'in-process' },
  completed: { tone: 'positive', icon: 'positive', result: 'completed' },
  // Imported records use `success` for a completed order.
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

/** Known status for a value of the server, in any letter case; null for one this build does not know. */
export function orderStatus(word: string): OrderStatus | null {
  const status = word.toLowerCase();
  return isOrderStatus(status) ? status : null;
}

// An unknown status of a later server counts as not finished.
const UNKNOWN: StatusFacts = { tone: 'neutral', icon: 'negative', result: 'in-process' };

function factsOf(word: string): StatusFacts {
  const status = orderStatus(word);
  return status === null ? UNKNOWN : FACTS[status];
}

/** Tone of a status in any letter case; a status this build does not know is neutral (product.md R19). */
export const orderTone = (status: string): Tone => factsOf(status).tone;

/** Tone of the icon of a history row: completed, pending, and everything else negative (product.md R19). */
export const historyIconTone = (status: string): Tone => factsOf(status).icon;

/** Whether the order still waits for its deposit; compared without letter case (product.md R19). */
export const isPending = (status: string): boolean => orderStatus(status) === 'pending';

/** Result of a status; pending, in_process and unknown ones are still in process (product.md R19). */
export const orderResult = (status: string): OrderResult => factsOf(status).result;

/** Filters of the history by what became of an order, in their order: the results, and orders whose rupees the bank returned and that were not paid again (product.md R37). */
export const HISTORY_STATUSES = ['in-process', 'completed', 'returned', 'cancelled', 'failed'] as const satisfies (
  | OrderResult
  | 'returned'
)[];
/** One of `HISTORY_STATUSES`. */
export type HistoryStatus = (typeof HISTORY_STATUSES)[number];

/** Statuses with a result. */
export const statusesOf = (result: OrderResult): readonly OrderStatus[] =>
  ORDER_STATUSES.filter((status) => FACTS[status].result === result);

/** Whether polling may stop: no later status follows this one (product.md R19). */
export const isFinalStatus = (status: string): boolean => orderResult(status) !== 'in-process';

/** Percentage of finished sales that were completed, rounded to one decimal; 0 while none is finished. */
export const successRate = ({ completed, finished }: { completed: number; finished: number }): Decimal =>
  finished === 0 ? decimal(0) : decimal(completed).times(100).div(finished).round(1);

/** Fields of an order that its payment deadline depends on. */
export interface OrderTime {
  /** When the order was created, server time. */
  created_ts: string;
  /** Seconds left when the reply was made, if the server sends them. */
  expiresIn?: number | null | undefined;
}

/**
 * Payment deadline in ms of the device's clock: `expiresIn` counted from `readMs` (when the reply was read), else the creation time plus
 * `expiryMs`; null without either (product.md R20).
 */
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

/** English label made of a status: `in_process` is `In process`. Works for statuses this build does not know. */
export function statusLabel(status: string): string {
  const label = status.replaceAll('_', ' ').trim().toLowerCase();
  return label.charAt(0).toUpperCase() + label.slice(1);
}
