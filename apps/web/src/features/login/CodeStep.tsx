import { type CodeChannel, formatMobile, secondsLeft } from '@sarraf/domain';
import { OtpForm, type SubmitResult } from '@sarraf/forms';
import { useMessages } from '@sarraf/forms/language';
import { TextLink } from '@sarraf/ui';
import { MessageCircle } from 'lucide-react';
import { useClock } from '../../shared/time/clock.ts';
import { EntryHeading } from '../../shared/layout/EntryHeading.tsx';
import { loginMessages } from './login.messages.ts';
import type { LoginCode } from './use-login.ts';

export interface CodeStepProps {
  /** The code that was sent. */
  sent: LoginCode;
  onVerify: (otp: string) => Promise<SubmitResult>;
  onResend: () => Promise<SubmitResult>;
  /** Called when the same code is requested over another channel. */
  onSendOver: (channel: CodeChannel) => Promise<SubmitResult>;
  onChangeNumber: () => void;
}

/** Step 2 of the login: the one-time code (product.md S2). A lazy chunk, loaded while the code is being sent. */
export function CodeStep({ sent, onVerify, onResend, onSendOver, onChangeNumber }: CodeStepProps) {
  const messages = useMessages(loginMessages);
  const resendInSeconds = useClock((nowMs) => secondsLeft(sent.resendAt, nowMs));
  const otherChannelInSeconds = useClock((nowMs) => secondsLeft(sent.otherChannelAt, nowMs));
  return (
    <>
      <EntryHeading title={messages.code.title} />
      <OtpForm
        kind="login"
        sentTo={formatMobile(sent.mobile)}
        resendInSeconds={resendInSeconds}
        sentOver={sent.sentOver}
        otherChannel={sent.otherChannel}
        otherChannelInSeconds={otherChannelInSeconds}
        onSubmit={({ otp }) => onVerify(otp)}
        onResend={onResend}
        onSendOver={onSendOver}
        onChangeNumber={onChangeNumber}
      />
      {sent.sentOver.includes('whatsapp') && (
        // The app's own URL scheme, so that this page stays open while the user reads the code in WhatsApp.
        <TextLink standalone href="whatsapp://app" className="mt-2 w-full justify-center text-sm md:hidden">
          <MessageCircle aria-hidden="true" className="size-4.5" />
          {messages.code.openWhatsApp}
        </TextLink>
      )}
    </>
  );
}
