import { mmss } from '@sarraf/domain';
import { Button } from '@sarraf/ui';
import { useMessages } from '../language/index.ts';
import { formMessages } from '../messages.ts';
import { splitAtValue } from '../split-at-value.ts';

export interface OtpHelpProps {
  /** What became of the last press here. */
  note: string | undefined;
  /** Fills the boxes from the clipboard; absent where the browser cannot. */
  onPaste: (() => void) | undefined;
  /** Whole seconds until `onResend` may be called. */
  resendInSeconds: number;
  /** A new code is being asked for. */
  resending: boolean;
  /** The code was right: nothing here is needed any more. */
  disabled: boolean;
  /** Asks for a new code. */
  onResend: () => void;
}

/** The line under the boxes: paste a code, or get another one. Part of `OtpForm`. */
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
