import type { Order } from '@sarraf/api-client';
import {
  awaitsRest,
  isFinalStatus,
  isInReview,
  isPending,
  orderStatus,
  payDeadline,
  secondsLeft,
} from '@sarraf/domain';
import { addresses } from '../fixtures/index.ts';
import { networksOf, type FakeServer, type Person } from '../server.ts';
import { type Call, Refusal } from './call.ts';

/**
 * The order as it stands at this moment: an unpaid one past its time is a timeout unless its node is silent, which an unfinished one knows; one
 * paid short tells how long the rest may still be sent.
 */
export function broughtUpToDate(server: FakeServer, order: Order, { user }: Person): Order {
  delete order.expiresIn;
  delete order.networkDelayed;
  delete order.networkName;
  const network = networksOf(server).find(({ id }) => id === order.network);
  if (network) order.networkName = network.name;
  if (server.delayed.has(order.network) && !isFinalStatus(order.status)) order.networkDelayed = true;
  const isShort = orderStatus(order.status) === 'in_process' && order.exception === 'under' && !isInReview(order);
  if (!isPending(order.status) && !isShort) return order;
  const now = server.now();
  const left = secondsLeft(payDeadline(order, now, user.transaction_exp_time) ?? now, now);
  // What arrived is sold once the time for the rest is over.
  if (isShort && left === 0) return order;
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

const isOwn = (order: Order, { user }: Person): boolean => order.user_id?._id === user._id && !order.deleted;

/** The caller's pending order. */
export const pendingOrderOf = (server: FakeServer, person: Person): Order | undefined =>
  server.orders.find((order) => isOwn(order, person) && isPending(broughtUpToDate(server, order, person).status));

/** The order that the caller can still do something for: the pending one, else one that waits for the rest of its deposit. */
export const activeOrderOf = (server: FakeServer, person: Person): Order | undefined =>
  pendingOrderOf(server, person) ??
  server.orders.find((order) => isOwn(order, person) && awaitsRest(broughtUpToDate(server, order, person)));
