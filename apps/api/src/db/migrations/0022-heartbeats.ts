import { sql, type Kysely } from 'kysely';

const STEPS = [
  `create table heartbeats (
    loop text primary key,
    at timestamptz not null,
    process text not null
  )`,
  `create table server_processes (
    id text primary key,
    started_at timestamptz not null,
    seen_at timestamptz not null
  )`,
];

/** Heartbeats of the background loops, and the server processes that write them. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const step of STEPS) await sql.raw(step).execute(db);
}
