import { decimal, toWireNumber } from '@sarraf/domain';
import type {
  AuditEntry,
  BankAccount,
  Exception,
  Network,
  Order,
  Payout,
  PriceRange,
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
  networks,
  priceRanges,
  reconciliation as fixtureReconciliation,
} from './fixtures/index.ts';

/** What one poll brings to an order: the fields that change. */
export type OrderChange = Partial<Order>;

/** A deposit arrives, is confirmed, and the rupees follow: the life of an order once it was paid. */
export const PAID_LIFE: OrderChange[] = [
  { status: 'in_process', hash: hashes.trc20, confirmations: { have: 3, need: 19 } },
  { status: 'in_process', confirmations: { have: 19, need: 19 } },
  { status: 'completed', transfer_status: 'completed', transfer_ref: 'UTR2506020941337' },
];

/** A person of the server with everything the server keeps about them. */
export interface Person {
  user: User & { _id: string };
  banks: BankAccount[];
}

/** How a server begins; what is left out is empty, or the platform's defaults. */
export interface FakeServerOptions {
  /** Milliseconds since 1970; the machine's clock unless told. */
  now?: () => number;
  /** Who has an account, with their payment accounts. */
  people?: { user: User; banks?: BankAccount[] }[];
  /** Who of them is signed in: `server.token` is theirs. */
  signedIn?: User;
  /** Every order, whoever owns it. */
  orders?: Order[];
  /** Every setting. One without a version is of a server that does not count them. */
  settings?: Setting[];
  /** What administrators did so far, newest first; null for a server that keeps no record (404). */
  audit?: AuditEntry[] | null;
  stats?: Stats;
  /** Transfers that became no deposit, newest first. */
  exceptions?: Exception[];
  /** Payouts, oldest first. */
  payouts?: Payout[];
  /** Withdrawals, oldest first. */
  withdrawals?: Withdrawal[];
  /** Movements of wallets by their owner's id, newest first; one deposit of the whole balance unless told. */
  wallets?: Record<string, WalletEntry[]>;
  /** Why people are blocked, by their id. */
  blocks?: Record<string, UserBlock>;
  /** What was written down about people, by their id, newest first. */
  notes?: Record<string, UserNote[]>;
  /** Networks whose node is silent. */
  delayed?: string[];
  /** Networks that are not read at all, and why. */
  chainFaults?: [networkId: string, fault: string][];
  /** What the operator of the server should look at. */
  warnings?: FakeServer['warnings'];
  /** The one-time code of every message; `123456` unless told. */
  code?: string;
  /** Whether it is a sandbox: says so with every reply, and has the sandbox calls; true unless told. */
  sandbox?: boolean;
  /** What the polls of a new order bring, one change a poll. Empty: it waits for a deposit. */
  life?: OrderChange[];
  /** What the polls bring once a deposit covers the order. */
  paidLife?: OrderChange[];
}

/** The state of a fake server. It lives in memory, obeys the contract, and may be looked into and changed by a test. */
export interface FakeServer {
  now: () => number;
  readonly code: string;
  sandbox: boolean;
  /** Token of the person signed in at the start, else null. */
  readonly token: string | null;
  people: Map<string, Person>;
  /** Person's id by token. */
  sessions: Map<string, string>;
  orders: Order[];
  settings: Setting[];
  /** Newest first; null when the server keeps no record. */
  audit: AuditEntry[] | null;
  stats: Stats;
  /** Newest first. */
  exceptions: Exception[];
  reconciliation: Reconciliation;
  /** Oldest first; ages, claims and what comes next are told to each administrator afresh. */
  payouts: Payout[];
  /** Oldest first. */
  withdrawals: Withdrawal[];
  /** Movements by their owner's id, newest first. */
  wallets: Map<string, WalletEntry[]>;
  blocks: Map<string, UserBlock>;
  notes: Map<string, UserNote[]>;
  /** Every hash somebody typed. */
  hashes: Set<string>;
  /** Sweeps that wait for another administrator, by their hash. */
  sweeps: Map<string, Sweep>;
  /** Ids of the networks whose node is silent. */
  delayed: Set<string>;
  /** Why networks are not read at all, by their id; they are silent, too. */
  chainFaults: Map<string, string>;
  /** What the operator of the server should look at. */
  warnings: { name: string; since: string }[];
  /** What brings back the orders whose transfer was taken out of its chain, the last one last. */
  dropped: { networkId: string; mineAgain: () => void }[];
  messages: SandboxMessage[];
  /** Sign-in codes by mobile: wrong tries so far. */
  codes: Map<string, { tries: number }>;
  /** Identity checks by their token. */
  identityChecks: Map<string, { userId: string; aadhaarNumber: string }>;
  /** What is still to come, by order. */
  lives: Map<string, OrderChange[]>;
  /** Ids of orders and withdrawals by owner and idempotency key. */
  keys: Map<string, { body: string; orderId: string }>;
  readonly life: OrderChange[];
  readonly paidLife: OrderChange[];
  /** A fresh id, or a fresh token. */
  nextId: (prefix: string) => string;
}

