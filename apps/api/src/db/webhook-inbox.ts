import type { Insertable, Kysely } from 'kysely';
import type { Database, WebhookInboxTable } from './schema.ts';

/** Bytes of an unsigned body that are kept: anybody can send one. */
const MAX_UNSIGNED_BYTES = 1024;

type Entry = Omit<Insertable<WebhookInboxTable>, 'id'>;

/** Appends to the log of webhooks. */
export async function logWebhook(db: Kysely<Database>, entry: Entry): Promise<void> {
  const body = entry.verdict === 'unsigned' ? entry.body.slice(0, MAX_UNSIGNED_BYTES) : entry.body;
  await db
    .insertInto('webhook_inbox')
    .values({ ...entry, body })
    .execute();
}

/** Logs a webhook as accepted and returns the id of the entry, unless its `webhook-id` was accepted before; then as repeated, and undefined. */
export async function acceptWebhook(db: Kysely<Database>, entry: Omit<Entry, 'verdict'>): Promise<number | undefined> {
  const accepted = await db
    .insertInto('webhook_inbox')
    .values({ ...entry, verdict: 'accepted' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!accepted) await logWebhook(db, { ...entry, verdict: 'repeated', changed: null });
  return accepted?.id;
}

/** Stores what an accepted webhook changed. */
export const storeChange = async (db: Kysely<Database>, id: number, changed: string): Promise<void> =>
  void (await db.updateTable('webhook_inbox').set({ changed }).where('id', '=', id).execute());
