/** One measured figure, with the bar it is held against. */
export interface Figure {
  what: string;
  value: string;
  goal: string;
}

/** Figures that read better side by side: a header, then a row for each thing measured. */
export interface Table {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The value below which this share of the sorted values lies. */
export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** The middle of some values. */
export const median = (values: readonly number[]): number =>
  percentile(
    [...values].sort((a, b) => a - b),
    0.5,
  );

/** Figures as a table of their own. */
export const tableOf = (figures: readonly Figure[]): Table => ({
  columns: ['What', 'Measured', 'Goal'],
  rows: figures.map(({ what, value, goal }) => [what, value, goal]),
});
