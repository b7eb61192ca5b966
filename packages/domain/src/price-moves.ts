import Big from 'big.js';
import { type Decimal, USDT_PLACES, decimal } from './money.ts';
import { type PriceRange, priceFor } from './price-ranges.ts';
import { type FeeRates, effectiveFeeRate } from './quote.ts';
import { MAX_SELL_USDT } from './sell-limits.ts';

/** Share by which a seller's price may change before the administrator has to confirm; exactly this share needs no confirmation. */
export const LARGE_PRICE_MOVE = 0.05;

/** Value of one USDT to a seller before and after a change. */
export interface Move {
  /** Price in rupees, or the share of it that is paid out. */
  before: Decimal;
  /** The same value after the change. */
  after: Decimal;
}

/** Range of quantities with the same price change; both bounds included, in USDT. */
export interface PriceMove extends Move {
  /** Least USDT. */
  from: Decimal;
  /** Most USDT, at most what one order may sell. */
  to: Decimal;
}

const STEP = decimal(`1e-${USDT_PLACES}`);

/** Quantities at which the price of a list may change: the start of each range, and the first step after its end. */
const breakpoints = (ranges: readonly PriceRange[]): Decimal[] =>
  ranges.flatMap(({ min, max }) => [
    decimal(min).round(USDT_PLACES, Big.roundUp),
    ...(max === null || max === Infinity ? [] : [decimal(max).round(USDT_PLACES, Big.roundDown).plus(STEP)]),
  ]);

/** Breakpoints of both lists, sorted and unique, from the smallest quantity that can be sold. */
function commonBreakpoints(before: readonly PriceRange[], after: readonly PriceRange[]): Decimal[] {
  const within = [...breakpoints(before), ...breakpoints(after)].filter((at) => at.gt(STEP) && at.lte(MAX_SELL_USDT));
  const sorted = [STEP, ...within.sort((a, b) => a.cmp(b))];
  return sorted.filter((at, index) => !sorted[index - 1]?.eq(at));
}

/**
 * Price changes for sellers when one list of price ranges replaces another. Compares the price of every quantity that can be sold, so
 * ranges may be split, joined or reordered; only quantities whose price differs are returned.
 */
export function priceMoves(before: readonly PriceRange[], after: readonly PriceRange[]): PriceMove[] {
  const starts = commonBreakpoints(before, after);
  const moves: PriceMove[] = [];
  starts.forEach((from, index) => {
    const to = starts[index + 1]?.minus(STEP) ?? decimal(MAX_SELL_USDT);
    const move = { from, to, before: priceFor(from, before), after: priceFor(from, after) };
    const last = moves.at(-1);
    if (last?.before.eq(move.before) && last.after.eq(move.after)) last.to = to;
    else moves.push(move);
  });
  return moves.filter((move) => !move.before.eq(move.after));
}

/** Relative change of a value, negative for a decrease; null when the old value is 0. */
export const moveShare = ({ before, after }: Move): Decimal | null =>
  before.eq(0) ? null : after.minus(before).div(before);

/** Whether a change is more than five per cent either way, so that it has to be confirmed before saving. */
export const isLargeMove = ({ before, after }: Move): boolean =>
  after.minus(before).abs().gt(before.abs().times(LARGE_PRICE_MOVE));

/** Share of the price that is paid out, before and after the fee or its discount changes. */
export const payoutMove = (before: FeeRates, after: FeeRates): Move => ({
  before: decimal(1).minus(effectiveFeeRate(before.feeRate, before.discountRate)),
  after: decimal(1).minus(effectiveFeeRate(after.feeRate, after.discountRate)),
});
