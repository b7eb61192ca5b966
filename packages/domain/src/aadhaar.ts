import { compact, digitsOf } from './text.ts';

/** Digits of an Aadhaar number (product.md R10). */
export const AADHAAR_LENGTH = 12;

/** The digits of what was typed or pasted; too many stay too many (product.md R10). */
export const aadhaarDigits = (input: string): string => digitsOf(input);

/** Its last four digits alone, in the groups of the card: `•••• •••• 9012` (product.md R13). */
export const maskedAadhaar = (digits: string): string => `•••• •••• ${digits.slice(-4)}`;

/** The twelve digits of an Aadhaar number in any spelling, grouping spaces and dashes ignored; null for anything else (product.md R10). */
export function readAadhaar(input: string): string | null {
  const digits = compact(input);
  return /^[0-9]{12}$/.test(digits) ? digits : null;
}

/** Whether a text is an Aadhaar number (product.md R10). */
export const isAadhaar = (input: string): boolean => readAadhaar(input) !== null;
