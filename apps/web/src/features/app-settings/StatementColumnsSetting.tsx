import type { Setting } from '@sarraf/api-client';
import { settingTitle, statementColumnRows } from '@sarraf/forms';
import { useMessages } from '@sarraf/forms/language';
import { buttonClass, KeyValueList, LeaderRow, PageSection } from '@sarraf/ui';
import { Link } from 'react-router-dom';
import { deskSearch } from '../../shared/desk/desk-address.ts';
import { statementColumnsIn } from '../../shared/desk/statement-columns.ts';
import { appSettingsMessages } from './app-settings.messages.ts';

/** Columns of the bank statement, read-only (product.md S14): they are chosen beside the lines of a file, at the import. */
export function StatementColumnsSetting({ setting: { key, description, value } }: { setting: Setting }) {
  const messages = useMessages(appSettingsMessages).statementColumns;
  const columns = statementColumnsIn(value);
  return (
    <PageSection title={settingTitle(key)} description={description ? <bdi>{description}</bdi> : undefined}>
      <div className="flex max-w-140 flex-col gap-4 rounded-card border border-line bg-surface p-5">
        {columns ? (
          <KeyValueList>
            {statementColumnRows(columns).map(({ label, heading }) => (
              <LeaderRow key={label} label={label} value={<span translate="no">{heading}</span>} />
            ))}
          </KeyValueList>
        ) : (
          <p className="text-sm text-ink-2">{messages.none}</p>
        )}
        <Link
          to={`/dashboard/desk${deskSearch({ tab: 'reconciliation', books: 'rupees', importing: true })}`}
          className={buttonClass({ variant: 'secondary', size: 'sm', className: 'self-start' })}
        >
          {messages.change}
        </Link>
      </div>
    </PageSection>
  );
}
