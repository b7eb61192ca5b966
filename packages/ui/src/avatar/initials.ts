/** Initials of a name: up to two graphemes, or one in Arabic script, where two joined letters would read as a word. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => firstGrapheme(word ?? ''));
  const joined = letters.join('').toLocaleUpperCase();
  return /\p{Script=Arabic}/u.test(joined) ? (letters[0] ?? '') : joined;
}

// A letter with its marks, or a joined emoji. Not `Intl.Segmenter`: the oldest supported browsers do not have it.
const GRAPHEME = /^.(?:[\p{M}\p{Emoji_Modifier}]|\u200d.)*/su;

const firstGrapheme = (word: string): string => GRAPHEME.exec(word)?.[0] ?? '';
