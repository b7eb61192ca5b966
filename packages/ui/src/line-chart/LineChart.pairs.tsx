import { useState } from 'react';
import type { ChartView, LinePoint } from './line-point.ts';
import { LineChart } from './LineChart.tsx';

const DAY = 24 * 60 * 60 * 1000;
const FIRST = Date.UTC(2026, 5, 1);
const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const fullDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Transactions and users of each day of half a year: rising, with quiet weekends. */
const DAYS = Array.from({ length: 182 }, (_, index) => {
  const sells = (60 + index * 0.4 + 18 * Math.sin(index / 20)) * (index % 7 < 5 ? 1 : 0.5) + 9 * Math.sin(index * 2.1);
  return [sells, sells * 0.5] as const;
});

const average = (values: readonly number[]) =>
  Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);

/** Points of `length` days each, with the average day of each. */
const pointsOf = (length: number, prefix = ''): LinePoint[] =>
  Array.from({ length: DAYS.length / length }, (_, index) => {
    const date = FIRST + index * length * DAY;
    const days = DAYS.slice(index * length, (index + 1) * length);
    return {
      id: new Date(date).toISOString(),
      label: prefix + fullDay.format(date),
      tick: shortDay.format(date),
      values: [average(days.map(([sells]) => sells)), average(days.map(([, users]) => users))],
    };
  });

interface HalfAYearProps {
  title: string;
  note: string;
  points: readonly LinePoint[];
  /** Name of a point: `Day` or `Week`. */
  point: string;
}

function HalfAYear({ title, note, points, point }: HalfAYearProps) {
  const [view, setView] = useState<ChartView>('chart');
  return (
    <LineChart
      title={title}
      note={note}
      series={['Transactions', 'Users']}
      points={points}
      view={view}
      onViewChange={setView}
      empty={null}
      words={{
        view: 'Show as',
        chart: 'Chart',
        table: 'Table',
        point,
        instructions: 'Left and right arrow keys go from point to point.',
      }}
    />
  );
}

export const Weeks = () => (
  <HalfAYear
    title="Half a year, by weeks"
    note="Average day of each week"
    points={pointsOf(7, 'Week from ')}
    point="Week"
  />
);

export const CrowdedDays = () => (
  <HalfAYear title="Half a year, by days" note="Every day" points={pointsOf(1)} point="Day" />
);
