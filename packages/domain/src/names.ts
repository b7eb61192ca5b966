import { toAsciiDigits, withoutInvisible } from './text.ts';

/** Invisible characters except the joiners, which Urdu names need inside a word. */
const MARKS = /(?![\u200C\u200D])\p{Default_Ignorable_Code_Point}/gu;
const JOINERS_AT_ENDS = /^[\u200C\u200D]+|(?<![\u200C\u200D])[\u200C\u200D]+$/g;

/** Name as it is stored: NFC, without direction marks and other invisible characters, single spaces, trimmed. */
export const normaliseName = (name: string): string =>
  name.normalize('NFC').replace(MARKS, '').replace(/\s+/g, ' ').trim().replace(JOINERS_AT_ENDS, '').trim();

/** Arabic vowel marks, hamza and madda above or below a letter, and the stroke that lengthens a word. */
const ARABIC_MARKS = /[\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E8\u06EA-\u06ED\u0640]/g;

/** Variants of a letter that Arabic, Persian and Urdu keyboards type differently. */
const LETTER_VARIANTS: Record<string, string> = {
  ye: 'يىېےۍ',
  kaf: 'كڪ',
  he: 'هھةۃە',
};
const COMPARED_AS: Record<string, string> = { ye: 'ی', kaf: 'ک', he: 'ہ' };

const FOLDED = new Map(
  Object.entries(LETTER_VARIANTS).flatMap(([name, letters]) =>
    [...letters].map((letter): [string, string] => [letter, COMPARED_AS[name] ?? letter]),
  ),
);
const fold = (text: string): string => [...text].map((letter) => FOLDED.get(letter) ?? letter).join('');

/**
 * Name for comparison and search (product.md R7), never shown: NFKC, without invisible characters and vowel marks, keyboard variants of
 * Arabic letters (ye, kaf, he) folded into one, digits 0–9, single spaces, no letter case.
 */
export const comparableName = (name: string): string =>
  toAsciiDigits(fold(withoutInvisible(name.normalize('NFKD')).replace(ARABIC_MARKS, '')))
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim()
    // Lower, upper, lower: some letters (ß) equal their variants only in upper case.
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC');
