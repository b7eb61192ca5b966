import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table idempotency_keys
    alter column order_id drop not null,
    add column withdrawal_id text references withdrawals (id) deferrable initially deferred`,
  // NOT VALID skips the scan: every existing row has an order.
  `alter table idempotency_keys add constraint idempotency_keys_made check (num_nonnulls(order_id, withdrawal_id) = 1) not valid`,
];

/** Idempotency keys also for withdrawals (ADR 3). */
export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
