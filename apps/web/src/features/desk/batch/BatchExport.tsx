import { decimal, formatRupees } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import {
  ActionBar,
  Button,
  buttonClass,
  Notice,
  PageSection,
  SegmentedControl,
  Slip,
  SlipAmount,
  SlipSection,
} from '@sarraf/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAdminApi } from '../../../shared/api/admin-api-context.ts';
import { BatchChoice, CHECK_BOX, CHECK_ROW, PRESSED } from './BatchChoice.tsx';
import { deskSearch } from '../../../shared/desk/desk-address.ts';
import { DeskList } from '../DeskList.tsx';
import { payoutsQuery } from '../desk.queries.ts';
import { payoutsMessages } from '../payouts/payouts.messages.ts';
import { QUEUE_LIST } from '../payouts/PayoutQueue.tsx';
import { batchMessages } from './batch.messages.ts';
import { saveFile } from '../../../shared/files/save-file.ts';
import { useBatchChoice } from './use-batch-choice.ts';
import { useBatchExport, type BatchFormat, type ExportFault } from './use-batch-export.ts';

const FORMATS: readonly BatchFormat[] = ['csv', 'xlsx'];

/** Most payouts of a file, by the contract. */
const MOST = 200;

function faultText(fault: ExportFault): string {
  const batch = batchMessages.current;
  if (fault.why === 'failed') return fault.said || batch.notExported;
  return fault.why === 'nothing' ? batch.nothing : batch.tooMany({ most: MOST });
}

/** Batch export (product.md S17): the selected payouts are claimed together and saved as one file. */
export function BatchExport() {
  const batch = useMessages(batchMessages);
  const payouts = useMessages(payoutsMessages);
  const api = useAdminApi();
  const { own, waiting, chosen, above, isChosen, choose, clear } = useBatchChoice();
  const { run, busy, made, fault, refuse } = useBatchExport();
  const [format, setFormat] = useState<BatchFormat>('csv');
  const count = batch.count({ n: chosen.length });
  const sum = formatRupees(chosen.reduce((total, { amount }) => total.plus(amount), decimal(0)).toString());
  const all = waiting.length > 0 && waiting.every(isChosen);

  const save = async () => {
    if (chosen.length === 0) refuse('nothing');
    else if (chosen.length > MOST) refuse('too-many');
    else if (
      await run(
        chosen.map(({ orderId }) => orderId),
        format,
      )
    )
      clear();
  };
  const choice = (payout: (typeof own)[number]) => (
    <BatchChoice
      payout={payout}
      above={above(payout)}
      checked={isChosen(payout)}
      onCheckedChange={(checked) => choose([payout], checked)}
    />
  );
  return (
    <PageSection title={batch.exportTitle} description={batch.exportMessage}>
      <div role="status">
        {made && (
          <Notice
            tone="positive"
            className="mb-5"
            title={batch.exportedTitle({ n: made.n })}
            action={
              <span className="flex flex-wrap gap-2.5">
                <Link
                  to={{ search: deskSearch({ batch: 'import' }) }}
                  className={buttonClass({ variant: 'secondary', size: 'sm' })}
                >
                  {batch.import}
                </Link>
                <Button variant="secondary" size="sm" onClick={() => saveFile(made.file, made.content)}>
                  {batch.again}
                </Button>
              </span>
            }
          >
            {batch.exported({ file: made.file })}
          </Notice>
        )}
      </div>
      <div className="flex flex-col gap-5 lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start lg:gap-6">
        <div className="flex min-w-0 flex-col gap-5">
          {own.length > 0 && (
            <section>
              <h3 className="mb-2 text-sm font-bold">{payouts.mine}</h3>
              <ul className={QUEUE_LIST}>
                {own.map((payout) => (
                  <li key={payout.orderId}>{choice(payout)}</li>
                ))}
              </ul>
            </section>
          )}
          <section>
            <h3 className="mb-2 text-sm font-bold">{payouts.queue}</h3>
            {waiting.length > 0 && (
              <label
                className={`${CHECK_ROW} ${PRESSED} mb-2 rounded-control border border-line bg-surface text-sm font-semibold`}
              >
                <input
                  type="checkbox"
                  className={CHECK_BOX}
                  checked={all}
                  ref={(box) => {
                    if (box) box.indeterminate = !all && waiting.some(isChosen);
                  }}
                  onChange={(event) => choose(waiting, event.currentTarget.checked)}
                />
                <span>{batch.all({ n: waiting.length })}</span>
              </label>
            )}
            <DeskList
              label={payouts.queue}
              query={payoutsQuery(api, 'queued')}
              rowKey={({ orderId }) => orderId}
              empty={{ title: batch.empty, message: payouts.empty.message }}
              className={QUEUE_LIST}
            >
              {choice}
            </DeskList>
          </section>
        </div>
        <div className="contents flex-col gap-4 lg:sticky lg:top-4 lg:flex">
          <Slip className="max-lg:hidden">
            <SlipSection>
              <SlipAmount size="md" label={batch.sum} value={sum} />
              <p className="mt-1 text-sm text-ink-2">{count}</p>
            </SlipSection>
          </Slip>
          <section className="flex flex-col gap-2">
            <SegmentedControl
              legend={batch.format}
              options={FORMATS.map((value) => ({ value, label: batch.formats[value].name }))}
              value={format}
              onValueChange={setFormat}
              className="self-start"
            />
            <p className="text-sm text-ink-2">{batch.formats[format].use}</p>
          </section>
          <ActionBar
            figure={{ label: count, value: sum }}
            notes={
              <div role="alert" className="empty:hidden">
                {fault && <Notice tone="negative">{faultText(fault)}</Notice>}
              </div>
            }
          >
            <Button fullWidth busy={busy} busyLabel={batch.saving} onClick={() => void save()}>
              {batch.formats[format].save}
            </Button>
          </ActionBar>
        </div>
      </div>
      <p role="status" className="sr-only">
        {count}
      </p>
    </PageSection>
  );
}
