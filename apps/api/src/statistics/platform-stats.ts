import { ORDER_STATUSES, orderResult, toWireNumber } from '@sarraf/domain';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { karachiDay, startOfDay } from '../karachi.ts';
import { recentActivities } from './recent-activities.ts';

const DAYS = { week: 7, month: 30, year: 365 } as const;
const EVER = '-infinity';

/** Period of the statistics page. */
export type DateFilter = 'all' | keyof typeof DAYS;

/** Day in Karachi on which an order was created; the exact expression of the index in migration 0003. */
const day = sql<string>`((created_at at time zone interval '5 hours')::date)`;
const SUCCEEDED = ORDER_STATUSES.filter((status) => orderResult(status) === 'completed');
/** A sale whose USDT were refunded after the bank returned the rupees is no sale, although its order stays completed. */
const isSold = sql<boolean>`type = 'sell' and status in (${sql.join(SUCCEEDED)}) and refunded_at is null and not deleted`;

interface Figures {
  users: number;
  verified: number;
  received: string;
  receivers: number;
  sold: string;
  sellers: number;
  rupees: string;
  usdt: string;
  chart: { date: string; transactions: number; users: number }[];
}

/**
 * Totals and chart from a day on, in one statement, so that all figures are of the same moment. Money counts on the day its order was created,
 * whenever it arrived, as in the history. A deleted order counts as deleted, its deposit as received. Orders of type `receive` are not
 * counted as received: their USDT already count for a sell.
 */
async function figuresSince(db: Kysely<Database>, since: string, today: string): Promise<Figures> {
  const joined = since === EVER ? new Date(0) : startOfDay(since);
  const { rows } = await sql<Figures>`
    with days as (
      select ${day} as day,
        count(*) filter (where not deleted) as transactions,
        count(distinct user_id) filter (where not deleted) as users,
        sum(received_amount) filter (where type = 'sell') as received,
        sum(coalesce(sold_amount, quantity)) filter (where ${isSold}) as sold
      from orders where ${day} >= ${since}::date group by 1
    ), people as (
      select bool_or(type = 'sell' and received_amount > 0) as received, bool_or(${isSold}) as sold
      from orders where ${day} >= ${since}::date group by user_id
    ), calendar as (
      select generate_series(
        case when isfinite(${since}::date) then ${since}::date
          else coalesce((select min(day) from days where transactions > 0), ${today}::date) end,
        ${today}::date, interval '1 day')::date as day
    )
    select
      (select count(*) from users where created_at >= ${joined})::int as users,
      (select count(*) from users where created_at >= ${joined} and is_verified)::int as verified,
      (select coalesce(sum(received), 0) from days) as received,
      (select count(*) from people where received)::int as receivers,
      (select coalesce(sum(sold), 0) from days) as sold,
      (select count(*) from people where sold)::int as sellers,
      (select coalesce(sum(net_amount), 0) from orders where deleted and ${day} >= ${since}::date) as rupees,
      (select coalesce(sum(quantity), 0) from orders where deleted and ${day} >= ${since}::date) as usdt,
      (select json_agg(json_build_object('date', to_char(calendar.day, 'YYYY-MM-DD'),
          'transactions', coalesce(days.transactions, 0), 'users', coalesce(days.users, 0)) order by calendar.day)
        from calendar left join days using (day)) as chart`.execute(db);
  const [figures] = rows;
  if (!figures) throw new Error('an aggregate without a row');
  return figures;
}

/** Data of the statistics page (product.md R36): the last 7, 30 or 365 days including today, or all time. */
export async function platformStats(db: Kysely<Database>, filter: DateFilter, search: string | undefined, now: Date) {
  const since = filter === 'all' ? EVER : karachiDay(now, DAYS[filter] - 1);
  const figures = await figuresSince(db, since, karachiDay(now));
  return {
    metrics: {
      totalUsers: figures.users,
      verifiedUsers: figures.verified,
      totalReceived: toWireNumber(figures.received),
      totalReceivedUsers: figures.receivers,
      totalSell: toWireNumber(figures.sold),
      totalSellUsers: figures.sellers,
      totalDeleted: { inr: toWireNumber(figures.rupees), usdt: toWireNumber(figures.usdt) },
    },
    chartData: figures.chart,
    activities: await recentActivities(db, filter === 'all' ? new Date(0) : startOfDay(since), search),
  };
}
