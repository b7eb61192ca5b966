import { toAsciiDigits, withoutInvisible } from './text.ts';

/** Invisible characters but for the joiners, which Urdu names need inside a word. */
const MARKS = /(?![\u200C\u200D])\p{Default_Ignorable_Code_Point}/gu;
const JOINERS_AT_ENDS = /^[\u200C\u200D]+|(?<![\u200C\u200D])[\u200C\u200D]+$/g;

/** A name as it is stored: composed, without direction and other invisible marks, one blank for many, none at the ends. */
export const normaliseName = (name: string): string =>
  name.normalize('NFC').replace(MARKS, '').replace(/\s+/g, ' ').trim().replace(JOINERS_AT_ENDS, '').trim();

/** Arabic vowel marks, hamza and madda above or below a letter, and the stroke that lengthens a word. */
const ARABIC_MARKS = /[\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E8\u06EA-\u06ED\u0640]/g;

/** Letters that keyboards of Arabic, Persian and Urdu write differently, by the one they are compared as. */
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
 * A name as it is compared and searched for (product.md R7), never shown: composed alike (NFKC), without invisible and vowel marks,
 * letters of Arabic script that only keyboards tell apart (ye, kaf, he) folded, digits 0–9, one blank for many, no letter case.
 */
export const comparableName = (name: string): string =>
  toAsciiDigits(fold(withoutInvisible(name.normalize('NFKD')).replace(ARABIC_MARKS, '')))
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim()
    // There and back, since some letters (ß) meet their equals in capitals alone.
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC');
