import type { Kysely, Transaction } from 'kysely';
import { hitHourlyLimits } from '../codes/rate-limit.ts';
import type { Database } from '../db/schema.ts';
import type { UserRow } from '../people/users.ts';
import type { Services } from '../services.ts';

/** Second factor of a session, as in the contract. */
export type SecondFactorState = 'off' | 'missing' | 'required' | 'done';

/** Tries of a session within an hour: passkeys and recovery codes together, right ones included. By session, so that a thief with a code cannot keep the owner out. */
const TRIES_PER_HOUR = 10;

/** Passkeys of a user, oldest first. */
export const passkeysOf = (db: Kysely<Database>, userId: string) =>
  db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('created_at').orderBy('id').execute();

/** State of the second factor in a session. Asks the database for administrators only. */
export async function secondFactorState(
  { db, config }: Pick<Services, 'db' | 'config'>,
  user: UserRow,
  provenAt: Date | null,
): Promise<SecondFactorState> {
  if (!user.is_admin || config.adminSecondFactor === 'off') return 'off';
  if (provenAt) return 'done';
  return (await passkeysOf(db, user.id)).length > 0 ? 'required' : 'missing';
}

/** Passkeys and number of unused recovery codes of a user, as a reply. */
export async function secondFactorReply(db: Kysely<Database>, userId: string) {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<string>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  const passkeys = (await passkeysOf(db, userId)).map((row) => ({
    _id: row.id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  }));
  return { passkeys, recoveryCodesLeft: Number(left) };
}

/** Counts a try of the second factor; 429 when there were too many within an hour. */
export const countTry = (db: Kysely<Database>, sessionHash: string, now: Date): Promise<void> =>
  hitHourlyLimits(
    db,
    [{ key: `second-factor:${sessionHash}`, limit: TRIES_PER_HOUR }],
    now,
    ({ secondFactor }) => secondFactor.tooManyTries,
  );

/** Gives a session the second factor. */
export async function markProven(trx: Transaction<Database>, sessionHash: string, now: Date): Promise<void> {
  await trx.updateTable('sessions').set({ second_factor_at: now }).where('token_hash', '=', sessionHash).execute();
}

/** Takes the second factor from all sessions of a user, except one. */
export async function unproveSessions(trx: Transaction<Database>, userId: string, except?: string): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ second_factor_at: null })
    .where('user_id', '=', userId)
    .$if(except !== undefined, (query) => query.where('token_hash', '!=', except ?? ''))
    .execute();
}

/**
 * Deletes the passkeys and recovery codes of a user and ends their sessions: a device that was stolen while signed in must not enrol the next
 * passkey. Sessions last: a passkey that is being used at this moment is locked, so that its session is found here with the factor.
 */
export async function deleteSecondFactor(trx: Transaction<Database>, userId: string, now: Date): Promise<void> {
  await trx.deleteFrom('passkeys').where('user_id', '=', userId).execute();
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await unproveSessions(trx, userId);
  await trx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
}
