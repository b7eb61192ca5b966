import { dayAfter, karachiDay, startOfDay, toWireNumber } from '@sarraf/domain';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { lastDaysOf, totalsOf } from './order-totals.ts';
import { recentActivities } from './recent-activities.ts';

const DAYS = { week: 7, month: 30, year: 365 } as const;
const EVER = '-infinity';

/** Period of the statistics page. */
export type DateFilter = 'all' | keyof typeof DAYS;

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
 * whenever it arrived, as in the history.
 */
async function figuresSince(db: Kysely<Database>, since: string, today: string): Promise<Figures> {
  const joined = since === EVER ? new Date(0) : startOfDay(since);
  const { rows } = await sql<Figures>`
    with stale_days as (
      select distinct day from stale_totals where day >= ${since}::date
    ), stale_people as (
      select distinct user_id from stale_totals where user_id is not null
    ), days as (
      select day, transactions, users, received, sold, deleted_rupees, deleted_usdt from daily_totals
        where day >= ${since}::date and not exists (select 1 from stale_days where stale_days.day = daily_totals.day)
      union all ${totalsOf(sql`stale_days`)}
    ), people as (
      select user_id, received_on, sold_on from user_last_days
        where not exists (select 1 from stale_people where stale_people.user_id = user_last_days.user_id)
      union all ${lastDaysOf(sql`stale_people`)}
    ), calendar as (
      select generate_series(
        case when isfinite(${since}::date) then ${since}::date
          else coalesce((select min(day) from days where transactions > 0), ${today}::date) end,
        ${today}::date, interval '1 day')::date as day
    ), totals as (
      select coalesce(sum(received), 0) as received, coalesce(sum(sold), 0) as sold,
        coalesce(sum(deleted_rupees), 0) as rupees, coalesce(sum(deleted_usdt), 0) as usdt from days
    ), distinct_people as (
      select count(*) filter (where received_on >= ${since}::date)::int as receivers,
        count(*) filter (where sold_on >= ${since}::date)::int as sellers from people
    ), joined as (
      select count(*)::int as users, (count(*) filter (where is_verified))::int as verified
      from users where created_at >= ${joined}
    )
    select joined.*, totals.*, distinct_people.*,
      (select json_agg(json_build_object('date', to_char(calendar.day, 'YYYY-MM-DD'),
          'transactions', coalesce(days.transactions, 0), 'users', coalesce(days.users, 0)) order by calendar.day)
        from calendar left join days using (day)) as chart
    from joined, totals, distinct_people`.execute(db);
  const [figures] = rows;
  if (!figures) throw new Error('an aggregate without a row');
  return figures;
}

/** Data of the statistics page (product.md R36): the last 7, 30 or 365 days including today, or all time. */
export async function platformStats(db: Kysely<Database>, filter: DateFilter, search: string | undefined, now: Date) {
  const today = karachiDay(now);
  const since = filter === 'all' ? EVER : dayAfter(today, 1 - DAYS[filter]);
  const figures = await figuresSince(db, since, today);
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
