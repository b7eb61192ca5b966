import { type Decimal, decimal } from './money.ts';
import { plainText } from './text.ts';

const PLAIN = /^-?(?:\d+(?:\.\d*)?|\.\d*)$/;
const GROUPED_BY_THOUSAND = /^-?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;
const GROUPED_BY_LAKH = /^-?\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d*)?$/;

/** The same text with ASCII digits, a point and commas, whichever script it was typed in. */
export const asciiDecimal = (input: string): string => plainText(input).replace(/٫/g, '.').replace(/[٬،]/g, ',');

/**
 * What a person typed as plain decimal text, or null when it is none. Text on its way to a number (`1.`, `.5`, `.`) counts.
 * Group separators are dropped only where they stand between whole groups: "1,5" may mean one and a half, so it is not read as 15.
 */
export function plainDecimal(input: string): string | null {
  const text = asciiDecimal(input).replace(/[\s'’_]/g, ',');
  const isGrouped = GROUPED_BY_THOUSAND.test(text) || GROUPED_BY_LAKH.test(text);
  const plain = isGrouped ? text.replace(/,/g, '') : text;
  return PLAIN.test(plain) ? plain : null;
}

/** The exact number a person typed, in digits of any script, grouped or not; null when it is no number (yet). */
export function typedDecimal(input: string): Decimal | null {
  const plain = plainDecimal(input);
  return plain !== null && /\d/.test(plain) ? decimal(plain) : null;
}
