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
import type {
  BankStatementExplanationsTable,
  BankStatementLinesTable,
  BankStatementMatchingTable,
  BankStatementMissingTable,
  BankStatementsTable,
} from './bank-statement-tables.ts';
import type { Numeric, NumericWithDefault, Timestamp, Json } from './columns.ts';
import type {
  ConsentsTable,
  IdentityChecksTable,
  IdentityNumbersTable,
  SandboxIdentitiesTable,
} from './identity-tables.ts';
import type { ReportedTransactionsTable, UserNotesTable, WithdrawalsTable } from './desk-tables.ts';
import type { MessagesTable } from './message-tables.ts';
import type { HeartbeatsTable, ServerProcessesTable } from './operations-tables.ts';
import type { SessionsTable, UsersTable } from './people-tables.ts';
import type {
  PayoutAttemptsTable,
  PayoutKeysTable,
  PayoutReturnsTable,
  PayoutsTable,
  SandboxPayoutsTable,
} from './payout-tables.ts';
import type { ProofLinksTable } from './proof-tables.ts';
import type { PasskeyChallengesTable, PasskeysTable, RecoveryCodesTable } from './second-factor-tables.ts';
import type { BackupsTable, DataKeysTable } from './upkeep-tables.ts';

/** A one-time code, for signing in (subject: a mobile) or for identity (subject: a user id). */
export interface CodesTable {
  /** Sequence number: the newest code has the highest one, even if the clocks of several servers differ. */
  id: Generated<number>;
  purpose: 'login' | 'kyc';
  subject: string;
  /** Keyed hash of the code; null if only the identity provider knows the code. */
  code_hash: string | null;
  /** Keyed hash of the Aadhaar number the code is bound to. */
  bound_to: string | null;
  /** Hash of the token that must come back with the code. */
  token_hash: string | null;
  /** The identity provider's reference of the request. */
  reference: string | null;
  tries_left: number;
  wrong: Generated<number>;
  created_at: Timestamp;
  expires_at: Timestamp;
  consumed_at: Timestamp | null;
}

/** Counters of rate limits. */
export interface LimitsTable {
  key: string;
  count: number;
  resets_at: Timestamp;
}

/** A payment account. Its details are never updated, since orders reference it: a changed account is a new row. */
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
  /** When the account was added; the row of a changed account keeps it, and thereby its place in lists. */
  created_at: Timestamp;
  /** When the account was removed or changed; null while its owner can choose it. */
  removed_at: Timestamp | null;
  /** Row that the account was changed to; null unless it was changed. */
  replaced_by: string | null;
  /** When it was made the default; the newest one counts. */
  default_at: Timestamp | null;
}

/** The bank's own name of a payment account; no row while the bank has told none. Inserted once. */
export interface AccountTitlesTable {
  bank_id: string;
  /** At most 40 characters, often in capitals or cut. */
  title: string;
  /** The service's reference of the title, sent along with each payment to the account. */
  reference: string | null;
  at: Timestamp;
}

/** An order: a sale, or a `receive`, which credits USDT to the wallet. */
export interface OrdersTable {
  id: string;
  user_id: string;
  type: 'sell' | 'receive';
  /** When a transfer to the order was first held for a decision; null if none is held. */
  review_at: Timestamp | null;
  /** `wallet`: a sale from the balance, which has no network and its own id as address. */
  source: Generated<'deposit' | 'wallet'>;
  status: OrderStatus;
  network_id: string;
  address: string;
  /** The 20 bytes of the address, 40 lower-case hex digits: the same on every network. */
  account: string | null;
  /** Derivation index of the address; null for a `receive`, which has no address. */
  address_index: number | null;
  quantity: Numeric;
  /** USDT the sale was settled for; null until then. */
  sold_amount: Numeric | null;
  price: Numeric;
  /** Price ranges when the order was created; a partial deposit is priced by them. */
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
  /** Account that receives the rupees; the contract embeds it as `bank_id`. */
  bank_account_id: string | null;
  /** Deposit that a `receive` credits; `source_order_id` is the order whose failed payout it returns. */
  source_deposit_id: string | null;
  source_order_id: string | null;
  deleted: Generated<boolean>;
  created_at: Timestamp;
  expires_at: Timestamp;
  finished_at: Timestamp | null;
  /** When and why the bank returned the rupees of the completed order; null again once they are paid again. */
  returned_at: Timestamp | null;
  return_reason: string | null;
  /** When the USDT were refunded after a return. */
  refunded_at: Timestamp | null;
}

