import type { Sweep, Unswept } from '@sarraf/api-client';
import { decimal } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import {
  AddressText,
  Button,
  DataTable,
  EmptyState,
  Notice,
  PageSection,
  StatusBadge,
  type DataColumns,
} from '@sarraf/ui';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import { RelativeTime } from '../../../shared/time/RelativeTime.tsx';
import { useSubjectDialog } from '../../../shared/dialogs/use-subject-dialog.ts';
import { deskMessages } from '../desk.messages.ts';
import { reconciliationMessages } from './reconciliation.messages.ts';
import { SweepDialog } from './SweepDialog.tsx';
import { SweepNotice } from './SweepNotice.tsx';
import { UnconfirmedSweeps } from './UnconfirmedSweeps.tsx';
import { useRefreshBalances } from './use-refresh-balances.ts';
import { UsdtFigure } from './UsdtFigure.tsx';

const keyOf = ({ networkId, address }: Unswept) => `${networkId} ${address}`;

/** Whether the balance on the blockchain differs from the books. */
const differs = ({ amount, onChain }: Unswept) =>
  onChain !== undefined && onChain !== null && !decimal(onChain).eq(decimal(amount));

function useColumns(onSweep: (row: Unswept) => void): DataColumns<Unswept> {
  const { ourAddress } = useMessages(deskMessages);
  const messages = useMessages(reconciliationMessages);
  return [
    {
      id: 'address',
      header: ourAddress,
      cell: ({ address, networkId }) => (
        <>
          <AddressText value={address} form="short" />{' '}
          <bdi className="text-xs font-normal text-ink-3">{networkId.toUpperCase()}</bdi>
        </>
      ),
    },
    { id: 'ours', header: messages.ours, align: 'end', cell: ({ amount }) => <UsdtFigure value={amount} /> },
    {
      id: 'chain',
      header: messages.chain,
      align: 'end',
      cell: (row) => (
        <span className="inline-flex flex-wrap justify-end gap-2">
          {differs(row) && <StatusBadge tone="negative">{messages.differs}</StatusBadge>}
          {row.onChain ? (
            <UsdtFigure value={row.onChain} />
          ) : (
            <span className="text-ink-3">{messages.neverChecked}</span>
          )}
        </span>
      ),
    },
    {
      id: 'checked',
      header: messages.checked,
      align: 'end',
      cell: ({ checkedAt }) => (checkedAt ? <RelativeTime iso={checkedAt} /> : <span className="text-ink-3">-</span>),
    },
    {
      id: 'sweep',
      header: messages.sweep.column,
      align: 'end',
      cell: (row) => (
        // Space for the focus ring, which the table would clip.
        <span className="inline-block p-1">
          <Button
            variant="secondary"
            size="sm"
            // Nothing is left to sweep.
            disabled={decimal(row.amount).lte(0)}
            aria-label={messages.sweep.recordFor({ address: row.address.slice(-6) })}
            onClick={() => onSweep(row)}
          >
            {messages.sweep.record}
          </Button>
        </span>
      ),
    },
  ];
}

export interface UnsweptSectionProps {
  unswept: readonly Unswept[];
  /** Number of addresses with a balance, listed or not. */
  count: number;
}

/** Balances of the deposit addresses in the books and on the blockchain, with the recording of sweeps (product.md S17). */
export function UnsweptSection({ unswept, count }: UnsweptSectionProps) {
  const messages = useMessages(reconciliationMessages);
  const { refresh, busy, said } = useRefreshBalances();
  const dialog = useSubjectDialog('desk-sweep');
  const [recorded, setRecorded] = useState<Sweep | null>(null);
  const columns = useColumns((row) => {
    setRecorded(null);
    dialog.show(keyOf(row));
  });
  const from = unswept.find((row) => keyOf(row) === dialog.subject);
  return (
    <PageSection
      title={messages.unswept}
      description={messages.unsweptNote}
      action={
        <Button variant="secondary" size="sm" className="max-sm:w-full" busy={busy} onClick={() => refresh()}>
          {messages.refresh}
        </Button>
      }
    >
      <div role="status">
        {said && (
          <Notice tone={said.tone} className="mb-4">
            {said.text}
          </Notice>
        )}
        {recorded && <SweepNotice sweep={recorded} />}
      </div>
      <div className="rounded-card border border-line bg-surface p-5 lg:p-6">
        <DataTable
          caption={messages.unswept}
          captionHidden
          columns={columns}
          rows={unswept}
          rowKey={keyOf}
          loadingLabel={messages.loading}
          empty={<EmptyState icon={<Scale />} title={messages.unsweptEmpty} className="border-none" />}
        />
        {count > unswept.length && (
          <p className="pt-4 text-center text-sm text-ink-3">
            {messages.unsweptMore({ shown: unswept.length, count })}
          </p>
        )}
      </div>
      <UnconfirmedSweeps unswept={unswept} />
      {from && <SweepDialog from={from} onClose={dialog.close} onRecorded={setRecorded} />}
    </PageSection>
  );
}
