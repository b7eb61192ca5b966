/**
 * White space and invisible characters that come with pasted text: soft hyphen, zero-width characters, direction marks, byte-order mark.
 * Includes the joiners U+200C and U+200D, which Urdu names need inside; so only the ends of a text are trimmed.
 */
const BLANK = /[\s\p{Default_Ignorable_Code_Point}]/u;

/** Trims white space and invisible characters. A loop from both ends, since a regular expression is quadratic on long blanks. */
export function trimText(text: string): string {
  let start = 0;
  let end = text.length;
  while (BLANK.test(text.charAt(start))) start += 1;
  while (BLANK.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
