import { ApiError } from '@sarraf/api-client';
import { deadline, phoneDigits, RESEND_SECONDS } from '@sarraf/domain';
import { messages, type SubmitResult } from '@sarraf/forms';
import { startTransition, useState } from 'react';
import { isUnanswered, refusal, useApi } from '../../shared/api/index.ts';
import { setSandboxMobile } from '../../shared/sandbox-context/index.ts';
import { useSession } from '../../shared/session/index.ts';

/** A code on its way. It lives in memory only: never in an address, the storage or a log. */
export interface SentCode {
  /** Number it went to, E.164. */
  mobile: string;
  /** When another may be asked for, in milliseconds. */
  resendAt: number;
}

const { failures } = messages;

/** The two steps of the login (spec §2, §4): the number, then the code sent to it. */
export function useLogin() {
  const api = useApi();
  const session = useSession();
  const [digits, setDigits] = useState('');
  const [sent, setSent] = useState<SentCode | null>(null);

  const send = async (mobile: string): Promise<SubmitResult> => {
    try {
      const reply = await api.sendOtp({ mobile });
      const wait = reply.allowResendOtpAfterSeconds ?? RESEND_SECONDS;
      const resendAt = deadline(Date.now(), wait);
      setSandboxMobile(mobile);
      // A transition keeps this step on screen until the code of the next one is there.
      startTransition(() => {
        setDigits(phoneDigits(mobile));
        setSent({ mobile, resendAt });
      });
      return { ok: true };
    } catch (error) {
      return refusal(error, failures.sendOtp);
    }
  };

  const resend = async (): Promise<SubmitResult> => {
    if (!sent) return { ok: true };
    try {
      const reply = await api.sendOtp({ mobile: sent.mobile });
      const resendAt = deadline(Date.now(), reply.allowResendOtpAfterSeconds ?? RESEND_SECONDS);
      // Not when the number was changed meanwhile.
      setSent((now) => (now === sent ? { ...now, resendAt } : now));
      return { ok: true };
    } catch (error) {
      const wait = error instanceof ApiError ? error.retryAfterSeconds : undefined;
      if (wait) setSent((now) => (now === sent ? { ...now, resendAt: deadline(Date.now(), wait) } : now));
      return refusal(error, failures.sendOtp);
    }
  };

  const verify = async (otp: string): Promise<SubmitResult> => {
    if (!sent) return { ok: true };
    try {
      const { user, token } = await api.verifyOtp({ mobile: sent.mobile, otp });
      session.signIn({ user, token });
      return { ok: true };
    } catch (error) {
      // Without an answer nothing is known about the code, so it is not called invalid.
      return refusal(error, isUnanswered(error) ? failures.general : failures.verifyOtp);
    }
  };

  return { digits, sent, send, resend, verify, changeNumber: () => setSent(null) };
}
