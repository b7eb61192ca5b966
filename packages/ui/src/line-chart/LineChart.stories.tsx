import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { LineChart, type LineChartProps } from './LineChart.tsx';
import type { LinePoint } from './line-point.ts';
import { loadPlot } from './use-plot.ts';

/** Holds the view, as an app would. */
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
const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const full = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const monthYear = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const figures = new Intl.NumberFormat('en-IN');

/** A point a day from 1 June 2026 on; waves on a slope, the same every time. */
const days = (count: number, scale = 1): LinePoint[] =>
  Array.from({ length: count }, (_, index) => {
    const date = new Date(FIRST + index * DAY);
    const sells = 60 + index * 0.9 + 28 * Math.sin(index / 9) + 2 * Math.sin(index * 2.1);
    return {
      id: date.toISOString(),
      label: full.format(date),
      tick: short.format(date),
      values: [Math.round(sells * scale), Math.round((sells * 0.45 + 6 * Math.cos(index / 5)) * scale)],
    };
  });

/** The same, with only the first of each month named on the axis. */
const daysByMonth = (count: number): LinePoint[] =>
  days(count).map(({ id, label, values }) => {
    const date = new Date(id);
    return { id, label, values, ...(date.getUTCDate() === 1 && { tick: monthYear.format(date) }) };
  });

const meta = {
  title: 'Components/LineChart',
  component: LineChart,
  args: {
    title: 'Transaction Overview',
    series: ['Transactions', 'Users'],
    points: days(30),
    formatValue: (value) => figures.format(value),
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
  // Here before the first paint, or pictures would show what is still on its way.
  beforeEach: async () => void (await loadPlot()),
  render: (args) => <Controlled {...args} />,
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
    await waitFor(() => expect(canvasElement.querySelectorAll('.recharts-line-curve')).toHaveLength(2));
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith('table', { reason: 'select' });
    await expect(canvas.getByRole('row', { name: '1 June 2026 60 33' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Chart' }));
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
};

/** The drawing is one stop; the arrows go from day to day and each is announced. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const drawing = await canvas.findByRole('application', { name: 'Transaction Overview' });
    await expect(drawing).toHaveAccessibleDescription('Left and right arrow keys go from day to day.');
    await userEvent.tab();
    await userEvent.tab();
    await expect(drawing).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 June 2026Transactions'));
  },
};

export const AsTable: Story = { args: { view: 'table' } };

/** The second series is dashed, so that colour never carries meaning alone. */
export const SecondSeriesIsDashed: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.recharts-line-curve')).toHaveLength(2));
    const dashes = Array.from(canvasElement.querySelectorAll('.recharts-line-curve'), (line) =>
      line.getAttribute('stroke-dasharray'),
    );
    await expect(dashes.filter(Boolean)).toHaveLength(1);
  },
};

/** What is drawn is set by attributes and classes alone: a strict Content-Security-Policy lets no style sheet in. */
export const BringsNoStyleSheet: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('application');
    await expect(canvasElement.querySelector('style')).toBeNull();
  },
};

export const OneWeek: Story = { args: { points: days(7) } };

/** A year of days: the axis names the first of each month, as many as there is room for. */
export const OneYear: Story = { args: { points: daysByMonth(365), note: 'Each day' } };

/** A line needs two ends; a single day is a pair of dots. */
export const OneDay: Story = { args: { points: days(1) } };

/** Days on which nothing happened are points too. */
export const AllZero: Story = {
  args: { points: days(30).map((point) => ({ ...point, values: [0, 0] as const })) },
};

export const SameInBoth: Story = {
  args: { points: days(30).map((point) => ({ ...point, values: [point.values[0], point.values[0]] as const })) },
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

/** 320 px: figures in crores, names without a break, Urdu. */
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

/** A right-to-left page turns the words round; time still runs left to right. */
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
