import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Services } from '../services.ts';

/** Payouts of a method that its usual times are taken from: the newest ones. */
const SAMPLE = 200;
/** With fewer payouts than this a method has no usual times. */
const FEWEST = 20;
/** Newest payouts of all methods among which each method's sample is looked for. Bounds the query. */
const NEWEST = 5000;
const KEEP_MS = 300_000;

/** Usual times of the payouts by one method, from the confirmed deposit to the payment, in whole seconds. */
export interface PayoutTimes {
  method: string;
  /** Half of the payouts took at most this. */
  median: number;
  /** Nine of ten payouts took at most this. */
  nineTenths: number;
}

/** Computes the usual times of each method. A payout whose rupees the bank ever returned does not count. */
export async function readPayoutTimes(db: Kysely<Database>): Promise<PayoutTimes[]> {
  const { rows } = await sql<PayoutTimes>`
    with newest as (
      select payouts.order_id, payouts.created_at, payouts.finished_at
      from payouts
      where payouts.status = 'completed' and payouts.finished_at is not null
        and not exists (select from payout_returns where payout_returns.order_id = payouts.order_id and of_payout)
      order by payouts.finished_at desc
      limit ${sql.lit(NEWEST)}
    ), numbered as (
      select banks.method, greatest(extract(epoch from newest.finished_at - newest.created_at), 0) as seconds,
        row_number() over (partition by banks.method order by newest.finished_at desc) as place
      from newest
      join orders on orders.id = newest.order_id
      join banks on banks.id = orders.bank_account_id
    )
    select method, round(percentile_disc(0.5) within group (order by seconds))::int as median,
      round(percentile_disc(0.9) within group (order by seconds))::int as "nineTenths"
    from numbered
    where place <= ${sql.lit(SAMPLE)}
    group by method
    having count(*) >= ${sql.lit(FEWEST)}
    order by method`.execute(db);
  return rows;
}

/** Reader of the usual times that asks the database once in five minutes at most. */
export function cachedPayoutTimes({ db, clock }: Pick<Services, 'db' | 'clock'>): () => Promise<PayoutTimes[]> {
  let last: { at: number; times: Promise<PayoutTimes[]> } | null = null;
  return () => {
    const now = clock.now().getTime();
    if (last && now - last.at < KEEP_MS) return last.times;
    const asked = { at: now, times: readPayoutTimes(db) };
    last = asked;
    asked.times.catch(() => {
      // The next caller asks again.
      if (last === asked) last = null;
    });
    return asked.times;
  };
}
