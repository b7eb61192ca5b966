import type { Stats } from '@sarraf/api-client';
import { useMessages } from '@sarraf/forms/language';
import { EmptyState } from '@sarraf/ui';
import { LineChart, type ChartView } from '@sarraf/ui/line-chart';
import { ChartLine } from 'lucide-react';
import { useMemo, useState } from 'react';
import { platformStatsMessages } from './platform-stats.messages.ts';
import { overviewOf } from './stats-chart.ts';

export interface OverviewProps {
  /** One entry a day; null while loading. */
  days: Stats['chartData'] | null;
}

/** Transaction Overview: transactions and users over time, as a line chart or as a table (product.md S15). */
export function Overview({ days }: OverviewProps) {
  const { chart: words, loading } = useMessages(platformStatsMessages);
  const [view, setView] = useState<ChartView>('chart');
  const { unit, points, formatValue, summary } = useMemo(() => overviewOf(days ?? [], words), [days, words]);
  return (
    <LineChart
      title={words.title}
      note={words.note[unit]}
      series={[words.series.transactions, words.series.users]}
      points={points}
      formatValue={formatValue}
      summary={summary}
      view={view}
      onViewChange={setView}
      loading={days ? undefined : loading}
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
        instructions: `${words.time} ${words.instructions[unit]}`,
      }}
    />
  );
}
