import type { Order } from '../contract.ts';
import { addresses } from './fixtures.ts';
import { type Call, Refusal } from './call.ts';
import type { Person, World } from './world.ts';

/** Whether the order still waits: nothing else may be polled forward, paid or cancelled. */
export const isPending = (order: Order): boolean => order.status.toLowerCase() === 'pending';

const secondsLeft = (world: World, order: Order, person: Person) =>
  Math.max(0, Math.ceil((Date.parse(order.created_ts) + person.user.transaction_exp_time - world.now()) / 1000));

/** The order as it stands at this moment: an unpaid one past its time is a timeout. */
export function settle(world: World, order: Order, person: Person): Order {
  const expiresIn = secondsLeft(world, order, person);
  if (isPending(order) && expiresIn === 0 && (order.receivedAmount ?? 0) === 0) order.status = 'timeout';
  if (isPending(order)) order.expiresIn = expiresIn;
  else delete order.expiresIn;
  return order;
}

/** The order of the path, as its owner or an administrator may see it; 404 for anybody else. */
export function orderFor(call: Call, id: string, person: Person): Order {
  const order = call.world.orders.find(({ _id }) => _id === id);
  if (order === undefined || (order.user_id?._id !== person.user._id && !person.user.isAdmin)) {
    throw new Refusal(404, 'Order not found');
  }
  return order;
}

/** One poll: the next change of the order's life happens. */
export function advance(world: World, order: Order): void {
  const change = world.lives.get(order._id)?.shift();
  if (change !== undefined) Object.assign(order, change);
}

/** A deposit address in the network's own format, another one for each order. */
export function addressFor(world: World, networkId: string): string {
  const pool: readonly string[] =
    networkId === 'trc20' || networkId === 'erc20' ? addresses[networkId] : addresses.bep20;
  return pool[world.orders.length % pool.length] ?? addresses.trc20[0];
}

/** The caller's pending order. */
export const pendingOrderOf = (world: World, person: Person): Order | undefined =>
  world.orders.find(
    (order) => order.user_id?._id === person.user._id && isPending(settle(world, order, person)) && !order.deleted,
  );
