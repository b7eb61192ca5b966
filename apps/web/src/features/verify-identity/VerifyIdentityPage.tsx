import { maskedAadhaar, secondsLeft } from '@sarraf/domain';
import { AadhaarNumberForm, OtpForm } from '@sarraf/forms';
import { useMessages } from '@sarraf/forms/language';
import { useClock } from '../../shared/time/clock.ts';
import { EntryHeading } from '../../shared/layout/EntryHeading.tsx';
import { useUsable } from '../../shared/telemetry/use-usable.ts';
import { useVerification } from './use-verification.ts';
import { verifyIdentityMessages } from './verify-identity.messages.ts';

/** Identity verification with an Aadhaar number (product.md S4). After success, the guards redirect. */
export function VerifyIdentityPage() {
  const messages = useMessages(verifyIdentityMessages);
  const { number, sent, request, resend, verify, changeNumber } = useVerification();
  const resendInSeconds = useClock((nowMs) => (sent ? secondsLeft(sent.resendAt, nowMs) : 0));
  useUsable();

  if (sent) {
    return (
      <>
        <EntryHeading title={messages.code.title} />
        <OtpForm
          kind="aadhaar"
          sentTo={maskedAadhaar(sent.aadhaarNumber)}
          resendInSeconds={resendInSeconds}
          onSubmit={({ otp }) => verify(otp)}
          onResend={resend}
          onChangeNumber={changeNumber}
        />
      </>
    );
  }
  return (
    <>
      <EntryHeading title={messages.number.title} lead={messages.number.lead} takesFocus={number !== ''} />
      <AadhaarNumberForm
        initialValues={{ aadhaarNumber: number }}
        onSubmit={({ aadhaarNumber }) => request(aadhaarNumber)}
      />
    </>
  );
}
