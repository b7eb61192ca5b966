import { DIAL_CODE } from './currency.ts';
import { compact, digitsOf } from './text.ts';

/** Digits of a national mobile number, after +92 (product.md R8). */
export const PHONE_LENGTH = 10;

const withoutZeros = (digits: string): string => digits.replace(/^0+/, '');

/** The national digits of what was typed or pasted, at most ten: `0300…`, `+92 300…` and `0092 300…` all become `300…`, and stay it (product.md R8). */
export function phoneDigits(input: string): string {
  const digits = digitsOf(input);
  const isInternational = /^[^\p{Nd}]*\+/u.test(input) || digits.startsWith(`00${DIAL_CODE}`);
  const national = withoutZeros(digits);
  // Without a sign of it, 92… is a country code only when the digits are too many for a national number.
  const hasCountry = national.startsWith(DIAL_CODE) && (isInternational || national.length > PHONE_LENGTH);
  return (hasCountry ? withoutZeros(national.slice(DIAL_CODE.length)) : national).slice(0, PHONE_LENGTH);
}

/**
 * A Pakistani mobile: an optional +92, 0092 or 0, then 3 and nine digits, dashes and spaces ignored (product.md R8).
 * `testNumber` (ten digits) is the one special number accepted besides; empty or absent accepts none.
 */
export function isPkrMobile(input: string, testNumber?: string): boolean {
  const national = /^(?:\+92|0092|0)?([0-9]{10})$/.exec(compact(input))?.[1];
  return national !== undefined && (national.startsWith('3') || national === testNumber);
}

/** An Indian mobile: ten digits starting 6–9, dashes and spaces ignored (product.md R8). */
export const isInrMobile = (input: string): boolean => /^[6-9][0-9]{9}$/.test(compact(input));

/** A ten-digit US number: `2025550123`, `202-555-0123`, `(202) 555-0123`, `202.555.0123` (product.md R8). */
export const isUsdPhone = (input: string): boolean =>
  /^(?:\([0-9]{3}\)|[0-9]{3})\.?[0-9]{3}\.?[0-9]{4}$/.test(compact(input));

/** The number as the contract carries it, `+923001234567`, from its national digits or any form of it (product.md R8). */
export const toE164 = (digits: string): string => `+${DIAL_CODE}${phoneDigits(digits)}`;

/** `+923001234567` as people read it, `+92 300 123 4567`; any other text unchanged. */
export const formatMobile = (e164: string): string =>
  e164.replace(/^\+92([0-9]{3})([0-9]{3})([0-9]{4})$/, `+${DIAL_CODE} $1 $2 $3`);
