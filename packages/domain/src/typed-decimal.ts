import { type Decimal, decimal } from './money.ts';
import { plainText } from './text.ts';

const PLAIN = /^-?(?:\d+(?:\.\d*)?|\.\d*)$/;
const GROUPED_BY_THOUSAND = /^-?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;
const GROUPED_BY_LAKH = /^-?\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d*)?$/;

/** Typed number with ASCII digits, point and commas, from any script. */
export const asciiDecimal = (input: string): string => plainText(input).replace(/٫/g, '.').replace(/[٬،]/g, ',');

/**
 * Typed number as plain decimal text; null when it is not a number. Unfinished input (`1.`, `.5`, `.`) is accepted. Group separators are
 * dropped only between complete groups: "1,5" may mean one and a half, so it is not read as 15.
 */
export function plainDecimal(input: string): string | null {
  const text = asciiDecimal(input).replace(/[\s'’_]/g, ',');
  const isGrouped = GROUPED_BY_THOUSAND.test(text) || GROUPED_BY_LAKH.test(text);
  const plain = isGrouped ? text.replace(/,/g, '') : text;
  return PLAIN.test(plain) ? plain : null;
}

/** Exact value of a typed number, in digits of any script, grouped or not; null while it is not a number. */
export function typedDecimal(input: string): Decimal | null {
  const plain = plainDecimal(input);
  return plain !== null && /\d/.test(plain) ? decimal(plain) : null;
}
