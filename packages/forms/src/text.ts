/**
 * Characters that take no room on screen but arrive with pasted text: soft hyphen, zero-width, direction marks, byte-order mark.
 * The joiners U+200C and U+200D are among them; they are dropped at the edges only, since Urdu names need them inside.
 */
const BLANK = /[\s\p{Default_Ignorable_Code_Point}]/u;

/** Text without blank or invisible characters at either end. Walks from both ends: a trimming pattern is quadratic on long blanks. */
export function trimText(text: string): string {
  let start = 0;
  let end = text.length;
  while (BLANK.test(text.charAt(start))) start += 1;
  while (BLANK.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
