import { LoginPhoneForm } from '@sarraf/forms';
import { useMessages } from '@sarraf/forms/language';
import { Notice } from '@sarraf/ui';
import { lazy, Suspense } from 'react';
import { EntryHeading } from '../../shared/layout/EntryHeading.tsx';
import { loadComponent } from '../../shared/lazy/lazy-component.tsx';
import { useSessionState } from '../../shared/session/session-context.ts';
import { useUsable } from '../../shared/telemetry/use-usable.ts';
import { loginMessages } from './login.messages.ts';
import { useLogin } from './use-login.ts';

const loadCodeStep = async () => (await import('./CodeStep.tsx')).CodeStep;
const CodeStep = lazy(async () => ({ default: await loadComponent(loadCodeStep) }));

/** Notice why the user was logged out, unless they did it themselves. */
function SessionEnded() {
  const messages = useMessages(loginMessages);
  const state = useSessionState();
  const reason = state.status === 'signed-out' ? state.reason : undefined;
  if (reason !== 'expired' && reason !== 'other-tab') return null;
  return (
    <Notice tone="notice" live="polite" className="mb-6">
      {messages.ended[reason]}
    </Notice>
  );
}

/** Login with a mobile number and a one-time code sent over WhatsApp or by SMS (product.md S2). After signing in, the guards redirect. */
export function LoginPage() {
  const messages = useMessages(loginMessages);
  const { digits, sent, send, resend, sendOver, verify, changeNumber } = useLogin();
  useUsable();

  return (
    <Suspense>
      {sent ? (
        <CodeStep sent={sent} onVerify={verify} onResend={resend} onSendOver={sendOver} onChangeNumber={changeNumber} />
      ) : (
        <>
          <EntryHeading title={messages.phone.title} lead={messages.phone.lead} takesFocus={digits !== ''} />
          <SessionEnded />
          <LoginPhoneForm
            initialValues={{ mobile: digits }}
            testPhone={import.meta.env.VITE_TEST_PHONE}
            onSubmit={({ mobile }) => {
              // Load the next step in parallel with the request. A failure is shown when the step renders.
              loadCodeStep().catch(() => {});
              return send(mobile);
            }}
          />
        </>
      )}
    </Suspense>
  );
}
