import { isValidIBAN } from 'ibantools';
import { compact } from './text.ts';

/** An IBAN as it is stored: upper case, without spaces or dashes. */
export const normaliseIban = (input: string): string => compact(input).toUpperCase();

/** An IBAN as it is read, in groups of four: `PK36 SCBL 0000 0011 2345 6702`. */
export const groupIban = (input: string): string => normaliseIban(input).replace(/.{4}(?=.)/g, '$& ');

/** A Pakistani IBAN of the right shape whose mod-97 check holds; a failing one earns a warning, not a refusal (product.md R12). */
export function isPakistaniIbanValid(input: string): boolean {
  const iban = normaliseIban(input);
  return iban.startsWith('PK') && isValidIBAN(iban);
}
