import type { StatementFaults } from '@sarraf/api-client/admin';
import { useMessages } from '@sarraf/forms/language';
import { DataTable, Notice, type DataColumns } from '@sarraf/ui';
import { deskMessages } from '../desk.messages.ts';
import { useStepHeading } from '../use-step-heading.ts';
import { ChangeColumns, type ChangeColumnsProps } from './ChangeColumns.tsx';
import { rupeesMessages } from './rupees.messages.ts';

type Fault = StatementFaults['faults'][number];

export interface StatementFaultListProps {
  faults: StatementFaults;
  /** State of the button that shows the columns again. */
  columns: Pick<ChangeColumnsProps, 'busy' | 'fault'>;
  /** Called when the columns are to be changed. */
  onChangeColumns: () => void;
}

/** Lines of a statement that cannot be read, each with its column and the problem. Its heading takes the focus. */
export function StatementFaultList({
  faults: { faults, count },
  columns: state,
  onChangeColumns,
}: StatementFaultListProps) {
  const { loading } = useMessages(deskMessages);
  const { importPage: messages, line } = useMessages(rupeesMessages);
  const heading = useStepHeading('faults');
  const columns: DataColumns<Fault> = [
    {
      id: 'line',
      header: messages.line,
      cell: (fault) => (fault.line === 0 ? messages.wholeFile : line({ n: fault.line })),
    },
    {
      id: 'column',
      header: messages.column,
      cell: ({ column }) => (
        <bdi dir="auto" translate="no">
          {column || '-'}
        </bdi>
      ),
    },
    { id: 'problem', header: messages.problem, cell: ({ message }) => <bdi>{message}</bdi> },
  ];
  return (
    <div className="flex flex-col gap-4">
      <h3 ref={heading} tabIndex={-1} className="text-lg font-bold outline-none">
        {messages.faultsTitle({ n: count })}
      </h3>
      <Notice
        tone="negative"
        action={
          <div className="flex flex-wrap gap-2.5">
            <ChangeColumns {...state} onClick={onChangeColumns} />
          </div>
        }
      >
        {messages.faultsMessage}
      </Notice>
      <div className="rounded-card border border-line bg-surface p-5 lg:p-6">
        <DataTable
          caption={messages.faultsTitle({ n: count })}
          captionHidden
          columns={columns}
          rows={faults}
          rowKey={(fault) => `${fault.line} ${fault.column ?? ''} ${fault.message}`}
          loadingLabel={loading}
          empty={null}
        />
        {count > faults.length && (
          <p className="pt-4 text-center text-sm text-ink-3">
            {messages.faultsShown({ shown: faults.length, n: count })}
          </p>
        )}
      </div>
    </div>
  );
}
