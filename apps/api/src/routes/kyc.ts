import { vRequestAadhaarOtpBody, vSubmitAadhaarOtpBody } from '@sarraf/api-client/contract';
import { readAadhaar, readOtp } from '@sarraf/domain';
import { Hono } from 'hono';
import { issueCode, rebindCode, withdrawCode } from '../codes/issue-code.ts';
import { consumeCode, verifyCode } from '../codes/verify-code.ts';
import { keyedHash, randomToken, tokenHash } from '../codes/hashing.ts';
import { hitHourlyLimits } from '../codes/rate-limit.ts';
import { refusedIssue, refusedVerification } from '../codes/refusals.ts';
import { signedIn, type Caller } from '../middleware/auth.ts';
import { clientAddress } from '../middleware/client-address.ts';
import { fieldError, HttpError } from '../http-error.ts';
import { languageOf, messagesOf } from '../middleware/language.ts';
import { parseBody, type FieldMessages } from '../parse-request.ts';
import { userReply, type UserRow } from '../people/users.ts';
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

/** Identity verification by Aadhaar number and a code (product.md S4). Only a keyed hash and the last four digits of the number are stored. */
export function kycRoutes(services: Services) {
  const { db, clock, config, identity } = services;
  const { limits } = config;
  const hashOf = (aadhaarNumber: string) => keyedHash(config.secret, 'aadhaar', aadhaarNumber);

  return new Hono<Caller>()
    .use(signedIn(services))
    .post('/requestOTP', async (c) => {
      const user = c.get('user');
      const aadhaarNumber = aadhaarOf((await parseBody(c, vRequestAadhaarOtpBody, fields)).aadhaarNumber);
      refuseVerified(user);
      const now = clock.now();
      const boundTo = hashOf(aadhaarNumber);
      const sends = { key: `sends:${clientAddress(c, config.trustedProxies)}`, limit: limits.sendsPerAddressHour };
      await hitHourlyLimits(db, [sends, { key: `aadhaar:${boundTo}`, limit: limits.sendsPerAadhaarHour }], now);
      const { otp_resend_seconds: resendSeconds } = await readSettings(db);
      const token = randomToken();
      const code = { purpose: 'kyc', subject: user.id, codeHash: null, boundTo, tokenHash: tokenHash(token) } as const;
      const issued = await issueCode(db, code, { limits, resendSeconds, now });
      if (!issued.ok) {
        // After a reload: the code sent before is still valid if it was requested for the same number.
        if (issued.why !== 'resend' || !(await rebindCode(db, code, now))) throw refusedIssue(issued);
        const message = messagesOf(c).codes.stillValid;
        return c.json({ success: true, message, token, allowResendOtpAfterSeconds: issued.waitSeconds });
      }
      try {
        const lifeMinutes = Math.ceil(limits.codeSeconds / 60);
        const { reference } = await identity.requestCode({
          aadhaarNumber,
          mobile: user.mobile,
          lifeMinutes,
          language: languageOf(c),
        });
        await db.updateTable('codes').set({ reference }).where('id', '=', issued.id).execute();
      } catch (error) {
        await withdrawCode(db, issued.id);
        throw error;
      }
      const message = messagesOf(c).codes.sentToRegistered;
      return c.json({ success: true, message, token, allowResendOtpAfterSeconds: resendSeconds });
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
        codeHash: null,
        boundTo: hashOf(aadhaarNumber),
        tokenHash: tokenHash(token),
        resendSeconds: settings.otp_resend_seconds,
        now,
      });
      if (verification.result !== 'matched') throw refusedVerification(verification);
      const right = await identity.checkCode({ reference: verification.reference ?? '', aadhaarNumber, otp });
      if (!right) throw refusedVerification({ result: 'wrong' });
      const user = await db.transaction().execute(async (trx) => {
        if (!(await consumeCode(trx, verification.id, now))) return undefined;
        return trx
          .updateTable('users')
          .set({
            is_kyc_verified: true,
            is_verified: true,
            signup_journey: 2,
            aadhaar_hash: hashOf(aadhaarNumber),
            aadhaar_last4: aadhaarNumber.slice(-4),
          })
          .where('id', '=', caller.id)
          .returningAll()
          .executeTakeFirst();
      });
      if (!user) throw refusedVerification({ result: 'no-code' });
      return c.json({ success: true, message: messagesOf(c).identity.verified, user: userReply(user, settings) });
    });
}
