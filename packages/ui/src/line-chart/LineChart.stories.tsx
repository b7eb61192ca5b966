import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { table } from '../testing/index.ts';
import { LineChart, type LineChartProps } from './LineChart.tsx';
import type { FormatValue, LinePoint } from './line-point.ts';
import { loadPlot } from './use-plot.ts';

/** Keeps the state of `view`, as an app would. */
function Controlled({ view, onViewChange, ...rest }: LineChartProps) {
  const [now, setNow] = useState(view);
  return (
    <LineChart
      {...rest}
      view={now}
      onViewChange={(next, detail) => {
        setNow(next);
        onViewChange(next, detail);
      }}
    />
  );
}

const DAY = 24 * 60 * 60 * 1000;
const FIRST = Date.UTC(2026, 5, 1);
const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const fullDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const monthYear = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const fullMonth = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const figures = new Intl.NumberFormat('en-IN');
const averages = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const short = new Intl.NumberFormat('en-IN', { notation: 'compact' });

/** One point a day from 1 June 2026 on: a rising wave, the same at every run. */
const days = (count: number, scale = 1): LinePoint[] =>
  Array.from({ length: count }, (_, index) => {
    const date = new Date(FIRST + index * DAY);
    const sells = 60 + index * 0.9 + 28 * Math.sin(index / 9) + 2 * Math.sin(index * 2.1);
    return {
      id: date.toISOString(),
      label: fullDay.format(date),
      tick: shortDay.format(date),
      values: [Math.round(sells * scale), Math.round((sells * 0.45 + 6 * Math.cos(index / 5)) * scale)],
    };
  });

/** One point a month from June 2024 on, each an average day of that month. */
const months = (count: number): LinePoint[] =>
  Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.UTC(2024, 5 + index));
    const sells = 31 + index * 1.7 + 9 * Math.sin(index / 1.7);
    return {
      id: date.toISOString(),
      label: fullMonth.format(date),
      tick: monthYear.format(date),
      detail: `${figures.format(Math.round(sells * 30))} transactions in 30 days`,
      values: [sells, sells * 0.55 + 3 * Math.cos(index)],
    };
  });

/** Points whose two values are equal. */
const same = (points: LinePoint[]): LinePoint[] =>
  points.map((point) => ({ ...point, values: [point.values[0], point.values[0]] as const }));

const inFull: FormatValue = (value) => figures.format(value);

/** Tick labels of the vertical axis, from the bottom up. */
const ticksIn = (canvasElement: HTMLElement): (string | null)[] =>
  Array.from(canvasElement.querySelectorAll('.recharts-yAxis-tick-labels text'), (tick) => tick.textContent);

