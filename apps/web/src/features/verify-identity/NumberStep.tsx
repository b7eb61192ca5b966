import { AadhaarNumberForm, type AadhaarNumberFormProps } from '@sarraf/forms';
import { useMessages } from '@sarraf/forms/language';
import { Button, Notice } from '@sarraf/ui';
import { DIALOG } from '../../shared/dialogs/dialog-ids.ts';
import { useDialogRoute } from '../../shared/dialogs/use-dialog-route.ts';
import { EntryHeading } from '../../shared/layout/EntryHeading.tsx';
import { verifyIdentityMessages } from './verify-identity.messages.ts';

/** Refusals that the person cannot mend alone. */
const NEEDS_HELP: ReadonlySet<string> = new Set(['no-mobile', 'taken', 'other']);
/** Refusals without a mistake: something was not finished in time, or not agreed to. */
const UNFINISHED: ReadonlySet<string> = new Set(['code-expired', 'not-agreed', 'expired']);

/** Reason of a refusal with what to do next, and a link to support if the person needs it. */
function RefusedNotice({ reason }: { reason: string }) {
  const messages = useMessages(verifyIdentityMessages).refused;
  const help = useDialogRoute(DIALOG.help);
  const reasons: Readonly<Record<string, string>> = messages.reasons;
  const known = reason in reasons ? reason : 'other';
  return (
    <Notice
      tone={UNFINISHED.has(known) ? 'notice' : 'negative'}
      live="polite"
      title={messages.title}
      className="mb-6"
      action={
        NEEDS_HELP.has(known) ? (
          <Button variant="secondary" size="sm" onClick={help.show}>
            {messages.help}
          </Button>
        ) : undefined
      }
    >
      {reasons[known]}
    </Notice>
  );
}

export interface NumberStepProps extends Pick<AadhaarNumberFormProps, 'consent'> {
  /** Number typed before, to correct it. */
  number: string;
  /** Reason why the latest verification was refused; null for none. */
  refused: string | null;
  onRequest: (aadhaarNumber: string) => ReturnType<AadhaarNumberFormProps['onSubmit']>;
}

/** Step 1 of the identity verification: the Aadhaar number (product.md S4), with the reason of an earlier refusal. */
export function NumberStep({ number, refused, consent, onRequest }: NumberStepProps) {
  const messages = useMessages(verifyIdentityMessages);
  return (
    <>
      <EntryHeading
        title={messages.number.title}
        lead={messages.number.lead}
        takesFocus={number !== '' || refused !== null}
      />
      {refused !== null && <RefusedNotice reason={refused} />}
      <AadhaarNumberForm
        initialValues={{ aadhaarNumber: number }}
        consent={consent}
        onSubmit={({ aadhaarNumber }) => onRequest(aadhaarNumber)}
      />
    </>
  );
}
