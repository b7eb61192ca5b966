import type { PasskeyAssertion } from '@sarraf/api-client/contract';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { record } from '../audit/audit.ts';
import { fieldError, HttpError } from '../http-error.ts';
import type { Services } from '../services.ts';
import { CHALLENGE_MS, issueChallenge, takeChallenge } from './challenges.ts';
import { descriptorOf, type Claimant } from './enrol-passkey.ts';
import { notAccepted } from './refusals.ts';
import { takeRecoveryCode } from './recovery-codes.ts';
import type { RelyingParty } from './relying-party.ts';
import { countTry, markProven, passkeysOf } from './second-factor.ts';

/** Options for `navigator.credentials.get`, with a new challenge. 409 for a user without passkey. */
export async function beginProof({ db, clock }: Services, { user, session }: Claimant, site: RelyingParty) {
  const passkeys = await passkeysOf(db, user.id);
  if (passkeys.length === 0) throw new HttpError(409, ({ secondFactor }) => secondFactor.noPasskey);
  return {
    challenge: await issueChallenge(db, session.hash, 'prove', clock.now()),
    rpId: site.id,
    timeout: CHALLENGE_MS,
    allowCredentials: passkeys.map(descriptorOf),
    userVerification: 'required' as const,
  };
}

/** Gives the session the second factor if the passkey is the user's and fits the challenge, the site and its counter; else 400. */
export async function finishProof(
  { db, clock, log }: Services,
  { user, session }: Claimant,
  site: RelyingParty,
  { credential: { id, response } }: PasskeyAssertion,
): Promise<void> {
  const now = clock.now();
  await countTry(db, session.hash, now);
  const passkey = (await passkeysOf(db, user.id)).find(({ credential_id: known }) => known === id);
  if (!passkey) throw notAccepted();
  const counter = Number(passkey.counter);
  const verification = await verifyAuthenticationResponse({
    response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
    expectedChallenge: (challenge) =>
      takeChallenge(db, { sessionHash: session.hash, purpose: 'prove', challenge }, clock.now()),
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    credential: { id, publicKey: new Uint8Array(passkey.public_key), counter },
  }).catch((error: unknown) => {
    log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'a passkey was not accepted');
    return undefined;
  });
  if (!verification?.verified) throw notAccepted();
  const { newCounter } = verification.authenticationInfo;
  await db.transaction().execute(async (trx) => {
    // Where another process has counted on meanwhile, this signature is an old one.
    const { numUpdatedRows } = await trx
      .updateTable('passkeys')
      .set({ counter: newCounter, last_used_at: now })
      .where('id', '=', passkey.id)
      .where('counter', '=', counter)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw notAccepted();
    await markProven(trx, session.hash, now);
    await record(trx, user.id, { action: 'second_factor_proven' }, now);
  });
}

/** Gives the session the second factor for a recovery code, which works once; else 400. */
export async function proveByRecoveryCode(
  { db, clock }: Services,
  { user, session }: Claimant,
  code: string,
): Promise<void> {
  const now = clock.now();
  await countTry(db, session.hash, now);
  await db.transaction().execute(async (trx) => {
    if (!(await takeRecoveryCode(trx, user.id, code, now))) {
      throw fieldError('code', ({ secondFactor }) => secondFactor.wrongCode);
    }
    await markProven(trx, session.hash, now);
    await record(trx, user.id, { action: 'recovery_code_used' }, now);
  });
}
