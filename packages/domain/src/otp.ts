import { compact, digitsOf, toAsciiDigits, withoutInvisible } from './text.ts';

/** Digits of a one-time password (product.md R9). */
export const OTP_LENGTH = 6;

const TOGETHER = /(?<![0-9])[0-9]{6}(?![0-9])/;
const PARTED = /(?<![0-9])[0-9](?:[ \t\u00a0.\-–]?[0-9]){5}(?![0-9])/;

/**
 * The code in what was typed or pasted, at most six digits: `123 456`, `123-456`, or a whole message. A run of exactly six digits
 * wins over other figures in the sentence ("valid for 5 minutes"); without one, the first digits there are.
 */
export function otpDigits(input: string): string {
  const text = withoutInvisible(toAsciiDigits(input));
  return digitsOf((TOGETHER.exec(text) ?? PARTED.exec(text))?.[0] ?? text).slice(0, OTP_LENGTH);
}

/** Exactly six digits (product.md R9). */
export const isOtp = (input: string): boolean => /^[0-9]{6}$/.test(compact(input));
