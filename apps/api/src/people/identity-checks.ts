import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { IdentityChecksTable } from '../db/identity-tables.ts';
import { endCode } from '../codes/verify-code.ts';
import { shownReason, type CheckReason } from './identity-refusals.ts';

/** A verification of a user by the identity provider, as stored. */
export type IdentityCheck = Selectable<IdentityChecksTable>;

/** Pause between two questions to the provider about one check, in milliseconds. */
const ASK_EVERY_MS = 1000;

/** Latest verification of a user. */
export const latestCheck = (db: Kysely<Database>, userId: string): Promise<IdentityCheck | undefined> =>
  db
    .selectFrom('identity_checks')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Verification that the code of this id belongs to, while it is pending. */
export const pendingCheckOfCode = (db: Kysely<Database>, codeId: number): Promise<IdentityCheck | undefined> =>
  db
    .selectFrom('identity_checks')
    .selectAll()
    .where('code_id', '=', codeId)
    .where('state', '=', 'pending')
    .executeTakeFirst();

/** Stores a verification that has begun; it replaces the user's earlier ones. */
export const storeCheck = (
  db: Kysely<Database>,
  check: Omit<IdentityCheck, 'state' | 'reason' | 'match' | 'asked_at' | 'decided_at'>,
): Promise<unknown> =>
  db.transaction().execute(async (trx) => {
    const replaced: CheckReason = 'replaced';
    await trx
      .updateTable('identity_checks')
      .set({ state: 'refused', reason: replaced, decided_at: check.created_at })
      .where('user_id', '=', check.user_id)
      .where('state', '=', 'pending')
      .execute();
    await trx
      .insertInto('identity_checks')
      .values({ ...check, state: 'pending', reason: null, match: null, asked_at: null, decided_at: null })
      .execute();
  });

/** Closes a pending verification as refused, so that the user can begin another one at once. */
export async function refuseCheck(
  db: Kysely<Database>,
  { id, code_id: codeId }: IdentityCheck,
  reason: CheckReason,
  now: Date,
): Promise<void> {
  await db
    .updateTable('identity_checks')
    .set({ state: 'refused', reason, decided_at: now })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .execute();
  await endCode(db, codeId, now);
}

/** Whether the provider may be asked about this check now; false if it was asked less than a second ago, by whichever process. */
export async function claimQuestion(db: Kysely<Database>, { id }: IdentityCheck, now: Date): Promise<boolean> {
  const claimed = await db
    .updateTable('identity_checks')
    .set({ asked_at: now })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .where((where) =>
      where.or([where('asked_at', 'is', null), where('asked_at', '<=', new Date(now.getTime() - ASK_EVERY_MS))]),
    )
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Verification as in a reply to its user. A code that has expired is shown as refused. */
export function checkReply(check: IdentityCheck, now: Date) {
  const isExpiredCode = check.state === 'pending' && check.next === 'code' && check.expires_at <= now;
  const isPending = check.state === 'pending' && !isExpiredCode;
  return {
    state: isExpiredCode ? 'refused' : check.state,
    next: check.next,
    redirectUrl: isPending ? check.redirect_url : null,
    reason: isExpiredCode ? 'code-expired' : shownReason(check.reason),
    last4: check.last4,
    expiresAt: isPending ? check.expires_at.toISOString() : null,
  };
}
