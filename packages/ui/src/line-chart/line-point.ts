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
export type FormatValue = (value: number, context: 'axis' | 'tip' | 'table') => string;

/** Data that the chart, its tooltip and its table share. */
export interface ChartFigures {
  points: readonly LinePoint[];
  series: readonly [first: string, second: string];
  formatValue: FormatValue;
}

/** How the data is shown. */
export type ChartView = 'chart' | 'table';

/** The point for an axis or tooltip value of recharts, which is the point's id. */
export const findPoint = (points: readonly LinePoint[], id: unknown): LinePoint | undefined =>
  points.find((point) => point.id === id);

/** Width of the widest character and minimum gap between two labels, in pixels at 16 px a `rem`. */
const CHARACTER_PX = 6.6;
const GAP_PX = 16;
/** How far the last label may extend past the last point, in pixels. */
const OVERHANG_PX = 24;
/** Allowed intervals when only some points have a `tick`: months are then named by halves or quarters of a year. */
const INTERVALS = [1, 2, 3, 4, 6, 12];

/** Ids of the points that get a label on an axis of `width` pixels, at an even interval and without overlaps. */
export function chooseTicks(points: readonly LinePoint[], width: number): string[] {
  const withTick = points.flatMap(({ tick }, index) => (tick === undefined ? [] : [index]));
  const hasSomeTicks = withTick.length > 0 && withTick.length < points.length;
  const candidates = withTick.length > 0 ? withTick : points.map((_, index) => index);
  const xOf = (index: number) => (points.length > 1 ? (index / (points.length - 1)) * width : 0);
  const labelWidth = (index: number) => (points[index]?.tick ?? points[index]?.label ?? '').length * CHARACTER_PX;

  const [first = 0, last = 0] = [candidates[0], candidates.at(-1)];
  const spacing = candidates.length > 1 ? (xOf(last) - xOf(first)) / (candidates.length - 1) : width;
  const needed = Math.ceil((Math.max(0, ...candidates.map(labelWidth)) + GAP_PX) / Math.max(spacing, 0.1));
  const interval = hasSomeTicks ? (INTERVALS.find((each) => each >= needed) ?? needed) : needed;
  return candidates
    .filter((index, nth) => nth % interval === 0 && xOf(index) + labelWidth(index) / 2 <= width + OVERHANG_PX)
    .flatMap((index) => points[index]?.id ?? []);
}

/** Axis label of a point. */
export const tickLabel = (points: readonly LinePoint[], id: unknown): string => {
  const point = findPoint(points, id);
  return point?.tick ?? point?.label ?? '';
};
