import type { OrderStatus } from '@sarraf/domain';
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
import type { TypedTransfersTable, UserNotesTable, WithdrawalsTable } from './desk-tables.ts';
import type { PayoutAttemptsTable, PayoutKeysTable, PayoutsTable, SandboxPayoutsTable } from './payout-tables.ts';

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
  /** Since when a transfer to it is held for a decision; null while none is. */
  review_at: Timestamp | null;
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
  old_value: ColumnType<unknown, string | null, never>;
  new_value: ColumnType<unknown, string | null, never>;
  /** Why, in the words of whoever did it. */
  reason: string | null;
  /** The order it was about. */
  order_id: string | null;
  /** The id of anything else it was about. */
  subject: string | null;
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
  payout_keys: PayoutKeysTable;
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
