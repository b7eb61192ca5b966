import { useMessages } from '@sarraf/forms/language';
import { Skeleton, SkeletonGroup } from '@sarraf/ui';
import { useQuery } from '@tanstack/react-query';
import { useAdminApi } from '../../../shared/api/admin-api-context.ts';
import { useStickyError } from '../../../shared/api/use-sticky-error.ts';
import { AsOf } from '../../../shared/offline/AsOf.tsx';
import { DeskErrorPanel } from '../DeskErrorPanel.tsx';
import { operationsQuery } from '../desk.queries.ts';
import { DatabaseSection } from './DatabaseSection.tsx';
import { LoopsSection } from './LoopsSection.tsx';
import { NetworksSection } from './NetworksSection.tsx';
import { operationsMessages } from './operations.messages.ts';
import { OverallState } from './OverallState.tsx';
import { QueuesSection } from './QueuesSection.tsx';

/** Operations view for the operator (product.md R53): the state in words, then the loops, queues, networks, services and the database. */
export function OperationsTab() {
  const messages = useMessages(operationsMessages);
  const operations = useQuery(operationsQuery(useAdminApi()));
  const error = useStickyError(operations);
  if (error) return <DeskErrorPanel error={error} query={operations} />;
  if (!operations.data) {
    return (
      <SkeletonGroup label={messages.loading}>
        <Skeleton shape="block" className="h-20 w-full" />
        <Skeleton shape="block" className="mt-6 h-80 w-full" />
      </SkeletonGroup>
    );
  }
  const { data } = operations;
  return (
    <div className="flex flex-col gap-10">
      <div className="flex flex-col gap-3">
        <AsOf readMs={operations.dataUpdatedAt} failed={operations.isError} />
        <OverallState operations={data} />
      </div>
      <QueuesSection queues={data.queues} />
      <LoopsSection loops={data.loops} />
      <NetworksSection chains={data.chains} providers={data.providers} />
      <DatabaseSection database={data.database} processes={data.processes} />
    </div>
  );
}
