import { fieldError, tooMany, type HttpError } from '../http-error.ts';
import type { RefusedIssue, Verification } from './issue-code.ts';

/** 429 for a code that was not issued, with the seconds to wait. */
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

/** Error for a code that was not accepted. A used, an expired and a never issued code have the same message. */
export const refusedVerification = (verification: Exclude<Verification, { result: 'matched' }>): HttpError =>
  verification.result === 'no-tries'
    ? tooMany(verification.waitSeconds, ({ codes }) => codes.tooManyWrong)
    : fieldError('otp', ({ codes }) => codes.wrong);
