import { phoneDigits } from '@sarraf/domain';
import { formMessages, type SubmitResult } from '@sarraf/forms';
import { useMessages } from '@sarraf/forms/language';
import { startTransition, useState } from 'react';
import { isUnanswered, refusal, submitResult } from '../../shared/api/failure.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { useExclusiveMutation } from '../../shared/api/use-exclusive-mutation.ts';
import { setSandboxMobile } from '../../shared/sandbox/sandbox-context.ts';
import { resendTime, useSentCode, type SentCode } from '../../shared/session/use-sent-code.ts';
import { useSession } from '../../shared/session/session-context.ts';

/** The one-time code of a login. */
export interface LoginCode extends SentCode {
  /** Mobile number of the recipient, E.164. */
  mobile: string;
}

/** State and calls of the two steps of the login (product.md S2): the mobile number, then the one-time code. */
export function useLogin() {
  const { failures } = useMessages(formMessages);
  const api = useApi();
  const session = useSession();
  const [digits, setDigits] = useState('');

  /** After signing in, the code is used up; this page is still shown until the next one has loaded. */
  const isSignedIn = () => session.read().status === 'signed-in';

  const asking = useExclusiveMutation({
    mutationFn: async ({ mobile }: Pick<LoginCode, 'mobile'>): Promise<LoginCode> => {
      const reply = await api.sendOtp({ mobile });
      return { mobile, resendAt: resendTime(reply.allowResendOtpAfterSeconds) };
    },
  });
  const { sent, setSent, resend } = useSentCode<LoginCode>(asking.mutateAsync, failures.sendOtp);

  const send = async (mobile: string): Promise<SubmitResult> => {
    if (isSignedIn()) return { ok: true };
    try {
      const code = await asking.mutateAsync({ mobile });
      setSandboxMobile(mobile);
      // A transition keeps this step on screen until the component of the next one has loaded.
      startTransition(() => {
        setDigits(phoneDigits(mobile));
        setSent(code);
      });
      return { ok: true };
    } catch (error) {
      return refusal(error, failures.sendOtp);
    }
  };

  const verification = useExclusiveMutation({
    mutationFn: (fields: { mobile: string; otp: string }) => api.verifyOtp(fields),
    onSuccess: ({ user, token }) => session.signIn({ user, token }),
  });
  const verify = async (otp: string): Promise<SubmitResult> => {
    if (!sent || isSignedIn()) return { ok: true };
    return submitResult(verification.mutateAsync({ mobile: sent.mobile, otp }), (error) =>
      // Without a reply the code may be valid, so the message must not call it invalid.
      isUnanswered(error) ? failures.general : failures.verifyOtp,
    );
  };

  return { digits, sent, send, resend, verify, changeNumber: () => setSent(null) };
}
