import { sql, type Kysely } from 'kysely';
import { ourPayments, ourReturns } from '../bank-statement/our-payments.ts';
import type { Database } from '../db/schema.ts';

/** Rupees that left for sellers, those that banks returned, and the difference: what sellers have. Decimal text. */
interface RupeeSums {
  paid: string;
  returned: string;
  net: string;
}

/** Sums of the rupees: every completed payment, also one that came back or was made twice, and every return. */
export async function rupeeSums(db: Kysely<Database>): Promise<RupeeSums> {
  const { rows } = await sql<RupeeSums>`
    select paid::text, returned::text, (paid - returned)::text as net
    from (select coalesce(sum(amount), 0) as paid from (${ourPayments}) as ours) as payments,
      (select coalesce(sum(amount), 0) as returned from (${ourReturns}) as ours) as returns`.execute(db);
  return rows[0] ?? { paid: '0', returned: '0', net: '0' };
}

/**
 * Faults of the rupees, one line for each order: the payments in the log of attempts, without the returned ones, must be the one that
 * completed the payout, or none, and those of its exceptions. Only orders with a return are checked: older logs are incomplete.
 */
export async function rupeeFaults(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ id: string; logged: number; returned: number; expected: number }>`
    with returned as (
      select order_id as id, count(*)::int as returned from payout_returns where of_payout group by order_id
    ), counted as (
      select returned.id, returned.returned,
        (select count(distinct case when what = 'answered' then key else 'by hand ' || tried.id end)::int
          from payout_attempts tried
          where tried.order_id = returned.id
            and (what = 'answered' and result = 'completed'
              or what in ('paid', 'approve') and result is null and reference is not null)
            and not exists (select 1 from payout_returns other where other.key = tried.key and not other.of_payout))
        -- The first payment of an imported order, and of an older build, is not in the log.
        + (case when exists (select 1 from payout_attempts first
            where first.order_id = returned.id and first.id < (select min(id) from payout_attempts
              where order_id = returned.id and what = 'returned')
            and (first.what = 'answered' and first.result = 'completed'
              or first.what in ('paid', 'approve') and first.result is null and first.reference is not null))
          then 0 else 1 end) as logged,
        (select count(*)::int from (${ourPayments}) as ours where ours.order_id = returned.id and not ours.returned) as expected
      from returned
    )
    select * from counted where logged - returned <> expected order by id`.execute(db);
  const { rows: shown } = await sql<{ id: string }>`
    select orders.id from orders left join payouts on payouts.order_id = orders.id
    where orders.returned_at is not null
      and (payouts.order_id is null or payouts.status = 'completed'
        or (orders.refunded_at is null) <> (payouts.finished_at is null))
    order by orders.id`.execute(db);
  return [
    ...rows.map(
      ({ id, logged, returned, expected }) =>
        `order ${id}: ${logged} payments and ${returned} returns, so that its seller was paid ${logged - returned} times and not ${expected}`,
    ),
    ...shown.map(({ id }) => `order ${id}: it shows a return that its payout does not have`),
  ];
}
