import { ApiError } from '@sarraf/api-client';
import { deadline, RESEND_SECONDS } from '@sarraf/domain';
import { useState } from 'react';
import { refusal, type Refusal } from '../api/failure.ts';
import { useDelayReload } from '../lazy/reload-wanted.ts';
import { now } from '../time/clock.ts';

/** A one-time code that was sent. Kept in memory only: never in an address, the storage or a log. */
export interface SentCode {
  /** Time from which another code may be requested, in milliseconds. */
  resendAt: number;
}

/** Time from which another code may be requested, in milliseconds, from the server's wait in seconds; 60 s if it gives none (product.md R9). */
export const resendTime = (seconds: number | null | undefined): number => deadline(now(), seconds ?? RESEND_SECONDS);

/**
 * State of a flow with a one-time code (product.md R9): the code that was sent (null while none is), its setter, a function that sends another,
 * and one that makes any other request about it.
 *
 * @param send Requests another code for the same recipient.
 * @param fallback Message if that fails without a message from the server.
 */
export function useSentCode<Code extends SentCode>(send: (code: Code) => Promise<Code>, fallback: string) {
  const [sent, setSent] = useState<Code | null>(null);
  useDelayReload(sent !== null);

  const request = async (call: (code: Code) => Promise<Code>): Promise<{ ok: true } | Refusal> => {
    if (!sent) return { ok: true };
    // Ignored if the user changed the number meanwhile.
    const replace = (next: Code) => setSent((current) => (current === sent ? next : current));
    try {
      replace(await call(sent));
      return { ok: true };
    } catch (error) {
      const wait = error instanceof ApiError ? error.retryAfterSeconds : undefined;
      if (wait) replace({ ...sent, resendAt: resendTime(wait) });
      return refusal(error, fallback);
    }
  };

  return { sent, setSent, request, resend: () => request(send) };
}
