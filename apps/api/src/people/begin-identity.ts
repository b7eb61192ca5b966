import type { Language } from '@sarraf/domain';
import { randomToken, tokenHash } from '../codes/hashing.ts';
import { issueCode, rebindCode, withdrawCode, type NewCode, type RefusedIssue } from '../codes/issue-code.ts';
import { refusedIssue } from '../codes/refusals.ts';
import { keyedHash } from '../codes/key-ring.ts';
import { hitHourlyLimits, returnHit } from '../codes/rate-limit.ts';
import { endCode } from '../codes/verify-code.ts';
import { newId } from '../db/new-id.ts';
import type { BegunIdentity, Consent } from '../providers/identity.ts';
import type { Services } from '../services.ts';
import { storeConsent } from './consent.ts';
import { latestCheck, storeCheck } from './identity-checks.ts';
import { refusedBegin } from './identity-refusals.ts';
import type { UserRow } from './users.ts';

/** Lifetime of a check by redirect or waiting for which the provider names none. */
const LIFE_MS = { redirect: 10 * 60_000, wait: 24 * 60 * 60_000 } as const;

/** Request of a user to verify a number. */
export interface BeginRequest {
  user: UserRow;
  /** 12 digits. */
  number: string;
  consent: Consent | null;
  language: Language;
  resendSeconds: number;
  now: Date;
}

/** A verification that has begun, or goes on after a reload (`isOld`). `token` belongs to the code, if `next` is `code`. */
export interface BegunCheck {
  token: string;
  next: 'code' | 'redirect' | 'wait';
  redirectUrl: string | null;
  /** Seconds until another request is possible. */
  waitSeconds: number;
  isOld: boolean;
}

/** Keyed hash of an Aadhaar number, the only form in which the whole number is stored. */
export const numberHashOf = (dataKey: Uint8Array, number: string): string => keyedHash(dataKey, 'aadhaar', number);

/** The verification of the same number that is still open, for a user who asks again within the waiting time. Throws 429 without one. */
async function resume({ db, identity }: Services, code: NewCode, token: string, issued: RefusedIssue, now: Date) {
  const { waitSeconds } = issued;
  if (issued.why !== 'resend') throw refusedIssue(issued);
  if (await rebindCode(db, code, now)) {
    return { token, next: 'code', redirectUrl: null, waitSeconds, isOld: true } as const;
  }
  const check = await latestCheck(db, code.subject);
  const isOpen =
    check?.state === 'pending' &&
    check.next !== 'code' &&
    check.number_hash === code.boundTo &&
    check.adapter === identity.adapter &&
    check.expires_at > now;
  if (!isOpen) throw refusedIssue(issued);
  return { token, next: check.next, redirectUrl: check.redirect_url, waitSeconds, isOld: true };
}

const nextOf = (next: BegunIdentity['next']): BegunCheck['next'] => (typeof next === 'string' ? next : 'redirect');

/**
 * Begins to verify a number. The consent is stored before the provider is called. A request that the provider refuses for its number counts
 * towards the limits like one that it accepts, so that nobody can look up many numbers; a request that it did not take counts for nothing.
 */
export async function beginCheck(services: Services, request: BeginRequest): Promise<BegunCheck> {
  const { db, config, identity } = services;
  const { user, number, consent, language, resendSeconds, now } = request;
  const boundTo = numberHashOf(await services.dataKey(), number);
  const token = randomToken();
  const code = { purpose: 'kyc', subject: user.id, codeHash: null, boundTo, tokenHash: tokenHash(token) } as const;
  const issued = await issueCode(db, code, { limits: config.limits, resendSeconds, now });
  if (!issued.ok) return resume(services, code, token, issued, now);

  // Counted only for a request that goes to the provider, and taken back if that is down: a person must not be locked out by an outage.
  const limit = { key: `aadhaar:${boundTo}`, limit: config.limits.sendsPerAadhaarHour };
  await hitHourlyLimits(db, [limit], now).catch(async (error: unknown) => {
    await withdrawCode(db, issued.id);
    throw error;
  });
  const id = newId(now);
  const returnUrl = `${config.publicUrl}/kyc`;
  let begun: Awaited<ReturnType<typeof identity.begin>>;
  try {
    if (consent) await storeConsent(db, user.id, consent, language);
    begun = await identity.begin({ id, number, mobile: user.mobile, consent, language, returnUrl });
  } catch (error) {
    await withdrawCode(db, issued.id);
    await returnHit(db, limit.key);
    throw error;
  }
  if ('refused' in begun) {
    if (begun.retryAfterSeconds === null) await endCode(db, issued.id, now);
    else await withdrawCode(db, issued.id);
    throw refusedBegin(begun.refused, begun.retryAfterSeconds);
  }

  const next = nextOf(begun.next);
  const redirectUrl = typeof begun.next === 'string' ? null : begun.next.redirect;
  const codeEnds = new Date(now.getTime() + config.limits.codeSeconds * 1000);
  const ends = next === 'code' ? codeEnds : new Date(now.getTime() + LIFE_MS[next]);
  const expiresAt = begun.expiresAt && (next !== 'code' || begun.expiresAt < ends) ? begun.expiresAt : ends;
  await db
    .updateTable('codes')
    .set({ reference: begun.reference, ...(next === 'code' ? { expires_at: expiresAt } : { tries_left: 0 }) })
    .where('id', '=', issued.id)
    .execute();
  await storeCheck(db, {
    id,
    user_id: user.id,
    adapter: identity.adapter,
    number_hash: boundTo,
    last4: number.slice(-4),
    reference: begun.reference,
    next,
    redirect_url: redirectUrl,
    code_id: issued.id,
    created_at: now,
    expires_at: expiresAt,
  });
  return { token, next, redirectUrl, waitSeconds: resendSeconds, isOld: false };
}
