import { ApiError } from '@sarraf/api-client';
import { deadline, RESEND_SECONDS } from '@sarraf/domain';
import { messages, type SubmitResult } from '@sarraf/forms';
import { useState } from 'react';
import { isUnanswered, refusal, useApi } from '../../shared/api/index.ts';
import { useSession } from '../../shared/session/index.ts';
import { toast } from '../../shared/toasts/index.ts';
import { verifyIdentityMessages as words } from './verify-identity.messages.ts';

/** A verification under way. In memory only: the number is nobody else's business. */
export interface Verification {
  /** Twelve digits. */
  aadhaarNumber: string;
  /** Ties the code to this number (spec §4). */
  token: string;
  /** When another code may be asked for, in milliseconds. */
  resendAt: number;
}

const { failures } = messages;

/** The two steps of the identity verification (spec §2, §4): the number, then the code sent to its owner. */
export function useVerification() {
  const api = useApi();
  const session = useSession();
  const [number, setNumber] = useState('');
  const [under, setUnder] = useState<Verification | null>(null);

  const ask = async (aadhaarNumber: string): Promise<Verification> => {
    const reply = await api.requestAadhaarOtp({ aadhaarNumber });
    const wait = reply.allowResendOtpAfterSeconds ?? RESEND_SECONDS;
    return { aadhaarNumber, token: reply.token, resendAt: deadline(Date.now(), wait) };
  };

  const request = async (aadhaarNumber: string): Promise<SubmitResult> => {
    try {
      setUnder(await ask(aadhaarNumber));
      setNumber(aadhaarNumber);
      return { ok: true };
    } catch (error) {
      return refusal(error, failures.sendOtp);
    }
  };

  const resend = async (): Promise<SubmitResult> => {
    if (!under) return { ok: true };
    try {
      const again = await ask(under.aadhaarNumber);
      // Not when the number was changed meanwhile.
      setUnder((now) => (now === under ? again : now));
      return { ok: true };
    } catch (error) {
      const wait = error instanceof ApiError ? error.retryAfterSeconds : undefined;
      if (wait) setUnder((now) => (now === under ? { ...now, resendAt: deadline(Date.now(), wait) } : now));
      return refusal(error, failures.sendOtp);
    }
  };

  const verify = async (otp: string): Promise<SubmitResult> => {
    if (!under) return { ok: true };
    const { aadhaarNumber, token } = under;
    try {
      const { user } = await api.submitAadhaarOtp({ aadhaarNumber, token, otp });
      toast(words.success, { tone: 'positive' });
      session.updateUser(user);
      return { ok: true };
    } catch (error) {
      return refusal(error, isUnanswered(error) ? failures.general : failures.verifyOtp);
    }
  };

  return { number, under, request, resend, verify, changeNumber: () => setUnder(null) };
}
