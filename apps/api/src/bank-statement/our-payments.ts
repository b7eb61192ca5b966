import { sql } from 'kysely';

/** Day in Asia/Karachi (`YYYY-MM-DD`) of a moment: `karachiDay` in SQL. */
export const karachiDayOf = (moment: ReturnType<typeof sql.ref>) =>
  sql<string>`to_char(${moment} at time zone 'UTC' + interval '5 hours', 'YYYY-MM-DD')`;

/**
 * Every payment that our books have: completed payouts, returned payments, and second payments that no return and no payout has. `id` stays
 * the same when a payment is returned later, and when the service reports under a key what an administrator had recorded by its UTR. `returned`: the bank returned it.
 */
export const ourPayments = sql`
  select 'payment-' || coalesce(recorded_as, paid_key, payouts.key) as id, payouts.order_id, amount, utr, finished_at as at, false as returned
  from payouts left join payout_keys on payout_keys.key = paid_key and recorded_as is not null
  where status = 'completed'
  union all
  select 'payment-' || coalesce(recorded_as, payout_returns.key), payout_returns.order_id, rupees,
    coalesce(utr, (select utr from exceptions where payout_key = payout_returns.key limit 1)),
    coalesce(paid_at, (select completed_at from payout_keys made where made.key = payout_returns.key), at), true
  from payout_returns left join payout_keys on payout_keys.key = payout_returns.key and recorded_as is not null
  union all
  select 'payment-' || payout_key, order_id, rupees, utr, opened_at, false
  from exceptions where kind in ('paid-twice', 'paid-after-refund')
    and not exists (select 1 from payout_returns where key = exceptions.payout_key)
    and not exists (select 1 from payouts where paid_key = exceptions.payout_key)`;

/** Every return that our books have; `paid_at` is when the returned payment was made. */
export const ourReturns = sql`
  select 'return-' || key as id, order_id, rupees as amount, reference, available, at, paid_at,
    coalesce(utr, (select utr from exceptions where payout_key = key limit 1)) as utr
  from payout_returns`;
