import { sql, type Selectable } from 'kysely';
import type { PayoutAttemptsTable } from '../db/payout-tables.ts';
import type { OrderRow, OrderView } from './order-reply.ts';

type Moment = [type: string, at: Date];
type Attempt = Pick<Selectable<PayoutAttemptsTable>, 'at' | 'key' | 'what' | 'result' | 'reference'>;

/** Event type of an order's end, by status. */
const ENDS: Partial<Record<OrderRow['status'], string>> = {
  completed: 'completed',
  success: 'completed',
  cancelled: 'cancelled',
  timeout: 'timed-out',
  failed: 'refunded',
};

/** How a step ended the payout: paid, or refunded. An approval has the UTR as reference if it approved a payment. */
function endOf({ what, result, reference }: Attempt): 'completed' | 'refunded' | undefined {
  if (what === 'answered') return result === 'completed' ? 'completed' : undefined;
  if (result !== null) return undefined;
  if (what === 'approve') return reference === null ? 'refunded' : 'completed';
  return what === 'paid' ? 'completed' : what === 'refund' ? 'refunded' : undefined;
}

/**
 * Events of a payout for the seller, from its attempts: `payout-started` when a provider or an administrator begins it, `payout-problem`
 * when it fails, and its ends. A payout that changes between them starts only once, and again after each problem. Attempts are
 * append-only, so the events are too.
 */
function payoutMoments(attempts: readonly Attempt[]): Moment[] {
  const moments: Moment[] = [];
  /** Key that was sent to the provider; null once an administrator acts. */
  let sentKey: string | null = null;
  const add = (type: string, at: Date): void => {
    if (moments.at(-1)?.[0] !== type) moments.push([type, at]);
  };
  for (const attempt of attempts) {
    const { what, at, key, result } = attempt;
    const end = endOf(attempt);
    if (end) add(end, at);
    // What becomes of a second payment after that is no event of the order.
    if (end === 'refunded') break;
    if (what === 'answered') {
      if (result === 'refused' && key === sentKey) add('payout-problem', at);
      continue;
    }
    sentKey = what === 'sent' ? key : null;
    if (what === 'sent' || what === 'claim') add('payout-started', at);
    if (what === 'failed') add('payout-problem', at);
    if (what === 'returned') add('returned', at);
  }
  return moments;
}

/** Columns of an order's history that {@link orderEvents} needs. */
export interface OrderHistory {
  /** When the first transfer of the order was seen. */
  first_seen: Date | null;
  /** Moments of the payout; null if the order has none. */
  payout: { queued: string; sent: string | null; problem: string | null; held: boolean } | null;
  /** Attempts of the payout, oldest first; null if there is none. */
  attempts: (Omit<Attempt, 'at'> & { at: string })[] | null;
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
  sql<OrderHistory['payout']>`(select jsonb_build_object(
      'queued', created_at, 'sent', sent_at, 'problem', problem_at, 'held', status = 'held')
    from payouts where payouts.order_id = orders.id)`.as('payout'),
  sql<OrderHistory['attempts']>`(select jsonb_agg(jsonb_build_object(
      'at', at, 'key', key, 'what', what, 'result', result, 'reference', reference) order by payout_attempts.id)
    from payout_attempts where payout_attempts.order_id = orders.id)`.as('attempts'),
] as const;

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** Events of an order's payout, and the end of the order. */
function payoutEvents({ status, finished_at: finishedAt, payout, attempts }: OrderView & OrderHistory): Moment[] {
  const end = ENDS[status];
  const ends: Moment[] = end !== undefined && finishedAt ? [[end, finishedAt]] : [];
  if (!payout) return ends;
  const all = payoutMoments((attempts ?? []).map((attempt) => ({ ...attempt, at: new Date(attempt.at) })));
  const types = all.map(([type]) => type);
  const hasReturn = types.includes('returned');
  // Without a return the order has one end, of its own.
  const moments = hasReturn ? all : all.filter(([type]) => type !== 'completed' && type !== 'refunded');
  // Imported books, and those of a build without attempts, have only these columns.
  const columns: [string, Date | null][] = [
    ['payout-started', dateOf(payout.sent)],
    ['payout-problem', hasReturn ? null : dateOf(payout.problem)],
  ];
  const isFirstEndMissing = hasReturn && !types.slice(0, types.indexOf('returned')).includes('completed');
  const missing = columns.flatMap(([type, at]): Moment[] =>
    at && !moments.some(([other]) => other === type) ? [[type, at]] : [],
  );
  return hasReturn ? [...missing, ...(isFirstEndMissing ? ends : []), ...moments] : [...moments, ...missing, ...ends];
}

/** Timeline of an order, oldest first, from the timestamps of its rows. Append-only: an event never disappears (product.md R48). */
export function orderEvents(order: OrderView & OrderHistory): { type: string; at: string }[] {
  const { first_seen: seen, payout } = order;
  const moments: Moment[] = [
    ['created', order.created_at],
    ...(seen ? [['deposit-seen', seen] satisfies Moment] : []),
    ...(payout && order.source !== 'wallet' ? [['confirmed', new Date(payout.queued)] satisfies Moment] : []),
    ...payoutEvents(order),
  ];
  return moments
    .map(([type, at]) => ({ type, at: at.toISOString() }))
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
