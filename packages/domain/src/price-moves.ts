import Big from 'big.js';
import { type Decimal, USDT_PLACES, decimal } from './money.ts';
import { type PriceRange, priceFor } from './price-ranges.ts';
import { type FeeRates, effectiveFeeRate } from './quote.ts';
import { MAX_SELL_USDT } from './sell-limits.ts';

/** What a seller gets may move by this share before an administrator is asked; exactly this much still passes. */
export const LARGE_PRICE_MOVE = 0.05;

/** What one USDT brings, before a change and after it. */
export interface Move {
  /** Rupees, or the share of one that is paid out. */
  before: Decimal;
  /** The same after the change. */
  after: Decimal;
}

/** Quantities whose price changes in the same way; both bounds included, in USDT. */
export interface PriceMove extends Move {
  /** Least USDT. */
  from: Decimal;
  /** Most USDT, at most what one order may sell. */
  to: Decimal;
}

const STEP = decimal(`1e-${USDT_PLACES}`);

/** Quantities at which a list may change its price: where a range begins, and the first one after its end. */
const turns = (ranges: readonly PriceRange[]): Decimal[] =>
  ranges.flatMap(({ min, max }) => [
    decimal(min).round(USDT_PLACES, Big.roundUp),
    ...(max === null || max === Infinity ? [] : [decimal(max).round(USDT_PLACES, Big.roundDown).plus(STEP)]),
  ]);

/** The quantities at which either list may change its price, from the smallest that can be sold. */
function commonTurns(before: readonly PriceRange[], after: readonly PriceRange[]): Decimal[] {
  const within = [...turns(before), ...turns(after)].filter((turn) => turn.gt(STEP) && turn.lte(MAX_SELL_USDT));
  const sorted = [STEP, ...within.sort((a, b) => a.cmp(b))];
  return sorted.filter((turn, place) => !sorted[place - 1]?.eq(turn));
}

/**
 * What changes for sellers when one list of price ranges takes the place of another: each quantity that can be sold, with
 * the price it gets before and after. Ranges may be split, joined or reordered; only prices that differ are told.
 */
export function priceMoves(before: readonly PriceRange[], after: readonly PriceRange[]): PriceMove[] {
  const starts = commonTurns(before, after);
  const moves: PriceMove[] = [];
  starts.forEach((from, place) => {
    const to = starts[place + 1]?.minus(STEP) ?? decimal(MAX_SELL_USDT);
    const move = { from, to, before: priceFor(from, before), after: priceFor(from, after) };
    const last = moves.at(-1);
    if (last?.before.eq(move.before) && last.after.eq(move.after)) last.to = to;
    else moves.push(move);
  });
  return moves.filter((move) => !move.before.eq(move.after));
}

/** By which share of the old one the new figure is higher (or lower, below 0); null where there was none. */
export const moveShare = ({ before, after }: Move): Decimal | null =>
  before.eq(0) ? null : after.minus(before).div(before);

/** Whether a move is large enough to ask before it is saved: more than five per cent either way. */
export const isLargeMove = ({ before, after }: Move): boolean =>
  after.minus(before).abs().gt(before.abs().times(LARGE_PRICE_MOVE));

/** The part of the price that reaches a seller, before and after the fee or its discount changes. */
export const payoutMove = (before: FeeRates, after: FeeRates): Move => ({
  before: decimal(1).minus(effectiveFeeRate(before.feeRate, before.discountRate)),
  after: decimal(1).minus(effectiveFeeRate(after.feeRate, after.discountRate)),
});
