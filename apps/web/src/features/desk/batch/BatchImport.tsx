import { AnswerForm } from '@sarraf/forms';
import { useMessages } from '@sarraf/forms/language';
import { PageSection, Slip, SlipSection } from '@sarraf/ui';
import { batchMessages } from './batch.messages.ts';
import { ImportOutcomeView } from './ImportOutcomeView.tsx';
import { useBatchImport } from './use-batch-import.ts';

/** Import of bank results (product.md S17): the file, a preview of each line, and the outcome. */
export function BatchImport() {
  const batch = useMessages(batchMessages);
  const { look, isAgain, ...state } = useBatchImport();
  const { answer, outcome } = state;
  return (
    <PageSection title={batch.importTitle} description={batch.importMessage}>
      {answer && outcome ? (
        <ImportOutcomeView {...state} answer={answer} outcome={outcome} />
      ) : (
        <Slip className="max-w-form">
          <SlipSection>
            <AnswerForm takesFocus={isAgain} {...(answer && { initialValues: answer })} onSubmit={look} />
          </SlipSection>
        </Slip>
      )}
    </PageSection>
  );
}
