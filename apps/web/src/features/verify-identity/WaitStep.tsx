import type { IdentityCheck } from '@sarraf/api-client';
import { formMessages } from '@sarraf/forms';
import { useMessages } from '@sarraf/forms/language';
import { Button } from '@sarraf/ui';
import { EntryHeading } from '../../shared/layout/EntryHeading.tsx';
import { CheckSlip } from './CheckSlip.tsx';
import { ResultPolling } from './ResultPolling.tsx';
import { verifyIdentityMessages } from './verify-identity.messages.ts';

export interface WaitStepProps {
  check: IdentityCheck | null;
  /** Whether the latest question for the result failed. */
  failed: boolean;
  onChangeNumber: () => void;
}

/** Verification that needs time (product.md S4): the page asks for the result, and the person may leave and come back. */
export function WaitStep({ check, failed, onChangeNumber }: WaitStepProps) {
  const messages = useMessages(verifyIdentityMessages);
  const { otp } = useMessages(formMessages);
  return (
    <>
      <EntryHeading title={messages.wait.title} lead={messages.wait.lead} takesFocus />
      <div className="flex flex-col gap-5">
        <ResultPolling failed={failed} />
        <CheckSlip check={check}>
          <p className="text-sm text-pretty text-ink-2">{messages.wait.mayLeave}</p>
        </CheckSlip>
        <Button variant="quiet" fullWidth onClick={onChangeNumber}>
          {otp.aadhaarChange}
        </Button>
      </div>
    </>
  );
}
