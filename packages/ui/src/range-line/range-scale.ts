/** Places of bounds on a line whose stops stand at equal distances, so that the narrowest gap can be seen. */
export interface RangeScale {
  /** Spaces between the stops, at least one. */
  spaces: number;
  /** Where a bound stands, 0…1 from the start; null is beyond every number. */
  place: (bound: number | null) => number;
}

/** Floats: 1000 − 999.999999 is a hair more than a millionth. */
const SLACK = 1.5;

/** The scale of a list of bounds, null for an open end. Bounds no more than a `step` apart share a stop: nothing fits between them. */
export function rangeScale(bounds: readonly (number | null)[], step: number): RangeScale {
  const stops: number[] = [];
  const sorted = bounds.filter((bound) => bound !== null).sort((a, b) => a - b);
  for (const bound of sorted) {
    const last = stops.at(-1);
    if (last === undefined || bound - last > step * SLACK) stops.push(bound);
  }
  if (bounds.includes(null)) stops.push(Infinity);
  const spaces = Math.max(1, stops.length - 1);
  const place = (bound: number | null) => {
    const index = stops.findLastIndex((stop) => stop <= (bound ?? Infinity) + step / SLACK);
    return Math.max(0, index) / spaces;
  };
  return { spaces, place };
}
