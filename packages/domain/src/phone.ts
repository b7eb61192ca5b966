import { DIAL_CODE } from './currency.ts';
import { compact, digitsOf, plainText } from './text.ts';

/** Digits of a national mobile number, after +92 (product.md R8). */
export const PHONE_LENGTH = 10;

const withoutZeros = (digits: string): string => digits.replace(/^0+/, '');

/**
 * The national digits of what was typed or pasted: `0300…`, `+92 300…` and `0092 300…` all become `300…`, and stay it (product.md R8). Digits
 * that are too many stay too many, and a number of another country keeps its code behind `00`: neither becomes a number that looks right.
 */
export function phoneDigits(input: string): string {
  const text = plainText(input);
  const digits = digitsOf(text);
  const isInternational = /^[^0-9]*\+/.test(text) || digits.startsWith('00');
  const national = withoutZeros(digits);
  if (isInternational && !national.startsWith(DIAL_CODE)) {
    // `+9` and `00` are on the way to +92.
    return DIAL_CODE.startsWith(national) ? national : `00${national}`;
  }
  const after = isInternational ? withoutZeros(national.slice(DIAL_CODE.length)) : national;
  // Without a sign of it, 92… is a country code only when the digits are too many for a national number, and few enough for that code.
  const shorter = withoutZeros(after.slice(DIAL_CODE.length));
  const hasCountry = after.startsWith(DIAL_CODE) && after.length > PHONE_LENGTH && shorter.length <= PHONE_LENGTH;
  return hasCountry ? shorter : after;
}

/**
 * The ten national digits of a Pakistani mobile in any of its spellings: an optional +92, 0092 or 0, then 3 and nine digits, of every script,
 * dashes and spaces ignored; null for anything else (product.md R8). Every call, import and search that takes a mobile reads it here, every
 * field what {@link phoneDigits} makes of it. `testNumber` (ten digits) is the one special number accepted besides; empty or absent accepts none.
 */
export function readMobile(input: string, testNumber?: string): string | null {
  const national = /^(?:\+92|0092|0)?([0-9]{10})$/.exec(compact(plainText(input)))?.[1] ?? '';
  return national.startsWith('3') || (national !== '' && national === testNumber) ? national : null;
}

/** Whether a text is a Pakistani mobile, or the test number (product.md R8). */
export const isPkrMobile = (input: string, testNumber?: string): boolean => readMobile(input, testNumber) !== null;

/** An Indian mobile: ten digits starting 6–9, dashes and spaces ignored (product.md R8). */
export const isInrMobile = (input: string): boolean => /^[6-9][0-9]{9}$/.test(compact(input));

/** A ten-digit US number: `2025550123`, `202-555-0123`, `(202) 555-0123`, `202.555.0123` (product.md R8). */
export const isUsdPhone = (input: string): boolean =>
  /^(?:\([0-9]{3}\)|[0-9]{3})\.?[0-9]{3}\.?[0-9]{4}$/.test(compact(input));

/** The number as the contract carries it, `+923001234567`, from its national digits or any form of it (product.md R8). */
export const toE164 = (digits: string): string => `+${DIAL_CODE}${phoneDigits(digits)}`;

/** The number as an account of the seller holds it and a bank takes it, `03001234567`, from any form of it (product.md R8). */
export const toLocalMobile = (digits: string): string => `0${phoneDigits(digits)}`;

/** `+923001234567` as people read it, `+92 300 123 4567`; any other text unchanged. */
export const formatMobile = (e164: string): string =>
  e164.replace(/^\+92([0-9]{3})([0-9]{3})([0-9]{4})$/, `+${DIAL_CODE} $1 $2 $3`);
