import * as v from '@sarraf/api-client/contract';
import { compact, normaliseName, readMobile, readOtp, toE164 } from '@sarraf/domain';
import { makeUser } from '../fixtures/index.ts';
import { addAuditEntry } from '../audit-state.ts';
import type { FakeServer } from '../server.ts';
import { readField, Refusal } from './call.ts';
import { resendSeconds, sendCode } from './codes.ts';
import type { Resolvers } from './resolvers.ts';

const MAX_TRIES = 5;

function personOf(server: FakeServer, mobile: string) {
  const known = [...server.people.values()].find(({ user }) => user.mobile === mobile);
  if (known !== undefined) return known;
  const _id = server.nextId('user');
  const user = {
    ...makeUser({ name: null, mobile, email: null, birthdate: null, pincode: null, wallet_balance: 0 }),
    _id,
    isVerified: false,
    isKycVerified: false,
    signupJourney: 0,
  };
  const person = { user, banks: [] };
  server.people.set(_id, person);
  return person;
}

const mobileOf = (mobile: string): string =>
  toE164(readField('mobile', mobile, (text) => readMobile(text, '1234567890')));

/** Sign-in and basic details. */
export const signIn = {
  sendOtp({ server, body }) {
    const { mobile: typed, channel } = body(v.vSendOtpBody);
    const mobile = mobileOf(typed);
    return { success: true, ...sendCode(server, mobile, channel) };
  },
  verifyOtp({ server, body }) {
    const sent = body(v.vVerifyOtpBody);
    const [mobile, otp] = [mobileOf(sent.mobile), readField('otp', sent.otp, readOtp)];
    const code = server.codes.get(mobile);
    if (code === undefined) throw new Refusal(400, 'Please ask for a new code');
    if (code.tries >= MAX_TRIES) throw new Refusal(429, 'Too many tries. Please ask for a new code.', {}, 300);
    code.tries += 1;
    if (otp !== server.code) throw new Refusal(400, 'Invalid OTP. Please try again.');
    server.codes.delete(mobile);
    const { user } = personOf(server, mobile);
    const token = server.nextId('token');
    server.sessions.set(token, user._id);
    if (user.isAdmin) addAuditEntry(server, user, { action: 'admin_signed_in' });
    const secondFactor = server.secondFactor.factors.has(user._id) ? 'required' : 'missing';
    const needsFactor = user.isAdmin && server.secondFactor.required;
    const signedIn = needsFactor ? { ...user, secondFactor } : user;
    return {
      success: true,
      message: 'Signed in',
      user: signedIn,
      token,
      allowResendOtpAfterSeconds: resendSeconds(server),
    };
  },
  checkLogin(call) {
    const { user } = call.person();
    const secondFactor = call.secondFactor();
    return { success: true, user: secondFactor === 'off' ? user : { ...user, secondFactor } };
  },
  logout({ server, person, token }) {
    person();
    server.sessions.delete(token);
    return { success: true };
  },
  updateDetails({ body, person }) {
    const { user } = person();
    const { fullName, email, birthdate, pincode } = body(v.vUpdateDetailsBody);
    const name = normaliseName(fullName);
    if (name === '') {
      throw new Refusal(400, 'Full name is required', { errors: { fullName: 'Full name is required' } });
    }
    Object.assign(user, { name, email, birthdate, pincode: pincode && compact(pincode) });
    if (!user.isVerified) user.signupJourney = 1;
    return { success: true, message: 'Details saved', user };
  },
  updateNotifications({ body, person }) {
    const { user } = person();
    user.orderMessages = body(v.vUpdateNotificationsBody).orderMessages;
    return { success: true, message: 'Saved', user };
  },
} satisfies Partial<Resolvers>;
