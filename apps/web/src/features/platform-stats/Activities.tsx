import type { Stats } from '@sarraf/api-client';
import { splitAtValue } from '@sarraf/forms';
import { useMessages } from '@sarraf/forms/language';
import { Button, type DataColumns, DataTable, EmptyState, StatusBadge, VisuallyHidden } from '@sarraf/ui';
import { History, SearchX } from 'lucide-react';
import { platformStatsMessages } from './platform-stats.messages.ts';
import { activitiesView, type ActivityView } from './stats-view.ts';

const columnsOf = (
  columns: Record<'user' | 'action' | 'amount' | 'date' | 'status', string>,
): DataColumns<ActivityView> => [
  { id: 'user', header: columns.user, cell: ({ user }) => <bdi>{user}</bdi> },
  {
    id: 'action',
    header: columns.action,
    place: 'subtitle',
    cell: ({ action }) => <bdi>{action}</bdi>,
  },
  {
    id: 'amount',
    header: columns.amount,
    align: 'end',
    place: 'title',
    cell: ({ amount }) => <bdi dir="ltr">{amount}</bdi>,
  },
  {
    id: 'date',
    header: columns.date,
    align: 'end',
    place: 'end',
    cell: ({ date }) => <bdi>{date}</bdi>,
  },
  {
    id: 'status',
    header: columns.status,
    align: 'end',
    place: 'state',
    cell: ({ status, tone }) => <StatusBadge tone={tone}>{status}</StatusBadge>,
  },
];

function NoMatch({ search, onClear }: { search: string; onClear: () => void }) {
  const messages = useMessages(platformStatsMessages).activities;
  // The search text has its own <bdi>: it may run in the other direction.
  const [before, after] = splitAtValue((text) => messages.noMatch.title({ search: text }));
  return (
    <EmptyState
      className="border-none"
      icon={<SearchX />}
      title={
        <>
          <span>{before}</span>
          <bdi>{search}</bdi>
          <span>{after}</span>
        </>
      }
      message={messages.noMatch.message}
      action={
        <Button variant="secondary" size="sm" onClick={onClear}>
          {messages.noMatch.clear}
        </Button>
      }
    />
  );
}

export interface ActivitiesProps {
  /** Newest first; null while loading. */
  activities: Stats['activities'] | null;
  /** Number of activities left out because their data does not match the contract. */
  unreadable: number;
  /** The activities are outdated (of the last filter or fetch) while newer ones are loading. */
  old: boolean;
  /** Search text of the filter; empty matches everything. */
  search: string;
  onClearSearch: () => void;
}

/** Recent Activities (product.md S15). Announces to screen readers how many activities a search found. */
export function Activities({ activities, unreadable, old, search, onClearSearch }: ActivitiesProps) {
  const messages = useMessages(platformStatsMessages).activities;
  const rows = activities ? activitiesView(activities) : [];
  return (
    <section className="rounded-card border border-line bg-surface p-5 md:p-6">
      <DataTable
        caption={messages.title}
        columns={columnsOf(messages.columns)}
        narrow="card"
        rows={rows}
        rowKey={({ id }) => id}
        state={activities ? (old ? 'refreshing' : 'ready') : 'loading'}
        loadingLabel={messages.loading}
        empty={
          search === '' ? (
            <EmptyState
              className="border-none"
              icon={<History />}
              title={messages.empty.title}
              message={messages.empty.message}
            />
          ) : (
            <NoMatch search={search} onClear={onClearSearch} />
          )
        }
      />
      {unreadable > 0 && <p className="pt-4 text-center text-sm text-ink-3">{messages.notShown({ n: unreadable })}</p>}
      <VisuallyHidden role="status">
        {activities && !old && search !== '' ? messages.found({ count: `${rows.length}` }) : ''}
      </VisuallyHidden>
    </section>
  );
}
