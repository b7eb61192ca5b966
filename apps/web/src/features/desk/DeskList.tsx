import { useMessages } from '@sarraf/forms/language';
import { Button, EmptyState, Notice, Skeleton, SkeletonGroup } from '@sarraf/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { failureText } from '../../shared/api/failure.ts';
import { useStickyError } from '../../shared/api/use-sticky-error.ts';
import { AsOf } from '../../shared/offline/AsOf.tsx';
import { DeskErrorPanel } from './DeskErrorPanel.tsx';
import { deskMessages } from './desk.messages.ts';
import type { DeskListQuery } from './desk.queries.ts';

const ROWS = ['a', 'b', 'c', 'd'];

export interface DeskListProps<Row> {
  /** Label of the list, for screen readers. */
  label: string;
  query: DeskListQuery<Row>;
  /** React key of a row. */
  rowKey: (row: Row) => string;
  /** Renders the content of a row's `<li>`. */
  children: (row: Row) => ReactNode;
  /** Texts of the empty state. */
  empty: { title: string; message: string };
  /** Classes of the list. */
  className?: string;
}

/** Skeleton of the rows. */
const ListSkeleton = ({ label }: { label: string }) => (
  <SkeletonGroup label={label}>
    <div className="rounded-card border border-line bg-surface px-5">
      {ROWS.map((row) => (
        <div key={row} className="flex flex-col gap-2.5 border-t border-dashed border-line py-4 first:border-t-0">
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="h-3 w-3/5" />
        </div>
      ))}
    </div>
  </SkeletonGroup>
);

/** List of the desk: its rows a page at a time, with skeleton, error and empty state. */
export function DeskList<Row>({ label, query, rowKey, children, empty, className = '' }: DeskListProps<Row>) {
  const messages = useMessages(deskMessages);
  const list = useInfiniteQuery(query);
  const error = useStickyError(list);
  if (error) return <DeskErrorPanel error={error} query={list} />;
  if (!list.data) return <ListSkeleton label={messages.loading} />;
  const rows = list.data.pages.flatMap(({ data }) => data);
  const unreadable = list.data.pages.flatMap((page) => page.unreadable).length;
  return (
    <div className="flex flex-col gap-4">
      <AsOf readMs={list.dataUpdatedAt} failed={list.isError} />
      {rows.length + unreadable === 0 ? (
        <EmptyState icon={<Inbox />} title={empty.title} message={empty.message} />
      ) : (
        <ul aria-label={label} className={className}>
          {rows.map((row) => (
            <li key={rowKey(row)}>{children(row)}</li>
          ))}
        </ul>
      )}
      <div role="status" className="flex flex-col gap-3 empty:hidden">
        {list.isFetchNextPageError && (
          <Notice tone="negative">{failureText(list.error, messages.failed.message)}</Notice>
        )}
        {unreadable > 0 && <p className="text-center text-sm text-ink-3">{messages.notShown({ n: unreadable })}</p>}
      </div>
      {list.hasNextPage && (
        <Button
          variant="secondary"
          className="max-sm:w-full"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {messages.older}
        </Button>
      )}
    </div>
  );
}
