import { csvFile, dayAfter, HELD_SCREENED, periodFault, REPORT_DAYS, startOfDay, type DayRange } from '@sarraf/domain';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { record } from '../audit/audit.ts';
import type { Database } from '../db/schema.ts';
import { fieldError } from '../http-error.ts';
import { isSold } from '../db/is-sold.ts';
import type { Services } from '../services.ts';
import { karachiDayOf, ourPayments, ourReturns } from './our-payments.ts';

const LARGEST_ORDERS = 20;
/** Rows of a section; what is beyond is summed up in one row, so that a report of a million orders fits in memory. */
const MAX_ROWS = 10_000;

/** Row of the file: what was counted, and sums as decimal text. */
interface Row {
  section: string;
  item: string;
  count: number | null;
  usdt: string | null;
  rupees: string | null;
}

const usdt = (sum: RawBuilder<unknown>) => sql`trim_scale(coalesce(${sum}, 0))::text`;

/** Sales that were completed in the period, in one query: in all, by day, network, method, seller. */
async function sales(db: Kysely<Database>, since: Date, until: Date): Promise<Row[]> {
  const { rows } = await sql<Row & { part: number }>`
    with sales as (
      select ${karachiDayOf(sql.ref('finished_at'))} as day, coalesce(network_id, '') as network,
        coalesce((select method from banks where id = bank_account_id), 'unknown') as method, orders.user_id, source,
        coalesce(sold_amount, quantity) as usdt, net_amount as rupees, platform_fee as fee
      from orders where ${isSold}
        and finished_at >= ${since} and finished_at < ${until}
    ), people as (
      select user_id, count(*) as count, sum(usdt) as usdt, sum(rupees) as rupees from sales group by user_id
    ), ranked as (select *, row_number() over (order by rupees desc, user_id) as rank from people)
    select 0 as part, 'sums' as section, 'sellers' as item, (select count(*)::int from people) as count, null as usdt, null as rupees
    union all select 1, 'sums', 'sales completed', count(*)::int, ${usdt(sql`sum(usdt)`)}, ${usdt(sql`sum(rupees)`)} from sales
    union all select 2, 'sums', 'platform fees', null, null, ${usdt(sql`sum(fee)`)} from sales
    union all (select 10, 'day', day, count(*)::int, ${usdt(sql`sum(usdt)`)}, ${usdt(sql`sum(rupees)`)} from sales group by day)
    union all (select 20, 'network', case source when 'wallet' then 'wallet' else network end, count(*)::int,
      ${usdt(sql`sum(usdt)`)}, ${usdt(sql`sum(rupees)`)} from sales group by 3)
    union all (select 30, 'method', method, count(*)::int, ${usdt(sql`sum(usdt)`)}, ${usdt(sql`sum(rupees)`)} from sales group by method)
    union all (select 40, 'seller', user_id || coalesce(' ' || (select name from users where id = user_id), ''), count::int,
      ${usdt(sql`usdt`)}, ${usdt(sql`rupees`)} from ranked where rank <= ${MAX_ROWS})
    union all (select 50, 'seller', 'others', sum(count)::int, ${usdt(sql`sum(usdt)`)}, ${usdt(sql`sum(rupees)`)}
      from ranked where rank > ${MAX_ROWS} having count(*) > 0)
    order by part, item`.execute(db);
  const rank = (row: Row) => Number(row.rupees ?? 0);
  const sellers = rows.filter(({ part }) => part === 40).toSorted((a, b) => rank(b) - rank(a));
  return [...rows.filter(({ part }) => part < 40), ...sellers, ...rows.filter(({ part }) => part > 40)];
}

