import { sql, type Kysely } from 'kysely';

const STEPS = [
  `alter table sessions add column second_factor_at timestamptz`,
  `create table passkeys (
    id text primary key,
    user_id text not null references users (id),
    credential_id text not null unique,
    public_key bytea not null,
    counter bigint not null,
    transports text not null,
    name text,
    created_at timestamptz not null,
    last_used_at timestamptz
  )`,
  `create index passkeys_user on passkeys (user_id)`,
  // One challenge for each session and purpose: a newer one replaces it, so that nobody can fill the table.
  `create table passkey_challenges (
    session_hash text not null references sessions (token_hash) on delete cascade,
    purpose text not null check (purpose in ('enrol', 'prove')),
    challenge text not null,
    expires_at timestamptz not null,
    primary key (session_hash, purpose)
  )`,
  `create table recovery_codes (
    user_id text not null references users (id),
    code_hash text not null,
    created_at timestamptz not null,
    used_at timestamptz,
    primary key (user_id, code_hash)
  )`,
];

/** Second factor of administrators: passkeys, challenges, recovery codes, and when a session proved it. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const step of STEPS) await sql.raw(step).execute(db);
}
