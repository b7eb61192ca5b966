import { sql, type Kysely } from 'kysely';

const STEPS = [
  `create table messages (
    id text primary key,
    thread text not null,
    channel text,
    to_mobile text not null,
    template text not null,
    values jsonb not null,
    sealed_code text,
    code_id integer,
    user_id text references users (id),
    order_id text references orders (id),
    language text not null,
    status text not null check (status in ('queued', 'sending', 'accepted', 'delivered', 'failed', 'unclear', 'dropped')),
    provider_id text,
    refusal text,
    reason text,
    tries integer not null default 0,
    lost boolean not null default false,
    next_attempt_at timestamptz,
    leased_until timestamptz,
    created_at timestamptz not null,
    sent_at timestamptz,
    delivered_at timestamptz,
    failed_at timestamptz,
    expires_at timestamptz not null
  )`,
  // A code or an event is sent over a channel once.
  `create unique index messages_once on messages (thread, channel)`,
  `create index messages_due on messages (next_attempt_at) where status in ('queued', 'sending')`,
  `create index messages_codes on messages (thread) where sealed_code is not null`,
  `create index messages_of_code on messages (code_id) where code_id is not null`,
  `create index messages_provider_id on messages (provider_id) where provider_id is not null`,
  `create index messages_health on messages (channel, sent_at)`,
  `create index messages_created_at on messages (created_at)`,
  `alter table users add column order_messages boolean not null default true`,
  `alter table users add column language text not null default 'en'`,
  `alter table sandbox_messages add column channel text not null default 'whatsapp'`,
];

/** The outbox of messages, and who wants messages in which language. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const step of STEPS) await sql.raw(step).execute(db);
}