const openingEntries = ({ wallet_balance: balance }: User): WalletEntry[] =>
  balance === null || balance === 0
    ? []
    : [{ _id: 'opening', at: '2025-05-01T08:00:00Z', amount: String(balance), reason: 'deposit' }];

/** The USDT of somebody's wallet: the sum of its movements. */
export const balanceOf = (server: FakeServer, userId: string) =>
  (server.wallets.get(userId) ?? []).reduce((sum, { amount }) => sum.plus(amount), decimal(0));

/** Writes a movement into somebody's wallet. */
export function moveUsdt(server: FakeServer, userId: string, entry: Omit<WalletEntry, '_id' | 'at'>): void {
  const at = new Date(server.now()).toISOString();
  server.wallets.set(userId, [{ _id: server.nextId('entry'), at, ...entry }, ...(server.wallets.get(userId) ?? [])]);
  const person = server.people.get(userId);
  if (person !== undefined) person.user.wallet_balance = toWireNumber(balanceOf(server, userId));
}

/** A fake server at its beginning. Give it to `createHandlers`. */
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
    sandbox: options.sandbox ?? true,
    token,
    people,
    sessions,
    orders: structuredClone(options.orders ?? []),
    settings: structuredClone(options.settings ?? fixtureSettings),
    audit: options.audit === null ? null : structuredClone(options.audit ?? []),
    stats: options.stats ?? fixtureStats,
    exceptions: structuredClone(options.exceptions ?? []),
    reconciliation: fixtureReconciliation,
    payouts: structuredClone(options.payouts ?? []),
    withdrawals: structuredClone(options.withdrawals ?? []),
    wallets: new Map(
      [...people.values()].map(({ user }) => [user._id, [...(options.wallets?.[user._id] ?? openingEntries(user))]]),
    ),
    blocks: new Map(Object.entries(options.blocks ?? {})),
    notes: new Map(Object.entries(options.notes ?? {}).map(([id, rows]) => [id, [...rows]])),
    hashes: new Set((options.withdrawals ?? []).flatMap(({ hash }) => hash ?? [])),
    sweeps: new Map(),
    delayed: new Set(options.delayed),
    chainFaults: new Map(options.chainFaults),
    warnings: [...(options.warnings ?? [])],
    dropped: [],
    messages: [],
    codes: new Map(),
    identityChecks: new Map(),
    lives: new Map(),
    keys: new Map(),
    life: options.life ?? [],
    paidLife: options.paidLife ?? PAID_LIFE,
    nextId,
  };
}

const isPriceRange = (value: unknown): value is PriceRange =>
  typeof value === 'object' && value !== null && 'price' in value && 'min' in value;
const isNetwork = (value: unknown): value is Network =>
  typeof value === 'object' && value !== null && 'id' in value && 'minAmount' in value;

/** The value of a setting. */
export const settingOf = (server: FakeServer, key: string): unknown =>
  server.settings.find((setting) => setting.key === key)?.value;

/** The networks an administrator has set. */
export function networksOf(server: FakeServer): Network[] {
  const value = settingOf(server, 'networks');
  return Array.isArray(value) && value.every(isNetwork) ? value : networks;
}

/** The price ranges an administrator has set. */
export function priceRangesOf(server: FakeServer): PriceRange[] {
  const value = settingOf(server, 'price_ranges');
  return Array.isArray(value) && value.every(isPriceRange) ? value : priceRanges;
}

/** Adds a row to the record, if the server keeps one. */
export function record(server: FakeServer, user: User, what: Omit<AuditEntry, '_id' | 'at' | 'user'>) {
  const { _id, name, mobile } = user;
  const at = new Date(server.now()).toISOString();
  server.audit?.unshift({ _id: server.nextId('audit'), at, user: { _id: _id ?? '', name, mobile }, ...what });
}

/**
 * Saves a setting as this administrator, whatever its version: what the fake server does for a valid call, and how a
 * test lets somebody else be faster.
 */
export function changeSetting(server: FakeServer, by: User, key: string, value: unknown): Setting {
  const setting = server.settings.find((one) => one.key === key);
  if (setting === undefined) throw new Error(`no setting ${key}`);
  const oldValue = setting.value;
  if (JSON.stringify(oldValue) === JSON.stringify(value)) return setting;
  setting.value = value;
  if (typeof setting.version === 'number') setting.version += 1;
  record(server, by, { action: 'setting_changed', key, oldValue, newValue: value });
  return setting;
}
