/** The two figures of one point, in the order of the series. */
export type PointValues = readonly [first: number, second: number];

/** What happened in one stretch of time. */
export interface LinePoint {
  /** Tells it from the others, as in `2026-11-21`. */
  id: string;
  /** In full, for the tooltip and the table: `21 November 2026`. */
  label: string;
  /** In short, for the axis: `21 Nov`. Where some points have one, the axis names no other; where none has, it takes their labels. */
  tick?: string;
  /** What lies behind its figures, for the tooltip and the table, where they are not the whole of it: `384 transactions in 31 days`. */
  detail?: string;
  values: PointValues;
}

/** Writes a figure: on an axis there is little room, a tip stands by itself, and a table has a head that says what its figures are. */
export type FormatValue = (value: number, place: 'axis' | 'tip' | 'table') => string;

/** What a drawing, its tip and its table have in common. */
export interface ChartFigures {
  points: readonly LinePoint[];
  series: readonly [first: string, second: string];
  formatValue: FormatValue;
}

/** How a chart is looked at. */
export type ChartView = 'chart' | 'table';

/** The point an axis or tooltip of the drawing library means by its value. */
export const pointOf = (points: readonly LinePoint[], id: unknown): LinePoint | undefined =>
  points.find((point) => point.id === id);

/** Widest a letter of the axis gets, and the room between two words, in pixels where a `rem` has 16. */
const LETTER = 6.6;
const GAP = 16;
/** Room beyond the last point for half a word. */
const OVERHANG = 24;
/** Every how manyth is named where points are named by hand: months are read in halves and quarters of a year. */
const STEPS = [1, 2, 3, 4, 6, 12];

/** Ids of the points that an axis of so many pixels names: every so manyth of those that may be, so that no two touch. */
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

/** What the axis says below a point. */
export const tickOf = (points: readonly LinePoint[], id: unknown): string => {
  const point = pointOf(points, id);
  return point?.tick ?? point?.label ?? '';
};
