import { useMessages } from '@sarraf/forms/language';
import { PageSection, Slip, SlipSection, SlipTear } from '@sarraf/ui';
import { ImportLink } from './ImportLink.tsx';
import { rupeesMessages } from './rupees.messages.ts';

/** Shown before the first import: what a bank statement is for, and how to begin. */
export function BeginStatement() {
  const messages = useMessages(rupeesMessages);
  const { title, message, steps } = messages.begin;
  return (
    <PageSection title={title} description={message}>
      <Slip className="max-w-140">
        <SlipSection>
          <ol className="flex list-decimal flex-col gap-3 ps-5 text-sm marker:font-bold marker:text-brand">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </SlipSection>
        <SlipTear cut="notch" />
        <SlipSection>
          <ImportLink className="w-full" />
        </SlipSection>
      </Slip>
    </PageSection>
  );
}
