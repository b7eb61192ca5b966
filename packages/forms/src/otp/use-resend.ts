import { useRef, useState } from 'react';
import { toSubmitResult } from '../fields/to-submit-result.ts';
import { useMessages } from '../language/index.ts';
import { formMessages } from '../messages.ts';
import type { SubmitResult } from '../server-errors.ts';

/** Requests a new code, one request however often the button is pressed. Resolves to an error message, or undefined on success. */
export function useResend(onResend: () => Promise<SubmitResult>) {
  const messages = useMessages(formMessages);
  const [sending, setSending] = useState(false);
  const locked = useRef(false);

  const resend = async (): Promise<string | undefined> => {
    if (locked.current) return;
    locked.current = true;
    setSending(true);
    const result = await toSubmitResult(onResend);
    locked.current = false;
    setSending(false);
    return result.ok ? undefined : result.message || messages.failures.sendOtp;
  };

  return { sending, resend };
}
