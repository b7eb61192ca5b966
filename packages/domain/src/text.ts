const DIGIT = /\p{Nd}/u;

/** Value of a decimal digit of any script: Unicode gives each script ten consecutive digits, from zero on. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let below = 0;
  while (DIGIT.test(String.fromCodePoint(code - below - 1))) below += 1;
  return below % 10;
}

/** Replaces the digits of every script (Arabic-Indic, Urdu, Devanagari, full-width …) by 0–9 (product.md R7). */
export const toAsciiDigits = (text: string): string =>
  text.replace(/(?![0-9])\p{Nd}/gu, (digit) => `${digitValue(digit)}`);

/** Removes invisible characters: zero-width marks, direction marks, soft hyphens. */
export const withoutInvisible = (text: string): string => text.replace(/\p{Default_Ignorable_Code_Point}/gu, '');

/** True when nothing visible remains after trimming; a required name must not be blank (product.md R7). */
export const isBlank = (text: string): boolean => withoutInvisible(text).trim() === '';

/** Distance in Unicode from an ASCII character to its full-width form, which East Asian keyboards type. */
const FULL_WIDTH = 0xfee0;
const narrow = (text: string): string =>
  text.replace(/[\uFF01-\uFF5E]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - FULL_WIDTH));

const PRINTABLE_ASCII = /^[ -~]*$/;

/**
 * Text normalised before it is parsed as a number, an id or a reference (product.md R7): full-width letters as ASCII, digits of every
 * script as 0–9, every dash as `-`, every white space as a space, no invisible characters, trimmed.
 */
export const plainText = (text: string): string =>
  // Printable ASCII is plain already: a bank's statement has a hundred thousand such cells.
  PRINTABLE_ASCII.test(text)
    ? text.trim()
    : withoutInvisible(narrow(toAsciiDigits(text)))
        .replace(/\p{Dash}/gu, '-')
        .replace(/\s/g, ' ')
        .trim();

/** Plain text without spaces. */
export const withoutBlanks = (text: string): string => plainText(text).replaceAll(' ', '');

/** Plain text without spaces and dashes: patterns are matched against this form. */
export const compact = (text: string): string => plainText(text).replace(/[ -]/g, '');

/** All digits of a text, in ASCII. */
export const digitsOf = (text: string): string => plainText(text).replace(/[^0-9]/g, '');
