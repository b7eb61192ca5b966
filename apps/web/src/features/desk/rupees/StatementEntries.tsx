import type { BankStatementEntry } from '@sarraf/api-client';
import { currentStatementEntryOf } from '@sarraf/api-client/admin';
import { useMessages } from '@sarraf/forms/language';
import { PageSection } from '@sarraf/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdminApi } from '../../../shared/api/admin-api-context.ts';
import type { StatementFilter } from '../../../shared/desk/desk-address.ts';
import { useSubjectDialog } from '../../../shared/dialogs/use-subject-dialog.ts';
import { calendarText } from '../../../shared/time/date-text.ts';
import { ActDialog } from '../ActDialog.tsx';
import { statementQuery } from '../desk.queries.ts';
import { DeskList } from '../DeskList.tsx';
import { QUEUE_LIST } from '../payouts/PayoutQueue.tsx';
import { useDeskAct } from '../use-desk-act.ts';
import { EntryFault } from './EntryFault.tsx';
import { rupeesMessages } from './rupees.messages.ts';
import { StatementEntry } from './StatementEntry.tsx';
import { filterName, kindText, signedRupees } from './statement-text.ts';

/** Entries of the bank statement that a filter lists, each with the action to explain it. */
export function StatementEntries({ filter }: { filter: StatementFilter }) {
  const messages = useMessages(rupeesMessages);
  const api = useAdminApi();
  const query = statementQuery(api, filter);
  const entries = useInfiniteQuery(query).data?.pages.flatMap(({ data }) => data) ?? [];
  const dialog = useSubjectDialog('desk-statement');
  const { run, busy, fault, forget } = useDeskAct<BankStatementEntry>(currentStatementEntryOf);
  // An explained entry leaves the list of open ones, but not the dialog that is closing.
  const [asked, setAsked] = useState<BankStatementEntry | null>(null);
  const entry = entries.find(({ _id }) => _id === dialog.subject) ?? (asked?._id === dialog.subject ? asked : null);

  return (
    <PageSection title={kindText(filterName(filter))} description={messages.about[filterName(filter)]}>
      {/* Of an entry that another administrator changed, and that this filter does not list any more. */}
      {fault && !entries.some(({ _id }) => _id === asked?._id) && (
        <div className="mb-4">
          <EntryFault fault={fault} />
        </div>
      )}
      <DeskList
        label={kindText(filterName(filter))}
        query={query}
        rowKey={({ _id }) => _id}
        empty={filter === 'open' ? messages.emptyOpen : messages.empty}
        className={QUEUE_LIST}
      >
        {(row) => (
          <StatementEntry
            entry={row}
            busy={busy !== null && asked?._id === row._id}
            disabled={busy !== null && asked?._id !== row._id}
            fault={asked?._id === row._id ? fault : null}
            onExplain={() => {
              forget();
              setAsked(row);
              dialog.show(row._id);
            }}
          />
        )}
      </DeskList>
      {entry && dialog.subject !== null && (
        <ActDialog
          open
          onClose={dialog.close}
          messages={messages.explain}
          asks="reason"
          onSubmit={({ reason = '' }) =>
            run('explain', () => api.explainBankStatementEntry({ id: entry._id, reason })).then((result) => {
              if (result.ok || !result.errors) dialog.close();
              return result;
            })
          }
        >
          <p className="text-lg font-bold">
            <bdi dir="ltr">{signedRupees(entry)}</bdi>
            <span className="block text-sm font-normal text-ink-2">{calendarText(entry.day)}</span>
          </p>
        </ActDialog>
      )}
    </PageSection>
  );
}
