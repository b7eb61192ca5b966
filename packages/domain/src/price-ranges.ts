import { type Decimal, type DecimalInput, decimal } from './money.ts';
import { MAX_SELL_USDT } from './sell-limits.ts';

/** Price of one USDT for quantities from `min` to `max`, both included; a null (or infinite) `max` is unbounded. */
export interface PriceRange {
  /** Least USDT of the range. */
  min: number;
  /** Most USDT of the range, null for no maximum. */
  max: number | null;
  /** Rupees for one USDT. */
  price: number;
}

const isUnbounded = (max: number | null): max is null => max === null || max === Infinity;

const contains = ({ min, max }: PriceRange, quantity: Decimal): boolean =>
  quantity.gte(min) && (isUnbounded(max) || quantity.lte(max));

/** The first range in list order that contains the quantity, else the first of the list, null for an empty list (product.md R15). */
export function priceRangeFor<R extends PriceRange>(quantity: DecimalInput, ranges: readonly R[]): R | null {
  const exact = decimal(quantity);
  return ranges.find((range) => contains(range, exact)) ?? ranges[0] ?? null;
}

/** Price of one USDT in rupees at a quantity; 0 without ranges. At a price of 0 nothing can be sold (product.md R15). */
export const priceFor = (quantity: DecimalInput, ranges: readonly PriceRange[]): Decimal =>
  decimal(priceRangeFor(quantity, ranges)?.price ?? 0);

/** Next range with a better price, and the USDT missing to reach it. */
export interface NextPriceRange<R extends PriceRange = PriceRange> {
  /** The range with the better price. */
  range: R;
  /** USDT to add to the quantity to enter it. */
  missing: Decimal;
}

/** Nearest larger quantity with a better price, up to the most one order may sell; null without one. */
export function nextPriceRange<R extends PriceRange>(
  quantity: DecimalInput,
  ranges: readonly R[],
): NextPriceRange<R> | null {
  const current = priceFor(quantity, ranges);
  const larger = ranges.map(({ min }) => min).filter((min) => min <= MAX_SELL_USDT && decimal(min).gt(quantity));
  for (const min of larger.sort((a, b) => a - b)) {
    // Not the range that starts here but the one that applies: an earlier one of the list may contain this quantity too.
    const range = priceRangeFor(min, ranges);
    if (range && current.lt(range.price)) return { range, missing: decimal(min).minus(quantity) };
  }
  return null;
}
