import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table idempotency_keys
    alter column order_id drop not null,
    add column withdrawal_id text references withdrawals (id) deferrable initially deferred`,
  // Every row there is has an order, so that there is nothing to look through.
  `alter table idempotency_keys add constraint idempotency_keys_made check (num_nonnulls(order_id, withdrawal_id) = 1) not valid`,
];

/** One press asks for one withdrawal too (ADR 3). */
export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
