import type { Stats } from '@sarraf/api-client';
import { useMessages } from '@sarraf/forms/language';
import { MetricCard, MetricGrid } from '@sarraf/ui';
import { platformStatsMessages } from './platform-stats.messages.ts';
import { METRICS, metricsView } from './stats-view.ts';

export interface MetricsProps {
  /** Null while loading. */
  metrics: Stats['metrics'] | null;
  /** The metrics are outdated while newer ones are loading. */
  old: boolean;
}

/** The four metric cards of the statistics, or their skeletons while loading (product.md S15). */
export function Metrics({ metrics, old }: MetricsProps) {
  const messages = useMessages(platformStatsMessages);
  const figures = metrics && metricsView(metrics);
  return (
    <MetricGrid className={old ? 'text-ink-3' : 'text-ink'}>
      {METRICS.map(({ id, lines }) => (
        <MetricCard
          key={id}
          label={messages.metrics[id]}
          {...(figures ? figures[id] : { loading: messages.loadingFigure, loadingLines: lines })}
        />
      ))}
    </MetricGrid>
  );
}