/** Everything else that happened in the period. */
async function events(db: Kysely<Database>, since: Date, until: Date): Promise<Row[]> {
  const within = (column: string) => sql`${sql.ref(column)} >= ${since} and ${sql.ref(column)} < ${until}`;
  const { rows } = await sql<Row>`
    select 'sums' as section, 'orders created' as item, count(*)::int as count, ${usdt(sql`sum(quantity)`)} as usdt, null as rupees
      from orders where type = 'sell' and not deleted and ${within('created_at')}
    union all (select 'sums', 'orders ended: ' || case when refunded_at is null then status else 'refunded' end as ended, count(*)::int,
      ${usdt(sql`sum(quantity)`)}, null
      from orders where type = 'sell' and not deleted and ${within('finished_at')} and not ${isSold}
      group by ended order by ended)
    union all select 'sums', 'deposits', count(*)::int, ${usdt(sql`sum(amount)`)}, null
      from deposits where stage <> 'dropped' and token is null and ${within('transferred_at')}
    union all select 'sums', 'payments', count(*)::int, null, ${usdt(sql`sum(amount)`)}
      from (${ourPayments}) as ours where ${within('at')}
    union all select 'sums', 'payments returned', count(*)::int, null, ${usdt(sql`sum(amount)`)}
      from (${ourReturns}) as ours where ${within('at')}
    union all select 'sums', 'refunded to wallets', count(*)::int, ${usdt(sql`sum(amount)`)}, null
      from wallet_entries where reason = 'payout-failed' and ${within('at')}
    union all select 'sums', 'withdrawals paid', count(*)::int, ${usdt(sql`sum(amount)`)}, null
      from withdrawals where status = 'paid' and ${within('finished_at')}
    union all (select 'exception', kind, count(*)::int, null, trim_scale(sum(rupees))::text
      from exceptions where ${within('opened_at')} group by kind order by kind)`.execute(db);
  return rows;
}

/** Single orders and exceptions of the period: the largest sales, what was screened, what came back. */
async function singles(db: Kysely<Database>, since: Date, until: Date): Promise<Row[]> {
  const within = (column: string) => sql`${sql.ref(column)} >= ${since} and ${sql.ref(column)} < ${until}`;
  const largest = await sql<Row>`
    select 'largest' as section, id as item, null as count, trim_scale(coalesce(sold_amount, quantity))::text as usdt,
      trim_scale(net_amount)::text as rupees
    from orders where ${isSold} and ${within('finished_at')}
    order by net_amount desc, id limit ${LARGEST_ORDERS}`.execute(db);
  const screened = await sql<Row>`
    select 'screened' as section, coalesce('order ' || order_id, 'exception ' || exceptions.id) as item, null as count,
      (select trim_scale(coalesce(sum(amount), 0))::text from deposits where exception_id = exceptions.id) as usdt, null as rupees
    from exceptions where kind = 'screened' and ${within('opened_at')} order by opened_at, exceptions.id limit ${MAX_ROWS}`.execute(
    db,
  );
  const held = await sql<Row>`
    select distinct 'screened' as section, 'payout ' || order_id as item, null::int as count, null as usdt,
      (select trim_scale(amount)::text from payouts where payouts.order_id = payout_attempts.order_id) as rupees
    from payout_attempts where what = 'hold' and reason = ${HELD_SCREENED} and ${within('at')} order by item limit ${MAX_ROWS}`.execute(
    db,
  );
  const returned = await sql<Row>`
    select 'returned' as section, 'order ' || order_id as item, null as count, null as usdt, trim_scale(amount)::text as rupees
    from (${ourReturns}) as ours where ${within('at')} order by ours.at, ours.id limit ${MAX_ROWS}`.execute(db);
  return [largest, screened, held, returned].flatMap(({ rows }) => rows);
}

/** Moments between which a report's days lie; 400 for a period that is reversed or too long. */
function boundsOf(period: DayRange): { since: Date; until: Date } {
  const fault = periodFault(period);
  if (fault === 'reversed') throw fieldError('to', ({ report }) => report.order);
  if (fault === 'too-long') throw fieldError('to', ({ report }) => report.tooLong({ max: REPORT_DAYS }));
  return { since: startOfDay(period.from), until: startOfDay(dayAfter(period.to)) };
}

/**
 * Report of a period as CSV (product.md R55), read in one snapshot and recorded in the audit log. Sellers appear with id and name, which an
 * auditor needs to follow a payment; mobiles, accounts and identity numbers do not.
 */
export async function exportReport({ db, clock }: Services, by: string, period: DayRange): Promise<string> {
  const { since, until } = boundsOf(period);
  const item = `${period.from} to ${period.to}`;
  const rows = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      await record(trx, by, { action: 'report_export', subject: item }, clock.now());
      const [counted, happened, single] = [
        await sales(trx, since, until),
        await events(trx, since, until),
        await singles(trx, since, until),
      ];
      const isSum = ({ section }: Row) => section === 'sums' || section === 'exception';
      return [...counted.filter(isSum), ...happened, ...counted.filter((row) => !isSum(row)), ...single];
    });
  return csvFile([
    ['section', 'item', 'count', 'usdt', 'rupees'],
    ['period', item, '', '', ''],
    ...rows.map((row) => [
      row.section,
      row.item,
      row.count === null ? '' : String(row.count),
      row.usdt ?? '',
      row.rupees ?? '',
    ]),
  ]);
}
