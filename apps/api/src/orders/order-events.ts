import { payoutMoments, type OrderEventType, type PayoutMoment, type PayoutStep } from '@sarraf/domain';
import { sql } from 'kysely';
import type { OrderRow, OrderView } from './order-reply.ts';

/** Event type of an order's end, by status. */
const ENDS: Partial<Record<OrderRow['status'], OrderEventType>> = {
  completed: 'completed',
  success: 'completed',
  cancelled: 'cancelled',
  timeout: 'timed-out',
  failed: 'refunded',
};

/** Columns of an order's history that {@link orderEvents} needs. */
export interface OrderHistory {
  /** When the first transfer of the order was seen. */
  first_seen: Date | null;
  /** Log of the payout, oldest first; null if there is none. */
  attempts: PayoutStep[] | null;
}

/** Kinds of exceptions whose transfers do not belong to the order. */
const NOT_OF_ORDER = sql.join(['unmatched', 'wrong-network', 'wrong-token', 'dust'].map((kind) => sql.lit(kind)));

/** Columns of {@link OrderHistory}, for a query of `orders`. */
export const orderHistory = [
  sql<OrderHistory['first_seen']>`(select min(deposits.seen_at) from deposits
    left join exceptions on exceptions.id = deposits.exception_id
    where deposits.order_id = orders.id and (exceptions.kind is null or exceptions.kind not in (${NOT_OF_ORDER})))`.as(
    'first_seen',
  ),
  sql<OrderHistory['attempts']>`(select jsonb_agg(jsonb_build_object(
      'at', at, 'key', key, 'what', what, 'result', result, 'reference', reference) order by payout_attempts.id)
    from payout_attempts where payout_attempts.order_id = orders.id)`.as('attempts'),
] as const;

const moment = (type: OrderEventType, at: Date | string): PayoutMoment => ({ type, at: new Date(at).toISOString() });

/** Events of an order's payout, and the end of the order. */
function payoutEvents({ status, finished_at: finishedAt, payout, attempts }: OrderView & OrderHistory): PayoutMoment[] {
  const end = ENDS[status];
  const ends = end !== undefined && finishedAt ? [moment(end, finishedAt)] : [];
  if (!payout) return ends;
  const all = payoutMoments(attempts ?? []).map(({ type, at }) => moment(type, at));
  const types = all.map(({ type }) => type);
  const hasReturn = types.includes('returned');
  // Without a return the order has one end, of its own.
  const moments = hasReturn ? all : all.filter(({ type }) => type !== 'completed' && type !== 'refunded');
  // Imported books, and those of a build without attempts, have only these columns.
  const columns: [OrderEventType, string | null][] = [
    ['payout-started', payout.sent_at],
    ['payout-problem', hasReturn ? null : payout.problem_at],
  ];
  const isFirstEndMissing = hasReturn && !types.slice(0, types.indexOf('returned')).includes('completed');
  const missing = columns.flatMap(([type, at]) =>
    at && !moments.some((known) => known.type === type) ? [moment(type, at)] : [],
  );
  return hasReturn ? [...missing, ...(isFirstEndMissing ? ends : []), ...moments] : [...moments, ...missing, ...ends];
}

/** Timeline of an order, oldest first, from the timestamps of its rows. Append-only: an event never disappears (product.md R48). */
export function orderEvents(order: OrderView & OrderHistory): PayoutMoment[] {
  const { first_seen: seen, payout } = order;
  return [
    moment('created', order.created_at),
    ...(seen ? [moment('deposit-seen', seen)] : []),
    ...(payout && order.source !== 'wallet' ? [moment('confirmed', payout.created_at)] : []),
    ...payoutEvents(order),
  ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
