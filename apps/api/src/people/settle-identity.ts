import type { Transaction } from 'kysely';
import { consumeCode } from '../codes/verify-code.ts';
import type { Database } from '../db/schema.ts';
import type { IdentityAnswer } from '../providers/identity.ts';
import type { Services } from '../services.ts';
import { refuseCheck, type IdentityCheck } from './identity-checks.ts';
import { numberHashOf } from './begin-identity.ts';
import { lockUser, type UserRow } from './users.ts';

type Verified = Extract<IdentityAnswer, { state: 'verified' }>;

/** Result of settling a check: the verified user; `taken`, the number belongs to another account; `gone`, the check was settled before. */
export type Settled = { result: 'verified'; user: UserRow } | { result: 'taken' } | { result: 'gone' };

/** Makes the user the owner of the number. False if it belongs to another account. The shared number of the sandbox has no owner. */
async function claimNumber(
  trx: Transaction<Database>,
  sharedHash: string | null,
  { number_hash: numberHash, user_id: userId }: IdentityCheck,
): Promise<boolean> {
  if (numberHash === sharedHash) return true;
  await trx
    .insertInto('identity_numbers')
    .values({ number_hash: numberHash, user_id: userId })
    .onConflict((conflict) => conflict.column('number_hash').doNothing())
    .execute();
  const owner = await trx
    .selectFrom('identity_numbers')
    .select('user_id')
    .where('number_hash', '=', numberHash)
    .executeTakeFirstOrThrow();
  return owner.user_id === userId;
}

/**
 * Settles a pending check that the provider has verified, once: the number gets its owner, the user becomes verified, a verified name and birth
 * date become the user's. Only now is a number of another account refused, so that nobody can ask whose number has an account.
 */
export async function settleVerified(
  services: Services,
  check: IdentityCheck,
  { name, birthdate, match }: Verified,
  now: Date,
): Promise<Settled> {
  const { sharedNumber } = services.identity;
  const sharedHash = sharedNumber === null ? null : numberHashOf(await services.dataKey(), sharedNumber);
  return services.db.transaction().execute(async (trx): Promise<Settled> => {
    const pending = await trx
      .selectFrom('identity_checks')
      .select('id')
      .where('id', '=', check.id)
      .where('state', '=', 'pending')
      .forUpdate()
      .executeTakeFirst();
    if (!pending) return { result: 'gone' };
    // Another verification of the same user may have ended meanwhile: a verified name is never replaced.
    const person = await lockUser(trx, check.user_id);
    if (person?.is_kyc_verified) return { result: 'gone' };
    if (!(await claimNumber(trx, sharedHash, check))) {
      await refuseCheck(trx, check, 'taken', now);
      return { result: 'taken' };
    }
    if (check.next === 'code' && !(await consumeCode(trx, check.code_id, now))) return { result: 'gone' };
    await trx
      .updateTable('identity_checks')
      .set({ state: 'verified', match, decided_at: now })
      .where('id', '=', check.id)
      .execute();
    const user = await trx
      .updateTable('users')
      .set(({ ref }) => ({
        is_kyc_verified: true,
        is_verified: true,
        signup_journey: 2,
        aadhaar_hash: check.number_hash,
        aadhaar_last4: check.last4,
        ...(name !== null && { claimed_name: ref('name'), name, verified_name: name }),
        ...(birthdate !== null && { birthdate, verified_birthdate: birthdate }),
      }))
      .where('id', '=', check.user_id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return { result: 'verified', user };
  });
}
