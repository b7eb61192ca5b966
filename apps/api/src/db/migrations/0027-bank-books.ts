import { sql, type Kysely } from 'kysely';
import { buildIndex } from '../large-tables.ts';

const STEPS = [
  // An administrator had entered the UTR of a payment before the service reported it under an abandoned key: the books know it by that UTR.
  `alter table payout_keys add column if not exists recorded_as text`,
  // An explanation is of one kind of entry: what explains a missing payment does not explain a second one.
  `alter table bank_statement_explanations add column if not exists kind text`,
];

/** Payments that the books knew by their UTR when they were matched, and by a key of the service since then. */
const RENAMED = `
  update payout_keys set recorded_as = renamed.utr
  from (
    select paid_key as key, utr from payouts where status = 'completed' and utr is not null and paid_key <> utr
      and exists (select 1 from bank_statement_lines where payment_id = 'payment-' || payouts.utr and kind = 'matched')
    union all
    select key, utr from payout_returns where of_payout and utr is not null and key <> utr
      and exists (select 1 from bank_statement_lines where payment_id = 'payment-' || payout_returns.utr and kind = 'matched')
  ) as renamed
  where payout_keys.key = renamed.key and recorded_as is null`;

/** One transaction would hold the lock on `payout_keys` while the payouts are read. */
export const outsideTransaction = true;

/** What the rupee side of the books has to remember: former keys of payments, and the kind of entry that was explained. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const step of STEPS) await sql.raw(step).execute(db);
  await buildIndex(db, { name: 'payout_keys_recorded_as', on: 'payout_keys (key) where recorded_as is not null' });
  await sql.raw(RENAMED).execute(db);
}
