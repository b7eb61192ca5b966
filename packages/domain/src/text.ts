const DIGIT = /\p{Nd}/u;

/** Value of a decimal digit of any script: Unicode lists the digits of each script as ten neighbours, from zero on. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let below = 0;
  while (DIGIT.test(String.fromCodePoint(code - below - 1))) below += 1;
  return below % 10;
}

/** The same text with the digits of every script (Arabic-Indic, Urdu, Devanagari, full-width …) written 0–9 (product.md R7). */
export const toAsciiDigits = (text: string): string =>
  text.replace(/(?![0-9])\p{Nd}/gu, (digit) => `${digitValue(digit)}`);

/** The same text without characters nobody can see: zero-width marks, direction marks, soft hyphens. */
export const withoutInvisible = (text: string): string => text.replace(/\p{Default_Ignorable_Code_Point}/gu, '');

/** True when nothing visible remains after trimming; what "required" means for a name (product.md R7). */
export const isBlank = (text: string): boolean => withoutInvisible(text).trim() === '';

/** Full-width letters and signs, as keyboards of East Asia type them, lie this far above those of ASCII. */
const FULL_WIDTH = 0xfee0;
const narrow = (text: string): string =>
  text.replace(/[\uFF01-\uFF5E]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - FULL_WIDTH));

/**
 * Text as the readers of numbers, ids and references take it (product.md R7): full-width letters as ASCII ones, digits of every script as
 * 0–9, one kind of dash, one kind of blank, nothing invisible, no blanks at the ends.
 */
export const plainText = (text: string): string =>
  withoutInvisible(narrow(toAsciiDigits(text)))
    .replace(/\p{Dash}/gu, '-')
    .replace(/\s/g, ' ')
    .trim();

/** Plain text without its blanks. */
export const withoutBlanks = (text: string): string => plainText(text).replaceAll(' ', '');

/** Plain text without blanks and dashes: the form patterns are matched on. */
export const compact = (text: string): string => plainText(text).replace(/[ -]/g, '');

/** Only the digits of the text, in ASCII, whatever separates them. */
export const digitsOf = (text: string): string => plainText(text).replace(/[^0-9]/g, '');
