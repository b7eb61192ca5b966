import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { say } from './run-command.ts';

/** Deposit addresses that are skipped after a restore: more than any operator gives out between two backups. */
const SKIPPED_ADDRESSES = 10_000;

const PAUSE = {
  paused: true,
  reason: {
    en: 'We are comparing our records with the bank’s. Your money is safe.',
    ur: 'ہم اپنے ریکارڈ کا بینک کے ریکارڈ سے موازنہ کر رہے ہیں۔ آپ کی رقم محفوظ ہے۔',
  },
};

/**
 * Makes a restored database safe to start a server on: it knows nothing of what happened after the backup. Deposit addresses that were given out
 * since are skipped, so that nobody gets one that belongs to somebody else, and payouts are paused (product.md R54), since one that was
 * sent would be sent again.
 */
export async function makeSafe(db: Kysely<Database>): Promise<void> {
  await sql`select setval('deposit_address_index', nextval('deposit_address_index') + ${SKIPPED_ADDRESSES}::int)`.execute(
    db,
  );
  const row = { value: JSON.stringify(PAUSE), updated_at: new Date(), updated_by: null };
  await db
    .insertInto('settings')
    .values({ key: 'payouts_paused', version: 1, ...row })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ ...row, version: sql<number>`settings.version + 1` }),
    )
    .execute();
  say(
    `The next ${SKIPPED_ADDRESSES} deposit addresses are skipped, and payouts are paused: compare the open ones with the bank`,
  );
  say('before you resume them in the settings.');
}