const meta = {
  title: 'Components/Data/LineChart',
  id: 'components-linechart',
  component: LineChart,
  args: {
    title: 'Transaction Overview',
    series: ['Transactions', 'Users'],
    points: days(30),
    formatValue: inFull,
    view: 'chart',
    onViewChange: fn(),
    empty: (
      <EmptyState title="Nothing happened in this period" message="Choose a longer one." className="border-none" />
    ),
    words: {
      view: 'Show as',
      chart: 'Chart',
      table: 'Table',
      point: 'Date',
      instructions: 'Left and right arrow keys go from day to day.',
    },
  },
  argTypes: { view: { control: 'inline-radio', options: ['chart', 'table'] }, empty: { control: false } },
  // Load the chart before the first render, so that screenshots do not show the skeleton. On a documentation page it loads when it
  // scrolls into view, as in the app.
  beforeEach: async ({ viewMode }) => void (viewMode === 'story' && (await loadPlot())),
  render: (args) => <Controlled key={args.view} {...args} />,
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const figure = canvas.getByRole('figure', { name: 'Transaction Overview' });
    await expect(
      within(figure)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Transactions', 'Users']);
    await waitFor(() => expect(canvasElement.querySelectorAll('.recharts-line-curve')).toHaveLength(3));
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith('table', { reason: 'select' });
    await expect(canvas.getByRole('row', { name: '1 June 2026 60 33' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Chart' }));
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
};

/** The chart is one tab stop; the arrow keys move from day to day, and each day is announced. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const chart = await canvas.findByRole('application', { name: 'Transaction Overview' });
    await expect(chart).toHaveAccessibleDescription('Left and right arrow keys go from day to day.');
    await userEvent.tab();
    await userEvent.tab();
    await expect(chart).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 June 2026Transactions'));
  },
};

export const AsTable: Story = { args: { view: 'table' } };

/** The lines differ by colour, width and dashes, so they can be distinguished without colours, and both are visible where they overlap. */
export const ToldApart: Story = {
  args: { points: same(days(30)) },
  play: async ({ canvasElement }) => {
    const linesOf = () => Array.from(canvasElement.querySelectorAll('.recharts-line-curve'));
    await waitFor(() => expect(linesOf()).toHaveLength(3));
    const [wide, rim, dashed] = linesOf().map((line) => ({
      width: Number(line.getAttribute('stroke-width')),
      dashes: line.getAttribute('stroke-dasharray'),
      path: line.getAttribute('d'),
    }));
    await expect(new Set([wide?.path, rim?.path, dashed?.path]).size).toBe(1);
    await expect(wide?.dashes).toBeNull();
    await expect(dashed?.dashes).not.toBeNull();
    // The line drawn last must be narrow enough to show the one below it.
    await expect(wide?.width).toBeGreaterThanOrEqual(2 * (dashed?.width ?? Infinity));
  },
};

/** The chart without colours, as printed in grey. */
export const InGrey: Story = {
  args: { points: same(days(12)) },
  decorators: [(Story) => <div className="grayscale">{Story()}</div>],
};

/** The chart is styled with attributes and classes only: a strict Content-Security-Policy blocks style sheets. */
export const BringsNoStyleSheet: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('application');
    await expect(canvasElement.querySelector('style')).toBeNull();
  },
};

export const OneWeek: Story = { args: { points: days(7) } };

/** A year of months: daily averages; the tooltip of each point also shows the sum of its month. */
export const OneYear: Story = {
  args: {
    points: months(13),
    note: 'Average day of each month',
    formatValue: (value, context) =>
      context === 'axis' ? figures.format(value) : `${averages.format(value)}${context === 'tip' ? ' a day' : ''}`,
    summary: '1 June 2024 – 30 June 2025. Transactions a day: 30.2 to 60.1, highest May 2025.',
    words: {
      view: 'Show as',
      chart: 'Chart',
      table: 'Table',
      point: 'Month',
      instructions: 'Left and right arrow keys go from month to month.',
    },
  },
  play: async ({ canvas }) => {
    const chart = await canvas.findByRole('application', { name: 'Transaction Overview' });
    await expect(chart).toHaveAccessibleDescription(
      '1 June 2024 – 30 June 2025. Transactions a day: 30.2 to 60.1, highest May 2025. Left and right arrow keys go from month to month.',
    );
  },
};

export const OneYearAsTable: Story = {
  ...OneYear,
  args: { ...OneYear.args, view: 'table' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('row', { name: 'June 2024 930 transactions in 30 days 31.0 20.1' })).toBeVisible();
    const shown = table(canvasElement, 'Transaction Overview');
    await expect(await shown.rows()).toHaveLength(13);
    await expect(await shown.cell(/^June 2024/, 'Users')).toBe('20.1');
    await expect(canvas.getByRole('table')).toHaveAccessibleDescription('Average day of each month');
  },
};

/** Tooltip of one point with its details. */
export const Tip: Story = {
  ...OneYear,
  play: async ({ canvas }) => {
    const chart = await canvas.findByRole('application', { name: 'Transaction Overview' });
    chart.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^August 2024.*transactions in 30 days$/));
  },
};

/** A single point is two dots, the smaller one inside the other where the values are equal. */
export const OnePoint: Story = { args: { points: days(1) } };

export const OnePointTheSame: Story = { args: { points: same(days(1)) } };

/** Days without transactions are points too; an axis without values ends at one. */
export const AllZero: Story = {
  args: { points: days(30).map((point) => ({ ...point, values: [0, 0] as const })) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(ticksIn(canvasElement)).toEqual(['0', '1']));
  },
};

/** Small counts: one tick for each whole number, none between. */
export const Few: Story = {
  args: { points: days(14).map((point, at) => ({ ...point, values: [at % 4, at % 3 === 0 ? 1 : 0] as const })) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(ticksIn(canvasElement)).toEqual(['0', '1', '2', '3']));
  },
};

/** Lakhs and crores: short on the axis, in full in the table. */
export const Huge: Story = {
  args: {
    points: days(30, 175_000),
    formatValue: (value, context) => (context === 'axis' ? short : figures).format(value),
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(ticksIn(canvasElement).at(-1)).toBe('2Cr'));
  },
};

export const Loading: Story = {
  args: { loading: 'Loading statistics', points: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading statistics');
    await expect(canvas.getByRole('radio', { name: 'Table' })).toBeDisabled();
  },
};

export const Empty: Story = {
  args: { points: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing happened in this period')).toBeVisible();
  },
};

/** 320 px: figures in crores, long names, Urdu. */
export const Stress: Story = {
  args: {
    title: 'AHeadingWithoutASingleSpaceThatIsWiderThanAnyPhone',
    series: ['TransactionsOfEverybodyWithoutABreak', 'صارفین'],
    points: days(90, 1_000_000),
  },
  decorators: [(Story) => <div className="max-w-70">{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const StressAsTable: Story = { ...Stress, args: { ...Stress.args, view: 'table' } };

/** A right-to-left page reverses the texts; time still runs from left to right. */
export const RightToLeft: Story = {
  args: { title: 'لین دین کا جائزہ', series: ['لین دین', 'صارفین'] },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ur">
        {Story()}
      </div>
    ),
  ],
};
