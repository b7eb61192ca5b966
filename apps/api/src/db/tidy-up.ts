import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

const DAY_MS = 86_400_000;

/** Deletes expired codes, sessions, passkey challenges, rate-limit counters, idempotency keys, sandbox messages, links to proofs, and messages and webhooks after 90 days. */
export async function tidyUp(db: Kysely<Database>, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  // Codes stay for two days, since the daily limits are counted from them.
  await db.deleteFrom('codes').where('created_at', '<', daysAgo(2)).execute();
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute();
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', now).execute();
  await db.deleteFrom('proof_links').where('expires_at', '<', now).execute();
  await db.deleteFrom('limits').where('resets_at', '<', now).execute();
  await db.deleteFrom('idempotency_keys').where('created_at', '<', daysAgo(2)).execute();
  await db.deleteFrom('webhook_inbox').where('at', '<', daysAgo(90)).execute();
  await db.deleteFrom('messages').where('created_at', '<', daysAgo(90)).execute();
  await db.deleteFrom('sandbox_messages').where('sent_at', '<', daysAgo(2)).execute();
}
