import { type CodeChannel, deadline, isCodeChannel, OTHER_CHANNEL_SECONDS, phoneDigits } from '@sarraf/domain';
import { formMessages, type SubmitResult } from '@sarraf/forms';
import { useMessages } from '@sarraf/forms/language';
import { startTransition, useState } from 'react';
import { isUnanswered, refusal, submitResult } from '../../shared/api/failure.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { useExclusiveMutation } from '../../shared/api/use-exclusive-mutation.ts';
import { setSandboxMobile } from '../../shared/sandbox/sandbox-context.ts';
import { now } from '../../shared/time/clock.ts';
import { resendTime, useSentCode, type SentCode } from '../../shared/session/use-sent-code.ts';
import { useSession } from '../../shared/session/session-context.ts';

/** The one-time code of a login. */
export interface LoginCode extends SentCode {
  /** Mobile number of the recipient, E.164. */
  mobile: string;
  /** Channels that took the code, the first one first; without one that this build does not know. */
  sentOver: readonly CodeChannel[];
  /** Another channel that the same code can be sent over; undefined if there is none. */
  otherChannel: CodeChannel | undefined;
  /** Time from which the other channel is offered, in milliseconds. */
  otherChannelAt: number;
}

/** The channel that took a code. A server from before the channels names none, and sends over WhatsApp. */
const channelOf = (name: string | null | undefined): CodeChannel[] => [name ?? 'whatsapp'].filter(isCodeChannel);

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
      return {
        mobile,
        resendAt: resendTime(reply.allowResendOtpAfterSeconds),
        sentOver: channelOf(reply.channel),
        otherChannel: reply.otherChannels?.find(isCodeChannel),
        otherChannelAt: deadline(now(), OTHER_CHANNEL_SECONDS),
      };
    },
  });
  const { sent, setSent, request, resend } = useSentCode<LoginCode>(asking.mutateAsync, failures.sendOtp);

  /** Sends the same code over another channel as well. */
  const sendingOver = useExclusiveMutation({
    mutationFn: async ({ code, channel }: { code: LoginCode; channel: CodeChannel }): Promise<LoginCode> => {
      const reply = await api.sendOtp({ mobile: code.mobile, channel });
      const otherChannels = (reply.otherChannels ?? []).filter(isCodeChannel);
      return {
        ...code,
        resendAt: resendTime(reply.allowResendOtpAfterSeconds),
        // The first channel is among the others again if the old code had expired, and this is a new one.
        sentOver: [...code.sentOver.filter((name) => !otherChannels.includes(name)), channel],
        otherChannel: otherChannels[0],
        otherChannelAt: deadline(now(), OTHER_CHANNEL_SECONDS),
      };
    },
  });
  const sendOver = (channel: CodeChannel) => request((code) => sendingOver.mutateAsync({ code, channel }));

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

  return { digits, sent, send, resend, sendOver, verify, changeNumber: () => setSent(null) };
}
