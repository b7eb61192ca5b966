import type { LoopState } from '@sarraf/api-client';
import { useMessages } from '@sarraf/forms/language';
import { DataTable, PageSection, StatusBadge, type DataColumns } from '@sarraf/ui';
import { RelativeTime } from '../../../shared/time/RelativeTime.tsx';
import { operationsMessages } from './operations.messages.ts';
import { loopText } from './operations-text.ts';

/** Background loops with their last success. */
export function LoopsSection({ loops }: { loops: readonly LoopState[] }) {
  const messages = useMessages(operationsMessages);
  const columns: DataColumns<LoopState> = [
    { id: 'loop', header: messages.loop, place: 'title', cell: ({ name }) => <bdi>{loopText(name)}</bdi> },
    {
      id: 'last',
      header: messages.lastSuccess,
      place: 'subtitle',
      align: 'end',
      cell: ({ lastSuccessAt }) =>
        lastSuccessAt ? <RelativeTime iso={lastSuccessAt} /> : <span className="text-ink-3">{messages.never}</span>,
    },
    {
      id: 'state',
      header: messages.state,
      place: 'state',
      align: 'end',
      cell: ({ state }) => {
        const isAlive = state === 'alive';
        const text = isAlive ? messages.alive : messages.unknown;
        return <StatusBadge tone={isAlive ? 'positive' : 'negative'}>{text}</StatusBadge>;
      },
    },
  ];
  return (
    <PageSection title={messages.loops}>
      <div className="rounded-card border border-line bg-surface p-5 lg:p-6">
        <DataTable
          caption={messages.loops}
          captionHidden
          narrow="card"
          columns={columns}
          rows={loops}
          rowKey={({ name }) => name}
          loadingLabel={messages.loading}
          empty={null}
        />
      </div>
    </PageSection>
  );
}
