/** Scale that puts bounds at equal distances, so that even the narrowest gap is visible. */
export interface RangeScale {
  /** Number of intervals between the stops, at least one. */
  intervals: number;
  /** Position of a bound from 0 to 1; null, no limit, is the last stop. */
  positionOf: (bound: number | null) => number;
}

/** Tolerance for floats: 1000 − 999.999999 is slightly more than a millionth. */
const TOLERANCE = 1.5;

/** Scale for a list of bounds, null for no limit. Bounds at most one `step` apart share a stop: nothing fits between them. */
export function rangeScale(bounds: readonly (number | null)[], step: number): RangeScale {
  const stops: number[] = [];
  const sorted = bounds.filter((bound) => bound !== null).sort((a, b) => a - b);
  for (const bound of sorted) {
    const last = stops.at(-1);
    if (last === undefined || bound - last > step * TOLERANCE) stops.push(bound);
  }
  if (bounds.includes(null)) stops.push(Infinity);
  const intervals = Math.max(1, stops.length - 1);
  const positionOf = (bound: number | null) => {
    const index = stops.findLastIndex((stop) => stop <= (bound ?? Infinity) + step / TOLERANCE);
    return Math.max(0, index) / intervals;
  };
  return { intervals, positionOf };
}
