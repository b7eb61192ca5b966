/** Readable steps, each multiplied by a power of ten. */
const STEPS = [1, 2, 5];
/** Allowed numbers of steps. Of two axes with the same end the one closer to the ideal wins. */
const STEP_COUNTS = [1, 2, 3, 4, 5, 6];
const IDEAL_STEP_COUNT = 4;

/** A whole number times a power of ten without rounding errors: 3 tenths are `0.3`. */
const scaled = (whole: number, exponent: number): number =>
  exponent < 0 ? whole / 10 ** -exponent : whole * 10 ** exponent;

/**
 * Ticks of an axis from zero up: even steps that end as little as possible above the highest value, at most seven ticks. Whole values get
 * whole ticks. Without values the axis ends at one.
 */
export function axisTicks(values: readonly number[]): number[] {
  const highest = Math.max(0, ...values);
  if (highest === 0) return [0, 1];
  const isWhole = values.every(Number.isInteger);
  const power = Math.floor(Math.log10(highest));
  const axes = [power - 1, power]
    .filter((exponent) => exponent >= 0 || !isWhole)
    .flatMap((exponent) => STEPS.map((step) => (count: number) => scaled(count * step, exponent)))
    .flatMap((at) => {
      const steps = STEP_COUNTS.find((count) => at(count) >= highest);
      return steps === undefined ? [] : [Array.from({ length: steps + 1 }, (_, count) => at(count))];
    });
  const topOf = (axis: readonly number[]) => axis.at(-1) ?? Infinity;
  const offIdeal = (axis: readonly number[]) => Math.abs(axis.length - 1 - IDEAL_STEP_COUNT);
  return axes.reduce((one, other) => {
    const isBetter = topOf(other) === topOf(one) ? offIdeal(other) < offIdeal(one) : topOf(other) < topOf(one);
    return isBetter ? other : one;
  });
}
