import { plainText } from './text.ts';
import { normaliseUtr } from './utr.ts';

/** Shorter references name nothing: a short number stands in many lines. */
const MIN_LENGTH = 6;
const MAX_LENGTH = 40;
/** Parts of a reference that a bank may have separated by blanks or strokes. */
const MAX_PARTS = 5;
const WORDS = /[A-Z0-9]+/g;
/** Labels that banks write in front of a reference without a blank. */
const LABEL = /^(?:UTR|REF|RRN|TXN|TRX|STAN)(?=[A-Z0-9]{6})/;
const LONG_NUMBER = /\d{8,}/g;

/** Reference for comparison: capitals and digits only; empty for one too short to name a payment. */
export function comparableReference(reference: string): string {
  const comparable = normaliseUtr(reference).replace(/[^A-Z0-9]/g, '');
  return comparable.length < MIN_LENGTH ? '' : comparable;
}

/**
 * Every reference that a bank's text may contain, for comparison: each word, several words together, a word without its label, and long
 * numbers inside a word. A part of a word is none, so that a number inside a longer one names nothing.
 */
export function referencesIn(text: string): Set<string> {
  const words = plainText(text).toUpperCase().match(WORDS) ?? [];
  const found = new Set<string>();
  const add = (reference: string) => {
    if (reference.length >= MIN_LENGTH && reference.length <= MAX_LENGTH) found.add(reference);
  };
  for (const [at, word] of words.entries()) {
    let joined = '';
    for (const part of words.slice(at, at + MAX_PARTS)) {
      joined += part;
      if (joined.length > MAX_LENGTH) break;
      add(joined);
      add(joined.replace(LABEL, ''));
    }
    for (const number of word.match(LONG_NUMBER) ?? []) add(number);
  }
  return found;
}

/** Digits of an account in a bank's text, of which only the last ones may be shown. */
const ACCOUNT_NUMBERS = /[x*#•.]{2}-?(\d{4,})|(\d{6,})/gi;
const ENDING = 4;

/** Account numbers in a bank's texts: in the account column any with four digits, elsewhere masked ones and those with six digits. */
export function accountNumbersIn(account: string, text: string): string[] {
  const ownColumn = plainText(account).replace(/[^0-9]/g, '');
  const others = Array.from(plainText(text).matchAll(ACCOUNT_NUMBERS), ([, masked, whole]) => masked ?? whole ?? '');
  return [ownColumn, ...others].filter((digits) => digits.length >= ENDING);
}

/** Last four digits of an account number: numbers of one account share them, however much of them is shown. */
export const accountEnding = (digits: string): string => digits.slice(-ENDING);

/** Whether two numbers may be of one account: the shorter one is the end of the other, without leading zeros. */
export function isSameAccount(one: string, other: string): boolean {
  const [a, b] = [one.replace(/^0+/, ''), other.replace(/^0+/, '')];
  const [long, short] = a.length < b.length ? [b, a] : [a, b];
  return short.length >= ENDING && long.endsWith(short);
}
