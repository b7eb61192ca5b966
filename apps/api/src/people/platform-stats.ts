import { toWireNumber } from '@sarraf/domain';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

const DAY_MS = 86_400_000;
// Karachi has had no summer time since 2009, and days are what the chart counts.
const KARACHI_MS = 5 * 3_600_000;
const DAYS = { week: 7, month: 30, year: 365 } as const;
const ACTIVITIES = 20;

/** The ranges of the statistics page. */
export type DateFilter = 'all' | keyof typeof DAYS;

/** The day in Karachi, as days since 1970. */
const karachiDay = (moment: Date): number => Math.floor((moment.getTime() + KARACHI_MS) / DAY_MS);
const startOfDay = (day: number): Date => new Date(day * DAY_MS - KARACHI_MS);
const isoDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Totals since a moment. Deleted orders count as deleted only. */
async function metricsSince(db: Kysely<Database>, since: Date) {
  const { rows } = await sql<{
    users: number;
    verified: number;
    received: string;
    receivers: number;
    sold: string;
    sellers: number;
    rupees: string;
    usdt: string;
  }>`
    select u.*, d.*, o.* from
      (select count(*)::int as users, (count(*) filter (where is_verified))::int as verified
        from users where created_at >= ${since}) u,
      (select coalesce(sum(deposits.amount), 0) as received, count(distinct orders.user_id)::int as receivers
        from deposits join orders on orders.id = deposits.order_id where deposits.transferred_at >= ${since}) d,
      (select
        coalesce(sum(sold_amount) filter (where status in ('completed', 'success') and not deleted), 0) as sold,
        (count(distinct user_id) filter (where status in ('completed', 'success') and not deleted))::int as sellers,
        coalesce(sum(net_amount) filter (where deleted), 0) as rupees,
        coalesce(sum(quantity) filter (where deleted), 0) as usdt
        from orders where type = 'sell' and created_at >= ${since}) o`.execute(db);
  const row = rows[0];
  return {
    totalUsers: row?.users ?? 0,
    verifiedUsers: row?.verified ?? 0,
    totalReceived: toWireNumber(row?.received ?? 0),
    totalReceivedUsers: row?.receivers ?? 0,
    totalSell: toWireNumber(row?.sold ?? 0),
    totalSellUsers: row?.sellers ?? 0,
    totalDeleted: { inr: toWireNumber(row?.rupees ?? 0), usdt: toWireNumber(row?.usdt ?? 0) },
  };
}

/** One row a day without gaps: orders made, and the distinct people who made them. */
async function chartSince(db: Kysely<Database>, since: Date, today: number) {
  const { rows } = await sql<{ day: number; transactions: number; users: number }>`
    select floor(extract(epoch from created_at + interval '5 hours') / 86400)::int as day,
      count(*)::int as transactions, count(distinct user_id)::int as users
    from orders where created_at >= ${since} and not deleted group by 1 order by 1`.execute(db);
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const first = since.getTime() > 0 ? karachiDay(since) : (rows[0]?.day ?? today);
  return Array.from({ length: today - first + 1 }, (_, at) => {
    const row = byDay.get(first + at);
    return { date: isoDay(first + at), transactions: row?.transactions ?? 0, users: row?.users ?? 0 };
  });
}

/** The latest orders; `search` matches the person, the action and the status, as plain text. */
async function activitiesSince(db: Kysely<Database>, since: Date, search: string | undefined) {
  const pattern = `%${(search ?? '').trim().replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select(['users.name', 'users.mobile', 'orders.type', 'orders.quantity', 'orders.created_at', 'orders.status'])
    .where('orders.created_at', '>=', since)
    .$if(pattern !== '%%', (query) =>
      query.where((where) =>
        where.or([
          where('users.name', 'ilike', pattern),
          where('users.mobile', 'ilike', pattern),
          where(sql<string>`orders.type`, 'ilike', pattern),
          where('orders.status', 'ilike', pattern),
          // People type what the badge says: `in process`.
          where(sql<string>`replace(orders.status, '_', ' ')`, 'ilike', pattern),
        ]),
      ),
    )
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(ACTIVITIES)
    .execute();
  return rows.map((row) => ({
    user: row.name || row.mobile,
    action: row.type,
    amount: toWireNumber(row.quantity),
    date: row.created_at.toISOString(),
    status: row.status,
  }));
}

/** The statistics page's data (decisions §4). */
export async function platformStats(db: Kysely<Database>, filter: DateFilter, search: string | undefined, now: Date) {
  const today = karachiDay(now);
  const since = filter === 'all' ? new Date(0) : startOfDay(today - DAYS[filter] + 1);
  return {
    metrics: await metricsSince(db, since),
    chartData: await chartSince(db, since, today),
    activities: await activitiesSince(db, since, search),
  };
}
