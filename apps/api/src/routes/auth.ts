import { vEmpty, vVerifyOtpBody } from '@sarraf/api-client/contract';
import { readMobile, readOtp, toE164 } from '@sarraf/domain';
import { Hono } from 'hono';
import { record } from '../audit/audit.ts';
import { acceptedHashes } from '../codes/key-ring.ts';
import { verifyCode } from '../codes/verify-code.ts';
import { refusedVerification } from '../codes/refusals.ts';
import { signedIn, type Caller } from '../middleware/auth.ts';
import { fieldError } from '../http-error.ts';
import { languageOf, messagesOf } from '../middleware/language.ts';
import { parseBody, type FieldMessages } from '../parse-request.ts';
import { openSession } from '../people/sessions.ts';
import { keepLanguage, userByMobile, userReply } from '../people/users.ts';
import { loginCodeParts, sendOtp } from './send-otp.ts';
import { secondFactorState } from '../second-factor/second-factor.ts';
import type { Services } from '../services.ts';
import { readSettings } from '../settings/settings.ts';

const fields: FieldMessages = ({ login }) => login.fields;

/** Login by a code sent over WhatsApp or SMS (product.md S2). */
export function authRoutes(services: Services) {
  const { db, clock, config } = services;

  const mobileOf = (mobile: string): string => {
    const digits = readMobile(mobile, config.testPhone);
    if (digits === null) throw fieldError('mobile', ({ login }) => login.fields.mobile);
    return toE164(digits);
  };

  return new Hono<Caller>()
    .post('/send-otp', sendOtp(services, fields, mobileOf))
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
          codeHashes: acceptedHashes(config.secrets, ...loginCodeParts(mobile, otp)),
          boundTo: null,
          tokenHash: null,
          resendSeconds,
          now,
        });
        if (verification.result !== 'matched') return verification;
        const user = await userByMobile(trx, mobile, now);
        await keepLanguage(trx, user, languageOf(c));
        if (user.is_admin) await record(trx, user.id, { action: 'admin_signed_in' }, now);
        return { result: verification.result, user, token: await openSession(trx, user.id, now) };
      });
      if (outcome.result !== 'matched') throw refusedVerification(outcome);
      const secondFactor = await secondFactorState(services, outcome.user, null);
      const user = { ...userReply(outcome.user, settings), secondFactor };
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
      const { secondFactorAt } = c.get('session');
      const secondFactor = await secondFactorState(services, c.get('user'), secondFactorAt);
      return c.json({ success: true, user: { ...userReply(c.get('user'), await readSettings(db)), secondFactor } });
    })
    .post('/logout', signedIn(services), async (c) => {
      await c.get('endSession')();
      return c.json({ success: true });
    });
}
