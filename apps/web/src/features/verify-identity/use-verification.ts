import { formMessages, type SubmitResult } from '@sarraf/forms';
import { useMessages } from '@sarraf/forms/language';
import { useState } from 'react';
import { isUnanswered, refusal, submitResult } from '../../shared/api/failure.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { useExclusiveMutation } from '../../shared/api/use-exclusive-mutation.ts';
import { resendTime, useSentCode, type SentCode } from '../../shared/session/use-sent-code.ts';
import { useSession } from '../../shared/session/session-context.ts';
import { toast } from '@sarraf/ui';
import { verifyIdentityMessages } from './verify-identity.messages.ts';

/** The one-time code of a verification. The Aadhaar number is private: never log it. */
export interface VerificationCode extends SentCode {
  /** Twelve digits. */
  aadhaarNumber: string;
  /** Token that links the code to this number (product.md S4). */
  token: string;
}

/** State and calls of the two steps of the identity verification (product.md S4): the number, then the one-time code. */
export function useVerification() {
  const { failures } = useMessages(formMessages);
  const messages = useMessages(verifyIdentityMessages);
  const api = useApi();
  const session = useSession();
  const [number, setNumber] = useState('');

  /** After success, the code is used up; this page is still shown until the next one has loaded. */
  const isVerified = () => {
    const state = session.read();
    return state.status === 'signed-in' && state.user.isVerified;
  };

  const asking = useExclusiveMutation({
    mutationFn: async ({ aadhaarNumber }: Pick<VerificationCode, 'aadhaarNumber'>): Promise<VerificationCode> => {
      const { token, allowResendOtpAfterSeconds } = await api.requestAadhaarOtp({ aadhaarNumber });
      return { aadhaarNumber, token, resendAt: resendTime(allowResendOtpAfterSeconds) };
    },
  });
  const { sent, setSent, resend } = useSentCode<VerificationCode>(asking.mutateAsync, failures.sendOtp);

  const request = async (aadhaarNumber: string): Promise<SubmitResult> => {
    try {
      setSent(await asking.mutateAsync({ aadhaarNumber }));
      setNumber(aadhaarNumber);
      return { ok: true };
    } catch (error) {
      return refusal(error, failures.sendOtp);
    }
  };

  const verification = useExclusiveMutation({
    mutationFn: (fields: Pick<VerificationCode, 'aadhaarNumber' | 'token'> & { otp: string }) =>
      api.submitAadhaarOtp(fields),
    onSuccess: ({ user }) => {
      toast(messages.success, { tone: 'positive' });
      session.updateUser(user);
    },
  });
  const verify = async (otp: string): Promise<SubmitResult> => {
    if (!sent || isVerified()) return { ok: true };
    const { aadhaarNumber, token } = sent;
    return submitResult(verification.mutateAsync({ aadhaarNumber, token, otp }), (error) =>
      // Without a reply the code may be valid, so the message must not call it invalid.
      isUnanswered(error) ? failures.general : failures.verifyOtp,
    );
  };

  return { number, sent, request, resend, verify, changeNumber: () => setSent(null) };
}
