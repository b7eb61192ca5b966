import { compareWords, type NameComparison } from './name-comparison.ts';
import { isBusinessWord, isCommonWord, isOftenLeftOut } from './name-spellings.ts';
import { nameWords, type NameWords } from './name-words.ts';

const TITLE_CHECKS = ['match', 'mismatch', 'unchecked'] as const;
/** Result of comparing an account's title with the verified name of its owner (product.md R52): `unchecked` means that nothing is known, and is never shown as good. */
export type TitleCheck = (typeof TITLE_CHECKS)[number];

/** Whether a text is a result of the title check that this build knows. */
export const isTitleCheck = (text: string | null | undefined): text is TitleCheck =>
  TITLE_CHECKS.some((check) => check === text);

/** Values of the setting `title_check` (product.md R34): nothing is compared, a mismatch is saved with a warning, or it is refused. */
const MODES = { off: 0, warn: 1, refuse: 2 };

/** Whether the setting `title_check` refuses an account in another name. */
export const refusesOtherName = (mode: number): boolean => mode === MODES.refuse;

/** Banks cut a title at 40 characters; 39 are left where the last one was a blank. */
const CUT_FROM = 39;

/** Whether the words found in both names are enough to say that they name one person. */
function isOnePerson({ onlyTitle, onlyName, same, initials }: NameComparison, isCut: boolean): boolean {
  const left = [...onlyTitle, ...onlyName];
  if (onlyTitle.length > 0 && onlyName.length > 0) return false;
  if (left.some(isBusinessWord) || initials > same.length) return false;
  const own = same.filter((word) => !isOftenLeftOut(word));
  if (left.length === 0) return same.length > 0;
  if (isCut && onlyTitle.length === 0 && own.length > 1) return true;
  const missing = left.filter((word) => !isOftenLeftOut(word));
  if (missing.length === 0) return own.length > 0;
  // Ali Khan and Asif Ali Khan are two persons: what they share says nothing.
  if (missing.length > 1 || own.every(isCommonWord)) return false;
  return own.length > 1 || left.length === 1;
}

/** Words to compare, in one script where both names have it. */
function wordsToCompare(title: NameWords, name: NameWords): { title: string[]; name: string[]; isUrdu: boolean } {
  const hasUrdu = ({ script }: NameWords) => script !== 'latin';
  const hasLatin = ({ script }: NameWords) => script !== 'urdu';
  if (hasLatin(title) && hasLatin(name)) return { title: title.words, name: name.words, isUrdu: false };
  if (hasUrdu(title) && hasUrdu(name)) return { title: title.urduWords, name: name.urduWords, isUrdu: false };
  return { title: title.words, name: name.words, isUrdu: true };
}

/**
 * Compares the title of an account with the verified name of its owner (product.md R52): tolerates order, letter case, initials, one
 * missing word, the usual spellings of a name, a title cut by the bank, and Urdu beside Latin script. Without one of the names, or if the
 * scripts do not tell, the result is `unchecked`.
 */
export function checkTitle(title: string | null | undefined, verifiedName: string | null | undefined): TitleCheck {
  if (!title || !verifiedName) return 'unchecked';
  const [ofTitle, ofName] = [nameWords(title), nameWords(verifiedName)];
  if (ofTitle.script === 'other' || ofName.script === 'other') return 'unchecked';
  const words = wordsToCompare(ofTitle, ofName);
  const isCut = [...title.trim()].length >= CUT_FROM;
  // A transliterated word comes first in a comparison, since it lacks the vowels.
  const isNameUrdu = words.isUrdu && ofName.script === 'urdu';
  const [first, second] = isNameUrdu ? [words.name, words.title] : [words.title, words.name];
  const found = compareWords(first, second, { isUrdu: words.isUrdu, isCut: isCut && !isNameUrdu });
  if (isOnePerson(found, isCut)) return 'match';
  // Letters of Urdu leave much open: only names of several words that share none are certainly different.
  const isCertain = !words.isUrdu || (found.same.length === 0 && first.length > 1 && second.length > 1);
  return isCertain ? 'mismatch' : 'unchecked';
}

/** Result of the title check of an account, of its typed name while the bank has told no title; null while the setting `title_check` is off. */
export const accountTitleCheck = (
  { title, name }: { title?: string | null | undefined; name: string },
  verifiedName: string | null | undefined,
  mode: number,
): TitleCheck | null => (mode === MODES.off ? null : checkTitle(title ?? name, verifiedName));
