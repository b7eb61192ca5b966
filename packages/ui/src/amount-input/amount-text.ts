import { asciiDigits } from '../internal/digits.ts';

/**
 * The plain decimal spelling of what was typed or pasted: foreign numerals and decimal signs become ASCII, group separators go.
 * A comma is a group separator here, as in the product's own `1,23,456.78`; whether the text is a number is not asked.
 */
export const plainAmount = (text: string): string =>
  asciiDigits(text)
    .replace(/٫/g, '.')
    .replace(/[,٬'_]/g, '')
    .replace(/(?<=\d)\s(?=\d)/g, '')
    .trim();

/** The first number in a sentence; the point of `Rs.` is no decimal sign. */
const NUMBER = /-?\d+(?:\.\d*)?|(?<![\p{L}\d])\.\d+/u;

/** Whether one key's text could ever belong to an amount; other keys are stopped before the caret moves. */
export const belongsToAmount = (key: string): boolean => /^[\d.,٫٬\s'_-]$/.test(asciiDigits(key));

/** The draft after an edit: a key that cannot belong to a number changes nothing, and of a pasted `500 USDT` the figure is taken. */
export function amountAfterEdit(previous: string, next: string): string {
  const plain = plainAmount(next);
  if (/^[\d.-]*$/.test(plain)) return plain;
  const pasted = next.length - previous.length > 1 ? NUMBER.exec(plain) : null;
  return pasted?.[0] ?? previous;
}

/** The figure shrinks in two steps so that the longest amount, `99999.999999`, still fits a slip on a 320 px screen. */
export function amountSize(text: string): 'large' | 'medium' | 'small' {
  if (text.length <= 7) return 'large';
  return text.length <= 10 ? 'medium' : 'small';
}
