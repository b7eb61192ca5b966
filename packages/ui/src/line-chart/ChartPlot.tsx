import { CartesianGrid, Line, LineChart as Plot, Tooltip, usePlotArea, XAxis, YAxis } from 'recharts';
import { axisTicks } from './axis-ticks.ts';
import { ChartTip } from './ChartTip.tsx';
import { chooseTicks, findPoint, tickLabel, type ChartFigures, type LinePoint } from './line-point.ts';
import { RIM, SERIES, type SeriesIndex } from './SeriesMark.tsx';

export interface ChartPlotProps extends ChartFigures {
  /** Id of the element that names the chart. */
  labelledBy: string;
  /** Ids of the summary and of the keyboard instructions. */
  describedBy: string;
}

/** Each label keeps the direction of its own text: the chart is left to right, `21 نومبر` is not. */
const tick = { className: 'fill-ink-3 text-xs [unicode-bidi:plaintext]', fill: undefined };

/** Space on both sides of the points, in pixels. */
const PADDING = 8;

/** Time axis. Chooses its ticks itself: recharts spaces them unevenly when the last one has no room. */
function TimeAxis({ points }: Pick<ChartFigures, 'points'>) {
  const width = (usePlotArea()?.width ?? 0) - 2 * PADDING;
  // Text enlarged twice leaves half the room for labels.
  const rem = Number(getComputedStyle(document.documentElement).fontSize.replace('px', ''));
  return (
    <XAxis
      dataKey="id"
      ticks={chooseTicks(points, (width * 16) / rem)}
      tickFormatter={(id) => tickLabel(points, id)}
      interval={0}
      tickMargin={10}
      height={34}
      padding={{ left: PADDING, right: PADDING }}
      tick={tick}
      tickLine={false}
      axisLine={{ stroke: 'currentColor', className: 'text-line' }}
    />
  );
}

const first = ({ values }: LinePoint) => values[0];
const second = ({ values }: LinePoint) => values[1];

const LINE = { type: 'monotone', isAnimationActive: false } as const;

const lineStyle = (index: SeriesIndex) => ({
  stroke: 'currentColor',
  strokeWidth: SERIES[index].width,
  strokeDasharray: SERIES[index].dash,
  className: SERIES[index].color,
});

/** The second dot is smaller, so that both are visible when the values are equal. */
const dotStyle = (index: SeriesIndex) => ({
  r: index === 0 ? 6 : 4,
  fill: 'currentColor',
  strokeDasharray: 'none',
  strokeWidth: 2,
  className: `${SERIES[index].color} stroke-surface`,
});

/**
 * The chart itself. Colours come as `currentColor` from theme classes, so they follow the dark theme and forced colours. No animation. Time
 * runs from left to right in every language.
 */
export function ChartPlot({ points, series, formatValue, labelledBy, describedBy }: ChartPlotProps) {
  const ticks = axisTicks(points.flatMap(({ values }) => values));
  const hasDots = points.length === 1;
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
          ticks={ticks}
          domain={[0, ticks.at(-1) ?? 1]}
          interval={0}
          tickFormatter={(value: number) => formatValue(value, 'axis')}
          tickMargin={8}
          tick={tick}
          tickLine={false}
          axisLine={false}
        />
        <Tooltip
          isAnimationActive={false}
          cursor={{ stroke: 'currentColor', className: 'text-control' }}
          content={({ active, label }) => (
            <ChartTip point={active ? findPoint(points, label) : undefined} series={series} formatValue={formatValue} />
          )}
        />
        <Line
          {...LINE}
          {...lineStyle(0)}
          dataKey={first}
          dot={hasDots && dotStyle(0)}
          activeDot={{ ...dotStyle(0), r: 7 }}
        />
        {/* A wider line in the surface colour separates the dashes from the first line below them. */}
        <Line
          {...LINE}
          dataKey={second}
          stroke="currentColor"
          strokeWidth={SERIES[0].width + 1}
          strokeDasharray={RIM.dash}
          strokeDashoffset={RIM.offset}
          className="text-surface"
          dot={false}
          activeDot={false}
        />
        <Line
          {...LINE}
          {...lineStyle(1)}
          dataKey={second}
          dot={hasDots && dotStyle(1)}
          activeDot={{ ...dotStyle(1), r: 4.5 }}
        />
      </Plot>
    </div>
  );
}
