import { isBlank, ORDER_STATUSES, orderResult, plainText, toWireNumber } from '@sarraf/domain';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { readSearch } from '../db/search-patterns.ts';
import type { OrderRow } from '../orders/order-reply.ts';

const MOST = 20;

/** Combination of type, deletion and status of an order, as in the index `orders_kinds`. */
type Kind = Pick<OrderRow, 'type' | 'deleted' | 'status'>;
const KINDS: Kind[] = (['sell', 'receive'] as const).flatMap((type) =>
  ORDER_STATUSES.flatMap((status) => [false, true].map((deleted) => ({ type, deleted, status }))),
);

/** Status in the activities. The page shows `completed` and `received` in green (product.md S15). */
function statusOf({ type, deleted, status }: Kind): string {
  if (deleted) return 'deleted';
  return orderResult(status) === 'completed' ? (type === 'receive' ? 'received' : 'completed') : status;
}

/** Whether the type or status contains the search text, also with spaces instead of underscores, as the badge shows it. */
const says = (kind: Kind, wanted: string): boolean =>
  [kind.type, statusOf(kind), statusOf(kind).replaceAll('_', ' ')].some((word) =>
    word.includes(plainText(wanted).toLowerCase()),
  );

/**
 * Ids of the latest orders whose user or kind matches. Each kind is a separate index lookup of a few rows, so that a text without matches does
 * not scan all orders.
 */
function matching(db: Kysely<Database>, since: Date, wanted: string) {
  const { name, mobiles } = readSearch(wanted);
  const kinds = KINDS.filter((kind) => says(kind, wanted));
  const people = db
    .selectFrom('users')
    .select('id')
    .where((where) =>
      where.or([where('name', '~*', name), ...mobiles.map((mobile) => where('mobile', 'like', mobile))]),
    );
  const latest = db
    .selectFrom('orders')
    .select(['id', 'created_at'])
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST);
  const found = kinds.map(({ type, deleted, status }) =>
    latest
      .where(sql<boolean>`type = ${type}`)
      .where('deleted', '=', deleted)
      .where('status', '=', status),
  );
  const all = [latest.where('user_id', 'in', people), ...found].map((query) => sql`(${query})`);
  return sql<string>`(select id from (${sql.join(all, sql` union all `)}) as found)`;
}

/** Latest orders since a moment, newest first; `search` matches user, action and status as plain text. */
export async function recentActivities(db: Kysely<Database>, since: Date, search: string | undefined) {
  const wanted = isBlank(search ?? '') ? '' : (search ?? '');
  const rows = await db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select(['users.name', 'users.mobile', 'orders.type', 'orders.deleted', 'orders.status'])
    .select(['orders.quantity', 'orders.created_at'])
    .where('orders.created_at', '>=', since)
    .$if(wanted !== '', (query) => query.where('orders.id', 'in', matching(db, since, wanted)))
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    user: row.name || row.mobile,
    action: row.type,
    amount: toWireNumber(row.quantity),
    date: row.created_at.toISOString(),
    status: statusOf(row),
  }));
}
