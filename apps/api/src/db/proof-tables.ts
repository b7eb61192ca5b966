import type { Timestamp } from './columns.ts';

/** Link to the proof of payment of an order, at most one an order. Deleted when it is revoked or the bank returns the rupees. */
export interface ProofLinksTable {
  order_id: string;
  /** SHA-256 of the token in the link. */
  token_hash: string;
  /** The token, encrypted under the key ring, so that its owner can be shown the same link again. */
  token_sealed: string;
  created_at: Timestamp;
  expires_at: Timestamp;
}
