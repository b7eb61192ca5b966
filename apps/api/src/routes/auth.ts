import { vEmpty, vSendOtpBody, vVerifyOtpBody } from '@sarraf/api-client/contract';
import { readMobile, readOtp, toE164 } from '@sarraf/domain';
import { Hono } from 'hono';
import { record } from '../audit/audit.ts';
import { issueCode, withdrawCode } from '../codes/issue-code.ts';
import { verifyCode } from '../codes/verify-code.ts';
import { keyedHash, randomCode } from '../codes/hashing.ts';
import { hitHourlyLimits } from '../codes/rate-limit.ts';
import { refusedIssue, refusedVerification } from '../codes/refusals.ts';
import { signedIn, type Caller } from '../middleware/auth.ts';
import { clientAddress } from '../middleware/client-address.ts';
import { fieldError } from '../http-error.ts';
import { languageOf, messagesOf } from '../middleware/language.ts';
import { parseBody, type FieldMessages } from '../parse-request.ts';
import { openSession } from '../people/sessions.ts';
import { userByMobile, userReply } from '../people/users.ts';
import type { Services } from '../services.ts';
import { readSettings } from '../settings/settings.ts';

const fields: FieldMessages = ({ login }) => login.fields;

/** Login by a code sent over WhatsApp (product.md S2). */
export function authRoutes(services: Services) {
  const { db, clock, config, messenger } = services;
  const { limits } = config;

  const mobileOf = (mobile: string): string => {
    const digits = readMobile(mobile, config.testPhone);
    if (digits === null) throw fieldError('mobile', ({ login }) => login.fields.mobile);
    return toE164(digits);
  };
  const hashOf = (mobile: string, code: string) => keyedHash(config.secret, 'login', mobile, code);

  return new Hono<Caller>()
    .post('/send-otp', async (c) => {
      const body = await parseBody(c, vSendOtpBody, fields);
      const mobile = mobileOf(body.mobile);
      const now = clock.now();
      const address = clientAddress(c, config.trustedProxies);
      await hitHourlyLimits(db, [{ key: `sends:${address}`, limit: limits.sendsPerAddressHour }], now);
      const { otp_resend_seconds: resendSeconds } = await readSettings(db);
      const code = randomCode();
      const issued = await issueCode(
        db,
        { purpose: 'login', subject: mobile, codeHash: hashOf(mobile, code), boundTo: null, tokenHash: null },
        { limits, resendSeconds, now },
      );
      if (!issued.ok) {
        // After a reload, or on another device: the code sent before is still valid.
        if (issued.why !== 'resend' || !issued.lastIsAlive) throw refusedIssue(issued);
        return c.json({
          success: true,
          message: messagesOf(c).codes.stillValid,
          allowResendOtpAfterSeconds: issued.waitSeconds,
        });
      }
      try {
        const lifeMinutes = Math.ceil(limits.codeSeconds / 60);
        await messenger.sendCode({ mobile, code, purpose: 'login', lifeMinutes, language: languageOf(c) });
      } catch (error) {
        await withdrawCode(db, issued.id);
        throw error;
      }
      return c.json({ success: true, message: messagesOf(c).codes.sent, allowResendOtpAfterSeconds: resendSeconds });
    })
    .post('/verify-otp', async (c) => {
      const body = await parseBody(c, vVerifyOtpBody, fields);
      const mobile = mobileOf(body.mobile);
      const otp = readOtp(body.otp);
      if (otp === null) throw fieldError('otp', ({ login }) => login.fields.otp);
      const now = clock.now();
      const settings = await readSettings(db);
      const resendSeconds = settings.otp_resend_seconds;
      // One transaction: if the process dies, a code is not used up without a session.
      const outcome = await db.transaction().execute(async (trx) => {
        const verification = await verifyCode(trx, {
          purpose: 'login',
          subject: mobile,
          codeHash: hashOf(mobile, otp),
          boundTo: null,
          tokenHash: null,
          resendSeconds,
          now,
        });
        if (verification.result !== 'matched') return verification;
        const user = await userByMobile(trx, mobile, now);
        if (user.is_admin) await record(trx, user.id, { action: 'admin_signed_in' }, now);
        return { result: verification.result, user, token: await openSession(trx, user.id, now) };
      });
      if (outcome.result !== 'matched') throw refusedVerification(outcome);
      const user = userReply(outcome.user, settings);
      return c.json({
        success: true,
        message: messagesOf(c).login.signedIn,
        user,
        token: outcome.token,
        allowResendOtpAfterSeconds: resendSeconds,
      });
    })
    .post('/check-login', signedIn(services), async (c) => {
      await parseBody(c, vEmpty);
      return c.json({ success: true, user: userReply(c.get('user'), await readSettings(db)) });
    })
    .post('/logout', signedIn(services), async (c) => {
      await c.get('endSession')();
      return c.json({ success: true });
    });
}
