import { fieldError, HttpError, tooMany } from '../http-error.ts';
import type { Messages, MessageOf } from '../messages.ts';
import type { IdentityRefusal } from '../providers/identity.ts';

/** Reason of a refused check: a provider's, or `taken`, the number belongs to another account, or `replaced` by a newer check. */
export type CheckReason = IdentityRefusal | 'taken' | 'replaced';

/** Reasons of a refused check that the contract names; others are `other`. */
const SHOWN = new Set<string>([
  'number-invalid',
  'number-unknown',
  'no-mobile',
  'code-expired',
  'not-agreed',
  'expired',
  'taken',
]);

/** Reason as the contract names it. */
export const shownReason = (reason: string | null): string | null =>
  reason === null || SHOWN.has(reason) ? reason : 'other';

type Words = Messages['identity']['refused'];
const WORDS: Readonly<Record<string, (words: Words) => string>> = {
  'number-invalid': (words) => words.numberInvalid,
  'number-unknown': (words) => words.numberUnknown,
  'no-mobile': (words) => words.noMobile,
  'code-expired': (words) => words.codeExpired,
  'not-agreed': (words) => words.notAgreed,
  expired: (words) => words.expired,
  taken: (words) => words.taken,
};

/** Sentence for a refused check. */
export const refusedWords =
  (reason: string | null): MessageOf =>
  ({ identity: { refused } }) =>
    (WORDS[reason ?? ''] ?? ((words) => words.other))(refused);

/** 409: the number was verified by another account. */
export const numberTaken = (): HttpError => new HttpError(409, ({ identity }) => identity.refused.taken);

const DEFAULT_WAIT_SECONDS = 60;

const SAID_AT_BEGIN = new Set<IdentityRefusal>([
  ...(['number-invalid', 'number-unknown', 'no-mobile'] as const),
  ...(['too-soon', 'generation-limit', 'submission-limit', 'consent-missing'] as const),
]);

/** Error for a provider that does not begin to verify a number. Reasons about a code say only that the number cannot be verified. */
export function refusedBegin(reason: IdentityRefusal, retryAfterSeconds: number | null): HttpError {
  const isKnown = SAID_AT_BEGIN.has(reason);
  return isKnown
    ? refusedIdentity(reason, retryAfterSeconds)
    : fieldError('aadhaarNumber', ({ identity }) => identity.refused.notVerifiable);
}

/**
 * Error for a refusal of the provider. Each reason has its sentence and its rule for another try: at once with another number or code, or after
 * the time of `Retry-After`.
 */
export function refusedIdentity(reason: IdentityRefusal, retryAfterSeconds: number | null): HttpError {
  const wait = retryAfterSeconds ?? DEFAULT_WAIT_SECONDS;
  switch (reason) {
    case 'number-invalid':
    case 'number-unknown':
    case 'no-mobile':
      return fieldError('aadhaarNumber', refusedWords(reason));
    case 'code-wrong':
      return fieldError('otp', ({ codes }) => codes.wrong);
    case 'code-expired':
    case 'expired':
      return fieldError('otp', ({ identity }) => identity.refused.codeExpired);
    case 'already-verified':
      return fieldError('otp', ({ identity }) => identity.refused.codeUsed);
    case 'too-soon':
      return tooMany(wait, ({ identity }) => identity.refused.tooSoon);
    case 'generation-limit':
      return tooMany(wait, ({ identity }) => identity.refused.tooManyCodes);
    case 'submission-limit':
      return tooMany(wait, ({ identity }) => identity.refused.tooManyTries);
    case 'consent-missing':
      return fieldError('consent', ({ identity }) => identity.refused.consentMissing);
    case 'not-agreed':
    case 'other':
      return fieldError('general', refusedWords(reason));
    default:
      return reason satisfies never;
  }
}
