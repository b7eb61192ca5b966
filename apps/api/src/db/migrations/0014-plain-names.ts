import { sql, type Kysely } from 'kysely';

const STEPS = [
  // Transactions that administrators report: refunds, withdrawals and sweeps.
  'alter table typed_transfers rename to reported_transactions',
  'alter table reported_transactions rename column typed_by to reported_by',
  'alter table reported_transactions rename column typed_at to reported_at',
  // A payout that could not be sent to the provider.
  'alter table payouts drop constraint payouts_desk_check',
  `update payouts set desk = 'not-sent' where desk = 'not-asked'`,
  `alter table payouts add constraint payouts_desk_check check (desk in ('person', 'not-sent'))`,
];

/** Names of the field for a table, its columns and a reason. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const step of STEPS) await sql.raw(step).execute(db);
}
