import { vRequestAadhaarOtpBody, vSubmitAadhaarOtpBody } from '@sarraf/api-client/contract';
import { readAadhaar, readOtp } from '@sarraf/domain';
import { Hono } from 'hono';
import { tokenHash } from '../codes/hashing.ts';
import { hitHourlyLimits } from '../codes/rate-limit.ts';
import { refusedVerification } from '../codes/refusals.ts';
import { verifyCode } from '../codes/verify-code.ts';
import { fieldError, HttpError, notFound } from '../http-error.ts';
import { signedIn, type Caller } from '../middleware/auth.ts';
import { clientAddress } from '../middleware/client-address.ts';
import { languageOf, messagesOf } from '../middleware/language.ts';
import { parseBody, type FieldMessages } from '../parse-request.ts';
import { askForResult, submitCode } from '../people/ask-identity.ts';
import { beginCheck, numberHashOf, type BegunCheck } from '../people/begin-identity.ts';
import { givenConsent, identityConsent } from '../people/consent.ts';
import { checkReply, latestCheck } from '../people/identity-checks.ts';
import { refusedWords } from '../people/identity-refusals.ts';
import { userReply, type UserRow } from '../people/users.ts';
import type { Messages } from '../messages.ts';
import type { Services } from '../services.ts';
import { readSettings } from '../settings/settings.ts';

const fields: FieldMessages = ({ identity }) => identity.fields;

const refuseVerified = (user: UserRow): void => {
  if (user.is_verified) throw new HttpError(409, ({ identity }) => identity.alreadyVerified);
};

function aadhaarOf(typed: string): string {
  const digits = readAadhaar(typed);
  if (digits === null) throw fieldError('aadhaarNumber', ({ identity }) => identity.fields.aadhaarNumber);
  return digits;
}

function begunWords({ next, isOld }: BegunCheck, { codes, identity }: Messages): string {
  if (next === 'code') return isOld ? codes.stillValid : codes.sentToRegistered;
  return next === 'redirect' ? identity.redirected : identity.waiting;
}

/**
 * Identity verification by Aadhaar number (product.md S4): by a code, on the page of the provider, or by waiting. Only a keyed hash and the last
 * four digits of the number are stored.
 */
export function kycRoutes(services: Services) {
  const { db, clock, config, identity } = services;
  const { limits } = config;

  return new Hono<Caller>()
    .use(signedIn(services))
    .get('/', async (c) => {
      const check = await latestCheck(db, c.get('user').id);
      const consent = identityConsent(languageOf(c));
      return c.json({ success: true, consent, check: check ? checkReply(check, clock.now()) : null });
    })
    .post('/requestOTP', async (c) => {
      const user = c.get('user');
      const body = await parseBody(c, vRequestAadhaarOtpBody, fields);
      const number = aadhaarOf(body.aadhaarNumber);
      refuseVerified(user);
      const [now, language] = [clock.now(), languageOf(c)];
      const consent = givenConsent(identity, body.consent, { language, now });
      const sends = { key: `sends:${clientAddress(c, config.trustedProxies)}`, limit: limits.sendsPerAddressHour };
      await hitHourlyLimits(db, [sends], now);
      const { otp_resend_seconds: resendSeconds } = await readSettings(db);
      const begun = await beginCheck(services, { user, number, consent, language, resendSeconds, now });
      return c.json({
        success: true,
        message: begunWords(begun, messagesOf(c)),
        token: begun.token,
        allowResendOtpAfterSeconds: begun.waitSeconds,
        next: begun.next,
        redirectUrl: begun.redirectUrl,
      });
    })
    .post('/submitOTP', async (c) => {
      const caller = c.get('user');
      const { token, ...typed } = await parseBody(c, vSubmitAadhaarOtpBody, fields);
      const aadhaarNumber = aadhaarOf(typed.aadhaarNumber);
      const otp = readOtp(typed.otp);
      if (otp === null) throw fieldError('otp', ({ identity: { fields: words } }) => words.otp);
      refuseVerified(caller);
      const now = clock.now();
      const settings = await readSettings(db);
      // The try is counted before the provider is called, so that parallel tries cannot exceed the limit.
      const verification = await verifyCode(db, {
        purpose: 'kyc',
        subject: caller.id,
        codeHashes: null,
        boundTo: numberHashOf(await services.dataKey(), aadhaarNumber),
        tokenHash: tokenHash(token),
        resendSeconds: settings.otp_resend_seconds,
        now,
      });
      if (verification.result !== 'matched') throw refusedVerification(verification);
      const user = await submitCode(services, caller, { codeId: verification.id, otp, now });
      const { verified, waiting } = messagesOf(c).identity;
      const message = user.is_verified ? verified : waiting;
      return c.json({ success: true, message, user: userReply(user, settings) });
    })
    .post('/check', async (c) => {
      const caller = c.get('user');
      const asked = await askForResult(services, caller, clock.now());
      if (!asked) throw notFound();
      const { check, user } = asked;
      const messages = messagesOf(c);
      const words = { pending: messages.identity.waiting, verified: messages.identity.verified };
      const message =
        check.state === 'refused' ? refusedWords(check.reason)(messages, languageOf(c)) : words[check.state];
      return c.json({
        success: true,
        message,
        check: checkReply(check, clock.now()),
        user: user && userReply(user, await readSettings(db)),
      });
    });
}
