import { useId, type ComponentProps, type ReactNode } from 'react';
import { SegmentedControl } from '../segmented-control/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { ChartPlot } from './ChartPlot.tsx';
import { ChartTable } from './ChartTable.tsx';
import type { ChartView, LinePoint } from './line-point.ts';
import { SeriesMark } from './SeriesMark.tsx';

/** The words around the drawing. */
export interface LineChartWords {
  /** The question the switch answers, for screen readers: `Show as`. */
  view: string;
  chart: string;
  table: string;
  /** Head of the first column of the table: `Date`. */
  point: string;
  /** How to go through the drawing, for screen readers: `Left and right arrow keys go from day to day.` */
  instructions: string;
}

export interface LineChartProps extends Omit<ComponentProps<'figure'>, 'title' | 'children'> {
  /** What is drawn, an `h2`. */
  title: ReactNode;
  /** Names of the two series; the second is dashed. Two and no more: a third could be told apart by its colour alone. */
  series: readonly [first: string, second: string];
  /** In the order of time, without gaps. */
  points: readonly LinePoint[];
  /** Writes a figure for the axis, the tooltip and the table. */
  formatValue?: (value: number) => string;
  /** Drawing or table; the same figures in both. */
  view: ChartView;
  onViewChange: (view: ChartView, detail: { reason: 'select' }) => void;
  /** What is on its way, in words; its presence draws a skeleton in the place of the drawing. */
  loading?: string | undefined;
  /** Stands in the place of the drawing when there are no points. */
  empty: ReactNode;
  words: LineChartWords;
}

/**
 * Two figures over time, as lines or as a table. The drawing is one stop for Tab; the arrow keys go from point to point and each is
 * announced. An entry of its own (`@sarraf/ui/line-chart`): only a page with a chart loads the drawing library. Renders a `<figure>`.
 */
export function LineChart({
  title,
  series,
  points,
  formatValue = String,
  view,
  onViewChange,
  loading,
  empty,
  words,
  className = '',
  ...rest
}: LineChartProps) {
  const id = useId();
  const titleId = `${id}-title`;
  const ready = loading === undefined && points.length > 0;
  return (
    <figure
      {...rest}
      aria-labelledby={titleId}
      data-component="LineChart"
      data-view={view}
      className={`min-w-0 rounded-card border border-line bg-surface p-5 md:p-6 ${className}`}
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id={titleId} data-part="title" className="min-w-0 text-lg font-bold tracking-tight wrap-anywhere">
          {title}
        </h2>
        <div className="flex min-w-0 flex-wrap items-center gap-x-6 gap-y-3">
          <ul data-part="legend" className="flex min-w-0 flex-wrap gap-x-5 gap-y-1 text-sm text-ink-2">
            {([0, 1] as const).map((index) => (
              <li key={index} className="flex min-w-0 items-center gap-2">
                <SeriesMark series={index} />
                <span className="min-w-0 wrap-anywhere">{series[index]}</span>
              </li>
            ))}
          </ul>
          <SegmentedControl
            legend={words.view}
            options={[
              { value: 'chart', label: words.chart },
              { value: 'table', label: words.table },
            ]}
            value={view}
            onValueChange={onViewChange}
            disabled={!ready}
          />
        </div>
      </div>
      {loading !== undefined && (
        <div role="status">
          <span className="sr-only">{loading}</span>
          <Skeleton shape="block" className="h-60 w-full md:h-72" />
        </div>
      )}
      {loading === undefined && points.length === 0 && (
        <div data-part="empty" className="flex min-h-60 flex-col justify-center md:min-h-72">
          {empty}
        </div>
      )}
      {ready && view === 'chart' && (
        <>
          <p id={`${id}-instructions`} className="sr-only">
            {words.instructions}
          </p>
          <ChartPlot {...{ points, series, formatValue }} labelledBy={titleId} describedBy={`${id}-instructions`} />
        </>
      )}
      {ready && view === 'table' && (
        <ChartTable {...{ title, points, series, formatValue, labelledBy: titleId }} pointWord={words.point} />
      )}
    </figure>
  );
}
