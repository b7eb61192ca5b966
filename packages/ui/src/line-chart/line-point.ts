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
  values: PointValues;
}

/** How a chart is looked at. */
export type ChartView = 'chart' | 'table';

/** The point an axis or tooltip of the drawing library means by its value. */
export const pointOf = (points: readonly LinePoint[], id: unknown): LinePoint | undefined =>
  points.find((point) => point.id === id);

/** Ids of the points that the axis may name, as many of them as there is room for. */
export function ticksOf(points: readonly LinePoint[]): string[] {
  const named = points.filter(({ tick }) => tick !== undefined);
  return (named.length > 0 ? named : points).map(({ id }) => id);
}

/** What the axis says below a point. */
export const tickOf = (points: readonly LinePoint[], id: unknown): string => {
  const point = pointOf(points, id);
  return point?.tick ?? point?.label ?? '';
};
