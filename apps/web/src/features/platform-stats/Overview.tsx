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
  const { chart: messages, loading } = useMessages(platformStatsMessages);
  const [view, setView] = useState<ChartView>('chart');
  const { unit, points, formatValue, summary } = useMemo(() => overviewOf(days ?? [], messages), [days, messages]);
  return (
    <LineChart
      title={messages.title}
      note={messages.note[unit]}
      series={[messages.series.transactions, messages.series.users]}
      points={points}
      formatValue={formatValue}
      summary={summary}
      view={view}
      onViewChange={setView}
      loading={days ? undefined : loading}
      empty={
        <EmptyState
          icon={<ChartLine />}
          title={messages.empty.title}
          message={messages.empty.message}
          className="border-none"
        />
      }
      words={{
        view: messages.view,
        chart: messages.chart,
        table: messages.table,
        point: messages.point[unit],
        instructions: `${messages.time} ${messages.instructions[unit]}`,
      }}
    />
  );
}
