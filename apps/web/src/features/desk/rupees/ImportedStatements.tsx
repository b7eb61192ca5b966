import type { BankStatement } from '@sarraf/api-client';
import { formatRupees } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { DataTable, PageSection, type DataColumns } from '@sarraf/ui';
import { RelativeTime } from '../../../shared/time/RelativeTime.tsx';
import { deskMessages } from '../desk.messages.ts';
import { rupeesMessages } from './rupees.messages.ts';
import { daysText } from './statement-text.ts';

/** Table of the imported statements, newest first. Renders nothing before the first import. */
export function ImportedStatements({ statements }: { statements: readonly BankStatement[] }) {
  const { somebody } = useMessages(deskMessages);
  const { imports: messages, loading } = useMessages(rupeesMessages);
  if (statements.length === 0) return null;
  const columns: DataColumns<BankStatement> = [
    { id: 'period', header: messages.period, cell: (row) => <bdi>{daysText(row)}</bdi> },
    { id: 'lines', header: messages.lines, align: 'end', cell: ({ lines }) => lines },
    { id: 'added', header: messages.added, align: 'end', cell: ({ added }) => added },
    {
      id: 'closing',
      header: messages.closing,
      align: 'end',
      cell: ({ closing }) => <bdi dir="ltr">{closing ? formatRupees(closing) : '-'}</bdi>,
    },
    {
      id: 'imported',
      header: messages.imported,
      align: 'end',
      cell: ({ importedAt, by }) => (
        <>
          <bdi>{by?.name ?? somebody}</bdi>
          <span> · </span>
          <RelativeTime iso={importedAt} />
        </>
      ),
    },
  ];
  return (
    <PageSection title={messages.title}>
      <div className="rounded-card border border-line bg-surface p-5 lg:p-6">
        <DataTable
          caption={messages.title}
          captionHidden
          columns={columns}
          rows={statements}
          rowKey={({ _id, importedAt }) => _id ?? importedAt}
          loadingLabel={loading}
          empty={null}
        />
      </div>
    </PageSection>
  );
}
