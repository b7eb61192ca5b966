import { type CodeChannel, isCodeChannel, mmss } from '@sarraf/domain';
import { Button } from '@sarraf/ui';
import { useMessages } from '../language/index.ts';
import { formMessages } from '../messages.ts';
import { splitAtValue } from '../split-at-value.ts';
import type { CodeRequest } from './use-code-request.ts';

/** Result of the last paste or request; for a code sent over another channel, the channel. Not a text, since the language may change. */
export type OtpNote = 'resent' | 'pasteFoundNothing' | 'pasteRefused' | CodeChannel;

export interface OtpHelpProps {
  /** Note under the buttons. */
  note: OtpNote | undefined;
  /** Fills the boxes from the clipboard; undefined if the browser cannot read it. */
  onPaste: (() => void) | undefined;
  /** Whole seconds until `onResend` may be called. */
  resendInSeconds: number;
  /** The request that is under way. */
  pending: CodeRequest | undefined;
  /** Disables the buttons after a correct code. */
  disabled: boolean;
  /** Called when a new code is requested. */
  onResend: () => void;
  /** Other channel for the same code; undefined if there is none. */
  otherChannel: CodeChannel | undefined;
  /** Whether the other channel is offered now. Until then its place is kept, so that the buttons below do not move under a finger. */
  isOffered: boolean;
  /** Called when the same code is requested over the other channel. */
  onSendOver: () => void;
}

const ROW = '-mx-4 -my-1.5 flex min-h-11 flex-wrap items-center justify-between gap-x-2';

/** Lines under the boxes: paste a code, resend it, or get it over another channel. Part of `OtpForm`. */
export function OtpHelp({ note, pending, disabled, otherChannel, isOffered, ...props }: OtpHelpProps) {
  const { otp, sendCodeOver, codeSentOver } = useMessages(formMessages);
  const [beforeTime, afterTime] = splitAtValue((time) => otp.resendIn({ time }));
  return (
    <div data-part="help" className="flex flex-col gap-1">
      <div className={ROW}>
        {props.onPaste && (
          <Button variant="quiet" size="sm" disabled={disabled} onClick={props.onPaste}>
            {otp.paste}
          </Button>
        )}
        {props.resendInSeconds > 0 ? (
          <p data-part="countdown" className="ms-auto px-4 text-sm text-ink-2">
            {beforeTime}
            <bdi className="font-semibold text-ink">{mmss(props.resendInSeconds)}</bdi>
            {afterTime}
          </p>
        ) : (
          <Button
            variant="quiet"
            size="sm"
            className="ms-auto"
            disabled={disabled || pending === 'other-channel'}
            busy={pending === 'resend'}
            onClick={props.onResend}
          >
            {otp.resend}
          </Button>
        )}
      </div>
      {otherChannel && (
        <div data-part="other-channel" className={`${ROW} mt-1.5`}>
          {/* Always mounted: a live region that is mounted with its text is not announced. */}
          <p role="status" className="px-4 text-sm text-ink-2">
            {isOffered && otp.noCodeYet}
          </p>
          {isOffered && (
            <Button
              variant="quiet"
              size="sm"
              className="ms-auto"
              disabled={disabled || pending === 'resend'}
              busy={pending === 'other-channel'}
              onClick={props.onSendOver}
            >
              {sendCodeOver[otherChannel]}
            </Button>
          )}
        </div>
      )}
      <p role="status" data-part="note" className="text-sm text-ink-2 not-empty:mt-1">
        {note && (isCodeChannel(note) ? codeSentOver[note] : otp[note])}
      </p>
    </div>
  );
}
