import { sql, type Kysely } from 'kysely';

const STEPS = [
  `create table data_keys (
    purpose text primary key,
    wrapped text not null,
    key_id text,
    created_at timestamptz not null,
    wrapped_at timestamptz not null
  )`,
  `create table backups (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    bytes bigint not null,
    file text not null
  )`,
];

/** Keys of long-lived hashes, encrypted; and when the database was backed up. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const step of STEPS) await sql.raw(step).execute(db);
}
