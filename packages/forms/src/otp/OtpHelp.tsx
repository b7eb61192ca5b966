import { mmss } from '@sarraf/domain';
import { Button } from '@sarraf/ui';
import { useMessages } from '../language/index.ts';
import { formMessages } from '../messages.ts';
import { splitAtValue } from '../split-at-value.ts';

export interface OtpHelpProps {
  /** Result of the last paste or resend. */
  note: string | undefined;
  /** Fills the boxes from the clipboard; undefined if the browser cannot read it. */
  onPaste: (() => void) | undefined;
  /** Whole seconds until `onResend` may be called. */
  resendInSeconds: number;
  /** Whether the request for a new code is under way. */
  resending: boolean;
  /** Disables the buttons after a correct code. */
  disabled: boolean;
  /** Called when a new code is requested. */
  onResend: () => void;
}

/** Line under the boxes with the buttons to paste a code and to resend it. Part of `OtpForm`. */
export function OtpHelp({ note, onPaste, resendInSeconds, resending, disabled, onResend }: OtpHelpProps) {
  const { otp } = useMessages(formMessages);
  const [beforeTime, afterTime] = splitAtValue((time) => otp.resendIn({ time }));
  return (
    <div data-part="help" className="flex flex-col gap-1">
      <div className="-mx-4 -my-1.5 flex min-h-11 flex-wrap items-center justify-between gap-x-2">
        {onPaste && (
          <Button variant="quiet" size="sm" disabled={disabled} onClick={onPaste}>
            {otp.paste}
          </Button>
        )}
        {resendInSeconds > 0 ? (
          <p data-part="countdown" className="ms-auto px-4 text-sm text-ink-2">
            {beforeTime}
            <bdi className="font-semibold text-ink">{mmss(resendInSeconds)}</bdi>
            {afterTime}
          </p>
        ) : (
          <Button variant="quiet" size="sm" className="ms-auto" disabled={disabled} busy={resending} onClick={onResend}>
            {otp.resend}
          </Button>
        )}
      </div>
      <p role="status" data-part="note" className="text-sm text-ink-2 not-empty:mt-1">
        {note}
      </p>
    </div>
  );
}
