import { useRef, useState } from 'react';
import { toSubmitResult } from '../fields/to-submit-result.ts';
import { useMessages } from '../language/index.ts';
import { formMessages } from '../messages.ts';
import type { SubmitResult } from '../server-errors.ts';

/** Request for a code: a new one, or the same one over another channel. */
export type CodeRequest = 'resend' | 'other-channel';

/** Result of a request for a code; `ignored` while another request is under way. */
export type CodeRequestResult = { status: 'sent' | 'ignored' } | { status: 'refused'; message: string };

/** Requests a code, one request at a time however often the buttons are pressed. */
export function useCodeRequest() {
  const messages = useMessages(formMessages);
  const [pending, setPending] = useState<CodeRequest>();
  // A ref, since state is one render late: two clicks in one frame would both see no request.
  const locked = useRef(false);

  const request = async (kind: CodeRequest, send: () => Promise<SubmitResult>): Promise<CodeRequestResult> => {
    if (locked.current) return { status: 'ignored' };
    locked.current = true;
    setPending(kind);
    const result = await toSubmitResult(send);
    locked.current = false;
    setPending(undefined);
    return result.ok ? { status: 'sent' } : { status: 'refused', message: result.message || messages.failures.sendOtp };
  };

  return { pending, request };
}
