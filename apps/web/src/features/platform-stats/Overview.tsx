import type { Stats } from '@sarraf/api-client';
import { EmptyState } from '@sarraf/ui';
import { LineChart, type ChartView } from '@sarraf/ui/line-chart';
import { ChartLine } from 'lucide-react';
import { useMemo, useState } from 'react';
import { platformStatsMessages } from './platform-stats.messages.ts';
import { overviewOf, SERIES } from './stats-chart.ts';

const words = platformStatsMessages.chart;

export interface OverviewProps {
  /** One a day; null while they are on their way. */
  days: Stats['chartData'] | null;
}

/** Transactions and users over time, as lines or as a table (product.md S15). */
export function Overview({ days }: OverviewProps) {
  const [view, setView] = useState<ChartView>('chart');
  const { unit, points, formatValue, summary } = useMemo(() => overviewOf(days ?? []), [days]);
  return (
    <LineChart
      title={words.title}
      note={words.note[unit]}
      series={SERIES}
      points={points}
      formatValue={formatValue}
      summary={summary}
      view={view}
      onViewChange={setView}
      loading={days ? undefined : platformStatsMessages.loading}
      empty={
        <EmptyState
          icon={<ChartLine />}
          title={words.empty.title}
          message={words.empty.message}
          className="border-none"
        />
      }
      words={{
        view: words.view,
        chart: words.chart,
        table: words.table,
        point: words.point[unit],
        instructions: words.instructions[unit],
      }}
    />
  );
}
