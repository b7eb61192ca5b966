import { compact, digitsOf } from './text.ts';

/** Digits of a one-time password (spec §9). */
export const OTP_LENGTH = 6;

/** The digits of what was typed or pasted, at most six. */
export const otpDigits = (input: string): string => digitsOf(input).slice(0, OTP_LENGTH);

/** Exactly six digits (spec §5). */
export const isOtp = (input: string): boolean => /^[0-9]{6}$/.test(compact(input));
