/** Zero of each digit family people paste or type besides ASCII: Arabic-Indic, Urdu and Persian, Devanagari, full-width. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0xff10];

const ASCII_DIGITS = new Map(
  ZEROS.flatMap((zero) => Array.from({ length: 10 }, (_, digit) => [String.fromCodePoint(zero + digit), `${digit}`])),
);

/** The same text with Arabic-Indic (and Urdu, Devanagari, full-width) digits written 0–9 (product.md R7). */
export const toAsciiDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => ASCII_DIGITS.get(digit) ?? digit);

/** The same text without characters nobody can see: zero-width marks, direction marks, soft hyphens. */
export const withoutInvisible = (text: string): string => text.replace(/\p{Default_Ignorable_Code_Point}/gu, '');

/** True when nothing visible remains after trimming; what "required" means for a name (product.md R7). */
export const isBlank = (text: string): boolean => withoutInvisible(text).trim() === '';

/** The same text with ASCII digits and without spaces, dashes or invisible characters: the form patterns are matched on. */
export const compact = (text: string): string => withoutInvisible(toAsciiDigits(text)).replace(/[\s\p{Dash}]/gu, '');

/** Only the digits of the text, in ASCII, whatever separates them. */
export const digitsOf = (text: string): string => toAsciiDigits(text).replace(/[^0-9]/g, '');
