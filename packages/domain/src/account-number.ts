import { compact, withoutBlanks } from './text.ts';

/** A bank's account number as it is stored and compared: digits 0–9, letters in capitals, no spaces or dashes (product.md R12). */
export const normaliseAccountNumber = (input: string): string => compact(input).toUpperCase();

/** A NayaPay ID as it is stored and compared: in lower case, without blanks and invisible marks. */
export const normaliseNayapayId = (input: string): string => withoutBlanks(input).toLowerCase();

/** Whether a text can be an account number: letters, digits and slashes once it is normalised. */
export const isAccountNumber = (input: string): boolean => /^[\p{L}0-9/]+$/u.test(normaliseAccountNumber(input));
