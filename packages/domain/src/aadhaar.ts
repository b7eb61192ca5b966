import { compact, digitsOf } from './text.ts';

/** Digits of an Aadhaar number (product.md R10). */
export const AADHAAR_LENGTH = 12;

/** ASCII digits of typed or pasted text. Extra digits are kept: a longer number is not cut to a valid one (product.md R10). */
export const aadhaarDigits = (input: string): string => digitsOf(input);

/** Aadhaar number with only its last four digits, grouped as on the card: `•••• •••• 9012` (product.md R13). */
export const maskedAadhaar = (digits: string): string => `•••• •••• ${digits.slice(-4)}`;

/** The twelve ASCII digits of an Aadhaar number, without spaces and dashes; null for anything else (product.md R10). */
export function readAadhaar(input: string): string | null {
  const digits = compact(input);
  return /^[0-9]{12}$/.test(digits) ? digits : null;
}

/** Whether a text is an Aadhaar number (product.md R10). */
export const isAadhaar = (input: string): boolean => readAadhaar(input) !== null;
