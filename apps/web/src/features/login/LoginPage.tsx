import { LoginPhoneForm } from '@sarraf/forms';
import { useMessages } from '@sarraf/forms/language';
import { Notice } from '@sarraf/ui';
import { lazy, Suspense } from 'react';
import { EntryHeading } from '../../shared/layout/EntryHeading.tsx';
import { codeOf } from '../../shared/lazy/lazy-component.tsx';
import { useSessionState } from '../../shared/session/session-context.ts';
import { useUsable } from '../../shared/telemetry/use-usable.ts';
import { loginMessages } from './login.messages.ts';
import { useLogin } from './use-login.ts';

const loadCodeStep = async () => (await import('./CodeStep.tsx')).CodeStep;
const CodeStep = lazy(async () => ({ default: await codeOf(loadCodeStep) }));

/** Why the person is here again, when they did not choose to be. */
function SessionEnded() {
  const words = useMessages(loginMessages);
  const state = useSessionState();
  const reason = state.status === 'signed-out' ? state.reason : undefined;
  if (reason !== 'expired' && reason !== 'other-tab') return null;
  return (
    <Notice tone="notice" live="polite" className="mb-6">
      {words.ended[reason]}
    </Notice>
  );
}

/** Login by mobile number and a code over WhatsApp (product.md S2). Signing in changes the session, and the guards lead on. */
export function LoginPage() {
  const words = useMessages(loginMessages);
  const { digits, sent, send, resend, verify, changeNumber } = useLogin();
  useUsable();

  return (
    <Suspense>
      {sent ? (
        <CodeStep sent={sent} onVerify={verify} onResend={resend} onChangeNumber={changeNumber} />
      ) : (
        <>
          <EntryHeading title={words.phone.title} lead={words.phone.lead} takesFocus={digits !== ''} />
          <SessionEnded />
          <LoginPhoneForm
            initialValues={{ mobile: digits }}
            testPhone={import.meta.env.VITE_TEST_PHONE}
            onSubmit={({ mobile }) => {
              // Its code travels beside the call; a failure to fetch it is met when the step is shown.
              loadCodeStep().catch(() => {});
              return send(mobile);
            }}
          />
        </>
      )}
    </Suspense>
  );
}
