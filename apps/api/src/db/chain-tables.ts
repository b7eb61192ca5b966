import type { Generated } from 'kysely';
import type { Numeric, NumericWithDefault, Whole, Timestamp } from './columns.ts';

/** Stage of a deposit in the books. The order machine sets the first five and `dropped`; administrators decide on the others. */
export type StoredStage =
  | 'waiting'
  | 'confirmed'
  | 'surplus'
  | 'sold'
  | 'credited'
  /** An exception is open for this deposit. */
  | 'review'
  | 'refunded'
  | 'kept'
  | 'dropped';

/** A deposit: one transfer log to one of our addresses. Identity: network, transaction hash, log index. */
export interface DepositsTable {
  id: string;
  /** Order of the address; null if no order has it. */
  order_id: string | null;
  network_id: string;
  /** The 20 bytes of the address as 40 lower-case hex digits. */
  account: string;
  /** Symbol of a token other than USDT; null for USDT. */
  token: string | null;
  hash: string;
  log_index: number;
  from_address: string | null;
  /** Whole base units of the token. */
  units: Numeric;
  decimals: number;
  /** Units ÷ 10^decimals, truncated to six decimals. */
  amount: Numeric;
  block_number: Whole | null;
  block_hash: string | null;
  stage: StoredStage;
  /** Sent after the deadline, or to an order that had ended. */
  late: boolean;
  confirmations: Generated<number>;
  confirmations_need: number;
  sold_amount: NumericWithDefault;
  wallet_amount: NumericWithDefault;
  exception_id: string | null;
  /** Time of the transfer's block. */
  transferred_at: Timestamp;
  seen_at: Timestamp;
  confirmed_at: Timestamp | null;
  credited_at: Timestamp | null;
}

/** Kind of an exception (product.md R23). */
export type ExceptionKind =
  | 'unmatched'
  | 'wrong-network'
  | 'wrong-token'
  | 'dust'
  | 'dropped'
  | 'screened'
  /** Rupees paid under an abandoned key although the payout was paid in another way (`paid-twice`) or its USDT were returned (`paid-after-refund`). */
  | 'paid-twice'
  | 'paid-after-refund';

/** An exception: a transfer that no rule settles, for a person to decide on. Its amount is the sum of the deposits that reference it. */
export interface ExceptionsTable {
  id: string;
  kind: ExceptionKind;
  network_id: string;
  account: string;
  /** Address in the network's own format. */
  address: string;
  token: string | null;
  /** Order the transfer was meant for. */
  order_id: string | null;
  user_id: string | null;
  /** Deposit that left the chain; only for kind `dropped`. */
  deposit_id: string | null;
  /** Key, rupees and UTR of the second payment; only for `paid-twice` and `paid-after-refund`. */
  payout_key: string | null;
  rupees: Numeric | null;
  utr: string | null;
  /** What a dropped transfer had already caused when it left the chain. */
  state: 'uncounted' | 'credited' | 'paid-out' | null;
  /** Resolution; null while the exception is open. */
  resolution: 'credited' | 'refunded' | 'ignored' | 'gone' | 'returned' | null;
  opened_at: Timestamp;
  closed_at: Timestamp | null;
  /** Note that the administrator wrote with the decision. */
  note: string | null;
  /** Refund transfer; already set while it awaits a second administrator's approval. */
  refund_id: number | null;
  /** Decision that awaits a second administrator's approval, and who made it. */
  approval: 'credit' | 'refunded' | null;
  approval_by: string | null;
  approval_at: Timestamp | null;
}

/** Reason of a balance change. */
export type WalletReason =
  | 'deposit'
  | 'payout-failed'
  | 'exception'
  | 'opening'
  | 'sale'
  | 'withdrawal'
  | 'withdrawal-refused';

/** One change of a wallet's balance. A trigger forbids updates and deletes; the balance is the sum of the rows. */
export interface WalletEntriesTable {
  id: Generated<number>;
  user_id: string;
  /** Signed amount in USDT. */
  amount: Numeric;
  reason: WalletReason;
  order_id: string | null;
  deposit_id: string | null;
  exception_id: string | null;
  withdrawal_id: string | null;
  at: Timestamp;
}

/** Reading state of a network, and the process that holds its lease. */
export interface ChainReadersTable {
  network_id: string;
  /** Height of the newest block known. */
  head: Whole | null;
  /** All transfers to addresses of open orders up to this moment of the chain's clock have been recorded. */
  read_up_to: Timestamp | null;
  /** When a round last succeeded, by our clock. */
  heard_at: Timestamp | null;
  first_asked_at: Timestamp;
  /** Process that holds the lease, and when it expires by the clock of the database. */
  lease_holder: string | null;
  leased_until: Timestamp | null;
  /** Error in the decimals configured for the network's tokens; such a network is not read. */
  decimals_fault: string | null;
}

/** Cursor: last block read for a tier of addresses on a network (ADR 30). */
export interface ChainCursorsTable {
  network_id: string;
  tier: 'hot' | 'cold' | 'old';
  block: Whole;
  block_hash: string;
  read_at: Timestamp;
}

/** Balance of an address on the chain. */
export interface AddressBalancesTable {
  network_id: string;
  account: string;
  /** USDT, truncated to six decimals; null before the first check. */
  on_chain: Numeric | null;
  checked_at: Timestamp | null;
  due_at: Timestamp;
}

/** Transfers of the simulated chain. */
export interface SandboxTransfersTable {
  id: Generated<number>;
  network_id: string;
  account: string;
  token: string | null;
  hash: string;
  log_index: number;
  from_address: string | null;
  units: Numeric;
  decimals: number;
  block: Whole;
  /** Removed from the chain by a reorganisation. */
  dropped: Generated<boolean>;
  made_at: Timestamp;
}

/** State that tests set on the simulated networks. */
export interface SandboxNetworksTable {
  network_id: string;
  /** The node does not answer. */
  silent: boolean;
}
