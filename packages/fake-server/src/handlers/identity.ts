import type { IdentityCheck } from '@sarraf/api-client';
import * as v from '@sarraf/api-client/contract';
import { readAadhaar, readOtp } from '@sarraf/domain';
import type { FakeServer, IdentityAttempt, Person } from '../server.ts';
import { type Call, readField, Refusal } from './call.ts';
import type { Resolvers } from './resolvers.ts';
import { addMessage, resendSeconds } from './codes.ts';

/** Address of the provider's page after a number that ends in 0001. */
const PROVIDER_PAGE = 'https://verify.example/r/81';

/** Life of a provider's page, in milliseconds. */
const PAGE_LIFE_MS = 600_000;

/** Words of the consent by language. */
const CONSENT = {
  en: 'I agree that Sarraf sends my Aadhaar number and my mobile number to its identity verification service and receives my name and date of birth from it, in order to verify who I am. Sarraf keeps the name, the date of birth and the last four digits, and does not keep the number itself.',
  ur: 'میری طرف سے اجازت ہے کہ صراف میری شناخت کی تصدیق کے لیے میرا Aadhaar نمبر اور موبائل نمبر تصدیق کرنے والی سروس کو بھیجے اور وہاں سے میرا نام اور تاریخِ پیدائش حاصل کرے۔ صراف نام، تاریخِ پیدائش اور نمبر کے آخری چار ہندسے محفوظ رکھتا ہے، پورا نمبر محفوظ نہیں رکھتا۔',
};

/** Behaviour of the verification by the last four digits of the number, as in the sandbox; all other numbers get a code. */
const ENDINGS = {
  redirect: '0001',
  wait: '0002',
  noMobile: '0003',
  unknown: '0004',
  capitals: '0005',
  noRecord: '0006',
};

const aadhaarOf = (number: string): string => readField('aadhaarNumber', number, readAadhaar);

function checkFor({ now }: FakeServer, last4: string): IdentityCheck {
  const expiresAt = new Date(now() + PAGE_LIFE_MS).toISOString();
  const pending = { state: 'pending', last4 } as const;
  if (last4 === ENDINGS.redirect) return { ...pending, next: 'redirect', redirectUrl: PROVIDER_PAGE, expiresAt };
  if (last4 === ENDINGS.wait) return { ...pending, next: 'wait' };
  return { ...pending, next: 'code' };
}

function refuseUnusable(last4: string) {
  const refuse = (message: string) => {
    throw new Refusal(400, message, { errors: { aadhaarNumber: message } });
  };
  if (last4 === ENDINGS.noMobile) refuse('No mobile number is registered with this Aadhaar.');
  if (last4 === ENDINGS.unknown) refuse('There is no such Aadhaar number. Please check its digits.');
}

function nameFor(last4: string): string | null {
  if (last4 === ENDINGS.noRecord) return null;
  return last4 === ENDINGS.capitals ? 'MUHAMMAD USMAN KHAN' : 'Muhammad Usman Khan';
}

/** Verifies a user with the name of the provider; 409 if the number belongs to another account. */
function verify({ server }: Call, { user }: Person, attempt: IdentityAttempt) {
  const { check, aadhaarNumber, name } = attempt;
  if (server.takenNumbers.has(aadhaarNumber)) {
    attempt.check = { ...check, state: 'refused', reason: 'taken' };
    throw new Refusal(409, 'This Aadhaar number belongs to another account.');
  }
  attempt.check = { ...check, state: 'verified' };
  Object.assign(user, { isVerified: true, isKycVerified: true, signupJourney: 2, nameVerified: name !== null });
  if (name !== null) user.name = name;
  return user;
}

/** Identity verification. */
export const identity = {
  getIdentity({ server, person, header }) {
    const text = CONSENT[header('Accept-Language') === 'ur' ? 'ur' : 'en'];
    const attempt = server.identityAttempts.get(person().user._id);
    return { success: true, consent: { version: '1', text }, check: attempt?.check ?? null };
  },
  checkIdentity(call) {
    const person = call.person();
    const attempt = call.server.identityAttempts.get(person.user._id);
    if (attempt === undefined) throw new Refusal(404, 'There is no verification to ask about.');
    if (attempt.check.state !== 'verified') return { success: true, check: attempt.check };
    const user = verify(call, person, attempt);
    return { success: true, check: attempt.check, user };
  },
  requestAadhaarOtp({ server, body, person }) {
    const { user } = person();
    const aadhaarNumber = aadhaarOf(body(v.vRequestAadhaarOtpBody).aadhaarNumber);
    if (user.isVerified) throw new Refusal(409, 'Your identity is already verified');
    const last4 = aadhaarNumber.slice(-4);
    refuseUnusable(last4);
    const token = server.nextId('identity');
    const check = checkFor(server, last4);
    server.identityAttempts.set(user._id, { aadhaarNumber, token, check, name: nameFor(last4) });
    const { next, redirectUrl } = check;
    if (next !== 'code') return { success: true, token, next, redirectUrl: redirectUrl ?? null };
    addMessage(server, user.mobile, {
      text: `${server.code} is your identity verification code.`,
      code: server.code,
      channel: 'sms',
    });
    return {
      success: true,
      token,
      next,
      message: 'Code sent to the registered mobile',
      allowResendOtpAfterSeconds: resendSeconds(server),
    };
  },
  submitAadhaarOtp(call) {
    const person = call.person();
    const { aadhaarNumber, token, otp } = call.body(v.vSubmitAadhaarOtpBody);
    const number = aadhaarOf(aadhaarNumber);
    const attempt = call.server.identityAttempts.get(person.user._id);
    if (attempt?.token !== token || attempt.aadhaarNumber !== number || attempt.check.state !== 'pending') {
      throw new Refusal(400, 'Please ask for a new code');
    }
    if (readField('otp', otp, readOtp) !== call.server.code) throw new Refusal(400, 'Invalid OTP. Please try again.');
    // The code is right, and the provider needs time.
    if (attempt.check.next === 'wait') return { success: true, user: person.user };
    return { success: true, message: 'Identity verified', user: verify(call, person, attempt) };
  },
} satisfies Partial<Resolvers>;
