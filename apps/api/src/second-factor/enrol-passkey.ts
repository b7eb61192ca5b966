import type { NewPasskey } from '@sarraf/api-client/contract';
import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { isBlank } from '@sarraf/domain';
import { record } from '../audit/audit.ts';
import { BRAND } from '../brand.ts';
import { newId } from '../db/new-id.ts';
import { HttpError } from '../http-error.ts';
import type { Session } from '../people/sessions.ts';
import { lockUser, type UserRow } from '../people/users.ts';
import type { Services } from '../services.ts';
import { CHALLENGE_MS, issueChallenge, takeChallenge } from './challenges.ts';
import { notAccepted, secondFactorRequired } from './refusals.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import type { RelyingParty } from './relying-party.ts';
import { countTry, markProven, passkeysOf } from './second-factor.ts';

/** Signature algorithms that are accepted (COSE): EdDSA, ES256, RS256. */
const ALGORITHMS = [-8, -7, -257];
const MAX_PASSKEYS = 10;

/** Administrator who enrols or proves a second factor, and their session. */
export interface Claimant {
  user: UserRow;
  session: Session;
}

const TRANSPORT = /^[a-z-]{1,40}$/;
const isTransport = (text: string): boolean => TRANSPORT.test(text);

/** Passkey as the browser has to know it. */
export const descriptorOf = (passkey: { credential_id: string; transports: string }) => ({
  type: 'public-key' as const,
  id: passkey.credential_id,
  transports: passkey.transports.split(',').filter(isTransport),
});

/** The first passkey is enrolled with the sign-in alone; another one needs the second factor. */
function requireRight(passkeys: readonly unknown[], session: Session): void {
  if (passkeys.length > 0 && session.secondFactorAt === null) throw secondFactorRequired();
  if (passkeys.length >= MAX_PASSKEYS) throw new HttpError(409, ({ secondFactor }) => secondFactor.tooManyPasskeys);
}

/** Options for `navigator.credentials.create`, with a new challenge. */
export async function beginPasskey({ db, clock }: Services, { user, session }: Claimant, site: RelyingParty) {
  const passkeys = await passkeysOf(db, user.id);
  requireRight(passkeys, session);
  return {
    challenge: await issueChallenge(db, session.hash, 'enrol', clock.now()),
    rp: { id: site.id, name: BRAND.name },
    user: {
      id: Buffer.from(user.id).toString('base64url'),
      name: user.mobile,
      displayName: user.name ?? user.mobile,
    },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
    timeout: CHALLENGE_MS,
    excludeCredentials: passkeys.map(descriptorOf),
    authenticatorSelection: { residentKey: 'preferred' as const, userVerification: 'required' as const },
    attestation: 'none' as const,
  };
}

/** Credential that the browser created; throws 400 if it does not fit the challenge, the site or the session. */
async function verifiedCredential(
  { db, clock, log }: Services,
  session: Session,
  site: RelyingParty,
  { id, response }: NewPasskey['credential'],
) {
  const { clientDataJSON, attestationObject } = response;
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge: (challenge) =>
        takeChallenge(db, { sessionHash: session.hash, purpose: 'enrol', challenge }, clock.now()),
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (registrationInfo) return registrationInfo.credential;
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'a passkey was not accepted');
  }
  throw notAccepted();
}

/** Enrols a passkey. The session has the second factor afterwards; the first passkey comes with recovery codes. */
export async function finishPasskey(
  services: Services,
  { user, session }: Claimant,
  site: RelyingParty,
  { name, credential: sent }: NewPasskey,
): Promise<{ recoveryCodes?: string[] }> {
  const { db, clock } = services;
  const now = clock.now();
  await countTry(db, session.hash, now);
  const { id, publicKey, counter } = await verifiedCredential(services, session, site, sent);
  return db.transaction().execute(async (trx) => {
    // Two sessions without second factor: only one of them enrols the first passkey.
    await lockUser(trx, user.id);
    const passkeys = await passkeysOf(trx, user.id);
    requireRight(passkeys, session);
    const passkeyName = name && !isBlank(name) ? name.trim() : null;
    const { numInsertedOrUpdatedRows: added } = await trx
      .insertInto('passkeys')
      .values({
        id: newId(now),
        user_id: user.id,
        credential_id: id,
        public_key: publicKey,
        counter,
        transports: (sent.response.transports ?? []).filter(isTransport).join(','),
        name: passkeyName,
        created_at: now,
        last_used_at: null,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .executeTakeFirst();
    if (!added) throw notAccepted();
    await markProven(trx, session.hash, now);
    await record(trx, user.id, { action: 'passkey_added', key: 'passkey', oldValue: null, newValue: passkeyName }, now);
    return passkeys.length === 0 ? { recoveryCodes: await renewRecoveryCodes(trx, user.id, now) } : {};
  });
}
