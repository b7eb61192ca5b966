import { compact, digitsOf } from './text.ts';

/** Digits of an Aadhaar number (product.md R10). */
export const AADHAAR_LENGTH = 12;

/** The digits of what was typed or pasted, at most twelve. */
export const aadhaarDigits = (input: string): string => digitsOf(input).slice(0, AADHAAR_LENGTH);

/** Its last four digits alone, in the groups of the card: `•••• •••• 9012` (product.md R13). */
export const maskedAadhaar = (digits: string): string => `•••• •••• ${digits.slice(-4)}`;

/** Exactly twelve digits, grouping spaces and dashes ignored (product.md R10). */
export const isAadhaar = (input: string): boolean => /^[0-9]{12}$/.test(compact(input));
