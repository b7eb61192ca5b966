import type { NetworkReconciliation, Reconciliation } from '@sarraf/api-client';
import { useMessages } from '@sarraf/forms/language';
import { DataTable, PageSection, type DataColumns } from '@sarraf/ui';
import { BooksSlip } from './BooksSlip.tsx';
import { deskMessages } from '../desk.messages.ts';
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

/** USDT side of the books (product.md S17): the totals, each network, and the balances on the blockchain. */
export function UsdtBooks({ books: data }: { books: Reconciliation }) {
  const messages = useMessages(reconciliationMessages);
  const columns = useColumns();
  return (
    <>
      <PageSection title={messages.title} description={messages.description}>
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
    </>
  );
}
