import { useId, type ComponentProps, type ReactNode } from 'react';
import { SegmentedControl } from '../segmented-control/SegmentedControl.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { ChartTable } from './ChartTable.tsx';
import type { ChartView, FormatValue, LinePoint } from './line-point.ts';
import { SeriesMark } from './SeriesMark.tsx';
import { LoadedPlot, usePlot } from './use-plot.ts';

/** Texts around the chart. */
export interface LineChartWords {
  /** Name of the switch between chart and table, for screen readers: `Show as`. */
  view: string;
  chart: string;
  table: string;
  /** Header of the first column of the table: `Date`. */
  point: string;
  /** Keyboard instructions for screen readers: `Left and right arrow keys go from day to day.` */
  instructions: string;
}

export interface LineChartProps extends Omit<ComponentProps<'figure'>, 'title' | 'children'> {
  /** Title of the chart, an `h2`. */
  title: ReactNode;
  /** What the figures are, where the title does not say it: `Average per day`. */
  note?: ReactNode;
  /** Names of the two series; the second is dashed. There is no third: it would differ by colour only. */
  series: readonly [first: string, second: string];
  /** Points in the order of time, without gaps. At most a few hundred: more are too close to see, and too many for the arrow keys. */
  points: readonly LinePoint[];
  /** Formats a value; by default the plain number. */
  formatValue?: FormatValue;
  /** Summary of the data for screen readers: `November 2026. Transactions: 12 to 61, most on 9 November.` */
  summary?: string;
  /** Chart or table; both show the same figures. */
  view: ChartView;
  onViewChange: (view: ChartView, detail: { reason: 'select' }) => void;
  /** Text while the data loads, as in `Loading statistics`. While set, a skeleton is shown instead of the chart. */
  loading?: string | undefined;
  /** Shown instead of the chart when there are no points. */
  empty: ReactNode;
  words: LineChartWords;
}

/**
 * Two series over time, as lines or as a table. The chart is one tab stop; the arrow keys move from point to point, and each point is
 * announced. Loads recharts once the chart scrolls into view; when that fails, the table is shown. A separate entry
 * (`@sarraf/ui/line-chart`), so that only pages with a chart load it. Renders a `<figure>`.
 */
export function LineChart({
  title,
  note,
  series,
  points,
  formatValue = (value) => String(value),
  summary,
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
  const [plot, skeleton] = usePlot(ready && view === 'chart');
  const shown = plot === 'failed' ? 'table' : view;
  const isChart = ready && shown === 'chart';
  return (
    <figure
      {...rest}
      aria-labelledby={titleId}
      data-component="LineChart"
      data-view={shown}
      className={`min-w-0 rounded-card border border-line bg-surface p-5 md:p-6 ${className}`}
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id={titleId} data-part="title" className="text-lg font-bold tracking-tight wrap-anywhere">
            {title}
          </h2>
          {note !== undefined && (
            // Invisible while loading, when its text is not known yet: it keeps its line.
            <p
              id={`${id}-note`}
              data-part="note"
              className={`text-sm wrap-anywhere text-ink-2 ${loading === undefined ? '' : 'invisible'}`}
            >
              {note}
            </p>
          )}
        </div>
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
              { value: 'chart', label: words.chart, disabled: plot === 'failed' },
              { value: 'table', label: words.table },
            ]}
            value={shown}
            onValueChange={onViewChange}
            disabled={!ready}
          />
        </div>
      </div>
      {loading !== undefined && (
        <p role="status" className="sr-only">
          {loading}
        </p>
      )}
      {(loading !== undefined || (isChart && plot === 'loading')) && (
        <Skeleton ref={skeleton} shape="block" className="h-60 w-full md:h-72" />
      )}
      {loading === undefined && points.length === 0 && (
        <div data-part="empty" className="flex min-h-60 flex-col justify-center md:min-h-72">
          {empty}
        </div>
      )}
      {isChart && plot === 'loaded' && (
        <>
          <p id={`${id}-summary`} className="sr-only">
            {[summary, words.instructions].filter(Boolean).join(' ')}
          </p>
          <LoadedPlot {...{ points, series, formatValue }} labelledBy={titleId} describedBy={`${id}-summary`} />
        </>
      )}
      {ready && shown === 'table' && (
        <ChartTable
          {...{ title, points, series, formatValue, labelledBy: titleId }}
          pointWord={words.point}
          describedBy={`${id}-note`}
        />
      )}
    </figure>
  );
}
