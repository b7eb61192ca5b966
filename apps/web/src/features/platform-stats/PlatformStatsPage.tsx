import { StatsFilterForm } from '@sarraf/forms';
import { useMessages } from '@sarraf/forms/language';
import { ErrorPanel, Spinner } from '@sarraf/ui';
import { failureText } from '../../shared/api/failure.ts';
import { AsOf } from '../../shared/offline/AsOf.tsx';
import { useAddressFilter } from '../../shared/layout/use-address-filter.ts';
import { useUsable } from '../../shared/telemetry/use-usable.ts';
import { Activities } from './Activities.tsx';
import { Metrics } from './Metrics.tsx';
import { Overview } from './Overview.tsx';
import { platformStatsMessages } from './platform-stats.messages.ts';
import { useStats } from './use-stats.ts';
import * as statsAddress from './stats-address.ts';

/** Platform Statistics page, the home of administrators (product.md S15). */
export function PlatformStatsPage() {
  const messages = useMessages(platformStatsMessages);
  const { values, fieldsKey, change, goTo } = useAddressFilter(statsAddress);
  const result = useStats(values);
  const loaded = result.state === 'loaded' ? result : null;
  const stats = loaded && loaded.reply.data;
  useUsable(stats !== null);

  return (
    <div className="flex flex-col gap-5 md:gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="flex items-center gap-3 lg:min-h-13">
          <h2 className="font-heading text-xl font-bold tracking-tight">{messages.title}</h2>
          {/* Hidden from screen readers: the table announces the update to them. */}
          {loaded?.oldActivities && (
            <span aria-hidden="true">
              <Spinner label={messages.updating} />
            </span>
          )}
        </div>
        <div className="w-full lg:max-w-130">
          <StatsFilterForm key={fieldsKey} initialValues={values} onValueChange={change} />
        </div>
      </div>
      {result.state === 'failed' ? (
        <ErrorPanel
          title={failureText(result.error, messages.failed.message)}
          retryLabel={messages.failed.retry}
          busy={result.busy}
          onRetry={result.retry}
        />
      ) : (
        <>
          {loaded && <AsOf readMs={loaded.updatedAtMs} failed={loaded.failed} />}
          <Metrics metrics={stats && stats.metrics} old={loaded?.oldFigures ?? false} />
          <Overview days={stats && stats.chartData} />
          <Activities
            activities={stats && stats.activities}
            unreadable={loaded?.reply.unreadable.length ?? 0}
            old={loaded?.oldActivities ?? false}
            search={values.search}
            onClearSearch={() => goTo({ ...values, search: '' })}
          />
        </>
      )}
    </div>
  );
}
