import { awaitsAccount, isInReview } from './refused-payout.ts';
import { isFinalStatus, isPending, orderStatus } from './order-status.ts';
import { returnStage, type ReturnedPayout } from './returned-payout.ts';

/** Types of order events that this build knows (product.md R48). */
export const ORDER_EVENT_TYPES = [
  'created',
  'deposit-seen',
  'confirmed',
  'payout-started',
  'payout-problem',
  'completed',
  'returned',
  'cancelled',
  'timed-out',
  'refunded',
] as const;
/** One of `ORDER_EVENT_TYPES`. */
export type OrderEventType = (typeof ORDER_EVENT_TYPES)[number];

/** What happens to an order now. */
export type OrderStage =
  /** Waits for the transfer, in time. */
  | 'awaits-deposit'
  /** The time is over, and the network has not been read to its end yet. */
  | 'time-over'
  /** The transfer that was seen is no longer in the chain. */
  | 'vanished'
  | 'confirming'
  /** A part has arrived; the rest can still be sent. */
  | 'awaits-rest'
  /** A part has arrived and the time for the rest is over: the part is sold. */
  | 'part'
  /** A transfer is held until an administrator has decided. */
  | 'in-review'
  /** The payout is held until an administrator has decided. */
  | 'held'
  | 'queued'
  | 'paying'
  /** The seller has to choose another account. */
  | 'awaits-account'
  /** The bank returned the rupees and they are paid once more. */
  | 'paying-again'
  /** A status that this build does not know. */
  | 'unknown';

/** What follows a stage for certain. */
export type NextStep = 'confirmed' | 'paid';

/** Timeline of an order: what has happened, what happens now and what comes next. */
export interface OrderTimeline {
  /** Events that this build knows, oldest first. */
  events: { type: OrderEventType; at: string }[];
  /** Null once nothing more will happen by itself. */
  now: OrderStage | null;
  next: readonly NextStep[];
  /**
   * Whether the usual times of payouts say something about this order: not while somebody has to decide, nor after a problem. `since`: when its
   * own time began; null before the deposit is confirmed.
   */
  usual: { since: string | null } | null;
}

/** Fields of an order that its timeline depends on; an `Order` of the contract with its events fits. */
export interface TimelineOrder extends ReturnedPayout {
  status: string;
  quantity: number;
  created_ts: string;
  source?: string | null | undefined;
  receivedAmount?: number | null | undefined;
  exception?: string | null | undefined;
  expiresIn?: number | null | undefined;
  payoutProblem?: { reason: string } | null | undefined;
  payoutHeld?: boolean | null | undefined;
  events?: readonly { type: string; at: string }[] | null | undefined;
}

const isKnown = (event: { type: string; at: string }): event is OrderTimeline['events'][number] =>
  ORDER_EVENT_TYPES.some((type) => type === event.type);

/** Stage of a deposit that is not confirmed yet. */
function depositStage(order: TimelineOrder, wasSeen: boolean): OrderStage {
  const received = order.receivedAmount ?? 0;
  const isInTime = order.expiresIn !== 0;
  if (received <= 0) {
    if (wasSeen) return 'vanished';
    return isInTime ? 'awaits-deposit' : 'time-over';
  }
  if (received >= order.quantity) return 'confirming';
  return isInTime && typeof order.expiresIn === 'number' ? 'awaits-rest' : 'part';
}

function stageOf(order: TimelineOrder, events: OrderTimeline['events']): OrderStage | null {
  const returned = returnStage(order);
  if (returned === 'awaits-account') return order.payoutHeld ? 'held' : returned;
  if (returned === 'paying-again') return order.payoutHeld ? 'held' : returned;
  if (isFinalStatus(order.status)) return null;
  const status = orderStatus(order.status);
  if (status === null) return 'unknown';
  if (isInReview(order)) return 'in-review';
  if (awaitsAccount(order)) return 'awaits-account';
  if (order.payoutHeld) return 'held';
  const has = (type: OrderEventType) => events.some((event) => event.type === type);
  const isFromWallet = order.source?.toLowerCase() === 'wallet';
  if (isPending(order.status) || !(has('confirmed') || isFromWallet)) return depositStage(order, has('deposit-seen'));
  // After a problem that is solved the payout starts once more.
  const last = events.findLast(({ type }) => type === 'payout-started' || type === 'payout-problem');
  return last?.type === 'payout-started' ? 'paying' : 'queued';
}

const NEXT: Record<OrderStage, readonly NextStep[]> = {
  'awaits-deposit': ['confirmed', 'paid'],
  'time-over': [],
  vanished: [],
  confirming: ['paid'],
  'awaits-rest': ['confirmed', 'paid'],
  part: ['paid'],
  // What somebody decides is not known.
  'in-review': [],
  held: [],
  queued: ['paid'],
  paying: ['paid'],
  'awaits-account': ['paid'],
  'paying-again': ['paid'],
  unknown: [],
};

/** Timeline of an order (product.md R48); null without events, which lists of orders do not have. */
export function orderTimeline(order: TimelineOrder): OrderTimeline | null {
  if (!order.events || order.events.length === 0) return null;
  const events = order.events.filter(isKnown);
  const now = stageOf(order, events);
  const next = now === null ? [] : NEXT[now];
  const hadProblem = events.some(({ type }) => type === 'payout-problem' || type === 'returned');
  const since = events.find(({ type }) => type === 'confirmed')?.at ?? null;
  const isBeforePayout = now !== 'queued' && now !== 'paying';
  return {
    events,
    now,
    next,
    usual: next.includes('paid') && !hadProblem ? { since: isBeforePayout ? null : (since ?? order.created_ts) } : null,
  };
}

/** Duration in words' units: whole minutes up to 90, whole hours up to 48, else whole days. */
export interface RoughDuration {
  value: number;
  unit: 'minute' | 'hour' | 'day';
}

const roundedUp = (seconds: number): RoughDuration => {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  if (minutes <= 90) return { value: minutes, unit: 'minute' };
  const hours = Math.ceil(minutes / 60);
  return hours <= 48 ? { value: hours, unit: 'hour' } : { value: Math.ceil(hours / 24), unit: 'day' };
};

/** Usual and nearly certain duration for people, rounded up, so that nothing shorter is promised. `usual` is null if both are the same. */
export function roughTimes(times: { median: number; nineTenths: number }): {
  usual: RoughDuration | null;
  nearlyAlways: RoughDuration;
} {
  const [usual, nearlyAlways] = [roundedUp(times.median), roundedUp(times.nineTenths)];
  const isSame = usual.value === nearlyAlways.value && usual.unit === nearlyAlways.unit;
  return { usual: isSame ? null : usual, nearlyAlways };
}
