import { METHODS, type PaymentMethodId } from '@sarraf/domain';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Services } from '../services.ts';

/** Payouts of a method that its usual times are taken from: the newest ones. */
const SAMPLE = 200;
/** With fewer payouts than this a method has no usual times. */
const FEWEST = 20;
const KEEP_MS = 300_000;

/** Usual times of the payouts by one method, from the confirmed deposit to the payment, in whole seconds. */
export interface PayoutTimes {
  method: string;
  /** Half of the payouts took at most this. */
  median: number;
  /** Nine of ten payouts took at most this. */
  nineTenths: number;
}

/**
 * Query of a method's sample. The method is a literal, so that the planner knows how common it is: the newest payouts of a common one are found
 * by walking the index of all, those of a rare one by its accounts.
 */
const sampleOf = (method: PaymentMethodId) => sql`(
  select banks.method, greatest(extract(epoch from payouts.finished_at - payouts.created_at), 0) as seconds
  from payouts
  join orders on orders.id = payouts.order_id
  join banks on banks.id = orders.bank_account_id
  where banks.method = ${sql.lit(method)} and payouts.status = 'completed' and payouts.finished_at is not null
    and not exists (select from payout_returns where payout_returns.order_id = payouts.order_id and of_payout)
  order by payouts.finished_at desc
  limit ${sql.lit(SAMPLE)})`;

/** Computes the usual times of each method. A payout whose rupees the bank ever returned does not count. */
export async function readPayoutTimes(db: Kysely<Database>): Promise<PayoutTimes[]> {
  const samples = METHODS.map(({ id }) => sampleOf(id));
  const { rows } = await sql<PayoutTimes>`
    select method, round(percentile_disc(0.5) within group (order by seconds))::int as median,
      round(percentile_disc(0.9) within group (order by seconds))::int as "nineTenths"
    from (${sql.join(samples, sql` union all `)}) as samples
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
