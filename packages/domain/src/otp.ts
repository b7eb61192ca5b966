import { compact, digitsOf, plainText } from './text.ts';

/** Digits of a one-time password (product.md R9). */
export const OTP_LENGTH = 6;

/** Six digits in a row that are not part of a longer number such as `0483-123456`. */
const TOGETHER = /(?<![0-9][.-]?)[0-9]{6}(?![.-]?[0-9])/g;
const PARTED = /(?<![0-9][ .-]?)[0-9](?:[ .-]?[0-9]){5}(?![ .-]?[0-9])/;

/**
 * Digits of the code in typed or pasted text: `123 456`, `123-456`, or a whole message. In a message a run of exactly six digits wins over
 * other numbers ("valid for 5 minutes"). Without such a run, with two different ones, or in a text without letters, all digits are
 * returned, also more than six.
 */
export function otpDigits(input: string): string {
  const text = plainText(input);
  const codes = new Set(text.match(TOGETHER));
  if (codes.size > 1 || !/\p{L}/u.test(text)) return digitsOf(text);
  const [code] = codes;
  return digitsOf(code ?? PARTED.exec(text)?.[0] ?? text);
}

/** The six digits of a one-time password, spaces and dashes ignored, digits of every script; null for anything else (product.md R9). */
export function readOtp(input: string): string | null {
  const digits = compact(input);
  return /^[0-9]{6}$/.test(digits) ? digits : null;
}

/** Whether a text is a one-time password (product.md R9). */
export const isOtp = (input: string): boolean => readOtp(input) !== null;

/** Channels that a login code is sent over, by their names in the API (product.md R9). */
export const CODE_CHANNELS = ['whatsapp', 'sms'] as const;
/** Name of a channel. */
export type CodeChannel = (typeof CODE_CHANNELS)[number];

/** Whether a name is that of a channel this build knows; the API may add others. */
export const isCodeChannel = (name: string): name is CodeChannel => CODE_CHANNELS.some((channel) => channel === name);
