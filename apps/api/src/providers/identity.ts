import type { Language } from '@sarraf/domain';

/**
 * Why an identity provider refuses. `number-invalid`, `number-unknown`, `no-mobile`: another number is needed. `code-wrong`: the same code form
 * again. `code-expired`, `already-verified`: another code. `too-soon`, `generation-limit`, `submission-limit`: later. `consent-missing`: the
 * consent was not accepted. `not-agreed`: the person refused on the provider's page. `expired`: the provider no longer knows the request.
 */
export const IDENTITY_REFUSALS = [
  'number-invalid',
  'number-unknown',
  'no-mobile',
  'code-wrong',
  'code-expired',
  'already-verified',
  'too-soon',
  'generation-limit',
  'submission-limit',
  'consent-missing',
  'not-agreed',
  'expired',
  'other',
] as const;

/** See {@link IDENTITY_REFUSALS}. */
export type IdentityRefusal = (typeof IDENTITY_REFUSALS)[number];

/** Consent of a person: the version and words they read, and when they agreed. */
export interface Consent {
  version: string;
  text: string;
  at: Date;
}

/** Request to verify a person. */
export interface IdentityRequest {
  /** Our id of the request, for the provider's records. */
  id: string;
  /** Aadhaar number, 12 digits. */
  number: string;
  /** E.164 number of the caller's account. */
  mobile: string;
  consent: Consent | null;
  language: Language;
  /** Address a person returns to from the provider's page. */
  returnUrl: string;
}

/** A verification that has begun. `code`: a code was sent to the mobile registered with the number. */
export interface BegunIdentity {
  reference: string;
  next: 'code' | 'wait' | { redirect: string };
  /** When the provider forgets the request; null if it does not say. */
  expiresAt: Date | null;
}

/** Refusal of a provider. `retryAfterSeconds` only with the reasons that mean *later*. */
export interface RefusedIdentity {
  refused: IdentityRefusal;
  retryAfterSeconds: number | null;
}

/** Result of a verification. `no-record`: the person is verified, and the provider knows no name. */
export type IdentityAnswer =
  | { state: 'pending' }
  | { state: 'refused'; reason: IdentityRefusal; retryAfterSeconds: number | null }
  | { state: 'verified'; name: string | null; birthdate: string | null; match: 'full' | 'no-record' };

/** Identity provider. Both calls reject with `ProviderUnavailable` while it is down, and may be repeated. */
export interface Identity {
  adapter: 'sandbox' | 'http' | 'otp' | 'none';
  /** Whether a request without the consent of the person is refused. */
  needsConsent: boolean;
  /** Number that any number of accounts may verify; only in the sandbox. */
  sharedNumber: string | null;
  /** Begins a verification. */
  begin: (request: IdentityRequest) => Promise<BegunIdentity | RefusedIdentity>;
  /** Asks for the result; with the code if `next` was `code`. */
  check: (question: { reference: string; otp?: string }) => Promise<IdentityAnswer>;
}
