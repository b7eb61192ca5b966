import { randomInt } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { tokenHash } from '../codes/hashing.ts';
import type { Database } from '../db/schema.ts';

const CODES = 10;
/** Digits and letters without I, L, O and U, which are misread (Crockford's base 32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 4;
const GROUP_LENGTH = 4;

const randomGroup = (): string =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
const randomRecoveryCode = (): string => Array.from({ length: GROUPS }, randomGroup).join('-');

/** Letters and digits of a typed code in capitals, with the letters that are misread replaced by the digits they stand for. */
const normalise = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');

/** A code has 80 random bits, so that its hash needs no key, and a changed SARRAF_SECRET leaves it valid. */
const hashOf = (code: string): string => tokenHash(`recovery:${normalise(code)}`);

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
