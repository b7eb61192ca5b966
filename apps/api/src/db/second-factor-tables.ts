import type { Timestamp, Whole } from './columns.ts';

/** A passkey of an administrator. */
export interface PasskeysTable {
  id: string;
  user_id: string;
  /** The authenticator's own id of the credential, base64url. */
  credential_id: string;
  /** Public key in COSE format. */
  public_key: Uint8Array;
  /** Signature counter of the last use; 0 with authenticators that do not count. */
  counter: Whole;
  /** Ways to reach the authenticator (`internal`, `usb`), with commas between them. */
  transports: string;
  /** Name that its owner gave it; null if none. */
  name: string | null;
  created_at: Timestamp;
  last_used_at: Timestamp | null;
}

/** Challenge that a session has to sign next, for each purpose. */
export interface PasskeyChallengesTable {
  session_hash: string;
  purpose: 'enrol' | 'prove';
  challenge: string;
  expires_at: Timestamp;
}

/** A recovery code; only its hash is stored. */
export interface RecoveryCodesTable {
  user_id: string;
  code_hash: string;
  created_at: Timestamp;
  used_at: Timestamp | null;
}
