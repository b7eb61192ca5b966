import type { Stats } from '@sarraf/api-client';
import { formatAmount } from '@sarraf/domain';
import { EmptyState } from '@sarraf/ui';
import { LineChart, type ChartView } from '@sarraf/ui/line-chart';
import { ChartLine } from 'lucide-react';
import { useMemo, useState } from 'react';
import { platformStatsMessages } from './platform-stats.messages.ts';
import { overviewOf } from './stats-chart.ts';

const words = platformStatsMessages.chart;

export interface OverviewProps {
  /** One a day; null while they are on their way. */
  days: Stats['chartData'] | null;
}

/** Transactions and users over time, as lines or as a table (product.md S15). */
export function Overview({ days }: OverviewProps) {
  const [view, setView] = useState<ChartView>('chart');
  const { points, isByMonth } = useMemo(() => overviewOf(days ?? []), [days]);
  return (
    <LineChart
      title={words.title}
      note={isByMonth ? words.perMonth : words.perDay}
      series={[words.series.transactions, words.series.users]}
      points={points}
      formatValue={formatAmount}
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
        point: isByMonth ? words.month : words.day,
        instructions: isByMonth ? words.byMonth : words.byDay,
      }}
    />
  );
}
