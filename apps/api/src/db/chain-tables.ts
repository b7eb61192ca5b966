import type { Generated } from 'kysely';
import type { Numeric, NumericWithDefault, Whole, Timestamp } from './columns.ts';

/** What a deposit is to the books; the order machine knows the first five and `dropped`, the desk decides on the others. */
export type StoredStage =
  | 'waiting'
  | 'confirmed'
  | 'surplus'
  | 'sold'
  | 'credited'
  /** An exception is open on it. */
  | 'review'
  | 'refunded'
  | 'kept'
  | 'dropped';

/** One log of a transfer to an address of ours. Identity: network, transaction hash, log index. */
export interface DepositsTable {
  id: string;
  /** The order it is meant for; null where no order has the address. */
  order_id: string | null;
  network_id: string;
  /** The 20 bytes of the address, 40 lower-case hex digits. */
  account: string;
  /** Symbol of a token that is not USDT. */
  token: string | null;
  hash: string;
  log_index: number;
  from_address: string | null;
  /** Base units of the token, whole. */
  units: Numeric;
  decimals: number;
  /** Units ÷ 10^decimals, cut to six decimals. */
  amount: Numeric;
  block_number: Whole | null;
  block_hash: string | null;
  stage: StoredStage;
  /** Made after the deadline, or to an order that had ended. */
  late: boolean;
  confirmations: Generated<number>;
  confirmations_need: number;
  sold_amount: NumericWithDefault;
  wallet_amount: NumericWithDefault;
  exception_id: string | null;
  /** The time of its block. */
  transferred_at: Timestamp;
  seen_at: Timestamp;
  confirmed_at: Timestamp | null;
  credited_at: Timestamp | null;
}

/** What an exception is about (product.md R23). */
export type ExceptionKind =
  | 'unmatched'
  | 'wrong-network'
  | 'wrong-token'
  | 'dust'
  | 'dropped'
  | 'screened'
  /** Rupees left under a key that was given up, of a payout that was paid otherwise, or whose USDT went back. */
  | 'paid-twice'
  | 'paid-after-refund';

/** A transfer that no rule settles: a person looks at it. Its amount is that of the deposits that point at it. */
export interface ExceptionsTable {
  id: string;
  kind: ExceptionKind;
  network_id: string;
  account: string;
  /** As the network writes it. */
  address: string;
  token: string | null;
  /** The order the transfer was meant for. */
  order_id: string | null;
  user_id: string | null;
  /** The transfer that vanished; of a dropped one only. */
  deposit_id: string | null;
  /** The key it was paid again under, how much, and by which UTR; of rupees only. */
  payout_key: string | null;
  rupees: Numeric | null;
  utr: string | null;
  /** What a dropped transfer had led to when it vanished. */
  state: 'uncounted' | 'credited' | 'paid-out' | null;
  /** How it ended; null while it is open. */
  resolution: 'credited' | 'refunded' | 'ignored' | 'gone' | 'returned' | null;
  opened_at: Timestamp;
  closed_at: Timestamp | null;
  /** What was said when it was decided on. */
  note: string | null;
  /** The transfer that sent it back; also while that waits for another administrator. */
  refund_id: number | null;
  /** What waits for another administrator, and who asked for it. */
  approval: 'credit' | 'refunded' | null;
  approval_by: string | null;
  approval_at: Timestamp | null;
}

/** Why a balance changed. */
export type WalletReason =
  | 'deposit'
  | 'payout-failed'
  | 'exception'
  | 'opening'
  | 'sale'
  | 'withdrawal'
  | 'withdrawal-refused';

/** One change of a wallet. The database lets nobody change or delete a row; a balance is the sum of them. */
export interface WalletEntriesTable {
  id: Generated<number>;
  user_id: string;
  /** USDT, with its sign. */
  amount: Numeric;
  reason: WalletReason;
  order_id: string | null;
  deposit_id: string | null;
  exception_id: string | null;
  withdrawal_id: string | null;
  at: Timestamp;
}

/** How a network is read, and by whom. */
export interface ChainReadersTable {
  network_id: string;
  /** Height of the newest block known. */
  head: Whole | null;
  /** Every transfer made up to this moment, by the chain's clock, to an address of an open order has been recorded. */
  read_up_to: Timestamp | null;
  /** When a round last went through, by our clock. */
  heard_at: Timestamp | null;
  first_asked_at: Timestamp;
  /** The process that reads it, until when, by the clock of the database. */
  lease_holder: string | null;
  leased_until: Timestamp | null;
  /** What is wrong with the decimals configured for its tokens: it is not read then. */
  decimals_fault: string | null;
}

/** How far a group of addresses has been read on a network (ADR 30). */
export interface ChainCursorsTable {
  network_id: string;
  tier: 'hot' | 'cold' | 'old';
  block: Whole;
  block_hash: string;
  read_at: Timestamp;
}

/** What the chain itself says an address holds. */
export interface AddressBalancesTable {
  network_id: string;
  account: string;
  /** USDT, cut to six decimals; null until it was asked for. */
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
  /** Taken out of the chain by a reorganisation. */
  dropped: Generated<boolean>;
  made_at: Timestamp;
}

/** What the simulated networks were told to do. */
export interface SandboxNetworksTable {
  network_id: string;
  /** Its node answers nothing. */
  silent: boolean;
}
