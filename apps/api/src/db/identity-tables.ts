import type { Generated } from 'kysely';
import type { Timestamp } from './columns.ts';

/** A verification of a user by the identity provider. */
export interface IdentityChecksTable {
  id: string;
  user_id: string;
  /** Provider that began it: its reference means nothing to another one. */
  adapter: string;
  /** Keyed hash of the Aadhaar number. */
  number_hash: string;
  last4: string;
  /** The provider's reference. */
  reference: string;
  /** What the person does next: enter a code, agree on the provider's page, or wait. */
  next: 'code' | 'redirect' | 'wait';
  redirect_url: string | null;
  /** Row of `codes` that counts this request towards the limits. */
  code_id: number;
  state: 'pending' | 'verified' | 'refused';
  /** Why it was refused; `replaced` by a newer check of the user. */
  reason: string | null;
  /** `no-record`: the provider confirms the person without knowing a name. */
  match: 'full' | 'no-record' | null;
  created_at: Timestamp;
  expires_at: Timestamp;
  /** When the provider was last asked for the result. */
  asked_at: Timestamp | null;
  decided_at: Timestamp | null;
}

/** Owner of each verified number: one number, one account. */
export interface IdentityNumbersTable {
  number_hash: string;
  user_id: string;
}

/** Consents of users. A trigger forbids updates and deletes. */
export interface ConsentsTable {
  id: Generated<string>;
  user_id: string;
  purpose: 'identity';
  version: string;
  language: string;
  /** The words that the user read. */
  text: string;
  at: Timestamp;
}

/** Checks of the simulated identity service. */
export interface SandboxIdentitiesTable {
  reference: string;
  mobile: string;
  behaviour: string;
  language: string;
  code_hash: string | null;
  /** Address the person returns to after the simulated page. */
  return_url: string;
  answer: 'agreed' | 'refused' | null;
  created_at: Timestamp;
}
