import { ApiError, type IdentityCheck, type User } from '@sarraf/api-client';
import { formMessages, type SubmitResult } from '@sarraf/forms';
import { useLanguage, useMessages } from '@sarraf/forms/language';
import { toast } from '@sarraf/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isUnanswered, refusal, type Refusal, submitResult } from '../../shared/api/failure.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { useExclusiveMutation } from '../../shared/api/use-exclusive-mutation.ts';
import { resendTime, useSentCode, type SentCode } from '../../shared/session/use-sent-code.ts';
import { useSession } from '../../shared/session/session-context.ts';
import { identityView, providerLink } from './identity-view.ts';
import { checkQuery, TAKEN } from './identity-check.query.ts';
import { identityQuery } from './identity-start.query.ts';
import { verifyIdentityMessages } from './verify-identity.messages.ts';

/** The one-time code of a verification. The Aadhaar number is private: never log it. */
export interface VerificationCode extends SentCode {
  /** Twelve digits. */
  aadhaarNumber: string;
  /** Token that links the code to this number (product.md S4). */
  token: string;
  /** Version of the consent that was shown. */
  consent: string | undefined;
}

/** How a verification goes on: with a code, or with a check on the provider's page or by waiting. */
type Begun = { code: VerificationCode } | { check: IdentityCheck };

/** A verification on this page. */
interface Attempt {
  /** Number of the attempt, from 0. */
  id: number;
  check: IdentityCheck | null;
  /** Whether it began on this page; false after a reload and after coming back from the provider. */
  isNew: boolean;
}

const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/**
 * State and calls of the identity verification (product.md S4): the number, then a one-time code, the provider's page, or waiting.
 *
 * @param initial The verification that had begun when the page was opened.
 */
export function useVerification(initial: IdentityCheck | null) {
  const { failures } = useMessages(formMessages);
  const messages = useMessages(verifyIdentityMessages);
  const api = useApi();
  const session = useSession();
  const queries = useQueryClient();
  const start = identityQuery(api, useLanguage());
  const { data: known } = useQuery(start);
  const [number, setNumber] = useState('');
  const [attempt, setAttempt] = useState<Attempt>({ id: 0, check: initial, isNew: false });
  const begin = (check: IdentityCheck | null) => setAttempt(({ id }) => ({ id: id + 1, check, isNew: true }));

  /** After success, the code is used up; this page is still shown until the next one has loaded. */
  const isVerified = () => {
    const state = session.read();
    return state.status === 'signed-in' && state.user.isVerified;
  };
  const onVerified = (user: User) => {
    if (!isVerified()) toast(messages.success, { tone: 'positive' });
    session.updateUser(user);
  };
  /** Whether the user is verified already, in another tab or on another device; then the guards redirect. */
  const wasVerifiedElsewhere = async (): Promise<boolean> => {
    const user = await api.checkLogin().then(
      (reply) => reply.user,
      () => null,
    );
    if (user?.isVerified) onVerified(user);
    return user?.isVerified === true;
  };

  const firstView = identityView(attempt.check).step;
  const asked = useQuery(checkQuery({ api, attempt: attempt.id, enabled: firstView !== 'number', onVerified }));
  const check = asked.data === undefined ? attempt.check : asked.data;

  const asking = useExclusiveMutation({
    mutationFn: async (fields: Pick<VerificationCode, 'aadhaarNumber' | 'consent'>): Promise<Begun> => {
      const { aadhaarNumber, consent } = fields;
      const reply = await api.requestAadhaarOtp({ aadhaarNumber, ...(consent && { consent }) });
      const { token, next = 'code', redirectUrl, allowResendOtpAfterSeconds } = reply;
      if (next === 'code') return { code: { ...fields, token, resendAt: resendTime(allowResendOtpAfterSeconds) } };
      return { check: { state: 'pending', next, redirectUrl: redirectUrl ?? null, last4: aadhaarNumber.slice(-4) } };
    },
  });
  const { sent, setSent, resend } = useSentCode<VerificationCode>(async (code) => {
    const begun = await asking.mutateAsync(code);
    if ('code' in begun) return begun.code;
    setSent(null);
    begin(begun.check);
    return code;
  }, failures.sendOtp);

  /** Begins a verification. Nobody agrees to words that were not on the page: if they were missing, they are shown first. */
  const request = async (aadhaarNumber: string): Promise<SubmitResult> => {
    try {
      const { consent } = known ?? (await queries.fetchQuery(start));
      if (consent && !known) return { ok: false, message: messages.readFirst };
      const begun = await asking.mutateAsync({ aadhaarNumber, consent: consent?.version });
      if ('check' in begun && begun.check.next === 'redirect' && !providerLink(begun.check.redirectUrl))
        return { ok: false, message: failures.general };
      setNumber(aadhaarNumber);
      begin('check' in begun ? begun.check : null);
      setSent('code' in begun ? begun.code : null);
      return { ok: true };
    } catch (error) {
      if (isConflict(error) && (await wasVerifiedElsewhere())) return { ok: true };
      // The words have changed meanwhile: show the new ones.
      if (error instanceof ApiError && error.errors?.['consent']) void queries.invalidateQueries(start);
      return refusal(error, failures.sendOtp);
    }
  };

  const verification = useExclusiveMutation({
    mutationFn: (fields: Pick<VerificationCode, 'aadhaarNumber' | 'token'> & { otp: string }) =>
      api.submitAadhaarOtp(fields),
    onSuccess: ({ user }, { aadhaarNumber }) => {
      if (user.isVerified) return onVerified(user);
      // The code was right, and the provider needs time.
      setSent(null);
      begin({ state: 'pending', next: 'wait', last4: aadhaarNumber.slice(-4) });
    },
  });
  /** A verified user in another tab, or a number of another account, which the page then says in the step of the number. */
  const settleConflict = async (): Promise<{ ok: true } | (Refusal & { declined: true })> => {
    if (await wasVerifiedElsewhere()) return { ok: true };
    begin(TAKEN);
    setSent(null);
    return { ok: false, message: '', declined: true };
  };
  const verify = async (otp: string): Promise<SubmitResult> => {
    if (!sent || isVerified()) return { ok: true };
    const { aadhaarNumber, token } = sent;
    const result = verification.mutateAsync({ aadhaarNumber, token, otp });
    const conflict = await result.then(() => false, isConflict);
    if (conflict) return settleConflict();
    return submitResult(result, (error) =>
      // Without a reply the code may be valid, so the message must not call it invalid.
      isUnanswered(error) ? failures.general : failures.verifyOtp,
    );
  };

  return {
    number,
    sent,
    consent: known?.consent?.text,
    request,
    resend,
    verify,
    /** Step to show while no code was sent. */
    view: identityView(check),
    check,
    attempt,
    /** Whether the latest question for the result failed. */
    isUnanswered: asked.isError,
    changeNumber: () => {
      setSent(null);
      begin(null);
    },
  };
}
