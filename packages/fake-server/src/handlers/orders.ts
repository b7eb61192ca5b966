import type { Order } from '@sarraf/api-client';
import {
  awaitsRest,
  isFinalStatus,
  isInReview,
  isPending,
  orderResult,
  orderStatus,
  payDeadline,
  secondsLeft,
} from '@sarraf/domain';
import { addresses, depositTokens } from '../fixtures/index.ts';
import type { FakeServer, Person } from '../server.ts';
import { networksOf } from '../settings-state.ts';
import { type Call, Refusal } from './call.ts';
import { updatePayoutStage } from './order-events.ts';
import { orderOfPayout } from './order-of-payout.ts';
import { applyOrderEvent } from './order-state.ts';

/**
 * Updates an order to the current time and returns it. An unpaid order past its deadline becomes a timeout, unless the node of its network is
 * silent; `networkDelayed`, `payoutStage` and `expiresIn` are set while they apply.
 */
export function refreshOrder(server: FakeServer, order: Order, { user }: Person): Order {
  delete order.expiresIn;
  delete order.networkDelayed;
  delete order.networkName;
  delete order.token;
  const network = networksOf(server).find(({ id }) => id === order.network);
  if (network) order.networkName = network.name;
  if (server.delayed.has(order.network) && !isFinalStatus(order.status)) order.networkDelayed = true;
  updatePayoutStage(server, order);
  const isShort = orderStatus(order.status) === 'in_process' && order.exception === 'under' && !isInReview(order);
  if (!isPending(order.status) && !isShort) return order;
  const token = depositTokens[order.network];
  if (token) order.token = token;
  const now = server.now();
  const deadline = payDeadline(order, now, user.transaction_exp_time) ?? now;
  const left = secondsLeft(deadline, now);
  // When the time for the rest is over, the received part is sold.
  if (isShort && left === 0) return order;
  const isUnpaid = (order.receivedAmount ?? 0) === 0 && !order.networkDelayed;
  // A network that answers has been read past the deadline.
  const readUpTo = { type: 'read-up-to', moment: deadline + 1 } as const;
  if (left > 0 || !isUnpaid || !applyOrderEvent(order, readUpTo, deadline)) order.expiresIn = left;
  return order;
}

/** The order with an id; 404 unless the caller is its owner or an administrator. */
export function orderFor(call: Call, id: string, person: Person): Order {
  const order = call.server.orders.find(({ _id }) => _id === id) ?? orderOfPayout(call.server, id);
  if (order === undefined || (order.user_id?._id !== person.user._id && !person.user.isAdmin)) {
    throw new Refusal(404, 'Order not found');
  }
  return order;
}

/** Applies the next pending change of an order; called at every poll. A completed sale has sold its quantity, unless the change says how much. */
export function advance(server: FakeServer, order: Order): void {
  const change = server.pendingChanges.get(order._id)?.shift();
  if (change === undefined) return;
  Object.assign(order, change);
  // A scenario does not know the amount.
  if (order.confirmations && !order.receivedAmount) order.receivedAmount = order.quantity;
  if (orderResult(order.status) === 'completed') order.soldAmount ??= order.quantity;
}

/** Deposit address in the format of the network; they take turns from order to order. */
export function addressFor(server: FakeServer, networkId: string): string {
  const pool: readonly string[] =
    networkId === 'trc20' || networkId === 'erc20' ? addresses[networkId] : addresses.bep20;
  return pool[server.orders.length % pool.length] ?? addresses.trc20[0];
}

const isOwn = (order: Order, { user }: Person): boolean => order.user_id?._id === user._id && !order.deleted;

/** The caller's pending order. */
export const pendingOrderOf = (server: FakeServer, person: Person): Order | undefined =>
  server.orders.find((order) => isOwn(order, person) && isPending(refreshOrder(server, order, person).status));

/** The caller's active order: the pending one, else one that waits for the rest of its deposit. */
export const activeOrderOf = (server: FakeServer, person: Person): Order | undefined =>
  pendingOrderOf(server, person) ??
  server.orders.find((order) => isOwn(order, person) && awaitsRest(refreshOrder(server, order, person)));
