import { ApiError } from '@sarraf/api-client';
import { deadline, RESEND_SECONDS } from '@sarraf/domain';
import { useState } from 'react';
import { refusal, type Refusal } from '../api/failure.ts';
import { useHoldsPage } from '../lazy/reload-wanted.ts';
import { now } from '../time/clock.ts';

/** A code on its way. It lives in memory only: never in an address, the storage or a log. */
export interface SentCode {
  /** When another may be asked for, in milliseconds. */
  resendAt: number;
}

/** When another code may be asked for, in milliseconds, by the server's wait in seconds; 60 when it gives none (product.md R9). */
export const resendTime = (seconds: number | null | undefined): number => deadline(now(), seconds ?? RESEND_SECONDS);

/**
 * The second step of a flow with a one-time code (product.md R9): the code that was sent, null before and after, and sending another.
 *
 * @param send Has a code sent again to where that one went.
 * @param fallback What to say when that fails without words of its own.
 */
export function useSentCode<Code extends SentCode>(send: (code: Code) => Promise<Code>, fallback: string) {
  const [sent, setSent] = useState<Code | null>(null);
  useHoldsPage(sent !== null);

  const resend = async (): Promise<{ ok: true } | Refusal> => {
    if (!sent) return { ok: true };
    // Not when the number was changed meanwhile.
    const replace = (next: Code) => setSent((current) => (current === sent ? next : current));
    try {
      replace(await send(sent));
      return { ok: true };
    } catch (error) {
      const wait = error instanceof ApiError ? error.retryAfterSeconds : undefined;
      if (wait) replace({ ...sent, resendAt: resendTime(wait) });
      return refusal(error, fallback);
    }
  };

  return { sent, setSent, resend };
}
