import type { ImportRow, Payout } from '@sarraf/api-client';
import { formatRupees } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { DataTable, StatusBadge, type DataColumns } from '@sarraf/ui';
import { deskMessages } from '../desk.messages.ts';
import { batchMessages } from './batch.messages.ts';
import { byNeed, importText, importTone } from './import-text.ts';

/** Most lines in the table; a file may have thousands. */
const SHOWN = 200;

export interface ImportLinesProps {
  rows: readonly ImportRow[];
  /** Whether the file was applied; otherwise it is a preview. */
  isDone: boolean;
  /** UTR of a line, as in the file. */
  utrOf: (line: number) => string | undefined;
  /** Payout of an order, if it is loaded. */
  payoutOf: (orderId: string) => Payout | undefined;
}

/** Table of the lines of a file with their outcome, lines with problems first. */
export function ImportLines({ rows, isDone, utrOf, payoutOf }: ImportLinesProps) {
  const batch = useMessages(batchMessages);
  const { utr, loading } = useMessages(deskMessages);
  const columns: DataColumns<ImportRow> = [
    {
      id: 'order',
      header: batch.columns.order,
      place: 'title',
      cell: ({ orderId }) => {
        const payout = payoutOf(orderId);
        return (
          <>
            {payout && (
              <span className="block text-start">
                <bdi dir="ltr" className="font-bold">
                  {formatRupees(payout.amount)}
                </bdi>{' '}
                · <bdi>{payout.account.name}</bdi>
              </span>
            )}
            <span className="block text-start font-mono text-xs font-normal wrap-anywhere text-ink-3">
              <bdi dir="ltr" translate="no">
                {orderId}
              </bdi>
            </span>
          </>
        );
      },
    },
    {
      id: 'utr',
      header: utr,
      place: 'line',
      cell: ({ line }) => (
        <bdi dir="ltr" translate="no" className="wrap-anywhere">
          {utrOf(line) || '-'}
        </bdi>
      ),
    },
    {
      id: 'result',
      header: batch.columns.result,
      place: 'state',
      cell: ({ result }) => <StatusBadge tone={importTone(result)}>{importText(result, isDone)}</StatusBadge>,
    },
    { id: 'line', header: batch.columns.line, align: 'end', place: 'end', cell: ({ line }) => batch.line({ n: line }) },
  ];
  return (
    <div className="min-w-0 rounded-card border border-line bg-surface p-5 lg:col-start-1 lg:row-start-1 lg:p-6">
      <DataTable
        caption={batch.importTitle}
        captionHidden
        narrow="card"
        columns={columns}
        rows={byNeed(rows).slice(0, SHOWN)}
        rowKey={({ line }) => String(line)}
        loadingLabel={loading}
        empty={null}
      />
      {rows.length > SHOWN && (
        <p className="pt-4 text-center text-sm text-ink-3">{batch.first({ shown: SHOWN, n: rows.length })}</p>
      )}
    </div>
  );
}
