import type { OrderStatus, PayoutAction, PayoutStatus } from '@sarraf/domain';
import type { ColumnType, Generated } from 'kysely';
import type {
  AddressBalancesTable,
  ChainCursorsTable,
  ChainReadersTable,
  DepositsTable,
  ExceptionsTable,
  SandboxNetworksTable,
  SandboxTransfersTable,
  WalletEntriesTable,
} from './chain-tables.ts';
import type { Numeric, NumericWithDefault, Timestamp, Json } from './columns.ts';

/** A person. Null in the four platform columns means the platform's own value. */
export interface UsersTable {
  id: string;
  mobile: string;
  name: string | null;
  email: string | null;
  birthdate: string | null;
  pincode: string | null;
  photo: string | null;
  is_admin: Generated<boolean>;
  is_kyc_verified: Generated<boolean>;
  is_verified: Generated<boolean>;
  signup_journey: Generated<number>;
  aadhaar_hash: string | null;
  aadhaar_last4: string | null;
  wallet_balance: NumericWithDefault;
  platform_fee: Numeric | null;
  platform_fee_discount: Numeric | null;
  min_quantity: Numeric | null;
  transaction_exp_time: number | null;
  /** Since when they sell nothing, and why. */
  blocked_at: Timestamp | null;
  blocked_reason: string | null;
  created_at: Timestamp;
}

/** A session; the token itself is never stored. */
export interface SessionsTable {
  token_hash: string;
  user_id: string;
  created_at: Timestamp;
  expires_at: Timestamp;
  revoked_at: Timestamp | null;
}

/** A one-time code, for signing in (subject: a mobile) or for identity (subject: a user id). */
export interface CodesTable {
  /** Grows with each code, so the newest is the newest whatever the clocks of several servers say. */
  id: Generated<number>;
  purpose: 'login' | 'kyc';
  subject: string;
  /** Keyed hash of the code; null where the identity provider knows the code. */
  code_hash: string | null;
  /** Keyed hash of the Aadhaar number the code is bound to. */
  bound_to: string | null;
  /** Hash of the token that must come back with the code. */
  token_hash: string | null;
  /** The identity provider's own name for the request. */
  reference: string | null;
  tries_left: number;
  wrong: Generated<number>;
  created_at: Timestamp;
  expires_at: Timestamp;
  consumed_at: Timestamp | null;
}

/** Counters of the limits that belong to no record. */
export interface LimitsTable {
  key: string;
  count: number;
  resets_at: Timestamp;
}

/** A payment account. Never changed once saved: orders point at it. */
export interface BanksTable {
  id: string;
  user_id: string;
  name: string;
  method: string;
  account_number: string | null;
  phone_number: string | null;
  nayapay_id: string | null;
  iban: string | null;
  bank_name: string | null;
  created_at: Timestamp;
}

/** A sell, or USDT credited to the wallet without one. */
export interface OrdersTable {
  id: string;
  user_id: string;
  type: 'sell' | 'receive';
  /** `wallet`: sold from the balance; it has no network, and its own id as its address. */
  source: Generated<'deposit' | 'wallet'>;
  status: OrderStatus;
  network_id: string;
  address: string;
  /** The 20 bytes of the address, 40 lower-case hex digits: the same on every network. */
  account: string | null;
  /** Index the address was derived at; null on a receive, which has no address of its own. */
  address_index: number | null;
  quantity: Numeric;
  /** USDT the sale was settled for; null until then. */
  sold_amount: Numeric | null;
  price: Numeric;
  /** The price ranges of the moment the order was made: a part payment is priced by them. */
  price_ranges: Json;
  fee_rate: Numeric;
  fee_discount: Numeric;
  platform_fee: Numeric;
  net_amount: Numeric;
  received_amount: NumericWithDefault;
  exception: 'late' | 'under' | 'over' | null;
  confirmations_have: number | null;
  confirmations_need: number | null;
  hash: string | null;
  transfer_status: string | null;
  transfer_ref: string | null;
  /** The account paid into; the contract embeds it as `bank_id`. */
  bank_account_id: string | null;
  /** The deposit a receive credits (or whose failed payout it gives back). */
  source_deposit_id: string | null;
  source_order_id: string | null;
  deleted: Generated<boolean>;
  created_at: Timestamp;
  expires_at: Timestamp;
  finished_at: Timestamp | null;
}

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
export type ExceptionKind = 'unmatched' | 'wrong-network' | 'wrong-token' | 'dust' | 'dropped' | 'screened';

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

