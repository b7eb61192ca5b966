import type { Order, PriceRange, User } from '@sarraf/api-client';
import {
  bankAccounts,
  createFakeServer,
  FIXTURE_NOW,
  makeOrder,
  type OrderChange,
  settings,
  users,
  type FakeServer,
} from '@sarraf/fake-server';

const banks = [bankAccounts.nayapay, bankAccounts.meezan, bankAccounts.easypaisa];

/** A clock that shows the moment of the fixtures when the story begins, and goes on from there. */
function clock(): () => number {
  const began = Date.now();
  return () => Date.parse(FIXTURE_NOW) + Date.now() - began;
}

/** What sets one seller apart from the next. */
interface SellerServer {
  user?: User;
  /** Instead of the usual prices. */
  priceRanges?: PriceRange[];
  orders?: Order[];
}

/** A verified seller with three accounts, at the moment of the fixtures. */
export const sellerServer = ({ user = users.seller, priceRanges, orders = [] }: SellerServer = {}): FakeServer =>
  createFakeServer({
    now: clock(),
    people: [{ user, banks }],
    signedIn: user,
    orders,
    settings: settings.map((setting) =>
      setting.key === 'price_ranges' && priceRanges ? { ...setting, value: priceRanges } : setting,
    ),
  });

/** A verified seller who has no account to be paid into yet. */
export const newSellerServer = (): FakeServer =>
  createFakeServer({ now: clock(), people: [{ user: users.seller }], signedIn: users.seller });

/** The same while the nodes of these networks are silent. */
export function delayedServer(begin: () => FakeServer, ...networkIds: string[]): FakeServer {
  const server = begin();
  for (const id of networkIds) server.delayed.add(id);
  return server;
}

/** A seller who comes back to an unfinished order; `changes` are what is different about it. */
export const payingServer = (changes: Partial<Order> = {}): FakeServer =>
  sellerServer({ orders: [makeOrder(changes)] });

/** A seller whose order is decided the moment it is read. */
export function decidedServer(change: OrderChange, order: Partial<Order> = {}): FakeServer {
  const server = payingServer(order);
  for (const { _id } of server.orders) server.lives.set(_id, [change]);
  return server;
}

/** Makes an order behind this page's back, as another device would. */
export function orderElsewhere(server: FakeServer): void {
  server.orders.unshift(makeOrder());
}

/** The operator sets one price for every quantity, from now on. */
export function setPrice(server: FakeServer, price: number): void {
  const setting = server.settings.find(({ key }) => key === 'price_ranges');
  if (setting) setting.value = [{ min: 1, max: null, price }];
}

/** A fault nobody has words for, so that the app's own are told. */
export const FAULT_WITHOUT_MESSAGE = '500-html';
