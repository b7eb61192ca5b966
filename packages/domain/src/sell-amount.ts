import { type Decimal, type DecimalInput, USDT_PLACES, decimal } from './money.ts';
import { MAX_SELL_USDT } from './sell-limits.ts';
import { isBlank } from './text.ts';
import { asciiDecimal, plainDecimal } from './typed-decimal.ts';

/** What parts the figures of a sentence; the point of `Rs.` belongs to its word. */
const WORDS = /\p{L}+\.?|[^-0-9.,'’_\s]+/u;
/** Text that the next keys may make a grouped number: `1,` and `1,5` on the way to `1,500`, `1,00,` to `1,00,000`. */
const GROUPS_ON_THE_WAY = /^\d{1,3}(?:,\d{2,3})*,\d{0,2}$/;

/** What an edit put in: the text without what it shares with the one before at either end. */
function inserted(before: string, text: string): string {
  const shared = Math.min(before.length, text.length);
  let start = 0;
  while (start < shared && before[start] === text[start]) start += 1;
  let end = 0;
  while (end < shared - start && before.at(-1 - end) === text.at(-1 - end)) end += 1;
  return text.slice(start, text.length - end);
}

/** The only figure of a sentence; null when there are none or several, since nobody knows which is meant. */
function onlyFigure(text: string): string | null {
  const [figure, another] = text.split(WORDS).filter((part) => /\d/.test(part));
  return figure === undefined || another !== undefined ? null : plainDecimal(figure.trim().replace(/[.,]$/, ''));
}

function withinLimits(plain: string, max: DecimalInput): string {
  if (plain.startsWith('-')) return '0';
  if (amountOf(plain).gt(max)) return decimal(max).toString();
  const amount = plain.replace(/^0+(?=\d)/, '');
  const point = amount.indexOf('.');
  return point === -1 ? amount : amount.slice(0, point + 1 + USDT_PLACES);
}

/**
 * What the amount field holds after an edit (product.md R14): the text when it is decimal text, cut to six decimals
 * and without leading zeros; `''` when emptied; the most there may be, 100000 unless told, above it; `'0'` when negative; else `previous`.
 *
 * Text on its way to a number (`1.`, `.5`, `.`) is kept as typed. So is a comma typed where a group may follow: `1,` becomes `1,500`,
 * and until then it is no amount, since `1,5` may mean one and a half. Several characters at once, as from the clipboard, may be a
 * sentence with one figure (`500 USDT`); a figure that is no whole number of groups is refused.
 */
export function nextAmount(previous: string, text: string, max: DecimalInput = MAX_SELL_USDT): string {
  if (isBlank(text)) return '';
  const whole = plainDecimal(text);
  if (whole !== null) return withinLimits(whole, max);
  const typed = asciiDecimal(text);
  if (inserted(previous, typed).length <= 1) return GROUPS_ON_THE_WAY.test(typed) ? typed : previous;
  const figure = onlyFigure(typed);
  return figure === null ? previous : withinLimits(figure, max);
}

/** The amount a text of the field stands for; 0 when it is empty, unfinished or not an amount (product.md R14). */
export function amountOf(amount: string): Decimal {
  const plain = amount.replace(/,$/, '');
  return decimal(/^(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? plain : 0);
}
