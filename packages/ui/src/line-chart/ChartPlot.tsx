import { CartesianGrid, Line, LineChart as Plot, Tooltip, XAxis, YAxis } from 'recharts';
import { ChartTip } from './ChartTip.tsx';
import { pointOf, tickOf, ticksOf, type LinePoint } from './line-point.ts';
import { SERIES } from './SeriesMark.tsx';

export interface ChartPlotProps {
  points: readonly LinePoint[];
  series: readonly [first: string, second: string];
  formatValue: (value: number) => string;
  /** Id of what names the drawing. */
  labelledBy: string;
  /** Id of what says how to go through it by keyboard. */
  describedBy: string;
}

const tick = { className: 'fill-ink-3 text-xs', fill: undefined };

/**
 * The drawing itself. Colours arrive as `currentColor` from classes of the theme, so that it turns dark with the page and obeys
 * forced colours. Nothing moves: a line that draws itself says nothing its end does not. Time runs left to right in every language.
 */
export function ChartPlot({ points, series, formatValue, labelledBy, describedBy }: ChartPlotProps) {
  const ticks = ticksOf(points);
  return (
    <div dir="ltr" data-part="plot" className="h-60 w-full md:h-72">
      <Plot
        responsive
        width="100%"
        height="100%"
        data={points.slice()}
        margin={{ top: 12, right: 16, bottom: 0, left: 0 }}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        className="[&_.recharts-surface]:overflow-visible [&_.recharts-surface]:rounded-mark"
      >
        <CartesianGrid vertical={false} stroke="currentColor" className="text-line" />
        <XAxis
          dataKey="id"
          ticks={ticks}
          tickFormatter={(id) => tickOf(points, id)}
          // Days are counted off evenly. The first of each month is named wherever it fits: evenly, one that does not fit costs every other.
          interval={ticks.length < points.length ? 'preserveStart' : 'equidistantPreserveStart'}
          minTickGap={28}
          tickMargin={10}
          height={34}
          padding={{ left: 8, right: 8 }}
          tick={tick}
          tickLine={false}
          axisLine={{ stroke: 'currentColor', className: 'text-line' }}
        />
        <YAxis
          width="auto"
          tickFormatter={formatValue}
          allowDecimals={false}
          tickCount={5}
          tickMargin={8}
          tick={tick}
          tickLine={false}
          axisLine={false}
        />
        <Tooltip
          isAnimationActive={false}
          cursor={{ stroke: 'currentColor', className: 'text-control' }}
          content={({ active, label }) => (
            <ChartTip point={active ? pointOf(points, label) : undefined} series={series} formatValue={formatValue} />
          )}
        />
        {/* The second line lies beneath, so that its dashes show on both sides of a crossing. */}
        {([1, 0] as const).map((index) => (
          <Line
            key={index}
            type="monotone"
            name={series[index]}
            dataKey={({ values }: LinePoint) => values[index]}
            stroke="currentColor"
            strokeWidth={2.5}
            strokeDasharray={SERIES[index].dash}
            className={SERIES[index].color}
            dot={
              points.length === 1 && {
                r: 4,
                fill: 'currentColor',
                strokeDasharray: 'none',
                className: SERIES[index].color,
              }
            }
            activeDot={{ r: 5, fill: 'currentColor', className: `${SERIES[index].color} stroke-surface` }}
            isAnimationActive={false}
          />
        ))}
      </Plot>
    </div>
  );
}
