import type { Setting } from '@sarraf/api-client';
import { useMessages } from '@sarraf/forms/language';
import { Button, EmptyState, Notice, PageSection, Skeleton, SkeletonGroup } from '@sarraf/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { useAdminApi } from '../../shared/api/admin-api-context.ts';
import { failureText } from '../../shared/api/failure.ts';
import { useStickyError } from '../../shared/api/use-sticky-error.ts';
import { auditQuery } from './app-settings.queries.ts';
import { appSettingsMessages } from './app-settings.messages.ts';
import { AuditRow } from './AuditRow.tsx';

const ROWS = ['a', 'b', 'c'];

/** Skeleton of the audit log. */
const AuditSkeleton = () => {
  const messages = useMessages(appSettingsMessages).audit;
  return (
    <SkeletonGroup label={messages.loading}>
      <div className="rounded-card border border-line bg-surface px-5 lg:px-6">
        {ROWS.map((row) => (
          <div key={row} className="flex flex-col gap-2.5 border-t border-dashed border-line py-4 first:border-t-0">
            <Skeleton className="w-3/5 max-w-80" />
            <Skeleton className="h-3 w-2/5 max-w-60" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
};

function Entries({ settings }: AuditSectionProps) {
  const messages = useMessages(appSettingsMessages).audit;
  const audit = useInfiniteQuery(auditQuery(useAdminApi()));
  const error = useStickyError(audit);
  const retry = (act: () => unknown) => (
    <Button variant="secondary" size="sm" busy={audit.isFetching} onClick={() => void act()}>
      {messages.retry}
    </Button>
  );
  if (error) {
    return (
      <Notice tone="negative" live="assertive" action={retry(audit.refetch)}>
        {failureText(error, messages.failed)}
      </Notice>
    );
  }
  if (!audit.data) return <AuditSkeleton />;
  const entries = audit.data.pages.flatMap((page) => page?.data ?? []);
  const unreadable = audit.data.pages.flatMap((page) => page?.unreadable ?? []).length;
  if (entries.length + unreadable === 0) return <EmptyState icon={<ScrollText />} title={messages.empty} />;
  return (
    <>
      <ol className="empty:hidden rounded-card border border-line bg-surface px-5 lg:px-6">
        {entries.map((entry) => (
          <AuditRow key={entry._id} entry={entry} settings={settings} />
        ))}
      </ol>
      <div className="mt-4 flex flex-col gap-3" role="status">
        {audit.isFetchNextPageError && (
          <Notice tone="negative" action={retry(audit.fetchNextPage)}>
            {failureText(audit.error, messages.failedMore)}
          </Notice>
        )}
        {unreadable > 0 && <p className="text-center text-sm text-ink-3">{messages.notShown({ n: unreadable })}</p>}
        {!audit.hasNextPage && <p className="text-center text-sm text-ink-3">{messages.end}</p>}
      </div>
      {audit.hasNextPage && !audit.isFetchNextPageError && (
        <Button
          variant="secondary"
          className="max-sm:w-full"
          busy={audit.isFetchingNextPage}
          onClick={() => void audit.fetchNextPage()}
        >
          {messages.older}
        </Button>
      )}
    </>
  );
}

export interface AuditSectionProps {
  /** All settings, for the titles in the entries. */
  settings: readonly Setting[];
}

/** Audit log, newest first, a page at a time. Not rendered for a server without an audit log. */
export function AuditSection(props: AuditSectionProps) {
  const messages = useMessages(appSettingsMessages).audit;
  const { data } = useInfiniteQuery(auditQuery(useAdminApi()));
  if (data?.pages[0] === null) return null;
  return (
    <PageSection title={messages.title} description={messages.description}>
      <Entries {...props} />
    </PageSection>
  );
}
