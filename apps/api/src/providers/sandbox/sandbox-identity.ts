import { randomToken, randomCode, keyedHash } from '../../codes/hashing.ts';
import type { Messenger } from '../messenger.ts';
import type { Clock, Identity } from '../providers.ts';

/**
 * Simulates the identity service. The code is sent to the caller's own sandbox phone; the reference is a salted keyed hash of it, so that
 * nothing has to be stored.
 */
export const sandboxIdentity = (messenger: Messenger, clock: Clock, secret: string): Identity => {
  const seal = (salt: string, aadhaarNumber: string, otp: string) =>
    keyedHash(secret, 'identity', salt, aadhaarNumber, otp);
  return {
    requestCode: async ({ aadhaarNumber, mobile, lifeMinutes, language }) => {
      const code = randomCode();
      const salt = randomToken();
      const expiresAt = new Date(clock.now().getTime() + lifeMinutes * 60_000);
      await messenger.sendCode({ to: mobile, code, purpose: 'kyc', lifeMinutes, language, expiresAt, codeId: null });
      return { reference: `${salt}.${seal(salt, aadhaarNumber, code)}` };
    },
    checkCode: async ({ reference, aadhaarNumber, otp }) => {
      const [salt = '', sealed] = reference.split('.');
      return seal(salt, aadhaarNumber, otp) === sealed;
    },
  };
};
