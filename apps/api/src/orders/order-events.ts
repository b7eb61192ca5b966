import { sql, type Kysely, type Selectable } from 'kysely';
import type { PayoutAttemptsTable } from '../db/payout-tables.ts';
import type { Database } from '../db/schema.ts';
import type { OrderRow } from './order-reply.ts';

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

/** Events of an order's payout, and the end of the order. */
async function payoutEvents(db: Kysely<Database>, order: OrderRow): Promise<Moment[]> {
  const { id: orderId, status, finished_at: finishedAt } = order;
  const end = ENDS[status];
  const ends: Moment[] = end !== undefined && finishedAt ? [[end, finishedAt]] : [];
  const payout = await db
    .selectFrom('payouts')
    .select(['sent_at', 'problem_at'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (!payout) return ends;
  const attempts = await db
    .selectFrom('payout_attempts')
    .select(['at', 'key', 'what', 'result', 'reference'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  const all = payoutMoments(attempts);
  const types = all.map(([type]) => type);
  const hasReturn = types.includes('returned');
  // Without a return the order has one end, of its own.
  const moments = hasReturn ? all : all.filter(([type]) => type !== 'completed' && type !== 'refunded');
  // Imported books, and those of a build without attempts, have only these columns.
  const columns: [string, Date | null][] = [
    ['payout-started', payout.sent_at],
    ['payout-problem', hasReturn ? null : payout.problem_at],
  ];
  const isFirstEndMissing = hasReturn && !types.slice(0, types.indexOf('returned')).includes('completed');
  const missing = columns.flatMap(([type, at]): Moment[] =>
    at && !moments.some(([other]) => other === type) ? [[type, at]] : [],
  );
  return hasReturn ? [...missing, ...(isFirstEndMissing ? ends : []), ...moments] : [...moments, ...missing, ...ends];
}

/** Kinds of exceptions whose transfers do not belong to the order. */
const NOT_OF_ORDER = ['unmatched', 'wrong-network', 'wrong-token', 'dust'] as const;

/** Timeline of an order, oldest first, from the timestamps of its rows. Append-only: an event never disappears (product.md R48). */
export async function orderEvents(db: Kysely<Database>, order: OrderRow): Promise<{ type: string; at: string }[]> {
  const { seen } = await db
    .selectFrom('deposits')
    .leftJoin('exceptions', 'exceptions.id', 'deposits.exception_id')
    .select(sql<Date | null>`min(deposits.seen_at)`.as('seen'))
    .where('deposits.order_id', '=', order.id)
    .where((where) =>
      where.or([where('exceptions.kind', 'is', null), where('exceptions.kind', 'not in', NOT_OF_ORDER)]),
    )
    .executeTakeFirstOrThrow();
  const { created_at: queued } =
    (await db.selectFrom('payouts').select('created_at').where('order_id', '=', order.id).executeTakeFirst()) ?? {};
  const moments: Moment[] = [
    ['created', order.created_at],
    ...(seen ? [['deposit-seen', seen] satisfies Moment] : []),
    ...(queued && order.source !== 'wallet' ? [['confirmed', queued] satisfies Moment] : []),
    ...(await payoutEvents(db, order)),
  ];
  return moments
    .map(([type, at]) => ({ type, at: at.toISOString() }))
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
