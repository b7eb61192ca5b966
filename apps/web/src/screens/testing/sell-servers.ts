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

/** Clock that starts at FIXTURE_NOW when the story begins. */
function clock(): () => number {
  const began = Date.now();
  return () => Date.parse(FIXTURE_NOW) + Date.now() - began;
}

/** Options of `sellerServer`. */
interface SellerServer {
  user?: User;
  /** Replace the default prices. */
  priceRanges?: PriceRange[];
  orders?: Order[];
}

/** Server with a verified seller who has three accounts, starting at FIXTURE_NOW. */
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

/** Server of the seller with other values of number settings. */
export const limitedServer = (values: Record<string, number>): FakeServer => {
  const server = sellerServer();
  for (const setting of server.settings) setting.value = values[setting.key] ?? setting.value;
  return server;
};

/** Server with a verified seller who has no account yet. */
export const newSellerServer = (): FakeServer =>
  createFakeServer({ now: clock(), people: [{ user: users.seller }], signedIn: users.seller });

/** Server on which these networks are delayed. */
export function delayedServer(begin: () => FakeServer, ...networkIds: string[]): FakeServer {
  const server = begin();
  for (const id of networkIds) server.delayed.add(id);
  return server;
}

/** Server with a seller who has an unfinished order; `changes` override its fields. */
export const payingServer = (changes: Partial<Order> = {}): FakeServer =>
  sellerServer({ orders: [makeOrder(changes)] });

/** Server with an unfinished order that takes on `change` when it is first fetched. */
export function decidedServer(change: OrderChange, order: Partial<Order> = {}): FakeServer {
  const server = payingServer(order);
  for (const { _id } of server.orders) server.pendingChanges.set(_id, [change]);
  return server;
}

/** Creates an order as another device would, without a request from this page. */
export function orderElsewhere(server: FakeServer): void {
  server.orders.unshift(makeOrder());
}

/** Sets one price for every quantity. */
export function setPrice(server: FakeServer, price: number): void {
  const setting = server.settings.find(({ key }) => key === 'price_ranges');
  if (setting) setting.value = [{ min: 1, max: null, price }];
}

/** Fault without a server message, so that the app shows its own. */
export const FAULT_WITHOUT_MESSAGE = '500-html';
