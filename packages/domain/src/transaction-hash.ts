import { withoutBlanks } from './text.ts';
import { normaliseAddress } from './wallet-address.ts';

const HASH = /^(?:0x)?([0-9a-f]{64})$/;

/** The 64 lower-case digits of a transaction hash, with or without `0x`, in any letter case; null for anything else (product.md R46). */
export const hashDigits = (input: string): string | null => HASH.exec(withoutBlanks(input).toLowerCase())?.[1] ?? null;

/** Fewest characters of an address or a hash that are searched for: fewer are in very many of them. */
const FEWEST_SEARCHED = 6;

/** Part of an address or a hash to search for, in lower case; null for a text too short for that (product.md R37). */
export function searchedAddress(search: string): string | null {
  const address = normaliseAddress(search).toLowerCase();
  return address.length < FEWEST_SEARCHED ? null : address;
}
