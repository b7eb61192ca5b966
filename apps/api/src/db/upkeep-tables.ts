import type { Generated } from 'kysely';
import type { Timestamp, Whole } from './columns.ts';

/** Random key of long-lived hashes, encrypted under a key of the server's key ring. It never changes; only its encryption does. */
export interface DataKeysTable {
  /** What is hashed with the key. */
  purpose: 'identity';
  wrapped: string;
  /** Id of the key of the ring that encrypts it; null for SARRAF_SECRET. For people: every key of the ring is tried. */
  key_id: string | null;
  created_at: Timestamp;
  wrapped_at: Timestamp;
}

/** A backup that was written and read back. */
export interface BackupsTable {
  id: Generated<number>;
  at: Timestamp;
  /** Size of the file. */
  bytes: Whole;
  /** Name of the file, without its folder. */
  file: string;
}
