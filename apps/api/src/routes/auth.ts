import { vEmpty, vSendOtpBody, vVerifyOtpBody } from '@sarraf/api-client/contract';
import { isPkrMobile, toE164 } from '@sarraf/domain';
import { Hono } from 'hono';
import { record } from '../audit/audit.ts';
import { bookCode, withdrawCode } from '../codes/codes.ts';
import { guessCode } from '../codes/guess.ts';
import { keyedHash, randomCode } from '../codes/hashing.ts';
import { countAgainst } from '../codes/limits.ts';
import { refusedBooking, refusedGuess } from '../codes/refusals.ts';
import { signedIn, type Caller } from '../middleware/auth.ts';
import { clientAddress } from '../middleware/client-address.ts';
import { fieldError, tooMany } from '../middleware/http-error.ts';
import { parseBody } from '../middleware/parse.ts';
import { openSession } from '../people/sessions.ts';
import { userByMobile, userReply } from '../people/users.ts';
import type { Services } from '../services.ts';
import { readSettings } from '../settings/settings.ts';

const PHONE = 'Phone number is not valid.';
const OTP = 'OTP must be 6 digits long.';
const HOUR_SECONDS = 3600;

/** Signing in by a code over WhatsApp (spec §2, §7). */
export function authRoutes(services: Services) {
  const { db, clock, config, messenger } = services;
  const { limits } = config;

  const mobileOf = (mobile: string): string => {
    if (!isPkrMobile(mobile, config.testPhone)) throw fieldError('mobile', PHONE);
    return toE164(mobile);
  };
  const hashOf = (mobile: string, code: string) => keyedHash(config.secret, 'login', mobile, code);

  return new Hono<Caller>()
    .post('/send-otp', async (c) => {
      const body = await parseBody(c, vSendOtpBody, { mobile: PHONE });
      const mobile = mobileOf(body.mobile);
      const now = clock.now();
      const address = clientAddress(c, config.trustedProxies);
      const wait = await countAgainst(db, {
        key: `sends:${address}`,
        limit: limits.sendsPerAddressHour,
        windowSeconds: HOUR_SECONDS,
        now,
      });
      if (wait !== null) throw tooMany(wait, (words) => `Too many codes were asked for. Please wait ${words}.`);
      const { otp_resend_seconds: resendSeconds } = await readSettings(db);
      const code = randomCode();
      const booking = await bookCode(
        db,
        { purpose: 'login', subject: mobile, codeHash: hashOf(mobile, code), boundTo: null, tokenHash: null },
        { limits, resendSeconds, now },
      );
      if (!booking.ok) {
        // Somebody who reloaded the page, or opened it on another device, is led to the code they already have.
        if (booking.why !== 'resend' || !booking.lastIsAlive) throw refusedBooking(booking);
        return c.json({
          success: true,
          message: 'The code sent a moment ago is still valid',
          allowResendOtpAfterSeconds: booking.waitSeconds,
        });
      }
      try {
        await messenger.sendCode({ mobile, code, purpose: 'login', lifeMinutes: Math.ceil(limits.codeSeconds / 60) });
      } catch (error) {
        await withdrawCode(db, booking.id);
        throw error;
      }
      return c.json({ success: true, message: 'Code sent on WhatsApp', allowResendOtpAfterSeconds: resendSeconds });
    })
    .post('/verify-otp', async (c) => {
      const body = await parseBody(c, vVerifyOtpBody, { mobile: PHONE, otp: OTP });
      const mobile = mobileOf(body.mobile);
      const now = clock.now();
      const settings = await readSettings(db);
      const resendSeconds = settings.otp_resend_seconds;
      // One transaction: a code that was used up without its session being there would be lost with the process.
      const outcome = await db.transaction().execute(async (trx) => {
        const guess = await guessCode(trx, {
          purpose: 'login',
          subject: mobile,
          codeHash: hashOf(mobile, body.otp),
          boundTo: null,
          tokenHash: null,
          resendSeconds,
          now,
        });
        if (guess.result !== 'matched') return guess;
        const user = await userByMobile(trx, mobile, now);
        if (user.is_admin) await record(trx, user.id, { action: 'admin_signed_in' }, now);
        return { result: guess.result, user, token: await openSession(trx, user.id, now) };
      });
      if (outcome.result !== 'matched') throw refusedGuess(outcome);
      const user = userReply(outcome.user, settings);
      return c.json({
        success: true,
        message: 'Signed in',
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
