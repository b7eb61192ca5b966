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
import { setPaused } from './pauses.ts';
import { createFakeServer, type OrderChange, PAID_ORDER_CHANGES, type FakeServer } from './server.ts';

/** Options of a scenario. */
export interface ScenarioOptions {
  /** Clock in milliseconds since 1970; default `Date.now`. */
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

const seller = (options: ScenarioOptions, orderChanges: OrderChange[]): FakeServer =>
  createFakeServer({
    ...options,
    people: everybody,
    signedIn: users.seller,
    orders: past,
    withdrawals,
    wallets,
    orderChanges,
  });

/** A seller whose next order goes through these changes, one per poll, without a deposit call. */
const sellerWhoseOrder =
  (...orderChanges: OrderChange[]) =>
  (options: ScenarioOptions = {}): FakeServer =>
    seller(options, orderChanges);

const unchanged: OrderChange = {};

/** Scenarios by name. Each call creates a new fake server. */
export const scenarios = {
  /** A visitor without a session; the users of the fixtures exist. */
  visitor: (options: ScenarioOptions = {}) => createFakeServer({ ...options, people: everybody, orders: past }),
  /** A visitor of a server whose only channel is WhatsApp. */
  oneChannel: (options: ScenarioOptions = {}) =>
    createFakeServer({ ...options, people: everybody, channels: ['whatsapp'] }),
  /** A visitor of a server whose WhatsApp refuses every message: SMS takes the code. */
  noWhatsApp: (options: ScenarioOptions = {}) =>
    createFakeServer({ ...options, people: everybody, refusingChannels: ['whatsapp'] }),
  /** A new user: signed in, basic details missing. */
  newcomer: (options: ScenarioOptions = {}) =>
    createFakeServer({ ...options, people: everybody, signedIn: users.newcomer }),
  /** Signed in, identity not verified. */
  unverified: (options: ScenarioOptions = {}) =>
    createFakeServer({ ...options, people: everybody, signedIn: users.unverified }),
  /** A verified seller; a new order waits for its deposit. */
  seller: (options: ScenarioOptions = {}) => seller(options, []),
  /** A verified seller while sales and payouts are paused. */
  paused: (options: ScenarioOptions = {}) => {
    const server = seller(options, []);
    setPaused(server, 'sales_paused');
    setPaused(server, 'payouts_paused');
    return server;
  },
  /** A verified seller without payment accounts or orders. */
  emptySeller: (options: ScenarioOptions = {}) =>
    createFakeServer({ ...options, people: everybody, signedIn: users.discounted }),
  /** A verified seller with a pending order, 58 seconds old. */
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
  /** A blocked seller: may read everything and sell nothing. */
  blocked: (options: ScenarioOptions = {}) =>
    createFakeServer({ ...options, people: [{ user: blockedSeller }], signedIn: blockedSeller, blocks }),

  /** The order is paid and completed within five polls. */
  completed: sellerWhoseOrder(unchanged, unchanged, ...PAID_ORDER_CHANGES),
  /** The same with the status `success`. */
  success: sellerWhoseOrder(unchanged, ...PAID_ORDER_CHANGES, { status: 'success' }),
  /** The operator cancels the order. */
  cancelled: sellerWhoseOrder(unchanged, { status: 'cancelled' }),
  /** The order fails. */
  failed: sellerWhoseOrder(unchanged, { status: 'failed', transfer_status: 'timeout' }),
  /** The order times out. */
  timeout: sellerWhoseOrder(unchanged, { status: 'timeout' }),
  /** A deposit was seen; the payout is still under way. */
  inProcess: sellerWhoseOrder(unchanged, ...PAID_ORDER_CHANGES.slice(0, 2)),
  /** The bank refuses the account: the seller may choose another. */
  payoutProblem: sellerWhoseOrder(unchanged, ...PAID_ORDER_CHANGES.slice(0, 2), {
    payoutProblem: { reason: 'The account is closed', at: FIXTURE_NOW },
  }),
  /** The transfer vanishes from the chain before it is confirmed: the order waits for its deposit again. */
  dropped: sellerWhoseOrder(unchanged, ...PAID_ORDER_CHANGES.slice(0, 1), {
    ...{ status: 'pending', hash: null, receivedAmount: 0, confirmations: null, transferGone: true },
  }),
  /** A status that no build knows, in capitals. */
  unknownStatus: sellerWhoseOrder(unchanged, { status: 'ON_HOLD', transfer_status: 'awaiting_bank_reply' }),
  /** The order is underpaid. */
  underpaid: sellerWhoseOrder(unchanged, { receivedAmount: 120, exception: 'under' }),
  /** The deposit came after the deadline; the order is completed all the same. */
  late: sellerWhoseOrder({ status: 'timeout' }, { exception: 'late' }, ...PAID_ORDER_CHANGES),
} satisfies Record<string, (options?: ScenarioOptions) => FakeServer>;

/** The name of a scenario. */
export type ScenarioName = keyof typeof scenarios;
