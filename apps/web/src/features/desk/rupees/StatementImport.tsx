import { karachiDay } from '@sarraf/domain';
import { StatementForm } from '@sarraf/forms';
import { useMessages } from '@sarraf/forms/language';
import { PageSection, Slip, SlipSection } from '@sarraf/ui';
import { deskSearch } from '../../../shared/desk/desk-address.ts';
import { useIsSandbox } from '../../../shared/sandbox/sandbox-context.ts';
import { now } from '../../../shared/time/clock.ts';
import { DeskSubPage } from '../DeskSubPage.tsx';
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
  const { file, step, outcome, faults, isAgain, columns, ...state } = useStatementImport();

  const renderStep = () => {
    if (step.name === 'columns' && file) {
      return (
        <StatementColumnsStep
          csv={file.csv}
          step={step}
          {...(state.feeWords !== null && { initialValues: { feeWords: state.feeWords } })}
          onSubmit={state.saveColumns}
          onCancel={state.restart}
        />
      );
    }
    if (step.name !== 'choose' && file && outcome) {
      return (
        <StatementOutcome
          file={file}
          outcome={outcome}
          isDone={step.name === 'done'}
          busy={state.busy}
          fault={state.fault}
          columns={columns}
          onApply={state.apply}
          onRestart={() => state.restart()}
          onChangeColumns={() => state.changeColumns()}
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
              disabled={columns.busy}
              {...(file && { initialValues: file })}
              onValuesChange={state.edit}
              onSubmit={state.look}
            />
          </SlipSection>
        </Slip>
        {faults && (
          <StatementFaultList faults={faults} columns={columns} onChangeColumns={() => state.changeColumns()} />
        )}
        {isSandbox && <SampleStatement />}
      </div>
    );
  };
  return (
    <DeskSubPage back={{ label: messages.back, search: deskSearch({ tab: 'reconciliation', books: 'rupees' }) }}>
      <PageSection title={messages.title} description={messages.message}>
        {renderStep()}
      </PageSection>
    </DeskSubPage>
  );
}
