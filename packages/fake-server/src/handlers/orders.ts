import type { Order } from '@sarraf/api-client';
import { isFinalStatus, isPending, payDeadline, secondsLeft } from '@sarraf/domain';
import { addresses } from '../fixtures/index.ts';
import { networksOf, type FakeServer, type Person } from '../server.ts';
import { type Call, Refusal } from './call.ts';

/** The order as it stands at this moment: an unpaid one past its time is a timeout unless its node is silent, which an unfinished one knows. */
export function broughtUpToDate(server: FakeServer, order: Order, { user }: Person): Order {
  delete order.expiresIn;
  delete order.networkDelayed;
  delete order.networkName;
  const network = networksOf(server).find(({ id }) => id === order.network);
  if (network) order.networkName = network.name;
  if (server.delayed.has(order.network) && !isFinalStatus(order.status)) order.networkDelayed = true;
  if (!isPending(order.status)) return order;
  const now = server.now();
  const left = secondsLeft(payDeadline(order, now, user.transaction_exp_time) ?? now, now);
  if (left === 0 && (order.receivedAmount ?? 0) === 0 && !order.networkDelayed) order.status = 'timeout';
  else order.expiresIn = left;
  return order;
}

/** The order of the path, as its owner or an administrator may see it; 404 for anybody else. */
export function orderFor(call: Call, id: string, person: Person): Order {
  const order = call.server.orders.find(({ _id }) => _id === id);
  if (order === undefined || (order.user_id?._id !== person.user._id && !person.user.isAdmin)) {
    throw new Refusal(404, 'Order not found');
  }
  return order;
}

/** One poll: the next change of the order's life happens. */
export function advance(server: FakeServer, order: Order): void {
  const change = server.lives.get(order._id)?.shift();
  if (change !== undefined) Object.assign(order, change);
}

/** A deposit address in the network's own format, another one for each order. */
export function addressFor(server: FakeServer, networkId: string): string {
  const pool: readonly string[] =
    networkId === 'trc20' || networkId === 'erc20' ? addresses[networkId] : addresses.bep20;
  return pool[server.orders.length % pool.length] ?? addresses.trc20[0];
}

/** The caller's pending order. */
export const pendingOrderOf = (server: FakeServer, person: Person): Order | undefined =>
  server.orders.find(
    (order) =>
      order.user_id?._id === person.user._id &&
      isPending(broughtUpToDate(server, order, person).status) &&
      !order.deleted,
  );
