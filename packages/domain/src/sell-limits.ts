import { type Decimal, type DecimalInput, USDT_PLACES, decimal } from './money.ts';
import { type NetworkRange, networkFit } from './network-range.ts';
import { withoutInvisible } from './text.ts';
import { plainDecimal } from './typed-decimal.ts';

/** The most USDT one order may sell (spec §9). */
export const MAX_SELL_USDT = 100_000;
/** The least USDT one order may sell when the user has no `min_quantity` of their own (spec §9). */
export const DEFAULT_MIN_QUANTITY = 100;

/**
 * What the amount field holds after an edit (spec §5, decisions §4): the input when it is decimal text, cut to six decimals
 * and without leading zeros; `''` when emptied; `'100000'` above the maximum; `'0'` when negative; else `previous`.
 * Text on its way to a number (`1.`, `.5`, `.`) is kept as typed.
 */
export function draftAmount(previous: string, input: string): string {
  if (withoutInvisible(input).trim() === '') return '';
  const plain = plainDecimal(input);
  if (plain === null) return previous;
  if (plain.startsWith('-')) return '0';
  if (amountOf(plain).gt(MAX_SELL_USDT)) return `${MAX_SELL_USDT}`;
  const draft = plain.replace(/^0+(?=\d)/, '');
  const point = draft.indexOf('.');
  return point === -1 ? draft : draft.slice(0, point + 1 + USDT_PLACES);
}

/** The amount a draft stands for; 0 when it is empty, unfinished or not an amount (spec §5). */
export const amountOf = (draft: string): Decimal => decimal(/^(?:\d+(?:\.\d*)?|\.\d+)$/.test(draft) ? draft : 0);

/** A limit that an amount alone can break; `empty` is zero or less, which has no message of its own. */
export type AmountLimit = 'empty' | 'below-min' | 'above-max';
/** A limit of one sale. */
export type SellLimit = AmountLimit | 'below-network' | 'above-network';

/** What one sale may be. */
export interface SellLimits {
  /** The seller's own minimum in USDT. */
  min: number;
  /** The network that carries the deposit, once it is chosen. */
  network?: NetworkRange | undefined;
}

/**
 * The first limit of a sale that an amount breaks; null when it may be sold (spec §5). Takes numbers of unknown origin,
 * infinities included, without throwing.
 */
export function brokenLimit(amount: DecimalInput, limits: { min: number }): AmountLimit | null;
export function brokenLimit(amount: DecimalInput, limits: SellLimits): SellLimit | null;
export function brokenLimit(amount: DecimalInput, { min, network }: SellLimits): SellLimit | null {
  if (amount === Infinity) return 'above-max';
  if (typeof amount === 'number' && !Number.isFinite(amount)) return 'empty';
  const exact = decimal(amount);
  if (exact.lte(0)) return 'empty';
  if (exact.gt(MAX_SELL_USDT)) return 'above-max';
  if (exact.lt(min)) return 'below-min';
  const { fit } = network ? networkFit(exact, network) : { fit: 'ok' };
  if (fit === 'below-min') return 'below-network';
  return fit === 'above-max' ? 'above-network' : null;
}
