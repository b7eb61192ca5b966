import type { NetworkReconciliation, Reconciliation, Unswept } from '@sarraf/api-client';
import { decimal, formatUsdt } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import {
  AddressText,
  Button,
  DataTable,
  EmptyState,
  ErrorPanel,
  KeyValueList,
  LeaderRow,
  Notice,
  PageSection,
  Skeleton,
  SkeletonGroup,
  Slip,
  SlipAmount,
  SlipSection,
  SlipTear,
  StatusBadge,
  type DataColumns,
} from '@sarraf/ui';
import { useQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import { failureText, useApi, useStandingError } from '../../shared/api/index.ts';
import { RelativeTime } from '../../shared/clock/index.ts';
import { AsOf } from '../../shared/offline/index.ts';
import { deskMessages } from './desk.messages.ts';
import { useDesk } from './desk-client.ts';
import { reconciliationQuery } from './desk.queries.ts';

/** What deposits became, in the order of the sum. */
const PARTS = ['sold', 'wallet', 'review', 'refunded', 'kept'] as const;

const figure = (value: number | string) => <bdi dir="ltr">{formatUsdt(value)}</bdi>;

/** What a chain says other than our books do. */
const differs = ({ amount, onChain }: Unswept) =>
  onChain !== undefined && onChain !== null && !decimal(onChain).eq(decimal(amount));

/** The sum, as one would write it on a slip: each part, what they make together, and what came in. */
function Sum({ books }: { books: Reconciliation }) {
  const all = useMessages(deskMessages);
  const words = all.reconciliation;
  const together = PARTS.reduce((sum, part) => sum.plus(decimal(books[part])), decimal(0));
  const isEven = decimal(books.difference).eq(0);
  return (
    <Slip className="max-w-140">
      <SlipSection>
        <SlipAmount size="md" label={words.deposits} value={formatUsdt(books.deposits)} unit={all.unit} />
      </SlipSection>
      <SlipTear cut="notch" />
      <SlipSection>
        <KeyValueList>
          {PARTS.map((part) => (
            <LeaderRow key={part} label={words[part]} value={figure(books[part])} />
          ))}
        </KeyValueList>
      </SlipSection>
      <SlipTear />
      <SlipSection>
        <KeyValueList>
          <LeaderRow label={words.total} value={figure(together.toString())} weight="total" />
          <LeaderRow
            label={words.difference}
            value={
              <span className="inline-flex flex-wrap items-baseline justify-end gap-2">
                {figure(books.difference)}
                {isEven && <StatusBadge tone="positive">{words.adds}</StatusBadge>}
              </span>
            }
            tone={isEven ? 'plain' : 'negative'}
          />
        </KeyValueList>
        {!isEven && (
          <Notice tone="negative" className="mt-4">
            {words.doesNot({ amount: formatUsdt(books.difference) })}
          </Notice>
        )}
      </SlipSection>
    </Slip>
  );
}

function useColumns() {
  const words = useMessages(deskMessages);
  const { reconciliation, payouts } = words;
  const column = (id: 'deposits' | (typeof PARTS)[number] | 'difference') => ({
    id,
    header: reconciliation[id],
    align: 'end' as const,
    cell: (row: NetworkReconciliation) => figure(row[id]),
  });
  const networks: DataColumns<NetworkReconciliation> = [
    { id: 'network', header: payouts.network, cell: ({ networkId }) => <bdi>{networkId.toUpperCase()}</bdi> },
    column('deposits'),
    ...PARTS.map(column),
    column('difference'),
  ];
  const unswept: DataColumns<Unswept> = [
    {
      id: 'address',
      header: words.exceptions.to,
      cell: ({ address, networkId }) => (
        <>
          <AddressText value={address} form="short" />{' '}
          <bdi className="text-xs font-normal text-ink-3">{networkId.toUpperCase()}</bdi>
        </>
      ),
    },
    { id: 'ours', header: reconciliation.ours, align: 'end', cell: ({ amount }) => figure(amount) },
    {
      id: 'chain',
      header: reconciliation.chain,
      align: 'end',
      cell: (row) => (
        <span className="inline-flex flex-wrap justify-end gap-2">
          {differs(row) && <StatusBadge tone="negative">{reconciliation.differs}</StatusBadge>}
          {row.onChain ? figure(row.onChain) : <span className="text-ink-3">{reconciliation.neverChecked}</span>}
        </span>
      ),
    },
    {
      id: 'checked',
      header: reconciliation.checked,
      align: 'end',
      cell: ({ checkedAt }) => (checkedAt ? <RelativeTime iso={checkedAt} /> : <span className="text-ink-3">-</span>),
    },
  ];
  return { networks, unswept };
}

/** Whether what came in is what was made of it (product.md S17): the sum on a slip, network by network, and held against the chains. */
export function ReconciliationTab() {
  const all = useMessages(deskMessages);
  const words = all.reconciliation;
  const desk = useDesk();
  const books = useQuery(reconciliationQuery(useApi()));
  const error = useStandingError(books);
  const columns = useColumns();
  const [asking, setAsking] = useState(false);
  const [said, setSaid] = useState<{ tone: 'info' | 'negative'; text: string } | null>(null);

  const askChains = async () => {
    setAsking(true);
    try {
      await desk.getReconciliation({ refresh: true });
      setSaid({ tone: 'info', text: words.refreshed });
    } catch (fault) {
      setSaid({ tone: 'negative', text: failureText(fault, all.failed.message) });
    } finally {
      setAsking(false);
    }
  };
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
      <SkeletonGroup label={words.loading}>
        <Skeleton shape="block" className="h-80 w-full max-w-140" />
      </SkeletonGroup>
    );
  }
  const { data } = books;
  return (
    <div className="flex flex-col gap-10">
      <PageSection title={words.title} description={words.description}>
        <AsOf readMs={books.dataUpdatedAt} failed={books.isError} className="mb-3" />
        <Sum books={data} />
      </PageSection>
      <PageSection title={words.networks}>
        <div className="rounded-card border border-line bg-surface p-5 lg:p-6">
          <DataTable
            caption={words.networks}
            captionHidden
            columns={columns.networks}
            rows={data.networks}
            rowKey={({ networkId }) => networkId}
            loadingLabel={words.loading}
            empty={null}
          />
        </div>
      </PageSection>
      <PageSection
        title={words.unswept}
        description={words.unsweptNote}
        action={
          <Button variant="secondary" size="sm" busy={asking} onClick={() => void askChains()}>
            {words.refresh}
          </Button>
        }
      >
        <div role="status">
          {said && (
            <Notice tone={said.tone} className="mb-4">
              {said.text}
            </Notice>
          )}
        </div>
        <div className="rounded-card border border-line bg-surface p-5 lg:p-6">
          <DataTable
            caption={words.unswept}
            captionHidden
            columns={columns.unswept}
            rows={data.unswept}
            rowKey={({ networkId, address }) => `${networkId} ${address}`}
            loadingLabel={words.loading}
            empty={<EmptyState icon={<Scale />} title={words.unsweptEmpty} className="border-none" />}
          />
          {data.unsweptCount > data.unswept.length && (
            <p className="pt-4 text-center text-sm text-ink-3">
              {words.unsweptMore({ shown: data.unswept.length, count: data.unsweptCount })}
            </p>
          )}
        </div>
      </PageSection>
    </div>
  );
}
