import { isValidIBAN } from 'ibantools';
import { compact } from './text.ts';

/** A word before the number, which people copy with it: `IBAN PK36…`, `IBAN No.: PK36…`. */
const LABEL = /^IBAN(?:NO|NR|NUMBER)?[.:#]*(?=[A-Z]{2}[0-9]{2})/;

/** An IBAN as it is stored and compared: in capitals, without its label, spaces and dashes (product.md R12). */
export const normaliseIban = (input: string): string => compact(input).toUpperCase().replace(LABEL, '');

/** An IBAN as it is read, in groups of four: `PK36 SCBL 0000 0011 2345 6702`. */
export const groupIban = (input: string): string => normaliseIban(input).replace(/.{4}(?=.)/g, '$& ');

/** Whether a text has the form of an IBAN of any country: its letters, two check digits, and the rest. */
export const isIban = (input: string): boolean => /^[A-Z]{2}[0-9]{2}[A-Z0-9]{1,30}$/.test(normaliseIban(input));

/** A Pakistani IBAN of the right shape whose mod-97 check holds; a failing one earns a warning, not a refusal (product.md R12). */
export function isPakistaniIbanValid(input: string): boolean {
  const iban = normaliseIban(input);
  return iban.startsWith('PK') && isValidIBAN(iban);
}
