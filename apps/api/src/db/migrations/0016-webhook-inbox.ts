import { sql, type Kysely } from 'kysely';

const STEPS = [
  `create table webhook_inbox (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    source text not null,
    webhook_id text,
    body bytea not null,
    verdict text not null check (verdict in ('accepted', 'repeated', 'stale', 'unsigned', 'invalid')),
    changed text
  )`,
  `create index webhook_inbox_at on webhook_inbox (at)`,
  // A webhook is applied once; its repetitions are only logged.
  `create unique index webhook_inbox_once on webhook_inbox (source, webhook_id) where verdict = 'accepted' and webhook_id is not null`,
];

/** Every webhook that was received: its body, the verdict on it and what it changed. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const step of STEPS) await sql.raw(step).execute(db);
}
