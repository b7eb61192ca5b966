import { toAsciiDigits } from '@sarraf/domain';

/**
 * Characters that take no room on screen but arrive with pasted text: soft hyphen, zero-width, direction marks, byte-order mark.
 * The joiners U+200C and U+200D are among them; they are dropped at the edges only, since Urdu names need them inside.
 */
const BLANK = /[\s\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\u3164\ufeff]/;

/** Text without blank or invisible characters at either end. Walks from both ends: a trimming pattern is quadratic on long blanks. */
export function trimText(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && BLANK.test(text.charAt(start))) start += 1;
  while (end > start && BLANK.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

const SEPARATORS = new RegExp(`${BLANK.source}|[-\\u2010-\\u2015]`, 'g');

/** A number typed or pasted in any script, with the spaces, dashes and invisible marks people put in it taken out. Letters stay, to be refused. */
export const bareNumber = (text: string): string => toAsciiDigits(text).replace(SEPARATORS, '');
