import { comparableName } from './names.ts';
import { isUrduWord, transliterate } from './urdu-words.ts';

/** Words of a name for comparison: in lower-case Latin letters, without titles, articles and what follows “son of” or “bint”. */
export interface NameWords {
  words: string[];
  /** `urdu` if the words were transliterated; `mixed` has both scripts, the Latin words count; `other` cannot be compared. */
  script: 'latin' | 'urdu' | 'mixed' | 'other';
  /** Transliterated words of a `mixed` name. */
  urduWords: string[];
}

const TITLES = new Set(
  'mr mrs ms miss mst mstr dr prof engr eng adv haji hafiz hafza hfz hj alhaj qari maulana mufti capt maj col lt brig retd late jr sr'.split(
    ' ',
  ),
);
const ARTICLES = new Set('ul ur ud us uz un al el bin ibn e'.split(' '));

/** Compound names in one form: `abdur rehman`, `abdulrehman` → `abdul rehman`; `ziaul haq`, `zia ul haq` → `zia haq`. Expects single spaces. */
const splitCompounds = (name: string): string =>
  name
    .replace(/\babd ?(?:[aou]l+|u) ?l?ah?\b/g, 'abdullah')
    .replace(/\babd(?!ullah\b) ?[aeou]{1,3}(?:l|[rsztdn](?![aeiou]))? ?(?=[a-z]{3})/g, 'abdul ')
    .replace(/(?<=[a-z]{3})(?<!\babd) ?ul?lah?\b/g, ' ullah')
    .replace(
      /(?<=[a-z]{3})(?<!\babd) ?u(?:[lrdszn] ?)?(?=(?:haq|haque|huq|din|deen|rehman|rahman|hassan|hasan|islam|ain|nisa|zaman|huda|qadir|mulk|abidin|abideen|arifeen|amin|ameen)\b)/g,
      ' ',
    );

/** Part of a text before a separator; the whole text without one. */
const before = (text: string, separator: RegExp): string => text.split(separator)[0] ?? text;

const latinWords = (name: string): string[] => {
  const own = before(name.normalize('NFD').replace(/\p{M}/gu, ''), /\b[sdwc] ?\/ ?o\b/)
    .replaceAll('m/s', '')
    .replace(/['’`]/g, '')
    .replace(/[^a-z]+/g, ' ');
  return splitCompounds(before(own.trim(), / binte?\b/))
    .split(' ')
    .filter((word) => word !== '' && !TITLES.has(word) && !ARTICLES.has(word));
};

const urduWords = (name: string): string[] =>
  name
    .replace(/بی بی/g, 'بیبی')
    .replace(/عبد ?ال(?!لہ)(?=\p{L}{2})/gu, 'عبدل ')
    .replace(/عبد اللہ/g, 'عبداللہ')
    .replace(/(?<=\p{L}{2}) ?ال(?=دین|حق|رحمان|رحمن|اسلام)/gu, ' ')
    .replace(/(?<=\p{L}{2})(?<!عبد)اللہ/gu, ' اللہ')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
    .map((word) => (word === 'عبدل' ? 'abdul' : transliterate(word)))
    .filter((word) => word !== '');

/** Splits a name into the words that two names are compared by. */
export function nameWords(name: string): NameWords {
  const text = comparableName(name);
  const letters = text.match(/\p{L}/gu) ?? [];
  if (letters.some((letter) => !/[\p{Script=Latin}\p{Script=Arabic}]/u.test(letter))) {
    return { words: [], script: 'other', urduWords: [] };
  }
  const parts = text.split(' ');
  const inUrdu = urduWords(parts.filter(isUrduWord).join(' '));
  const inLatin = latinWords(parts.filter((part) => !isUrduWord(part)).join(' '));
  if (inLatin.length === 0) return { words: inUrdu, script: inUrdu.length === 0 ? 'other' : 'urdu', urduWords: inUrdu };
  return { words: inLatin, script: inUrdu.length === 0 ? 'latin' : 'mixed', urduWords: inUrdu };
}