/** Log of received webhooks, kept for 90 days. */
export interface WebhookInboxTable {
  id: Generated<number>;
  at: Timestamp;
  /** Service that sent it: the last part of the path. */
  source: string;
  /** `webhook-id` of Standard Webhooks; null without that header. */
  webhook_id: string | null;
  /** Raw bytes of the body; of an unsigned webhook only the first 1 kB. */
  body: Uint8Array;
  /** `repeated`: accepted before. `stale`: signed more than five minutes ago. `unsigned`: no valid signature. `invalid`: not the contract's body. */
  verdict: 'accepted' | 'repeated' | 'stale' | 'unsigned' | 'invalid';
  /** What an accepted webhook changed, for people; null if nothing. */
  changed: string | null;
}

/** A setting that was changed at least once; settings without a row have their default. */
export interface SettingsTable {
  key: string;
  value: Json;
  /** Number of changes, from 1. */
  version: number;
  updated_at: Timestamp;
  updated_by: string | null;
}

/** Audit log of administrators' actions. A trigger forbids updates and deletes. */
export interface AuditTable {
  id: Generated<number>;
  at: Timestamp;
  action: string;
  user_id: string;
  /** Name of the administrator at the time of the action. */
  user_name: string | null;
  user_mobile: string;
  /** Key of a changed setting. */
  key: string | null;
  old_value: ColumnType<unknown, string | null, never>;
  new_value: ColumnType<unknown, string | null, never>;
  /** Reason that the administrator gave. */
  reason: string | null;
  /** Order the action was about. */
  order_id: string | null;
  /** Id of any other record the action was about. */
  subject: string | null;
  /** Whether the action only requested the approval of another administrator. */
  awaits_approval: Generated<boolean>;
}

/** Idempotency keys, with the record to return when a call with the same key is repeated. */
export interface IdempotencyTable {
  user_id: string;
  key: string;
  body_hash: string;
  /** Order or withdrawal that the call created. */
  order_id: string | null;
  withdrawal_id: string | null;
  created_at: Timestamp;
}

/** Messages "sent" in the sandbox. */
export interface SandboxMessagesTable {
  id: Generated<number>;
  mobile: string;
  text: string;
  code: string | null;
  channel: Generated<string>;
  sent_at: Timestamp;
}

/** Tables of the database. */
export interface Database {
  users: UsersTable;
  sessions: SessionsTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  recovery_codes: RecoveryCodesTable;
  codes: CodesTable;
  limits: LimitsTable;
  data_keys: DataKeysTable;
  identity_checks: IdentityChecksTable;
  identity_numbers: IdentityNumbersTable;
  consents: ConsentsTable;
  banks: BanksTable;
  account_titles: AccountTitlesTable;
  orders: OrdersTable;
  deposits: DepositsTable;
  payouts: PayoutsTable;
  payout_attempts: PayoutAttemptsTable;
  payout_keys: PayoutKeysTable;
  payout_returns: PayoutReturnsTable;
  proof_links: ProofLinksTable;
  bank_statements: BankStatementsTable;
  bank_statement_lines: BankStatementLinesTable;
  bank_statement_missing: BankStatementMissingTable;
  bank_statement_explanations: BankStatementExplanationsTable;
  bank_statement_matching: BankStatementMatchingTable;
  exceptions: ExceptionsTable;
  wallet_entries: WalletEntriesTable;
  withdrawals: WithdrawalsTable;
  reported_transactions: ReportedTransactionsTable;
  user_notes: UserNotesTable;
  chain_readers: ChainReadersTable;
  chain_cursors: ChainCursorsTable;
  address_balances: AddressBalancesTable;
  settings: SettingsTable;
  audit: AuditTable;
  idempotency_keys: IdempotencyTable;
  webhook_inbox: WebhookInboxTable;
  messages: MessagesTable;
  backups: BackupsTable;
  sandbox_messages: SandboxMessagesTable;
  sandbox_transfers: SandboxTransfersTable;
  sandbox_networks: SandboxNetworksTable;
  sandbox_payouts: SandboxPayoutsTable;
  sandbox_identities: SandboxIdentitiesTable;
  heartbeats: HeartbeatsTable;
  server_processes: ServerProcessesTable;
}
