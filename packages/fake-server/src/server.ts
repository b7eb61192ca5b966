import { METHODS, type CodeChannel, type StatementColumns } from '@sarraf/domain';
import type {
  AuditEntry,
  BankAccount,
  Exception,
  IdentityCheck,
  Operations,
  Order,
  Payout,
  PayoutTimes,
  Reconciliation,
  SandboxMessage,
  Setting,
  Stats,
  Sweep,
  User,
  UserBlock,
  UserNote,
  WalletEntry,
  Withdrawal,
} from '@sarraf/api-client';
import {
  hashes,
  settings as fixtureSettings,
  stats as fixtureStats,
  reconciliation as fixtureReconciliation,
} from './fixtures/index.ts';
import { type AccountState, accountState } from './account-state.ts';
import { type SecondFactors, secondFactors, type SecondFactorState } from './second-factor-state.ts';
import type { StatementState } from './statement-matching.ts';
import { type ImportedFile, statementState } from './statement-state.ts';

/** Fields of an order that change at one poll. */
export type OrderChange = Partial<Order>;

/** Changes of a paid order: the deposit is seen, then confirmed, then the order is completed. */
export const PAID_ORDER_CHANGES: OrderChange[] = [
  { status: 'in_process', hash: hashes.trc20, confirmations: { have: 3, need: 19 } },
  { status: 'in_process', confirmations: { have: 19, need: 19 } },
  { status: 'completed', transfer_status: 'completed', transfer_ref: 'UTR2506020941337' },
];

/** A user of the server with their payment accounts. */
export interface Person {
  user: User & { _id: string };
  banks: BankAccount[];
}

/** Verification of an identity that has begun. */
export interface IdentityAttempt {
  aadhaarNumber: string;
  /** Token of the code. */
  token: string;
  /** Reply of `checkIdentity`. A test changes it to what the provider's page or the provider would have said. */
  check: IdentityCheck;
  /** Name that the provider gives; null if it has none, and the name of the basic details stays unconfirmed. */
  name: string | null;
}

/** Initial state of a fake server; what is left out is empty or has the platform's defaults. */
export interface FakeServerOptions extends Partial<
  Pick<FakeServer, 'now' | 'payoutTimes' | 'payoutBalance' | 'warnings' | 'operations'>
> {
  /** Users with their payment accounts. */
  people?: { user: User; banks?: BankAccount[] }[];
  /** The signed-in user: `server.token` is their token. */
  signedIn?: User;
  /** Orders of all users. */
  orders?: Order[];
  /** Settings. One without a version keeps having none. */
  settings?: Setting[];
  /** Columns of the bank statement, as the setting `statement_columns`; default none. */
  statementColumns?: StatementColumns;
  /** Imported bank statements, the oldest first. They need `statementColumns`. */
  statements?: ImportedFile[];
  /** Audit log, newest first; null for a server without one (404). */
  audit?: AuditEntry[] | null;
  stats?: Stats;
  /** Exceptions, newest first. */
  exceptions?: Exception[];
  /** Payouts, oldest first. */
  payouts?: Payout[];
  /** Withdrawals, oldest first. */
  withdrawals?: Withdrawal[];
  /** Wallet entries by user id, newest first; default one deposit of the whole balance. */
  wallets?: Record<string, WalletEntry[]>;
  /** Blocks with their reason, by user id. */
  blocks?: Record<string, UserBlock>;
  /** Notes about users, by user id, newest first. */
  notes?: Record<string, UserNote[]>;
  /** Ids of networks whose node is silent. */
  delayed?: string[];
  /** Networks that are not read at all, with the reason. */
  chainFaults?: [networkId: string, fault: string][];
  /** Second factor of the signed-in administrator; default `off`: this server requires none. */
  secondFactor?: SecondFactorState;
  /** The one-time code of every message; default `123456`. */
  code?: string;
  /** Channels of messages, the first one first; default WhatsApp, then SMS. */
  channels?: CodeChannel[];
  /** Channels that refuse every message. */
  refusingChannels?: CodeChannel[];
  /** Whether it is a sandbox: sends the `Sandbox` header and has the sandbox calls; default true. */
  sandbox?: boolean;
  /** Changes of a new order, one per poll. Empty: it waits for a deposit. */
  orderChanges?: OrderChange[];
  /** Changes of an order once a deposit covers it, one per poll. */
  paidOrderChanges?: OrderChange[];
}

