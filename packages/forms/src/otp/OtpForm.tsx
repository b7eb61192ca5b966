import { type CodeChannel, OTP_LENGTH, otpDigits } from '@sarraf/domain';
import { Button, OtpInput } from '@sarraf/ui';
import { useRef, useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { FormShell } from '../fields/FormShell.tsx';
import { useSubmission } from '../fields/use-submission.ts';
import type { FormProps } from '../form-props.ts';
import { useMessages } from '../language/index.ts';
import { formMessages } from '../messages.ts';
import type { SubmitResult } from '../server-errors.ts';
import { KINDS } from './otp-kinds.ts';
import type { OtpFields, OtpValues } from './otp.schema.ts';
import { OtpHelp, type OtpNote } from './OtpHelp.tsx';
import { useClipboardCode } from './use-clipboard-code.ts';
import { useCodeRequest } from './use-code-request.ts';

/** `onSubmit` gets six ASCII digits. */
export interface OtpFormProps extends FormProps<OtpValues, OtpFields> {
  /** Kind of the code, which decides the messages (product.md R9). */
  kind: keyof typeof KINDS;
  /** Receiver of the code as shown to the user: `+92 300 123 4567`, or a masked Aadhaar number. */
  sentTo: string;
  /** Whole seconds until a new code may be requested; the app owns the clock. */
  resendInSeconds: number;
  /** Called when a new code is requested. On success the boxes are emptied, since the old code is no longer valid. */
  onResend: () => Promise<SubmitResult>;
  /** Channels that took the code, the first one first; left out where the message does not name them. */
  sentOver?: readonly CodeChannel[];
  /** Another channel that the same code can be sent over; undefined if there is none. */
  otherChannel?: CodeChannel | undefined;
  /** Whole seconds until the other channel is offered; the app owns the clock. */
  otherChannelInSeconds?: number;
  /** Called when the same code is requested over the other channel. The boxes keep their digits. */
  onSendOver?: (channel: CodeChannel) => Promise<SubmitResult>;
  /** Called when the user goes back to the number. The boxes are emptied. */
  onChangeNumber: () => void;
  /** Whether the boxes take the focus on mount; default true. */
  autoFocus?: boolean;
}

/**
 * Form for a one-time code (product.md R9). A complete code is submitted automatically once, and again on Verify. After an error the
 * digits stay and are selected, so that the next digit replaces them.
 */
export function OtpForm({ initialValues, kind, autoFocus = true, sentOver = [], ...props }: OtpFormProps) {
  const messages = useMessages(formMessages);
  const { failures, otp } = messages;
  const { resolver, sentTo, change } = KINDS[kind];
  const [beforeReceiver, afterReceiver] = sentTo(messages, sentOver);
  const form = useForm({
    resolver,
    shouldFocusError: false,
    // No error at each digit that there are not six yet.
    reValidateMode: 'onSubmit',
    defaultValues: { otp: '', ...initialValues },
  });
  const { field, fieldState } = useController({ control: form.control, name: 'otp' });
  const readClipboard = useClipboardCode();
  const { pending, request } = useCodeRequest();
  const [note, setNote] = useState<OtpNote>();
  const autoSubmittedCode = useRef('');
  const focusBoxes = () => form.setFocus('otp', { shouldSelect: true });
  const { submit, sending, done, general, setGeneral } = useSubmission(form, {
    ...props,
    visible: ['otp'],
    fallback: failures.verifyOtp,
    onRefused: focusBoxes,
  });

  const empty = () => {
    autoSubmittedCode.current = '';
    form.reset({ otp: '' }, { keepFieldsRef: true });
  };

  const enter = (code: string) => {
    setNote(undefined);
    form.clearErrors();
    if (code.length > OTP_LENGTH) {
      // Not cut to six digits, which would look like a valid code.
      form.setError('otp', { message: otp.loginInvalid });
      return;
    }
    field.onChange(code);
    if (code.length !== OTP_LENGTH || code === autoSubmittedCode.current) return;
    autoSubmittedCode.current = code;
    void submit();
  };

  const pasteCode = async () => {
    const clipboard = await readClipboard?.();
    focusBoxes();
    if (clipboard?.found === 'code') enter(clipboard.code);
    else setNote(clipboard?.found === 'nothing' ? 'pasteFoundNothing' : 'pasteRefused');
  };

  const askAgain = async () => {
    setNote(undefined);
    const result = await request('resend', props.onResend);
    if (result.status === 'ignored') return;
    if (result.status === 'sent') empty();
    setGeneral(result.status === 'refused' ? result.message : undefined);
    setNote(result.status === 'sent' ? 'resent' : undefined);
    focusBoxes();
  };

  const { otherChannel, onSendOver } = props;
  const sendOver = async () => {
    if (!otherChannel || !onSendOver) return;
    setNote(undefined);
    const result = await request('other-channel', () => onSendOver(otherChannel));
    if (result.status === 'ignored') return;
    setGeneral(result.status === 'refused' ? result.message : undefined);
    if (result.status === 'refused') return;
    setNote(otherChannel);
    // The button is gone. The code is the same, so the digits are not selected: the next digit must not replace them.
    form.setFocus('otp');
  };

  return (
    <FormShell
      data-component="OtpForm"
      data-kind={kind}
      disabled={props.disabled}
      general={general}
      onSubmit={submit}
      actions={
        <>
          <Button type="submit" fullWidth busy={sending} busyLabel={otp.verifying}>
            {otp.verify}
          </Button>
          <Button
            variant="quiet"
            fullWidth
            disabled={done}
            onClick={() => {
              empty();
              props.onChangeNumber();
            }}
          >
            {change(otp)}
          </Button>
        </>
      }
    >
      <p data-part="sent-to" className="text-base text-ink-2">
        {beforeReceiver}
        <bdi dir="ltr" translate="no" className="font-semibold whitespace-nowrap text-ink">
          {props.sentTo}
        </bdi>
        {afterReceiver}
      </p>
      <OtpInput
        ref={field.ref}
        name={field.name}
        value={field.value}
        length={OTP_LENGTH}
        normalise={otpDigits}
        onBlur={field.onBlur}
        onValueChange={enter}
        label={otp.label}
        error={fieldState.error?.message}
        disabled={props.disabled}
        readOnly={done}
        autoFocus={autoFocus}
      />
      <OtpHelp
        // Only one channel has this code, so it is a new one: the old one had expired.
        note={note !== undefined && note === sentOver[0] ? 'resent' : note}
        onPaste={readClipboard && pasteCode}
        resendInSeconds={props.resendInSeconds}
        pending={pending}
        disabled={done}
        onResend={askAgain}
        otherChannel={onSendOver && otherChannel}
        isOffered={props.otherChannelInSeconds === 0}
        onSendOver={sendOver}
      />
    </FormShell>
  );
}
