/** Values of one point, in the order of the series. */
export type PointValues = readonly [first: number, second: number];

/** One point of the chart: a day, a week or a month. */
export interface LinePoint {
  /** Unique id, as in `2026-11-21`. */
  id: string;
  /** Full name, for the tooltip and the table: `21 November 2026`. */
  label: string;
  /** Short name, for the axis: `21 Nov`. If some points have one, only those are named; if none has, the axis uses `label`. */
  tick?: string;
  /** What the values are made of, for the tooltip and the table: `384 transactions in 31 days`. */
  detail?: string;
  values: PointValues;
}

/** Formats a value by where it is shown: an axis has little room, a tip has no header, a table has one. */
export type FormatValue = (value: number, place: 'axis' | 'tip' | 'table') => string;

/** Data that the chart, its tooltip and its table share. */
export interface ChartFigures {
  points: readonly LinePoint[];
  series: readonly [first: string, second: string];
  formatValue: FormatValue;
}

/** How the data is shown. */
export type ChartView = 'chart' | 'table';

/** The point for an axis or tooltip value of recharts, which is the point's id. */
export const pointOf = (points: readonly LinePoint[], id: unknown): LinePoint | undefined =>
  points.find((point) => point.id === id);

/** Width of the widest character and minimum gap between two labels, in pixels at 16 px a `rem`. */
const LETTER = 6.6;
const GAP = 16;
/** How far the last label may extend past the last point, in pixels. */
const OVERHANG = 24;
/** Allowed intervals when only some points have a `tick`: months are then named by halves or quarters of a year. */
const STEPS = [1, 2, 3, 4, 6, 12];

/** Ids of the points that get a label on an axis of `width` pixels, at an even interval and without overlaps. */
export function ticksOf(points: readonly LinePoint[], width: number): string[] {
  const places = points.flatMap(({ tick }, at) => (tick === undefined ? [] : [at]));
  const isByHand = places.length > 0 && places.length < points.length;
  const may = places.length > 0 ? places : points.map((_, at) => at);
  const placeOf = (at: number) => (points.length > 1 ? (at / (points.length - 1)) * width : 0);
  const wordOf = (at: number) => (points[at]?.tick ?? points[at]?.label ?? '').length * LETTER;

  const [first = 0, last = 0] = [may[0], may.at(-1)];
  const apart = may.length > 1 ? (placeOf(last) - placeOf(first)) / (may.length - 1) : width;
  const needed = Math.ceil((Math.max(0, ...may.map(wordOf)) + GAP) / Math.max(apart, 0.1));
  const step = isByHand ? (STEPS.find((each) => each >= needed) ?? needed) : needed;
  return may
    .filter((at, index) => index % step === 0 && placeOf(at) + wordOf(at) / 2 <= width + OVERHANG)
    .flatMap((at) => points[at]?.id ?? []);
}

/** Axis label of a point. */
export const tickOf = (points: readonly LinePoint[], id: unknown): string => {
  const point = pointOf(points, id);
  return point?.tick ?? point?.label ?? '';
};
