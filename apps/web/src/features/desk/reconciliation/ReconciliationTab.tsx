import type { NetworkReconciliation } from '@sarraf/api-client';
import { useMessages } from '@sarraf/forms/language';
import { DataTable, ErrorPanel, PageSection, Skeleton, SkeletonGroup, type DataColumns } from '@sarraf/ui';
import { useQuery } from '@tanstack/react-query';
import { useAdminApi } from '../../../shared/api/admin-api-context.ts';
import { failureText } from '../../../shared/api/failure.ts';
import { useStickyError } from '../../../shared/api/use-sticky-error.ts';
import { AsOf } from '../../../shared/offline/AsOf.tsx';
import { BooksSlip } from './BooksSlip.tsx';
import { deskMessages } from '../desk.messages.ts';
import { reconciliationQuery } from '../desk.queries.ts';
import { reconciliationMessages } from './reconciliation.messages.ts';
import { UnsweptSection } from './UnsweptSection.tsx';
import { BOOK_PARTS, UsdtFigure } from './UsdtFigure.tsx';

function useColumns(): DataColumns<NetworkReconciliation> {
  const { network } = useMessages(deskMessages);
  const messages = useMessages(reconciliationMessages);
  const column = (id: 'deposits' | (typeof BOOK_PARTS)[number] | 'difference') => ({
    id,
    header: messages[id],
    align: 'end' as const,
    cell: (row: NetworkReconciliation) => <UsdtFigure value={row[id]} />,
  });
  return [
    { id: 'network', header: network, cell: ({ networkId }) => <bdi>{networkId.toUpperCase()}</bdi> },
    column('deposits'),
    ...BOOK_PARTS.map(column),
    column('difference'),
  ];
}

/** Tab of the reconciliation (product.md S17): the totals, each network, and the balances on the blockchain. */
export function ReconciliationTab() {
  const all = useMessages(deskMessages);
  const messages = useMessages(reconciliationMessages);
  const books = useQuery(reconciliationQuery(useAdminApi()));
  const error = useStickyError(books);
  const columns = useColumns();
  if (error) {
    return (
      <ErrorPanel
        title={all.failed.title}
        message={failureText(error, all.failed.message)}
        retryLabel={all.retry}
        busy={books.isFetching}
        onRetry={() => void books.refetch()}
      />
    );
  }
  if (!books.data) {
    return (
      <SkeletonGroup label={messages.loading}>
        <Skeleton shape="block" className="h-80 w-full max-w-140" />
      </SkeletonGroup>
    );
  }
  const { data } = books;
  return (
    <div className="flex flex-col gap-10">
      <PageSection title={messages.title} description={messages.description}>
        <AsOf readMs={books.dataUpdatedAt} failed={books.isError} className="mb-3" />
        <BooksSlip books={data} />
      </PageSection>
      <PageSection title={messages.networks}>
        <div className="rounded-card border border-line bg-surface p-5 lg:p-6">
          <DataTable
            caption={messages.networks}
            captionHidden
            columns={columns}
            rows={data.networks}
            rowKey={({ networkId }) => networkId}
            loadingLabel={messages.loading}
            empty={null}
          />
        </div>
      </PageSection>
      <UnsweptSection unswept={data.unswept} count={data.unsweptCount} />
    </div>
  );
}
