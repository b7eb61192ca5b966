import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../db/schema.ts';
import { isSold } from '../db/is-sold.ts';

// Totals of a day are stored, and stay right by exception: a trigger on `orders` marks the day and the user of every changed order as stale, in
// the transaction of the change. The statistics count stale days from the orders and take all others as stored, so they are exact at any moment;
// storing only keeps the number of stale days small.

/** Marks that are stored in one transaction: a day of a large platform has thousands of orders. */
const BATCH = 100;

/** Day in Karachi on which an order was created; the exact expression of the index in migration 0003. */
const day = sql<string>`((orders.created_at at time zone interval '5 hours')::date)`;

/**
 * Totals of the orders of each day in a table of days. A deleted order counts as deleted, its deposit as received. Orders of type `receive` are
 * not counted as received: their USDT already count for a sell.
 *
 * `lateral`, here and below, so that the orders of one day after the other are looked up in an index: Postgres expects many days, and would
 * read all orders.
 */
export const totalsOf = (days: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select counted.day, totals.* from ${days} as counted cross join lateral (
    select count(*) filter (where not deleted) as transactions,
      count(distinct user_id) filter (where not deleted) as users,
      coalesce(sum(received_amount) filter (where type = 'sell'), 0) as received,
      coalesce(sum(coalesce(sold_amount, quantity)) filter (where ${isSold}), 0) as sold,
      coalesce(sum(net_amount) filter (where deleted), 0) as deleted_rupees,
      coalesce(sum(quantity) filter (where deleted), 0) as deleted_usdt
    from orders where ${day} = counted.day
  ) as totals`;

/** Newest days of each user in a table of users on which an order was paid, and on which one was sold. */
export const lastDaysOf = (people: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select counted.user_id, last_days.* from ${people} as counted cross join lateral (
    select max(${day}) filter (where type = 'sell' and received_amount > 0) as received_on,
      max(${day}) filter (where ${isSold}) as sold_on
    from orders where orders.user_id = counted.user_id
  ) as last_days`;

/** Counts the stale days and users of the oldest marks and stores them. In one statement, so that a mark and its order are of the same moment. */
const storeBatch = sql<{ marks: number }>`
  with marks as (
    delete from stale_totals where id in (select id from stale_totals order by id limit ${BATCH}) returning day, user_id
  ), days as (
    select distinct day from marks where day is not null
  ), people as (
    select distinct user_id from marks join users on users.id = marks.user_id
  ), stored_days as (
    insert into daily_totals (day, transactions, users, received, sold, deleted_rupees, deleted_usdt) ${totalsOf(sql`days`)}
    on conflict (day) do update set transactions = excluded.transactions, users = excluded.users,
      received = excluded.received, sold = excluded.sold, deleted_rupees = excluded.deleted_rupees,
      deleted_usdt = excluded.deleted_usdt
  ), stored_people as (
    insert into user_last_days (user_id, received_on, sold_on) ${lastDaysOf(sql`people`)}
    on conflict (user_id) do update set received_on = excluded.received_on, sold_on = excluded.sold_on
  )
  select count(*)::int as marks from marks`;

/** Stores the totals of all stale days and users. */
export async function storeTotals(db: Kysely<Database>): Promise<void> {
  for (let left = true; left;) {
    left = await db.transaction().execute(async (trx) => {
      // One process at a time: a slower one could store what it counted earlier.
      await sql`lock table daily_totals in share row exclusive mode`.execute(trx);
      const { rows } = await storeBatch.execute(trx);
      return (rows[0]?.marks ?? 0) === BATCH;
    });
  }
}

/** Number of stored days and users that differ from a full count of the orders; 0 of each unless somebody changed the stored totals. */
export async function wrongTotals(db: Kysely<Database>): Promise<{ days: number; users: number }> {
  const { rows } = await sql<{ days: number; users: number }>`
    with days as (
      select day from daily_totals where day not in (select day from stale_totals where day is not null)
    ), people as (
      select user_id from user_last_days where user_id not in (select user_id from stale_totals where user_id is not null)
    )
    select
      (select count(*)::int from (${totalsOf(sql`days`)} except
        select day, transactions, users, received, sold, deleted_rupees, deleted_usdt from daily_totals) as wrong) as days,
      (select count(*)::int from (${lastDaysOf(sql`people`)} except
        select user_id, received_on, sold_on from user_last_days) as wrong) as users`.execute(db);
  return rows[0] ?? { days: 0, users: 0 };
}
