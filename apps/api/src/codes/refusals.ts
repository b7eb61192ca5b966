import { messages } from '../messages.ts';
import { fieldError, tooMany, type HttpError } from '../middleware/http-error.ts';
import type { RefusedIssue, Verification } from './issue-code.ts';

/** Why no code was sent, as 429 with the time to wait. */
export function refusedIssue({ why, waitSeconds }: RefusedIssue): HttpError {
  switch (why) {
    case 'resend':
      return tooMany(waitSeconds, messages.codes.resendTooSoon);
    case 'sends':
      return tooMany(waitSeconds, messages.codes.tooManyForNumber);
    case 'wrong-codes':
      return tooMany(waitSeconds, messages.codes.tooManyWrongToday);
    default:
      return why satisfies never;
  }
}

/** Why a code was not accepted. A used, an expired and a never sent code read alike. */
export const refusedVerification = (verification: Exclude<Verification, { result: 'matched' }>): HttpError =>
  verification.result === 'no-tries'
    ? tooMany(verification.waitSeconds, messages.codes.tooManyWrong)
    : fieldError('otp', messages.codes.wrong);
