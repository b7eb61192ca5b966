import { USDT_PLACES, decimal } from './money.ts';
import type { PriceRange } from './price-ranges.ts';
import { MAX_SELL_USDT } from './sell-limits.ts';

/** Warning about a list of price ranges; indexes are positions in that list. */
export type PriceRangeWarning =
  | { kind: 'min-above-max'; index: number }
  | { kind: 'two-unbounded'; indexes: [number, number] }
  | { kind: 'overlap'; indexes: [number, number] }
  | { kind: 'gap'; from: number; to: number };

interface Span {
  index: number;
  min: number;
  max: number;
}

const SMALLEST_STEP = decimal(`1e-${USDT_PLACES}`);

// No quantity fits between 999.999999 and 1000, so that is no gap.
const isGap = (from: number, to: number): boolean => from < to && decimal(to).minus(from).gt(SMALLEST_STEP);

function pairWarnings(spans: readonly Span[]): PriceRangeWarning[] {
  return spans.flatMap((a, index) =>
    spans.slice(index + 1).flatMap((b): PriceRangeWarning[] => {
      const indexes: [number, number] = [a.index, b.index];
      if (a.max === Infinity && b.max === Infinity) return [{ kind: 'two-unbounded', indexes }];
      // Ranges that only touch do not overlap: a list without gaps is written so, and the earlier range gets the shared quantity.
      return a.min < b.max && b.min < a.max ? [{ kind: 'overlap', indexes }] : [];
    }),
  );
}

function gapWarnings(spans: readonly Span[]): PriceRangeWarning[] {
  const gaps: PriceRangeWarning[] = [];
  const sorted = [...spans];
  sorted.sort((a, b) => a.min - b.min);
  let covered = sorted[0]?.min ?? MAX_SELL_USDT;
  for (const { min, max } of [...sorted, { min: MAX_SELL_USDT, max: MAX_SELL_USDT }]) {
    if (isGap(covered, min)) gaps.push({ kind: 'gap', from: covered, to: min });
    covered = Math.max(covered, max);
  }
  return gaps;
}

/**
 * Warnings about gaps (up to the most one order may sell), overlaps, a minimum above the maximum and two unbounded ranges (product.md R35).
 * A range with a NaN bound is skipped.
 */
export function priceRangeWarnings(ranges: readonly PriceRange[]): PriceRangeWarning[] {
  const spans = ranges
    .map(({ min, max }, index): Span => ({ index, min, max: max ?? Infinity }))
    .filter(({ min, max }) => Number.isFinite(min) && !Number.isNaN(max));
  const upsideDown = spans.filter(({ min, max }) => min > max);
  const sound = spans.filter(({ min, max }) => min <= max);
  return [
    ...upsideDown.map(({ index }): PriceRangeWarning => ({ kind: 'min-above-max', index })),
    ...pairWarnings(sound),
    ...gapWarnings(sound),
  ];
}
