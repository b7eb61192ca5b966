import { vCreateOrderResponse, vGetOrderResponse, vPaySandboxDepositResponse } from '@sarraf/api-client/contract';
import { decimal } from '@sarraf/domain';
import { read, type Actor, type Reply, type TestServer } from './test-server.ts';

/** Calls create-order. */
export const sell = (
  server: TestServer,
  seller: Actor,
  amount = 500,
  extra: { key?: string; networkId?: string } = {},
): Promise<Reply> =>
  server.call('POST', '/sell/create-order', {
    token: seller.token,
    body: { amount, networkId: extra.networkId ?? 'trc20', bankAccountId: seller.bankId },
    ...(extra.key === undefined ? {} : { headers: { 'Idempotency-Key': extra.key } }),
  });

/** Creates an order and returns its id. */
export async function openOrder(server: TestServer, seller: Actor, amount = 500): Promise<string> {
  return read(vCreateOrderResponse, await sell(server, seller, amount)).orderId;
}

/** Payment to an order's address; by default the amount due, on its own network, once. */
interface Payment {
  amount?: number;
  units?: string;
  networkId?: string;
  times?: number;
  token?: string;
}

/** Pays an order's address on the simulated chain, with any amount, network or token. */
export async function payAs(server: TestServer, seller: Actor, orderId: string, payment: Payment) {
  const { amount, units, networkId, times, token } = payment;
  const reply = await server.call('POST', `/sandbox/orders/${orderId}/deposit`, {
    token: seller.token,
    body: { amount, units, networkId, times, token },
  });
  return read(vPaySandboxDepositResponse, reply).data;
}

/** Pays an order's address on the simulated chain. */
export const pay = (server: TestServer, seller: Actor, orderId: string, amount?: number) =>
  payAs(server, seller, orderId, amount === undefined ? {} : { amount });

/** Order as the API returns it to its seller. */
export async function look(server: TestServer, seller: Actor, orderId: string) {
  return read(vGetOrderResponse, await server.call('GET', `/sell/orders/${orderId}`, { token: seller.token })).data;
}

/**
 * Advances the clock by `seconds` in steps, each followed by the server's work. In a step of four seconds a deposit gets its confirmations, or a
 * payment of the simulated bank its UTR.
 */
export async function pass(server: TestServer, seconds: number, step = 4): Promise<void> {
  for (let at = 0; at < seconds; at += step) {
    server.advance(Math.min(step, seconds - at) * 1000);
    await server.work();
  }
}

/** Sums of deposits, sales and wallet balances, for expectations that the books add up. */
export async function books(server: TestServer) {
  const all = await server.db.selectFrom('deposits').selectAll().execute();
  const wallets = await server.db.selectFrom('users').select('wallet_balance').execute();
  const orders = await server.db.selectFrom('orders').selectAll().execute();
  const total = (amounts: (string | null)[]) =>
    amounts.reduce((sum, amount) => sum.plus(amount ?? 0), decimal(0)).toString();
  const deposits = all.filter(({ stage }) => stage !== 'dropped');
  const inReview = deposits.filter((deposit) => deposit.credited_at === null);
  const returned = orders.filter((order) => order.source_order_id !== null);
  return {
    deposits: total(deposits.map((deposit) => deposit.amount)),
    sold: total(deposits.map((deposit) => deposit.sold_amount)),
    toWallet: total(deposits.map((deposit) => deposit.wallet_amount)),
    inReview: total(inReview.map((deposit) => deposit.amount)),
    soldByOrders: total(orders.map((order) => order.sold_amount)),
    returned: total(returned.map((order) => order.quantity)),
    wallets: total(wallets.map((wallet) => wallet.wallet_balance)),
  };
}
