import { parsePaidRows } from '@sarraf/domain';
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
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { deskSearch } from '../../../shared/desk/desk-address.ts';
import { deskMessages } from '../desk.messages.ts';
import { payoutsMessages } from '../payouts/payouts.messages.ts';
import { useStepHeading } from '../use-step-heading.ts';
import { batchMessages } from './batch.messages.ts';
import { ImportLines } from './ImportLines.tsx';
import { importCounts, importText, isApplied } from './import-text.ts';
import type { useBatchImport } from './use-batch-import.ts';
import { useClaimed } from './use-claimed.ts';

export interface ImportOutcomeViewProps extends Omit<
  ReturnType<typeof useBatchImport>,
  'look' | 'isAgain' | 'outcome' | 'answer'
> {
  outcome: NonNullable<ReturnType<typeof useBatchImport>['outcome']>;
  answer: NonNullable<ReturnType<typeof useBatchImport>['answer']>;
}

function stepOf({ isDone, isUnsure, toApply }: { isDone: boolean; isUnsure: boolean; toApply: number }) {
  if (isDone) return 'done';
  if (toApply === 0) return 'nothing';
  return isUnsure ? 'unsure' : 'preview';
}

/** Preview or outcome of a file: a slip with the counts, and the table of lines. */
export function ImportOutcomeView({
  outcome,
  answer,
  isDone,
  busy,
  fault,
  apply,
  reconsider,
  restart,
}: ImportOutcomeViewProps) {
  const { notShown } = useMessages(deskMessages);
  const batch = useMessages(batchMessages);
  const { back } = useMessages(payoutsMessages);
  const { rows } = outcome;
  const claimed = useClaimed();
  // Paid payouts are no longer claimed, but the lines still show them.
  const [kept, setKept] = useState<typeof claimed>([]);
  const known = new Map([...kept, ...claimed].map((payout) => [payout.orderId, payout]));
  const read = parsePaidRows(answer.csv);
  const utrs = new Map('rows' in read ? read.rows.map(({ line, utr }) => [line, utr]) : []);
  const toApply = rows.filter(isApplied).length;
  const step = stepOf({ isDone, isUnsure: fault?.isUnsure ?? false, toApply });
  // A fault is shown at the button, which keeps the focus.
  const heading = useStepHeading(stepOf({ isDone, isUnsure: false, toApply }));

  return (
    <div className="flex flex-col gap-5 lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start lg:gap-6">
      <div className="contents flex-col gap-4 lg:sticky lg:top-4 lg:col-start-2 lg:row-start-1 lg:flex">
        <Slip>
          <SlipSection className="flex flex-col gap-3">
            <h3 ref={heading} tabIndex={-1} className="text-lg font-bold outline-none">
              {batch.steps[step].title}
            </h3>
            <p className="text-sm text-ink-2">{batch.steps[step].message}</p>
            <SlipAmount
              size="sm"
              label={answer.fileName || batch.importTitle}
              value={batch.lines({ n: rows.length })}
            />
          </SlipSection>
          <SlipTear cut="notch" />
          <SlipSection>
            <KeyValueList>
              {importCounts(rows).map(({ result, n }) => (
                <LeaderRow key={result} label={importText(result, isDone)} value={n} />
              ))}
            </KeyValueList>
            {step !== 'nothing' && (
              <Button
                variant="secondary"
                size="sm"
                className="mt-4"
                disabled={busy}
                onClick={isDone ? restart : reconsider}
              >
                {isDone ? batch.another : batch.other}
              </Button>
            )}
            {outcome.unreadable > 0 && <p className="pt-3 text-sm text-ink-3">{notShown({ n: outcome.unreadable })}</p>}
          </SlipSection>
        </Slip>
        <ActionBar
          className="order-1"
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
          {(step === 'preview' || step === 'unsure') && (
            <Button
              fullWidth
              busy={busy}
              busyLabel={batch.applying}
              onClick={() => {
                setKept(claimed);
                void apply();
              }}
            >
              {batch.apply({ n: toApply })}
            </Button>
          )}
          {step === 'nothing' && (
            <Button fullWidth onClick={reconsider}>
              {batch.other}
            </Button>
          )}
          {isDone && (
            <Link to={{ search: deskSearch({}) }} className={buttonClass({ fullWidth: true })}>
              {back}
            </Link>
          )}
        </ActionBar>
      </div>
      <ImportLines
        rows={rows}
        isDone={isDone}
        utrOf={(line) => utrs.get(line)}
        payoutOf={(orderId) => known.get(orderId)}
      />
    </div>
  );
}
