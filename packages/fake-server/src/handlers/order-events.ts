import type { Order, OrderEvent } from '@sarraf/api-client';
import { awaitsAccount, isFinalStatus, orderStatus } from '@sarraf/domain';

const MINUTE_MS = 60_000;
/** An order older than this was not made while the story ran: its events get times soon after it. */
const OLD_MS = 40 * MINUTE_MS;
/** Minutes between the order and its events, for an old order. */
const AFTER: Readonly<Record<string, number>> = {
  created: 0,
  'deposit-seen': 2,
  confirmed: 5,
  'payout-started': 6,
  'payout-problem': 7,
  completed: 9,
  cancelled: 3,
  'timed-out': 20,
  refunded: 30,
};

const ENDS = {
  completed: 'completed',
  success: 'completed',
  cancelled: 'cancelled',
  timeout: 'timed-out',
  failed: 'refunded',
} as const;

/** Types of the events that an order in this state has had, oldest first. */
function typesOf(order: Order): string[] {
  const { status: word, source, hash, receivedAmount, confirmations } = order;
  const status = orderStatus(word);
  const end = status && status in ENDS ? ENDS[status as keyof typeof ENDS] : undefined;
  const isPaidOut = end === 'completed' || end === 'refunded';
  const isSeen = isPaidOut || Boolean(hash) || (receivedAmount ?? 0) > 0;
  const isConfirmed =
    isPaidOut ||
    awaitsAccount(order) ||
    (!isFinalStatus(word) && confirmations !== null && (confirmations?.have ?? 0) >= (confirmations?.need ?? 1));
  const deposit =
    source === 'wallet' ? [] : [...(isSeen ? ['deposit-seen'] : []), ...(isConfirmed ? ['confirmed'] : [])];
  const isRefused = awaitsAccount(order);
  const payout = [
    ...(end === 'completed' || isRefused ? ['payout-started'] : []),
    ...(isRefused ? ['payout-problem'] : []),
  ];
  const afterwards = order.payoutReturned ? ['returned', ...(order.payoutReturned.refundedAt ? ['refunded'] : [])] : [];
  return ['created', ...deposit, ...payout, ...(end ? [end] : []), ...afterwards];
}

/**
 * Adds the events that follow from an order's state and are not among its events yet. Append-only, as the server's: an order whose
 * state goes back keeps its events.
 */
export function updateEvents(order: Order, nowMs: number): void {
  const createdMs = Date.parse(order.created_ts);
  const isOld = nowMs - createdMs > OLD_MS;
  const known = order.events ?? [];
  const missing: OrderEvent[] = typesOf(order)
    .filter((type) => !known.some((event) => event.type === type))
    .map((type) => {
      const { at = null, refundedAt = null } = order.payoutReturned ?? {};
      const told = type === 'returned' ? at : type === 'refunded' ? refundedAt : null;
      if (told !== null) return { type, at: told };
      const ms = isOld ? createdMs + (AFTER[type] ?? 0) * MINUTE_MS : type === 'created' ? createdMs : nowMs;
      return { type, at: new Date(ms).toISOString() };
    });
  // What the desk told is later than what is missing before it.
  order.events = [...known, ...missing].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
