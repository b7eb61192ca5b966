import { randomInt } from 'node:crypto';
import { formatRecoveryCode, readRecoveryCode, RECOVERY_CODE_LETTERS } from '@sarraf/domain';
import type { Kysely, Transaction } from 'kysely';
import { tokenHash } from '../codes/hashing.ts';
import type { Database } from '../db/schema.ts';

const CODES = 10;
const CODE_LENGTH = 16;

const randomRecoveryCode = (): string =>
  formatRecoveryCode(
    Array.from({ length: CODE_LENGTH }, () => RECOVERY_CODE_LETTERS[randomInt(RECOVERY_CODE_LETTERS.length)]).join(''),
  );

/** A code has 80 random bits, so that its hash needs no key, and a changed SARRAF_SECRET leaves it valid. */
const hashOf = (code: string): string => tokenHash(`recovery:${readRecoveryCode(code) ?? ''}`);

/** Replaces a user's recovery codes by ten new ones and returns them. Nothing else ever shows them. */
export async function renewRecoveryCodes(trx: Transaction<Database>, userId: string, now: Date): Promise<string[]> {
  const codes = Array.from({ length: CODES }, randomRecoveryCode);
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await trx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(code), created_at: now })))
    .execute();
  return codes;
}

/** Uses up a recovery code; false if the user has no such unused code. One statement, so that a code works once. */
export async function takeRecoveryCode(
  db: Kysely<Database>,
  userId: string,
  typed: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOf(typed))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
