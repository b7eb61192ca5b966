import { karachiDay } from '@sarraf/domain';
import { StatementForm } from '@sarraf/forms';
import { useMessages } from '@sarraf/forms/language';
import { PageSection, Slip, SlipSection } from '@sarraf/ui';
import { useEffect, useRef } from 'react';
import { deskSearch } from '../../../shared/desk/desk-address.ts';
import { useIsSandbox } from '../../../shared/sandbox/sandbox-context.ts';
import { now } from '../../../shared/time/clock.ts';
import { BackLink } from '../BackLink.tsx';
import { rupeesMessages } from './rupees.messages.ts';
import { SampleStatement } from './SampleStatement.tsx';
import { StatementColumnsStep } from './StatementColumnsStep.tsx';
import { StatementFaultList } from './StatementFaultList.tsx';
import { StatementOutcome } from './StatementOutcome.tsx';
import { useStatementImport } from './use-statement-import.ts';

/** Import of a bank statement (product.md S17): the file, its columns where they are not known, a preview, and the outcome. */
export function StatementImport() {
  const messages = useMessages(rupeesMessages).importPage;
  const isSandbox = useIsSandbox();
  const { file, step, outcome, faults, isAgain, busy, fault, ...acts } = useStatementImport();
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    page.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);

  const renderStep = () => {
    if (step.name === 'columns' && file) {
      return <StatementColumnsStep csv={file.csv} step={step} onSubmit={acts.saveColumns} onCancel={acts.restart} />;
    }
    if (step.name !== 'choose' && file && outcome) {
      return (
        <StatementOutcome
          file={file}
          outcome={outcome}
          isDone={step.name === 'done'}
          busy={busy}
          fault={fault}
          onApply={acts.apply}
          onRestart={acts.restart}
          onChangeColumns={acts.changeColumns}
        />
      );
    }
    return (
      <div className="flex max-w-180 flex-col gap-5">
        <Slip>
          <SlipSection>
            <StatementForm
              takesFocus={isAgain}
              today={karachiDay(now())}
              {...(file && { initialValues: file })}
              onSubmit={acts.look}
            />
          </SlipSection>
        </Slip>
        {faults && <StatementFaultList faults={faults} onChangeColumns={acts.changeColumns} />}
        {isSandbox && <SampleStatement />}
      </div>
    );
  };
  return (
    <div ref={page} tabIndex={-1} className="flex flex-col gap-3 outline-none">
      <BackLink search={deskSearch({ tab: 'reconciliation', books: 'rupees' })}>{messages.back}</BackLink>
      <PageSection title={messages.title} description={messages.message}>
        {renderStep()}
      </PageSection>
    </div>
  );
}
