import type { Generated } from 'kysely';
import type { Numeric, Timestamp } from './columns.ts';

/** A withdrawal: USDT that leave the wallet's balance when the withdrawal is requested. */
export interface WithdrawalsTable {
  id: string;
  user_id: string;
  network_id: string;
  /** Address in the network's own format; `account` has its 20 bytes. */
  address: string;
  account: string;
  amount: Numeric;
  status: 'requested' | 'claimed' | 'paid' | 'refused';
  claimed_by: string | null;
  claimed_at: Timestamp | null;
  /** Transfer that paid the withdrawal; already set while it awaits a second administrator's approval. */
  transfer_id: number | null;
  approval_by: string | null;
  approval_at: Timestamp | null;
  /** Reason of a refusal. */
  reason: string | null;
  created_at: Timestamp;
  finished_at: Timestamp | null;
}

/** A transaction that an administrator reported by its hash; the worker checks that its network has it. */
export interface ReportedTransactionsTable {
  id: Generated<number>;
  purpose: 'refund' | 'withdrawal' | 'sweep';
  network_id: string;
  hash: string;
  /** Symbol of a token other than USDT; null for USDT. */
  token: string | null;
  /** Our account that a sweep empties. */
  from_account: string | null;
  /** Account the transfer must have reached; null if any will do. */
  to_account: string | null;
  amount: Numeric;
  reported_by: string;
  reported_at: Timestamp;
  /** When the network is checked next. */
  due_at: Timestamp;
  /** When the transaction was found on its network; null before. */
  confirmed_at: Timestamp | null;
  /** Awaits a second administrator's approval. */
  waits: Generated<boolean>;
}

/** Notes of administrators about a user. */
export interface UserNotesTable {
  id: Generated<number>;
  user_id: string;
  at: Timestamp;
  by_user: string;
  /** Name of the administrator when the note was written. */
  by_name: string;
  text: string;
}
