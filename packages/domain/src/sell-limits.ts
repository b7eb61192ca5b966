import { type DecimalInput, decimal } from './money.ts';
import { type NetworkRange, networkFit } from './network-range.ts';

/** The most USDT one order may sell (product.md R14). */
export const MAX_SELL_USDT = 100_000;
/** The least USDT one order may sell when the user has no `min_quantity` of their own (product.md R14). */
export const DEFAULT_MIN_QUANTITY = 100;

/** A limit that an amount alone can break; `empty` is zero or less, which has no message of its own. */
export type AmountLimit = 'empty' | 'below-min' | 'above-max';
/** A limit of one sale. */
export type SellLimit = AmountLimit | 'below-network' | 'above-network';

/** Limits of one sale. */
export interface SellLimits {
  /** The seller's own minimum in USDT. */
  min: number;
  /** Network of the deposit, once it is chosen. */
  network?: NetworkRange | undefined;
}

/** The first limit of a sale that an amount breaks; null when it may be sold (product.md R14). Takes any number, infinities included, and never throws. */
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
