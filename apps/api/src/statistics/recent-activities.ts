import { isBlank, ORDER_STATUSES, orderResult, plainText, toWireNumber } from '@sarraf/domain';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { readSearch } from '../desk/search.ts';
import type { OrderRow } from '../orders/order-reply.ts';

const MOST = 20;

/** An order as the index of its kinds has it. */
type Kind = Pick<OrderRow, 'type' | 'deleted' | 'status'>;
const KINDS: Kind[] = (['sell', 'receive'] as const).flatMap((type) =>
  ORDER_STATUSES.flatMap((status) => [false, true].map((deleted) => ({ type, deleted, status }))),
);

/** What the page says of an order: completed and received are what the page paints green (product.md S15). */
function statusOf({ type, deleted, status }: Kind): string {
  if (deleted) return 'deleted';
  return orderResult(status) === 'completed' ? (type === 'receive' ? 'received' : 'completed') : status;
}

/** Whether the words of a kind have the wanted one in them; people type what the badge says, `in process`. */
const says = (kind: Kind, wanted: string): boolean =>
  [kind.type, statusOf(kind), statusOf(kind).replaceAll('_', ' ')].some((word) =>
    word.includes(plainText(wanted).toLowerCase()),
  );

/**
 * Ids of the latest orders of the people and of the kinds that match: each is found in an index, a few rows a kind, so a word
 * that nothing matches costs no walk through all orders.
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

/** The latest orders since a moment; `search` matches the person, the action and the status, as plain text. */
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
