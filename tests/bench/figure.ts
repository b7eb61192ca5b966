/** Measured figure and its goal. */
export interface Figure {
  what: string;
  value: string;
  goal: string;
}

/** Table of figures: a header, and a row for each thing measured. */
export interface Table {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Value below which this share (0 to 1) of the sorted values lies. */
export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** Median of the values, in any order. */
export const median = (values: readonly number[]): number =>
  percentile(
    [...values].sort((a, b) => a - b),
    0.5,
  );

/** Converts figures to a table. */
export const tableOf = (figures: readonly Figure[]): Table => ({
  columns: ['What', 'Measured', 'Goal'],
  rows: figures.map(({ what, value, goal }) => [what, value, goal]),
});
