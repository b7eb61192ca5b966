import * as v from '../gen/valibot.gen.ts';
import { type Call, Refusal } from './call.ts';
import { makeUser } from './fixtures.ts';
import type { Resolvers } from './resolvers.ts';
import { record, settingOf, type World } from './world.ts';

const MAX_TRIES = 5;

const resendSeconds = (world: World): number => {
  const value = settingOf(world, 'otp_resend_seconds');
  return typeof value === 'number' ? value : 60;
};

function message(world: World, mobile: string, text: string) {
  const sentAt = new Date(world.now()).toISOString();
  world.messages.unshift({ id: world.nextId('message'), mobile, text, code: world.code, sentAt });
}

function personOf(world: World, mobile: string) {
  const known = [...world.people.values()].find(({ user }) => user.mobile === mobile);
  if (known !== undefined) return known;
  const _id = world.nextId('user');
  const user = {
    ...makeUser({ name: null, mobile, email: null, birthdate: null, pincode: null, wallet_balance: 0 }),
    _id,
    isVerified: false,
    isKycVerified: false,
    signupJourney: 0,
  };
  const person = { user, banks: [] };
  world.people.set(_id, person);
  return person;
}

const identityCheck = (call: Call, token: string, aadhaarNumber: string) => {
  const { user } = call.person();
  const check = call.world.identityChecks.get(token);
  if (check?.userId !== user._id || check.aadhaarNumber !== aadhaarNumber) {
    throw new Refusal(400, 'Please ask for a new code');
  }
};

/** Sign-in, identity and basic details. */
export const signIn = {
  sendOtp({ world, body }) {
    const { mobile } = body(v.vSendOtpBody);
    world.codes.set(mobile, { tries: 0 });
    message(world, mobile, `${world.code} is your Sarraf code. It works for 5 minutes. Do not share it.`);
    return { success: true, message: 'Code sent on WhatsApp', allowResendOtpAfterSeconds: resendSeconds(world) };
  },
  verifyOtp({ world, body }) {
    const { mobile, otp } = body(v.vVerifyOtpBody);
    const code = world.codes.get(mobile);
    if (code === undefined) throw new Refusal(400, 'Please ask for a new code');
    if (code.tries >= MAX_TRIES) throw new Refusal(429, 'Too many tries. Please ask for a new code.', {}, 300);
    code.tries += 1;
    if (otp !== world.code) throw new Refusal(400, 'Invalid OTP. Please try again.');
    world.codes.delete(mobile);
    const { user } = personOf(world, mobile);
    const token = world.nextId('token');
    world.sessions.set(token, user._id);
    if (user.isAdmin) record(world, user, { action: 'admin_signed_in' });
    return { success: true, message: 'Signed in', user, token, allowResendOtpAfterSeconds: resendSeconds(world) };
  },
  checkLogin: (call) => ({ success: true, user: call.person().user }),
  logout({ world, person, header }) {
    person();
    world.sessions.delete(header('Authorization')?.replace(/^Bearer /, '') ?? '');
    return { success: true };
  },
  requestAadhaarOtp({ world, body, person }) {
    const { user } = person();
    const { aadhaarNumber } = body(v.vRequestAadhaarOtpBody);
    if (user.isVerified) throw new Refusal(409, 'Your identity is already verified');
    const token = world.nextId('identity');
    world.identityChecks.set(token, { userId: user._id, aadhaarNumber });
    message(world, user.mobile, `${world.code} is your identity verification code.`);
    return {
      success: true,
      token,
      message: 'Code sent to the registered mobile',
      allowResendOtpAfterSeconds: resendSeconds(world),
    };
  },
  submitAadhaarOtp(call) {
    const { user } = call.person();
    const { aadhaarNumber, token, otp } = call.body(v.vSubmitAadhaarOtpBody);
    identityCheck(call, token, aadhaarNumber);
    if (otp !== call.world.code) throw new Refusal(400, 'Invalid OTP. Please try again.');
    call.world.identityChecks.delete(token);
    Object.assign(user, { isVerified: true, isKycVerified: true, signupJourney: 2 });
    return { success: true, message: 'Identity verified', user };
  },
  updateDetails({ body, person }) {
    const { user } = person();
    const { fullName, email, birthdate, pincode } = body(v.vUpdateDetailsBody);
    if (fullName.trim() === '') {
      throw new Refusal(400, 'Full name is required', { errors: { fullName: 'Full name is required' } });
    }
    Object.assign(user, { name: fullName.trim(), email, birthdate, pincode });
    if (!user.isVerified) user.signupJourney = 1;
    return { success: true, message: 'Details saved', user };
  },
} satisfies Partial<Resolvers>;
