import type { Order } from '@sarraf/api-client';
import { isPending } from '@sarraf/domain';
import {
  auditEntries,
  bankAccounts,
  blockedSeller,
  blocks,
  exceptions,
  FIXTURE_NOW,
  makeOrder,
  notes,
  orders,
  payouts,
  users,
  walletEntries,
  withdrawals,
} from './fixtures/index.ts';
import { createFakeServer, type OrderChange, PAID_LIFE, type FakeServer } from './server.ts';

/** What a scenario leaves open. */
export interface ScenarioOptions {
  /** Milliseconds since 1970; the machine's clock unless told. */
  now?: () => number;
}

const sellerBanks = [bankAccounts.nayapay, bankAccounts.meezan, bankAccounts.easypaisa, bankAccounts.raast];
const everybody = [
  { user: users.seller, banks: sellerBanks },
  { user: users.discounted },
  { user: users.newcomer },
  { user: users.unverified },
  { user: users.admin },
];
const past: Order[] = Object.values(orders).filter(({ status }) => !isPending(status));

const wallets = { [users.seller._id ?? '']: walletEntries };

const seller = (options: ScenarioOptions, life: OrderChange[]): FakeServer =>
  createFakeServer({ ...options, people: everybody, signedIn: users.seller, orders: past, withdrawals, wallets, life });

/** A seller whose order goes through these changes, one a poll, without anybody paying. */
const sellerWhoseOrder =
  (...life: OrderChange[]) =>
  (options: ScenarioOptions = {}): FakeServer =>
    seller(options, life);

const unchanged: OrderChange = {};

/** Servers to begin from, by name. Each call makes a fresh one. */
export const scenarios = {
  /** Nobody is signed in; the people of the fixtures have accounts. */
  visitor: (options: ScenarioOptions = {}) => createFakeServer({ ...options, people: everybody, orders: past }),
  /** Signed in, basic details to give. */
  newcomer: (options: ScenarioOptions = {}) =>
    createFakeServer({ ...options, people: everybody, signedIn: users.newcomer }),
  /** Signed in, identity to verify. */
  unverified: (options: ScenarioOptions = {}) =>
    createFakeServer({ ...options, people: everybody, signedIn: users.unverified }),
  /** A verified seller; a new order waits for its deposit. */
  seller: (options: ScenarioOptions = {}) => seller(options, []),
  /** A verified seller without payment accounts or orders. */
  emptySeller: (options: ScenarioOptions = {}) =>
    createFakeServer({ ...options, people: everybody, signedIn: users.discounted }),
  /** A verified seller with an order under way, 58 seconds old. */
  resuming: ({ now = Date.now }: ScenarioOptions = {}) => {
    const pending = makeOrder({ created_ts: new Date(now() - 58_000).toISOString() });
    const people = everybody;
    return createFakeServer({ now, people, signedIn: users.seller, orders: [pending, ...past] });
  },
  /** An administrator. */
  admin: (options: ScenarioOptions = {}) =>
    createFakeServer({
      ...options,
      people: [...everybody, { user: blockedSeller }],
      signedIn: users.admin,
      orders: past,
      audit: auditEntries,
      exceptions,
      payouts: Object.values(payouts),
      withdrawals,
      wallets,
      blocks,
      notes,
    }),
  /** A seller who may read everything and sell nothing. */
  blocked: (options: ScenarioOptions = {}) =>
    createFakeServer({ ...options, people: [{ user: blockedSeller }], signedIn: blockedSeller, blocks }),

  /** The order is paid and completed within five polls. */
  completed: sellerWhoseOrder(unchanged, unchanged, ...PAID_LIFE),
  /** The same with the other word for it. */
  success: sellerWhoseOrder(unchanged, ...PAID_LIFE, { status: 'success' }),
  /** The operator cancels. */
  cancelled: sellerWhoseOrder(unchanged, { status: 'cancelled' }),
  /** The order fails. */
  failed: sellerWhoseOrder(unchanged, { status: 'failed', transfer_status: 'timeout' }),
  /** The order runs out. */
  timeout: sellerWhoseOrder(unchanged, { status: 'timeout' }),
  /** A deposit was seen, the payout takes its time. */
  inProcess: sellerWhoseOrder(unchanged, ...PAID_LIFE.slice(0, 2)),
  /** The bank refuses the account: the seller may choose another. */
  payoutProblem: sellerWhoseOrder(unchanged, ...PAID_LIFE.slice(0, 2), {
    payoutProblem: { reason: 'The account is closed', at: FIXTURE_NOW },
  }),
  /** The transfer vanishes from the chain before it counted: the order waits for its deposit as before. */
  dropped: sellerWhoseOrder(unchanged, ...PAID_LIFE.slice(0, 1), {
    ...{ status: 'pending', hash: null, receivedAmount: 0, confirmations: null },
  }),
  /** A status no build has heard of, in capitals. */
  unknownStatus: sellerWhoseOrder(unchanged, { status: 'ON_HOLD', transfer_status: 'awaiting_bank_reply' }),
  /** Too little arrived. */
  underpaid: sellerWhoseOrder(unchanged, { receivedAmount: 120, exception: 'under' }),
  /** The deposit came after the time was up; completed all the same. */
  late: sellerWhoseOrder({ status: 'timeout' }, { exception: 'late' }, ...PAID_LIFE),
} satisfies Record<string, (options?: ScenarioOptions) => FakeServer>;

/** The name of a scenario. */
export type ScenarioName = keyof typeof scenarios;
