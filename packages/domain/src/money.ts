import Big from 'big.js';
import { CURRENCY_LABEL } from './currency.ts';

/** An exact decimal. All money is computed in this type and never as a float. */
export type Decimal = Big;

/** Input for an exact decimal; a number means its shortest decimal text, so 0.1 is exactly one tenth. */
export type DecimalInput = Big | number | string;

/** Decimal places of a rupee amount: the paisa. */
export const RUPEE_PLACES = 2;
/** Decimal places of a USDT amount (product.md R5). */
export const USDT_PLACES = 6;

/** Exact decimal of a finite number or decimal text; throws on NaN, infinities and anything else, which are bugs here. */
export const decimal = (value: DecimalInput): Decimal => new Big(value);

/** Rounded half up to the paisa (product.md R5). */
export const roundRupees = (value: DecimalInput): Decimal => decimal(value).round(RUPEE_PLACES, Big.roundHalfUp);

/** Rounded half up to the millionth, the smallest unit of USDT. */
export const roundUsdt = (value: DecimalInput): Decimal => decimal(value).round(USDT_PLACES, Big.roundHalfUp);

/** True for an amount the contract can carry: finite, not negative, at most six decimals (product.md R5). */
export const isUsdtAmount = (value: number): boolean =>
  Number.isFinite(value) && value >= 0 && roundUsdt(value).eq(value);

/** The number that goes on the wire or into an attribute: the one place where a decimal leaves `Big`. Never minus zero. */
export const toWireNumber = (value: DecimalInput): number => Number(decimal(value).toString());

/** Writes every digit of what a number can hold; more has an exponent. */
const Plain = Big();
Plain.PE = 308;

// Not `Intl.NumberFormat`: the oldest browsers the app runs in (Firefox 114) round a long amount to a double first; here every digit counts.
function grouped(rounded: Decimal): string {
  const text = new Plain(rounded.abs()).toString();
  if (text.includes('e')) return rounded.toString();
  const [whole = '', ...fraction] = text.split('.');
  const groups = [whole.slice(-3)];
  for (let end = whole.length - 3; end > 0; end -= 2) groups.unshift(whole.slice(Math.max(0, end - 2), end));
  return (rounded.lt(0) ? '-' : '') + [groups.join(','), ...fraction].join('.');
}

/** Grouped the Indian way with at most two decimals: `1,23,456.78`, `27,650` (product.md R5). */
export const formatAmount = (value: DecimalInput): string => grouped(roundRupees(value));

/** A whole number, grouped the Indian way: `10,000`. */
export const formatCount = (count: number): string => grouped(decimal(count));

/** A rupee amount with its label: `Rs. 1,23,456.78` (product.md R5). */
export const formatRupees = (value: DecimalInput): string => `${CURRENCY_LABEL} ${formatAmount(value)}`;

/** A USDT amount without its unit, grouped the Indian way, at most six decimals. */
export const formatUsdt = (value: DecimalInput): string => grouped(roundUsdt(value));

/** A rate as a percentage, at most six decimals: 0.008 is `0.8%`. */
export const formatRate = (rate: DecimalInput): string => `${formatUsdt(decimal(rate).times(100))}%`;

const LAKH = 100_000;
const CRORE = 100 * LAKH;

/**
 * A figure where there is little room, as on an axis: in lakhs and crores from a lakh on (`1.25L`, `3Cr`, `1,200Cr`), in full below
 * (`25,000`).
 */
export function formatShort(value: DecimalInput): string {
  const figure = decimal(value);
  if (figure.abs().lt(LAKH)) return formatAmount(figure);
  const lakhs = roundRupees(figure.div(LAKH));
  return lakhs.abs().lt(CRORE / LAKH) ? `${grouped(lakhs)}L` : `${formatAmount(figure.div(CRORE))}Cr`;
}
