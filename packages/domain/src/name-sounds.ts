import { areListedSpellings } from './name-spellings.ts';

/** Vowels as one class each: `a`, `i`, `u`, `E` (ai, ay, ei), `O` (au), `o` (o, ou: u or au). */
const vowelClass = (letters: string): string =>
  letters
    .replaceAll('y', 'i')
    .replace(/([aeiou])\1+/g, (run, letter: string) => ({ e: 'i', o: 'u' })[letter] ?? run.charAt(0))
    .replace(/ou/g, 'o')
    .replace(/ie$/, 'i')
    .replace(/^(?:aie|aei|aii|ai|ei|ae)$/, 'E')
    .replace(/^(?:au|ao)$/, 'O')
    .replace(/o(?=.)/, 'u');

/** Vowels that stand for each other in Latin spellings of Urdu names, each pair in the order of its code units. */
const ALIKE = new Set(['a e', 'e i', 'E e', 'o u', 'O o']);

interface Sound {
  kind: 'vowel' | 'consonant';
  text: string;
}

/** Sounds of a word in lower-case Latin letters: double letters as one, letters of one sound as one. */
function soundsOf(word: string): Sound[] {
  const letters = word
    .replace(/(?<=[aeiou])h$/, '')
    .replace(/que$/, 'k')
    .replaceAll('ph', 'f')
    .replaceAll('sh', 'S')
    .replaceAll('ch', 'C')
    .replaceAll('kh', 'K')
    .replace(/(?<=[gdtbjlr])h/g, '')
    .replace(/[cq]|ck/g, 'k')
    .replaceAll('x', 'ks')
    .replaceAll('w', 'v')
    .replace(/([^aeiouy])\1+/g, '$1');
  return [...letters.matchAll(/[aeiouy]+|[^aeiouy]/g)].map(([text]) =>
    /[aeiouy]/.test(text) ? { kind: 'vowel', text: vowelClass(text) } : { kind: 'consonant', text },
  );
}

const areAlike = (one: Sound, other: Sound, isFirst: boolean): boolean => {
  if (one.text === other.text) return true;
  if (one.kind === 'consonant' || other.kind === 'consonant') return false;
  const pair = one.text < other.text ? `${one.text} ${other.text}` : `${other.text} ${one.text}`;
  // Ahsan and Ehsan are two names.
  return ALIKE.has(pair) && !(isFirst && pair === 'a e');
};

/** What may be missing in one of two spellings. */
interface Tolerance {
  /** Letters of vowels that the first spelling may lack. */
  lacking: RegExp;
  /** Most vowels that are missing. */
  most: number;
}
const LATIN: Tolerance = { lacking: /^[ae]$/, most: 1 };
// Urdu does not write short vowels.
const URDU: Tolerance = { lacking: /^[aeiou]$/, most: 9 };

/** Whether two lists of sounds agree, apart from short vowels that one of them lacks. */
function agree(one: readonly Sound[], other: readonly Sound[], isUrdu: boolean): boolean {
  const { lacking, most } = isUrdu ? URDU : LATIN;
  const from = (at: number, beside: number, missing: number): boolean => {
    const [first, second] = [one[at], other[beside]];
    if (!first && !second) return true;
    if (first && second && areAlike(first, second, at === 0 && beside === 0) && from(at + 1, beside + 1, missing)) {
      return true;
    }
    if (missing >= most) return false;
    const canLack = (sound: Sound | undefined, index: number, length: number): boolean =>
      sound?.kind === 'vowel' && lacking.test(sound.text) && (isUrdu || (index > 0 && index < length - 1));
    if (canLack(second, beside, other.length) && from(at, beside + 1, missing + 1)) return true;
    return !isUrdu && canLack(first, at, one.length) && from(at + 1, beside, missing + 1);
  };
  return from(0, 0, 0);
}

/**
 * Whether two words are spellings of one name: by the list of usual spellings, else by their sound in Latin letters (Rehman, Rahman).
 * Words in lower case. `isUrdu`: the first one was transliterated from Urdu and lacks short vowels.
 */
export function isSameWord(one: string, other: string, isUrdu = false): boolean {
  return areListedSpellings(one, other) ?? agree(soundsOf(one), soundsOf(other), isUrdu);
}
