import { vRequestAadhaarOtpBody, vSubmitAadhaarOtpBody } from '@sarraf/api-client/contract';
import { Hono } from 'hono';
import { bookCode, retieCode, withdrawCode } from '../codes/codes.ts';
import { consumeCode, guessCode } from '../codes/guess.ts';
import { keyedHash, randomToken, tokenHash } from '../codes/hashing.ts';
import { countAgainst } from '../codes/limits.ts';
import { refusedBooking, refusedGuess } from '../codes/refusals.ts';
import { signedIn, type Caller } from '../middleware/auth.ts';
import { clientAddress } from '../middleware/client-address.ts';
import { HttpError, tooMany } from '../middleware/http-error.ts';
import { parseBody } from '../middleware/parse.ts';
import { userReply, type UserRow } from '../people/users.ts';
import type { Services } from '../services.ts';
import { readSettings } from '../settings/settings.ts';

const AADHAAR = 'Please enter a valid 12-digit Aadhaar number';
const SENTENCES = { aadhaarNumber: AADHAAR, otp: 'Please enter all 6 digits', token: 'Please ask for a new code' };
const HOUR_SECONDS = 3600;

const refuseVerified = (user: UserRow): void => {
  if (user.is_verified) throw new HttpError(409, 'Your identity is already verified');
};

/** Identity verification by Aadhaar number and a code (spec §2, §7). The number is kept as a keyed hash and four digits. */
export function kycRoutes(services: Services) {
  const { db, clock, config, identity } = services;
  const { limits } = config;
  const hashOf = (aadhaarNumber: string) => keyedHash(config.secret, 'aadhaar', aadhaarNumber);

  return new Hono<Caller>()
    .use(signedIn(services))
    .post('/requestOTP', async (c) => {
      const user = c.get('user');
      const { aadhaarNumber } = await parseBody(c, vRequestAadhaarOtpBody, SENTENCES);
      refuseVerified(user);
      const now = clock.now();
      const boundTo = hashOf(aadhaarNumber);
      const counts: [key: string, limit: number][] = [
        [`sends:${clientAddress(c, config.trustedProxies)}`, limits.sendsPerAddressHour],
        [`aadhaar:${boundTo}`, limits.sendsPerAadhaarHour],
      ];
      for (const [key, limit] of counts) {
        const wait = await countAgainst(db, { key, limit, windowSeconds: HOUR_SECONDS, now });
        if (wait !== null) throw tooMany(wait, (words) => `Too many codes were asked for. Please wait ${words}.`);
      }
      const { otp_resend_seconds: resendSeconds } = await readSettings(db);
      const token = randomToken();
      const code = { purpose: 'kyc', subject: user.id, codeHash: null, boundTo, tokenHash: tokenHash(token) } as const;
      const booking = await bookCode(db, code, { limits, resendSeconds, now });
      if (!booking.ok) {
        // Somebody who reloaded the page is led to the code they already have, if it was asked for this number.
        if (booking.why !== 'resend' || !(await retieCode(db, code, now))) throw refusedBooking(booking);
        const message = 'The code sent a moment ago is still valid';
        return c.json({ success: true, message, token, allowResendOtpAfterSeconds: booking.waitSeconds });
      }
      try {
        const lifeMinutes = Math.ceil(limits.codeSeconds / 60);
        const { reference } = await identity.requestCode({ aadhaarNumber, mobile: user.mobile, lifeMinutes });
        await db.updateTable('codes').set({ reference }).where('id', '=', booking.id).execute();
      } catch (error) {
        await withdrawCode(db, booking.id);
        throw error;
      }
      const message = 'Code sent to the registered mobile';
      return c.json({ success: true, message, token, allowResendOtpAfterSeconds: resendSeconds });
    })
    .post('/submitOTP', async (c) => {
      const caller = c.get('user');
      const { aadhaarNumber, token, otp } = await parseBody(c, vSubmitAadhaarOtpBody, SENTENCES);
      refuseVerified(caller);
      const now = clock.now();
      const settings = await readSettings(db);
      // The try is spent before the provider is asked, so that parallel guesses cannot outrun the count.
      const guess = await guessCode(db, {
        purpose: 'kyc',
        subject: caller.id,
        codeHash: null,
        boundTo: hashOf(aadhaarNumber),
        tokenHash: tokenHash(token),
        resendSeconds: settings.otp_resend_seconds,
        now,
      });
      if (guess.result !== 'matched') throw refusedGuess(guess);
      const right = await identity.checkCode({ reference: guess.reference ?? '', aadhaarNumber, otp });
      if (!right) throw refusedGuess({ result: 'wrong' });
      const user = await db.transaction().execute(async (trx) => {
        if (!(await consumeCode(trx, guess.id, now))) return undefined;
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
      if (!user) throw refusedGuess({ result: 'no-code' });
      return c.json({ success: true, message: 'Your identity is verified', user: userReply(user, settings) });
    });
}
