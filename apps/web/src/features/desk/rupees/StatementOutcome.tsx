import type { BankStatementImport } from '@sarraf/api-client';
import { formatRupees } from '@sarraf/domain';
import type { StatementValues } from '@sarraf/forms';
import { useMessages } from '@sarraf/forms/language';
import {
  ActionBar,
  Button,
  buttonClass,
  KeyValueList,
  LeaderRow,
  Notice,
  Slip,
  SlipAmount,
  SlipSection,
  SlipTear,
} from '@sarraf/ui';
import { Link } from 'react-router-dom';
import { deskSearch } from '../../../shared/desk/desk-address.ts';
import type { ImportFault } from '../import-fault.ts';
import { useStepHeading } from '../use-step-heading.ts';
import { ChangeColumns, type ChangeColumnsProps } from './ChangeColumns.tsx';
import { KindList } from './KindList.tsx';
import { rupeesMessages } from './rupees.messages.ts';
import { daysText } from './statement-text.ts';

export interface StatementOutcomeProps {
  file: StatementValues;
  outcome: BankStatementImport;
  /** Whether the file was imported; otherwise this is its preview. */
  isDone: boolean;
  busy: boolean;
  fault: ImportFault | null;
  /** State of the button that shows the columns again. */
  columns: Pick<ChangeColumnsProps, 'busy' | 'fault'>;
  onApply: () => void;
  onRestart: () => void;
  onChangeColumns: () => void;
}

/** Preview or outcome of an import: a slip with the days, lines and sums, and the kinds of all entries after it. */
export function StatementOutcome({
  file,
  outcome,
  isDone,
  busy,
  fault,
  columns,
  onApply,
  onRestart,
  onChangeColumns,
}: StatementOutcomeProps) {
  const messages = useMessages(rupeesMessages);
  const texts = messages.importPage;
  const { statement, repeated, equalLines, debits, credits, kinds } = outcome;
  const step = isDone ? 'done' : fault?.isUnsure ? 'unsure' : 'preview';
  const open = kinds.reduce((sum, kind) => sum + kind.open, 0);
  // A fault is shown at the button, which keeps the focus.
  const heading = useStepHeading(isDone ? 'done' : 'preview');
  const sums = { debits, credits, opening: statement.opening, closing: statement.closing };

  return (
    <div className="flex flex-col gap-5 lg:grid lg:grid-cols-2 lg:items-start lg:gap-6">
      <Slip>
        <SlipSection className="flex flex-col gap-3">
          <h3 ref={heading} tabIndex={-1} className="text-lg font-bold outline-none">
            {texts.steps[step].title}
          </h3>
          <p className="text-sm text-ink-2">{texts.steps[step].message}</p>
          <SlipAmount size="sm" label={file.fileName} value={texts.lines({ n: statement.lines })} />
        </SlipSection>
        <SlipTear cut="notch" />
        <SlipSection>
          <KeyValueList>
            <LeaderRow label={texts.period} value={daysText(statement)} />
            <LeaderRow label={texts.added} value={statement.added} />
            <LeaderRow label={texts.repeated} value={repeated} />
            {(['debits', 'credits', 'opening', 'closing'] as const).flatMap((name) => {
              const sum = sums[name];
              return sum ? [<LeaderRow key={name} label={texts[name]} value={formatRupees(sum)} />] : [];
            })}
          </KeyValueList>
          {equalLines.length > 0 && (
            <Notice tone="notice" className="mt-4">
              {texts.equalLines({ lines: equalLines.join(', ') })}
            </Notice>
          )}
          <div className="mt-4 flex flex-wrap gap-2.5">
            <Button variant="secondary" size="sm" disabled={busy || columns.busy} onClick={onRestart}>
              {isDone ? texts.another : texts.other}
            </Button>
            {!isDone && <ChangeColumns {...columns} disabled={busy} onClick={onChangeColumns} />}
          </div>
        </SlipSection>
      </Slip>
      <div className="contents flex-col gap-5 lg:flex">
        <section>
          <h3 className="mb-2 text-sm font-bold">{texts.after}</h3>
          <KindList kinds={kinds} isLinked={isDone} />
        </section>
        <ActionBar
          notes={
            <div role="alert" className="empty:hidden">
              {fault && (
                <Notice tone="negative">
                  <bdi>{fault.message}</bdi>
                </Notice>
              )}
            </div>
          }
        >
          {isDone ? (
            <Link
              to={{ search: deskSearch({ tab: 'reconciliation', books: 'rupees' }) }}
              className={buttonClass({ fullWidth: true })}
            >
              {open > 0 ? texts.see({ n: open }) : texts.back}
            </Link>
          ) : (
            <Button fullWidth disabled={columns.busy} busy={busy} busyLabel={texts.applying} onClick={onApply}>
              {texts.apply}
            </Button>
          )}
        </ActionBar>
      </div>
    </div>
  );
}
