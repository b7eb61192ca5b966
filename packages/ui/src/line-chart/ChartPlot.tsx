import { CartesianGrid, Line, LineChart as Plot, Tooltip, usePlotArea, XAxis, YAxis } from 'recharts';
import { ChartTip } from './ChartTip.tsx';
import { pointOf, tickOf, ticksOf, type ChartFigures, type LinePoint } from './line-point.ts';
import { SERIES } from './SeriesMark.tsx';

export interface ChartPlotProps extends ChartFigures {
  /** Id of what names the drawing. */
  labelledBy: string;
  /** Id of what says how to go through it by keyboard. */
  describedBy: string;
}

const tick = { className: 'fill-ink-3 text-xs', fill: undefined };

/** Room on both sides of the points, in pixels. */
const ASIDE = 8;

/** Names the points below. Chosen here and not by the drawing library, which names nothing evenly unless it can name the last one too. */
function TimeAxis({ points }: Pick<ChartFigures, 'points'>) {
  const width = (usePlotArea()?.width ?? 0) - 2 * ASIDE;
  // Who reads letters twice as large has half as much room for words.
  const rem = Number(getComputedStyle(document.documentElement).fontSize.replace('px', ''));
  return (
    <XAxis
      dataKey="id"
      ticks={ticksOf(points, (width * 16) / rem)}
      tickFormatter={(id) => tickOf(points, id)}
      interval={0}
      tickMargin={10}
      height={34}
      padding={{ left: ASIDE, right: ASIDE }}
      tick={tick}
      tickLine={false}
      axisLine={{ stroke: 'currentColor', className: 'text-line' }}
    />
  );
}

/**
 * The drawing itself. Colours arrive as `currentColor` from classes of the theme, so that it turns dark with the page and obeys
 * forced colours. Nothing moves: a line that draws itself says nothing its end does not. Time runs left to right in every language.
 */
export function ChartPlot({ points, series, formatValue, labelledBy, describedBy }: ChartPlotProps) {
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
        <TimeAxis points={points} />
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
