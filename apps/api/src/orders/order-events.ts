import { sql, type Kysely, type Selectable } from 'kysely';
import type { PayoutAttemptsTable } from '../db/payout-tables.ts';
import type { Database } from '../db/schema.ts';
import type { OrderRow } from './order-reply.ts';

type Moment = [type: string, at: Date];
type Attempt = Pick<Selectable<PayoutAttemptsTable>, 'at' | 'key' | 'what' | 'result'>;

/** What an order's end is called, by its status. */
const ENDS: Partial<Record<OrderRow['status'], string>> = {
  completed: 'completed',
  success: 'completed',
  cancelled: 'cancelled',
  timeout: 'timed-out',
  failed: 'refunded',
};

/**
 * What the attempts to pay were to the seller: it was begun, by a service or a person, and it did not arrive. One that passes from hand to
 * hand was begun once, and again after each problem. Attempts are only ever added, and so are these.
 */
function payoutMoments(attempts: readonly Attempt[]): Moment[] {
  const moments: Moment[] = [];
  /** The key a service may pay under; null once a person does something. */
  let asked: string | null = null;
  const tell = (type: string, at: Date): void => {
    if (moments.at(-1)?.[0] !== type) moments.push([type, at]);
  };
  for (const { what, at, key, result } of attempts) {
    if (what === 'answered') {
      if (result === 'refused' && key === asked) tell('payout-problem', at);
      continue;
    }
    asked = what === 'sent' ? key : null;
    if (what === 'sent' || what === 'claim') tell('payout-started', at);
    if (what === 'failed') tell('payout-problem', at);
  }
  return moments;
}

async function payoutEvents(db: Kysely<Database>, orderId: string): Promise<Moment[]> {
  const payout = await db
    .selectFrom('payouts')
    .select(['sent_at', 'problem_at'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (!payout) return [];
  const attempts = await db
    .selectFrom('payout_attempts')
    .select(['at', 'key', 'what', 'result'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  const moments = payoutMoments(attempts);
  // Books of a build that kept no attempts, or imported ones.
  const kept: [string, Date | null][] = [
    ['payout-started', payout.sent_at],
    ['payout-problem', payout.problem_at],
  ];
  const missing = kept.flatMap(([type, at]): Moment[] =>
    at && !moments.some(([told]) => told === type) ? [[type, at]] : [],
  );
  return [...moments, ...missing];
}

/** Transfers that no rule takes for one to the order. */
const NOT_ITS_OWN = ['unmatched', 'wrong-network', 'wrong-token', 'dust'] as const;

/** What happened to an order, oldest first, from the moments its rows keep. What was told once stays told. */
export async function orderEvents(db: Kysely<Database>, order: OrderRow): Promise<{ type: string; at: string }[]> {
  const { seen } = await db
    .selectFrom('deposits')
    .leftJoin('exceptions', 'exceptions.id', 'deposits.exception_id')
    .select(sql<Date | null>`min(deposits.seen_at)`.as('seen'))
    .where('deposits.order_id', '=', order.id)
    .where((where) => where.or([where('exceptions.kind', 'is', null), where('exceptions.kind', 'not in', NOT_ITS_OWN)]))
    .executeTakeFirstOrThrow();
  const { created_at: queued } =
    (await db.selectFrom('payouts').select('created_at').where('order_id', '=', order.id).executeTakeFirst()) ?? {};
  const end = ENDS[order.status];
  const moments: Moment[] = [
    ['created', order.created_at],
    ...(seen ? [['deposit-seen', seen] satisfies Moment] : []),
    ...(queued && order.source !== 'wallet' ? [['confirmed', queued] satisfies Moment] : []),
    ...(await payoutEvents(db, order.id)),
    ...(end !== undefined && order.finished_at ? [[end, order.finished_at] satisfies Moment] : []),
  ];
  return moments
    .map(([type, at]) => ({ type, at: at.toISOString() }))
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
