/** Up to two letters that stand for a name, as whole graphemes; one for scripts whose letters join, where two would make a word. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => firstGrapheme(word ?? ''));
  const joined = letters.join('').toLocaleUpperCase();
  return /\p{Script=Arabic}/u.test(joined) ? (letters[0] ?? '') : joined;
}

// A letter with its marks, or signs joined into one. `Intl.Segmenter` knows more, and the oldest browsers of the build's target lack it.
const GRAPHEME = /^.(?:[\p{M}\p{Emoji_Modifier}]|\u200d.)*/su;

const firstGrapheme = (word: string): string => GRAPHEME.exec(word)?.[0] ?? '';
