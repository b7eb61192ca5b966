import { comparableName } from './names.ts';

/** Arabic-script letters and digits that compare as equal, by the one they are compared as: `ی` has `يىی…`. */
const ALIKE = new Map<string, string>();
for (let code = 0x0620; code <= 0x06ff; code += 1) {
  const letter = String.fromCharCode(code);
  const compared = comparableName(letter);
  if (compared !== '') ALIKE.set(compared, (ALIKE.get(compared) ?? '') + letter);
}

/** Vowel marks and invisible marks that may follow a letter of a stored name. */
const MARKS = String.raw`[\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06ED\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]*`;

/**
 * Regular expression, to be used case-insensitively, that finds a part of a name in stored names: letters that {@link comparableName}
 * treats as equal match each other (product.md R7). Uses only the syntax that JavaScript and Postgres share.
 */
export const namePattern = (part: string): string =>
  [...comparableName(part)]
    .map((letter) => {
      if (letter === ' ') return String.raw`\s+`;
      const alike = ALIKE.get(letter);
      return `${alike === undefined ? letter.replace(/[^\p{L}\p{N}]/u, String.raw`\$&`) : `[${letter}${alike}]`}${MARKS}`;
    })
    .join('');
