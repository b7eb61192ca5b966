import { orderStage, type OrderStage, type StagedOrder } from './order-stage.ts';

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
   * Whether the usual time of payouts counts for this order: `now` that the deposit is confirmed, or `later`. Null while somebody has to decide,
   * and after a problem.
   */
  usual: 'now' | 'later' | null;
}

/** Fields of an order that its timeline depends on; an `Order` of the contract with its events fits. */
export interface TimelineOrder extends StagedOrder {
  events?: readonly { type: string; at: string }[] | null | undefined;
}

const isKnown = (event: { type: string; at: string }): event is OrderTimeline['events'][number] =>
  ORDER_EVENT_TYPES.some((type) => type === event.type);

const NEXT: Record<OrderStage, readonly NextStep[]> = {
  'awaits-deposit': ['confirmed', 'paid'],
  'time-over': [],
  vanished: [],
  late: [],
  confirming: ['paid'],
  'awaits-rest': ['confirmed', 'paid'],
  part: ['paid'],
  // What somebody decides is not known.
  'in-review': [],
  held: [],
  queued: ['paid'],
  paying: ['paid'],
  unclear: [],
  'awaits-account': ['paid'],
  'paying-again': ['paid'],
  unknown: [],
};

function nextSteps(order: TimelineOrder, now: OrderStage | null): readonly NextStep[] {
  // After the choice of another account an administrator decides.
  if (now === null || (now === 'awaits-account' && order.payoutStage === 'held')) return [];
  return NEXT[now];
}

/** Timeline of an order (product.md R48); null without events, which lists of orders do not have. */
export function orderTimeline(order: TimelineOrder): OrderTimeline | null {
  if (!order.events || order.events.length === 0) return null;
  const events = order.events.filter(isKnown);
  const now = orderStage(order);
  const next = nextSteps(order, now);
  const hadProblem = events.some(({ type }) => type === 'payout-problem' || type === 'returned');
  const isDue = now === 'queued' || now === 'paying';
  return { events, now, next, usual: hadProblem || !next.includes('paid') ? null : isDue ? 'now' : 'later' };
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

/** Usual duration of payouts for people, and what nine of ten take, rounded up, so that nothing shorter is promised. `usual` is null if both are the same. */
export function roughTimes(times: { median: number; nineTenths: number }): {
  usual: RoughDuration | null;
  nineTenths: RoughDuration;
} {
  const [usual, nineTenths] = [roundedUp(times.median), roundedUp(times.nineTenths)];
  const isSame = usual.value === nineTenths.value && usual.unit === nineTenths.unit;
  return { usual: isSame ? null : usual, nineTenths };
}
