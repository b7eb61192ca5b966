import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { OrderRow } from './order-reply.ts';

/** What an order's end is called, by its status. */
const ENDS: Partial<Record<OrderRow['status'], string>> = {
  completed: 'completed',
  success: 'completed',
  cancelled: 'cancelled',
  timeout: 'timed-out',
  failed: 'refunded',
};

/** What happened to an order, oldest first, told from the moments its rows keep. */
export async function orderEvents(db: Kysely<Database>, order: OrderRow): Promise<{ type: string; at: string }[]> {
  const payout = await db
    .selectFrom('payouts')
    .select(['created_at', 'sent_at', 'problem_at'])
    .where('order_id', '=', order.id)
    .executeTakeFirst();
  const { seen } = await db
    .selectFrom('deposits')
    .select(sql<Date | null>`min(seen_at)`.as('seen'))
    .where('order_id', '=', order.id)
    .where('exception_id', 'is', null)
    .where('stage', '<>', 'dropped')
    .executeTakeFirstOrThrow();
  const end = ENDS[order.status];
  const moments: [type: string, at: Date | null | undefined][] = [
    ['created', order.created_at],
    ['deposit-seen', seen],
    ['confirmed', order.source === 'wallet' ? null : payout?.created_at],
    ['payout-started', payout?.sent_at],
    ['payout-problem', payout?.problem_at],
    ...(end === undefined ? [] : [[end, order.finished_at] as [string, Date | null]]),
  ];
  return moments
    .flatMap(([type, at]) => (at ? [{ type, at: at.toISOString() }] : []))
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
