import { isValidIBAN } from 'ibantools';
import { compact } from './text.ts';

/** Label that people copy with the number: `IBAN PK36…`, `IBAN No.: PK36…`. */
const LABEL = /^IBAN(?:NO|NR|NUMBER)?[.:#]*(?=[A-Z]{2}[0-9]{2})/;

/** An IBAN as it is stored and compared: in capitals, without its label, spaces and dashes (product.md R12). */
export const normaliseIban = (input: string): string => compact(input).toUpperCase().replace(LABEL, '');

/** IBAN for display, in groups of four: `PK36 SCBL 0000 0011 2345 6702`. */
export const groupIban = (input: string): string => normaliseIban(input).replace(/.{4}(?=.)/g, '$& ');

/** Whether a text has the form of an IBAN of any country: two country letters, two check digits and the account. */
export const isIban = (input: string): boolean => /^[A-Z]{2}[0-9]{2}[A-Z0-9]{1,30}$/.test(normaliseIban(input));

/** Whether a text is a Pakistani IBAN with a correct mod-97 checksum. If not, forms warn and still accept it (product.md R12). */
export function isPakistaniIbanValid(input: string): boolean {
  const iban = normaliseIban(input);
  return iban.startsWith('PK') && isValidIBAN(iban);
}

/** Characters of a Pakistani IBAN. */
export const PAKISTANI_IBAN_LENGTH = 24;

/**
 * What a typed IBAN tells so far (product.md R12): `incomplete` while a Pakistani one has too few characters, `valid` or `invalid` by its check
 * digits once it is complete, `foreign` for one of another country.
 */
export type IbanState = 'empty' | 'incomplete' | 'valid' | 'invalid' | 'foreign';

/** State of a typed IBAN, for a message while it is typed. */
export function ibanState(input: string): IbanState {
  const iban = normaliseIban(input);
  if (iban === '') return 'empty';
  if (!'PK'.startsWith(iban.slice(0, 2))) return 'foreign';
  if (iban.length < PAKISTANI_IBAN_LENGTH) return 'incomplete';
  return isPakistaniIbanValid(iban) ? 'valid' : 'invalid';
}
