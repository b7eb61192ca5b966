import type { Generated } from 'kysely';
import type { Numeric, Timestamp } from './columns.ts';

/** USDT of a wallet that its owner wants sent; they left the balance when it was asked for. */
export interface WithdrawalsTable {
  id: string;
  user_id: string;
  network_id: string;
  /** As its network writes it, and the 20 bytes behind it. */
  address: string;
  account: string;
  amount: Numeric;
  status: 'requested' | 'claimed' | 'paid' | 'refused';
  claimed_by: string | null;
  claimed_at: Timestamp | null;
  /** The transfer that paid it; also while that waits for another administrator. */
  transfer_id: number | null;
  approval_by: string | null;
  approval_at: Timestamp | null;
  /** Why it was refused. */
  reason: string | null;
  created_at: Timestamp;
  finished_at: Timestamp | null;
}

/** A transfer an administrator typed the hash of; its network is asked whether it has it. */
export interface TypedTransfersTable {
  id: Generated<number>;
  purpose: 'refund' | 'withdrawal' | 'sweep';
  network_id: string;
  hash: string;
  /** Symbol of a token that is not USDT. */
  token: string | null;
  /** The account of ours a sweep moves USDT away from. */
  from_account: string | null;
  /** Whom it must have reached; null where that may be anybody. */
  to_account: string | null;
  amount: Numeric;
  typed_by: string;
  typed_at: Timestamp;
  /** When the network is asked next. */
  due_at: Timestamp;
  /** When the network was seen to have it; null until then. */
  confirmed_at: Timestamp | null;
  /** Another administrator has yet to agree to it. */
  waits: Generated<boolean>;
}

/** What administrators wrote down about a person. */
export interface UserNotesTable {
  id: Generated<number>;
  user_id: string;
  at: Timestamp;
  by_user: string;
  /** As they were called when they wrote it. */
  by_name: string;
  text: string;
}
