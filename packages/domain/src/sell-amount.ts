import { type Decimal, type DecimalInput, USDT_PLACES, decimal } from './money.ts';
import { MAX_SELL_USDT } from './sell-limits.ts';
import { isBlank } from './text.ts';
import { asciiDecimal, plainDecimal } from './typed-decimal.ts';

/** Text between the numbers of a pasted text; the point of `Rs.` belongs to the word. */
const BETWEEN_NUMBERS = /\p{L}+\.?|[^-0-9.,'’_\s]+/u;
/** Unfinished grouped number: `1,` and `1,5` may become `1,500`, `1,00,` may become `1,00,000`. */
const UNFINISHED_GROUPS = /^\d{1,3}(?:,\d{2,3})*,\d{0,2}$/;

/** Text that an edit inserted: `text` without what it shares with `before` at either end. */
function inserted(before: string, text: string): string {
  const shared = Math.min(before.length, text.length);
  let start = 0;
  while (start < shared && before[start] === text[start]) start += 1;
  let end = 0;
  while (end < shared - start && before.at(-1 - end) === text.at(-1 - end)) end += 1;
  return text.slice(start, text.length - end);
}

/** The only number in a text; null when there is none, or more than one. */
function onlyNumber(text: string): string | null {
  const [number, another] = text.split(BETWEEN_NUMBERS).filter((part) => /\d/.test(part));
  return number === undefined || another !== undefined ? null : plainDecimal(number.trim().replace(/[.,]$/, ''));
}

function withinLimits(plain: string, max: DecimalInput): string {
  if (plain.startsWith('-')) return '0';
  if (amountOf(plain).gt(max)) return decimal(max).toString();
  const amount = plain.replace(/^0+(?=\d)/, '');
  const point = amount.indexOf('.');
  return point === -1 ? amount : amount.slice(0, point + 1 + USDT_PLACES);
}

/**
 * Text of the amount field after an edit (product.md R14): decimal text cut to six decimals and without leading zeros; `''` when emptied;
 * `max` (default 100000) for more than that; `'0'` for a negative number; else `previous`.
 *
 * Unfinished input (`1.`, `.5`, `.`) is kept as typed, and so is a comma where a group may follow: `1,` may become `1,500`. Until then it
 * is no amount, since `1,5` may mean one and a half. Several characters at once, as from the clipboard, may be a text with one number
 * (`500 USDT`); a number with an incomplete group is refused.
 */
export function nextAmount(previous: string, text: string, max: DecimalInput = MAX_SELL_USDT): string {
  if (isBlank(text)) return '';
  const whole = plainDecimal(text);
  if (whole !== null) return withinLimits(whole, max);
  const typed = asciiDecimal(text);
  if (inserted(previous, typed).length <= 1) return UNFINISHED_GROUPS.test(typed) ? typed : previous;
  const number = onlyNumber(typed);
  return number === null ? previous : withinLimits(number, max);
}

/** Amount of the field's text; 0 when it is empty, unfinished or not an amount (product.md R14). */
export function amountOf(amount: string): Decimal {
  const plain = amount.replace(/,$/, '');
  return decimal(/^(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? plain : 0);
}
