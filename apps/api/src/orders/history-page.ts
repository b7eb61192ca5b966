import { dayAfter, isBlank, MOST_COUNTED, startOfHistoryDay, statusesOf, type HistoryStatus } from '@sarraf/domain';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../db/schema.ts';
import { readSearch } from '../db/search-patterns.ts';
import { orderViews, type OrderView } from './order-reply.ts';

/** Filter of the history; an absent field does not filter. Days are those of Asia/Kolkata on which orders were created, as in the headings of the list. */
export interface HistoryFilter {
  status?: HistoryStatus | undefined;
  from?: string | undefined;
  to?: string | undefined;
  search?: string | undefined;
}

/** Part of the history: whose orders, which of them, and how many. */
export interface HistoryPart {
  /** Owner of the orders; null for the orders of all users, deleted ones too. */
  userId: string | null;
  filter: HistoryFilter;
  limit: number;
  offset: number;
}

/** Conditions of a search: an order that fulfils any of them is found (product.md R37). Only administrators search for sellers. */
const searchConditions = (search: ReturnType<typeof readSearch>, userId: string | null): RawBuilder<boolean>[] => [
  sql`orders.id ilike ${search.orderIdPart}`,
  sql`orders.transfer_ref like ${search.utr}`,
  sql`orders.bank_account_id in (
    select id from banks where ${userId === null ? sql`true` : sql`user_id = ${userId}`} and (${sql.join(
      [
        sql`account_number ilike ${search.accountNumber}`,
        sql`iban like ${search.iban}`,
        sql`nayapay_id ilike ${search.nayapayId}`,
        ...search.mobiles.map((mobile) => sql`phone_number like ${mobile}`),
      ],
      sql` or `,
    )}))`,
  ...(search.account === null ? [] : [sql<boolean>`orders.account = ${search.account}`]),
  ...(search.address === null ? [] : [sql<boolean>`lower(orders.address) like ${search.address}`]),
  ...(search.hashPart === null
    ? []
    : [
        sql<boolean>`lower(orders.hash) like ${search.hashPart}`,
        sql<boolean>`exists (select 1 from deposits where deposits.order_id = orders.id and deposits.exception_id is null
          and lower(deposits.hash) like ${search.hashPart})`,
      ]),
  ...(userId === null
    ? [
        sql<boolean>`orders.user_id in (select id from users where ${sql.join(
          [sql`name ~* ${search.name}`, ...search.mobiles.map((mobile) => sql`mobile like ${mobile}`)],
          sql` or `,
        )})`,
      ]
    : []),
];

/** Ids of the matching orders. */
function matching(db: Kysely<Database>, { userId, filter }: Pick<HistoryPart, 'userId' | 'filter'>) {
  const { status, from, to, search = '' } = filter;
  let query = db.selectFrom('orders').select('id');
  if (userId !== null) query = query.where('user_id', '=', userId).where('deleted', '=', false);
  if (status === 'returned') query = query.where('returned_at', 'is not', null);
  else if (status !== undefined) query = query.where('status', 'in', statusesOf(status));
  if (from !== undefined) query = query.where('created_at', '>=', startOfHistoryDay(from));
  if (to !== undefined) query = query.where('created_at', '<', startOfHistoryDay(dayAfter(to)));
  if (isBlank(search)) return query;
  return query.where(sql<boolean>`(${sql.join(searchConditions(readSearch(search), userId), sql` or `)})`);
}

/** Page of orders, newest first. Orders of the same moment are sorted by id, so that no page repeats or misses one. */
export function historyPage(db: Kysely<Database>, part: HistoryPart): Promise<OrderView[]> {
  // The ids of a page without filters come from the index alone; only their rows are joined.
  const page = matching(db, part)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(part.limit)
    .offset(part.offset);
  return orderViews(db)
    .where('orders.id', 'in', page)
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc')
    .execute();
}

/** Number of matching orders, at most `MOST_COUNTED`. */
export async function countHistory(
  db: Kysely<Database>,
  part: Pick<HistoryPart, 'userId' | 'filter'>,
): Promise<number> {
  const found = matching(db, part).limit(MOST_COUNTED).as('found');
  const { count } = await db
    .selectFrom(found)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
