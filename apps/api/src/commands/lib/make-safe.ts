import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { messagesByLanguage } from '../../messages.ts';
import { say } from './run-command.ts';

/** Deposit addresses that are skipped after a restore: more than any operator gives out between two backups. */
const SKIPPED_ADDRESSES = 10_000;

const reason = {
  en: messagesByLanguage.en.settings.pauseAfterRestore,
  ur: messagesByLanguage.ur.settings.pauseAfterRestore,
};
const pause = JSON.stringify({ paused: true, reason }).replaceAll("'", "''");

/**
 * Statements that make a restored database safe to start a server on: it knows nothing of what happened after the backup. Deposit addresses that
 * were given out since are skipped, so that nobody gets one that belongs to somebody else; payouts are paused (product.md R54), since one
 * that was sent would be sent again; links to proofs are deleted, since one that was revoked would work again. They run before anybody can
 * use the database.
 */
export const SAFE_AFTER_RESTORE: readonly string[] = [
  `select setval('deposit_address_index', nextval('deposit_address_index') + ${SKIPPED_ADDRESSES})`,
  `insert into settings (key, value, version, updated_at, updated_by) values ('payouts_paused', '${pause}', 1, now(), null)
    on conflict (key) do update set value = excluded.value, version = settings.version + 1, updated_at = now(), updated_by = null`,
  // A backup of an earlier release has no such table.
  `do $$ begin if to_regclass('proof_links') is not null then delete from proof_links; end if; end $$`,
];

/** Runs {@link SAFE_AFTER_RESTORE}. */
export async function makeSafe(db: Kysely<Database>): Promise<void> {
  for (const statement of SAFE_AFTER_RESTORE) await sql.raw(statement).execute(db);
}

/** Tells what {@link SAFE_AFTER_RESTORE} did. */
export function sayWhatIsPaused(): void {
  say(
    `The next ${SKIPPED_ADDRESSES} deposit addresses are skipped, and payouts are paused: compare the open ones with the bank`,
  );
  say('before you resume them in the settings.');
}