/** State of a fake server. A test may read and change it. */
export interface FakeServer {
  /** Clock in milliseconds since 1970; default `Date.now`. */
  now: () => number;
  readonly code: string;
  /** Channels of messages, the first one first. */
  channels: CodeChannel[];
  /** Channels that refuse every message. */
  refusingChannels: Set<CodeChannel>;
  sandbox: boolean;
  /** Token of the user signed in at the start, else null. */
  readonly token: string | null;
  people: Map<string, Person>;
  accounts: AccountState;
  /** User id by token. */
  sessions: Map<string, string>;
  orders: Order[];
  /** Usual times of payouts by method; default a few minutes for every method. */
  payoutTimes: PayoutTimes[];
  settings: Setting[];
  /** Newest first; null for a server without an audit log. */
  audit: AuditEntry[] | null;
  stats: Stats;
  /** Newest first. */
  exceptions: Exception[];
  /** USDT side of the books; `rupees` is computed for each reply. */
  reconciliation: Reconciliation;
  bankStatement: StatementState;
  /** Oldest first; ages, `claim.mine` and `nextActions` are computed for each reply. */
  payouts: Payout[];
  /** Oldest first. */
  withdrawals: Withdrawal[];
  /** Wallet entries by user id, newest first. */
  wallets: Map<string, WalletEntry[]>;
  secondFactor: SecondFactors;
  blocks: Map<string, UserBlock>;
  notes: Map<string, UserNote[]>;
  /** Transaction hashes that are used. */
  hashes: Set<string>;
  /** Sweeps that wait for approval, by transaction hash. */
  sweeps: Map<string, Sweep>;
  /** Ids of the networks whose node is silent. */
  delayed: Set<string>;
  /** Reason why a network is not read at all, by network id; add the id to `delayed` as well. */
  chainFaults: Map<string, string>;
  /** Rupees that the payout service has left; null for a service without a balance. */
  payoutBalance: string | null;
  /** Warnings about the server itself, for the operator. */
  warnings: { name: string; since: string }[];
  /** Parts of the reply of `getOperations` that differ from a server on which all is well. */
  operations: Partial<Operations>;
  /** Removed deposits: `mineAgain` restores the order of one. Latest last. */
  dropped: { networkId: string; mineAgain: () => void }[];
  messages: SandboxMessage[];
  /** Valid sign-in codes by mobile: the wrong tries, the channels that took the code, and when it was made. */
  codes: Map<string, { tries: number; channels: Set<CodeChannel>; sentMs: number }>;
  /** Latest identity verification by user id. */
  identityAttempts: Map<string, IdentityAttempt>;
  /** Aadhaar numbers of other accounts. */
  takenNumbers: Set<string>;
  /** Changes still to come, by order id, one per poll. */
  pendingChanges: Map<string, OrderChange[]>;
  /** Ids of orders and withdrawals by owner and idempotency key. */
  keys: Map<string, { body: string; orderId: string }>;
  /** Links to proofs of payment, by order id; `endsAt` in milliseconds. */
  proofs: Map<string, { token: string; endsAt: number }>;
  readonly orderChanges: OrderChange[];
  readonly paidOrderChanges: OrderChange[];
  /** A fresh id, or a fresh token. */
  nextId: (prefix: string) => string;
}

const initialEntries = ({ wallet_balance: balance }: User): WalletEntry[] =>
  balance === null || balance === 0
    ? []
    : [{ _id: 'opening', at: '2025-05-01T08:00:00Z', amount: String(balance), reason: 'deposit' }];

/** Settings with these columns of the bank statement. */
const withColumns = (settings: Setting[], columns: StatementColumns | undefined): Setting[] =>
  settings.map((setting) =>
    columns !== undefined && setting.key === 'statement_columns' ? { ...setting, value: columns, version: 1 } : setting,
  );

/** Creates a fake server. Pass it to `createHandlers`. */
export function createFakeServer(options: FakeServerOptions = {}): FakeServer {
  let count = 0;
  const nextId = (prefix: string) => `${prefix}${String((count += 1)).padStart(4, '0')}`;
  const people = new Map<string, Person>();
  for (const { user, banks = [] } of options.people ?? []) {
    const _id = user._id ?? nextId('user');
    people.set(_id, { user: { ...user, _id }, banks: [...banks] });
  }
  const sessions = new Map<string, string>();
  const owner = [...people.values()].find(({ user }) => user.mobile === options.signedIn?.mobile);
  const token = owner === undefined ? null : nextId('token');
  if (owner !== undefined && token !== null) sessions.set(token, owner.user._id);
  return {
    now: options.now ?? Date.now,
    code: options.code ?? '123456',
    channels: options.channels ?? ['whatsapp', 'sms'],
    refusingChannels: new Set(options.refusingChannels),
    sandbox: options.sandbox ?? true,
    token,
    people,
    accounts: accountState([...people.values()].flatMap(({ banks }) => banks)),
    sessions,
    orders: structuredClone(options.orders ?? []),
    settings: withColumns(structuredClone(options.settings ?? fixtureSettings), options.statementColumns),
    audit: options.audit === null ? null : structuredClone(options.audit ?? []),
    stats: options.stats ?? fixtureStats,
    exceptions: structuredClone(options.exceptions ?? []),
    reconciliation: fixtureReconciliation,
    bankStatement: statementState(options.statements ?? [], options.statementColumns ?? null, options.payouts ?? []),
    payouts: structuredClone(options.payouts ?? []),
    withdrawals: structuredClone(options.withdrawals ?? []),
    wallets: new Map(
      [...people.values()].map(({ user }) => [user._id, [...(options.wallets?.[user._id] ?? initialEntries(user))]]),
    ),
    secondFactor: secondFactors(options.secondFactor, owner?.user._id, token),
    blocks: new Map(Object.entries(options.blocks ?? {})),
    notes: new Map(Object.entries(options.notes ?? {}).map(([id, rows]) => [id, [...rows]])),
    hashes: new Set((options.withdrawals ?? []).flatMap(({ hash }) => hash ?? [])),
    sweeps: new Map(),
    delayed: new Set(options.delayed),
    chainFaults: new Map(options.chainFaults),
    payoutBalance: options.payoutBalance ?? null,
    payoutTimes: options.payoutTimes ?? METHODS.map(({ id }) => ({ method: id, median: 230, nineTenths: 1130 })),
    warnings: [...(options.warnings ?? [])],
    operations: options.operations ?? {},
    dropped: [],
    messages: [],
    codes: new Map(),
    identityAttempts: new Map(),
    takenNumbers: new Set(),
    pendingChanges: new Map(),
    keys: new Map(),
    proofs: new Map(),
    orderChanges: options.orderChanges ?? [],
    paidOrderChanges: options.paidOrderChanges ?? PAID_ORDER_CHANGES,
    nextId,
  };
}
