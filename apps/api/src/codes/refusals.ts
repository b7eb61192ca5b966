import { fieldError, tooMany, type HttpError } from '../middleware/http-error.ts';
import type { RefusedIssue, Verification } from './issue-code.ts';

/** Why no code was sent, as 429 with the time to wait. */
export function refusedIssue({ why, waitSeconds }: RefusedIssue): HttpError {
  switch (why) {
    case 'resend':
      return tooMany(waitSeconds, ({ codes }) => codes.resendTooSoon);
    case 'sends':
      return tooMany(waitSeconds, ({ codes }) => codes.tooManyForNumber);
    case 'wrong-codes':
      return tooMany(waitSeconds, ({ codes }) => codes.tooManyWrongToday);
    default:
      return why satisfies never;
  }
}

/** Why a code was not accepted. A used, an expired and a never sent code read alike. */
export const refusedVerification = (verification: Exclude<Verification, { result: 'matched' }>): HttpError =>
  verification.result === 'no-tries'
    ? tooMany(verification.waitSeconds, ({ codes }) => codes.tooManyWrong)
    : fieldError('otp', ({ codes }) => codes.wrong);
