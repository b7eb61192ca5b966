import { asciiDigits, onlyDigits } from '../internal/digits.ts';

/** Marks without width that chat apps put around copied numbers. */
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/**
 * The code in a pasted text: `123 456`, `123-456`, foreign numerals, or a whole message. A run of exactly `length` digits wins over
 * other figures in the sentence ("valid for 5 minutes"); without one, the first digits there are.
 */
export function codeFrom(text: string, length: number): string {
  const plain = asciiDigits(text.replace(INVISIBLE, ''));
  const together = new RegExp(`(?<!\\d)\\d{${length}}(?!\\d)`).exec(plain);
  const parted = new RegExp(`(?<!\\d)\\d(?:[ \\t\\u00a0.\\-–]?\\d){${length - 1}}(?!\\d)`).exec(plain);
  return onlyDigits((together ?? parted)?.[0] ?? plain).slice(0, length);
}

/** The code after an edit: a key that is no digit changes nothing, and several characters at once are read like a paste. */
export function codeAfterEdit(previous: string, next: string, length: number): string {
  const plain = asciiDigits(next);
  if (/^\d*$/.test(plain)) return plain.slice(0, length);
  return next.length - previous.length > 1 ? codeFrom(next, length) : previous;
}