/** Rupees to be sent for one settled order, once. */
export interface PayoutsTable {
  order_id: string;
  amount: Numeric;
  status: PayoutStatus;
  /** Also while it waits for approval: no other payout gets it meanwhile. */
  utr: string | null;
  created_at: Timestamp;
  sent_at: Timestamp | null;
  /** A worker that took the row keeps it until then. */
  leased_until: Timestamp | null;
  /** What a service knows the current attempt by. */
  key: string;
  /** Counts the keys, from 1. */
  attempt: Generated<number>;
  /** The administrator who works on it. */
  claimed_by: string | null;
  claimed_at: Timestamp | null;
  /** What waits for a second administrator, and who asked for it. */
  approval: 'paid' | 'refund' | null;
  approval_by: string | null;
  approval_at: Timestamp | null;
  /** When the service was last asked about this key. */
  asked_at: Timestamp | null;
  /** The service has said that it has the payment. */
  accepted_at: Timestamp | null;
  /** The service called and said that there is news. */
  nudged_at: Timestamp | null;
  /** Nobody asks the service before. */
  next_attempt_at: Timestamp | null;
  /** Asked in vain, in a row. */
  tries: Generated<number>;
  /** Why the rupees did not arrive; the seller may choose another account. */
  problem_reason: string | null;
  problem_at: Timestamp | null;
  /** Why a person held it. */
  held_reason: string | null;
  /** Held because a transfer it pays for is no longer in the chain. */
  vanished: Generated<boolean>;
  /** Why no service is asked: a person had it in hand, or the service could not be reached. */
  desk: 'person' | 'not-asked' | null;
  /** Paid, or given back to the wallet. */
  finished_at: Timestamp | null;
}

/** What was done with a payout: a service was asked and answered, a person did something, the seller chose another account. */
export type AttemptStep = 'sent' | 'answered' | PayoutAction | 'payout-account';

/** What was tried to send the rupees. The database lets nobody change or delete a row. */
export interface PayoutAttemptsTable {
  id: Generated<number>;
  order_id: string;
  key: string;
  at: Timestamp;
  /** The service that was asked; null where a person did it. */
  adapter: string | null;
  user_id: string | null;
  what: AttemptStep;
  /** The service's own name for the payment, or a person's UTR. */
  reference: string | null;
  result: string | null;
  reason: string | null;
}

/** A setting an administrator changed; the others have their default. */
export interface SettingsTable {
  key: string;
  value: Json;
  /** Counts the changes, from 1. */
  version: number;
  updated_at: Timestamp;
  updated_by: string | null;
}

/** What administrators did. The database lets nobody change or delete a row. */
export interface AuditTable {
  id: Generated<number>;
  at: Timestamp;
  action: string;
  user_id: string;
  /** The administrator as they were called when they did it. */
  user_name: string | null;
  user_mobile: string;
  /** The setting, of a changed one. */
  key: string | null;
  /** Why, in the administrator's words, and the id of what it was about. */
  reason: string | null;
  subject: string | null;
  old_value: ColumnType<unknown, string | null, never>;
  new_value: ColumnType<unknown, string | null, never>;
  /** Why, in the words of whoever did it. */
  reason: string | null;
  /** The order it was about. */
  order_id: string | null;
}

/** Replies to repeat when a call with the same Idempotency-Key comes again. */
export interface IdempotencyTable {
  user_id: string;
  key: string;
  body_hash: string;
  /** What the call made: an order or a withdrawal. */
  order_id: string | null;
  withdrawal_id: string | null;
  created_at: Timestamp;
}

/** WhatsApp messages of the sandbox. */
export interface SandboxMessagesTable {
  id: Generated<number>;
  mobile: string;
  text: string;
  code: string | null;
  sent_at: Timestamp;
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

/** What the simulated bank was asked to pay, once a key. */
export interface SandboxPayoutsTable {
  key: string;
  account: string;
  method: string;
  rupees: Numeric;
  asked_at: Timestamp;
}

/** The whole database. */
export interface Database {
  users: UsersTable;
  sessions: SessionsTable;
  codes: CodesTable;
  limits: LimitsTable;
  banks: BanksTable;
  orders: OrdersTable;
  deposits: DepositsTable;
  payouts: PayoutsTable;
  payout_attempts: PayoutAttemptsTable;
  exceptions: ExceptionsTable;
  wallet_entries: WalletEntriesTable;
  withdrawals: WithdrawalsTable;
  typed_transfers: TypedTransfersTable;
  user_notes: UserNotesTable;
  chain_readers: ChainReadersTable;
  chain_cursors: ChainCursorsTable;
  address_balances: AddressBalancesTable;
  settings: SettingsTable;
  audit: AuditTable;
  idempotency_keys: IdempotencyTable;
  sandbox_messages: SandboxMessagesTable;
  sandbox_transfers: SandboxTransfersTable;
  sandbox_networks: SandboxNetworksTable;
  sandbox_payouts: SandboxPayoutsTable;
}
