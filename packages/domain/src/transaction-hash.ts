import { withoutBlanks } from './text.ts';

const HASH = /^(?:0x)?([0-9a-f]{64})$/;

/** The 64 lower-case digits of a transaction hash, with or without `0x`, in any letter case; null for anything else (product.md R46). */
export const hashDigits = (input: string): string | null => HASH.exec(withoutBlanks(input).toLowerCase())?.[1] ?? null;
