import { sql, type Kysely } from 'kysely';

const STEPS = [
  `create table proof_links (
    order_id text primary key references orders (id),
    token_hash text not null unique,
    token_sealed text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
];

/** Links to proofs of payment. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const step of STEPS) await sql.raw(step).execute(db);
}
