import { sql } from 'kysely';
import { refusedVerification } from '../codes/refusals.ts';
import { endCode, returnTry } from '../codes/verify-code.ts';
import type { IdentityAnswer } from '../providers/identity.ts';
import { ProviderUnavailable } from '../providers/providers.ts';
import type { Services } from '../services.ts';
import { claimQuestion, latestCheck, pendingCheckOfCode, refuseCheck, type IdentityCheck } from './identity-checks.ts';
import { numberTaken, refusedIdentity } from './identity-refusals.ts';
import { settleVerified } from './settle-identity.ts';
import type { UserRow } from './users.ts';

/** Refusals after which the same code may be tried again. */
const CODE_STAYS = new Set(['code-wrong', 'too-soon']);

/** The provider's answer about a code; a try that the provider did not hear costs nothing. */
async function answerTo({ db, identity }: Services, { reference }: IdentityCheck, codeId: number, otp: string) {
  try {
    return await identity.check({ reference, otp });
  } catch (error) {
    if (error instanceof ProviderUnavailable) await returnTry(db, codeId);
    throw error;
  }
}

/**
 * Gives the provider a code whose try was counted. Returns the user: verified, or not yet if the provider needs time after the code. Throws
 * 400, 409 or 429 for a code that is not accepted.
 */
export async function submitCode(
  services: Services,
  caller: UserRow,
  { codeId, otp, now }: { codeId: number; otp: string; now: Date },
): Promise<UserRow> {
  const { db, identity } = services;
  const check = await pendingCheckOfCode(db, codeId);
  // A check of another provider, before a restart with another configuration, cannot be finished.
  if (!check || check.adapter !== identity.adapter) throw refusedVerification({ result: 'no-code' });
  const answer = await answerTo(services, check, codeId, otp);
  switch (answer.state) {
    case 'refused':
      if (!CODE_STAYS.has(answer.reason)) await refuseCheck(db, check, answer.reason, now);
      throw refusedIdentity(answer.reason, answer.retryAfterSeconds);
    case 'pending':
      await endCode(db, codeId, now);
      await waitForResult(services, check);
      return caller;
    case 'verified': {
      const settled = await settleVerified(services, check, answer, now);
      if (settled.result === 'taken') throw numberTaken();
      if (settled.result === 'gone') throw refusedVerification({ result: 'no-code' });
      return settled.user;
    }
    default:
      return answer satisfies never;
  }
}

/** Turns a check whose code was accepted into a waiting one, for a day. */
const waitForResult = ({ db }: Services, { id }: IdentityCheck) =>
  db
    .updateTable('identity_checks')
    .set({ next: 'wait', expires_at: sql<Date>`created_at + interval '1 day'` })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .execute();

async function settle(services: Services, check: IdentityCheck, answer: IdentityAnswer, now: Date): Promise<void> {
  switch (answer.state) {
    case 'pending':
      if (check.expires_at <= now) await refuseCheck(services.db, check, 'expired', now);
      return;
    case 'refused':
      // The provider asks to wait: the check stays as it is.
      if (answer.retryAfterSeconds !== null) throw refusedIdentity(answer.reason, answer.retryAfterSeconds);
      await refuseCheck(services.db, check, answer.reason, now);
      return;
    case 'verified':
      await settleVerified(services, check, answer, now);
      return;
    default:
      answer satisfies never;
  }
}

/**
 * Asks the provider for the result of the caller's latest verification by redirect or waiting, at most once a second. Undefined if the caller has
 * begun none. Throws 409 if the number belongs to another account. Repeating it has no further effect.
 */
export async function askForResult(
  services: Services,
  caller: UserRow,
  now: Date,
): Promise<{ check: IdentityCheck; user: UserRow | null } | undefined> {
  const { db, identity } = services;
  const check = await latestCheck(db, caller.id);
  if (!check) return undefined;
  if (check.state === 'pending' && check.next !== 'code') {
    if (check.adapter !== identity.adapter) await refuseCheck(db, check, 'expired', now);
    else if (await claimQuestion(db, check, now)) {
      await settle(services, check, await identity.check({ reference: check.reference }), now);
    }
  }
  const after = (await latestCheck(db, caller.id)) ?? check;
  if (after.reason === 'taken') throw numberTaken();
  if (after.state !== 'verified') return { check: after, user: null };
  const user = await db.selectFrom('users').selectAll().where('id', '=', caller.id).executeTakeFirstOrThrow();
  return { check: after, user };
}
