import { DIAL_CODE } from './currency.ts';
import { compact, digitsOf, plainText } from './text.ts';

/** Digits of a national mobile number, after +92 (product.md R8). */
export const PHONE_LENGTH = 10;

const withoutZeros = (digits: string): string => digits.replace(/^0+/, '');

/**
 * National digits of typed or pasted text: `0300…`, `+92 300…` and `0092 300…` all become `300…` (product.md R8). Applied again, it changes
 * nothing. Extra digits are kept, and a number of another country keeps its code after `00`: neither turns into a number that looks valid.
 */
export function phoneDigits(input: string): string {
  const text = plainText(input);
  const digits = digitsOf(text);
  const isInternational = /^[^0-9]*\+/.test(text) || digits.startsWith('00');
  const national = withoutZeros(digits);
  if (isInternational && !national.startsWith(DIAL_CODE)) {
    // `+9` and `00` may become +92 as the user types on.
    return DIAL_CODE.startsWith(national) ? national : `00${national}`;
  }
  const after = isInternational ? withoutZeros(national.slice(DIAL_CODE.length)) : national;
  // Without + or 00 a leading 92 is the country code only if there are more than ten digits, and at most ten after it.
  const shorter = withoutZeros(after.slice(DIAL_CODE.length));
  const hasCountry = after.startsWith(DIAL_CODE) && after.length > PHONE_LENGTH && shorter.length <= PHONE_LENGTH;
  return hasCountry ? shorter : after;
}

/**
 * The ten national digits of a Pakistani mobile in any spelling: an optional +92, 0092 or 0, then 3 and nine digits of any script, dashes
 * and spaces ignored; null for anything else (product.md R8). Every API call, import and search parses mobiles with this function; a form
 * field passes its text through {@link phoneDigits} first. `testNumber` (ten digits) is accepted as well; empty or absent means none.
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

/** Mobile as the contract has it, `+923001234567`, from its national digits or any other spelling (product.md R8). */
export const toE164 = (digits: string): string => `+${DIAL_CODE}${phoneDigits(digits)}`;

/** Mobile as payment accounts store it and banks take it, `03001234567`, from any spelling (product.md R8). */
export const toLocalMobile = (digits: string): string => `0${phoneDigits(digits)}`;

/** Formats `+923001234567` for display as `+92 300 123 4567`; any other text is returned unchanged. */
export const formatMobile = (e164: string): string =>
  e164.replace(/^\+92([0-9]{3})([0-9]{3})([0-9]{4})$/, `+${DIAL_CODE} $1 $2 $3`);
