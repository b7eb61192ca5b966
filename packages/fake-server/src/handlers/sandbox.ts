import * as v from '@sarraf/api-client/contract';
import type { Order } from '@sarraf/api-client';
import { type Decimal, decimal, isPending, orderStatus, toWireNumber } from '@sarraf/domain';
import { makeException } from '../fixtures/index.ts';
import type { FakeServer } from '../server.ts';
import { networksOf, settingOf } from '../settings-state.ts';
import { type Call, Refusal } from './call.ts';
import { refreshOrder, orderFor } from './orders.ts';
import type { Resolvers } from './resolvers.ts';

const requireSandbox = ({ server }: Call) => {
  if (!server.sandbox) throw new Refusal(404, 'Not found');
};

const USDT_DECIMALS = 6;

const networkOf = (server: FakeServer, id: string) => networksOf(server).find((network) => network.id === id);

/** Kind of exception of a transfer: wrong token, wrong network or dust; undefined for a deposit. */
function kindOf(server: FakeServer, order: Order, amount: Decimal, networkId: string, token: string | undefined) {
  if (token !== undefined) return 'wrong-token';
  if (networkId !== order.network) return 'wrong-network';
  const least = settingOf(server, 'min_deposit');
  return typeof least === 'number' && amount.lt(least) ? 'dust' : undefined;
}

/** Removes the deposit of the newest order of a network from the chain: the order is pending again, until `mineAgain`. */
function dropLast(server: FakeServer, networkId: string): void {
  const order = server.orders.find(
    ({ network, status }) => network === networkId && orderStatus(status) === 'in_process',
  );
  if (order === undefined) return;
  const { status, hash, receivedAmount, confirmations } = order;
  const changes = server.pendingChanges.get(order._id) ?? [];
  Object.assign(order, { status: 'pending', hash: null, receivedAmount: 0, confirmations: null, transferGone: true });
  server.pendingChanges.delete(order._id);
  const mineAgain = () => {
    Object.assign(order, { status, hash, receivedAmount, confirmations, transferGone: false });
    server.pendingChanges.set(order._id, changes);
  };
  server.dropped.push({ networkId, mineAgain });
}

/** Sandbox calls: they replace a phone, a wallet and a chain. */
export const sandbox = {
  getSandbox(call) {
    requireSandbox(call);
    return { success: true, sandbox: true };
  },
  getSandboxMessages(call) {
    requireSandbox(call);
    const { mobile } = call.query(v.vGetSandboxMessagesQuery);
    return { success: true, messages: call.server.messages.filter((message) => message.mobile === mobile) };
  },
  paySandboxDeposit(call) {
    requireSandbox(call);
    const person = call.verified();
    const order = refreshOrder(call.server, orderFor(call, call.path(v.vPaySandboxDepositPath).id, person), person);
    const sent = call.body(v.vPaySandboxDepositBody);
    const { networkId = order.network, token, times = 1 } = sent;
    if (networkOf(call.server, networkId) === undefined) throw new Refusal(404, 'Network not found');
    const amount =
      sent.units === undefined ? decimal(sent.amount ?? order.quantity) : decimal(`${sent.units}e-${USDT_DECIMALS}`);
    const kind = kindOf(call.server, order, amount, networkId, token);
    if (kind !== undefined) {
      const { _id, network, status, user_id: user } = order;
      call.server.exceptions.unshift(
        makeException({
          ...{ _id: call.server.nextId('exception'), kind, network: networkId, token: token ?? null, user },
          ...{ amount: amount.times(times).toFixed(), count: times, order: { _id, network, status } },
        }),
      );
      return { success: true, message: 'Deposit sent', data: order };
    }
    const wasPending = isPending(order.status);
    order.receivedAmount = toWireNumber(decimal(order.receivedAmount ?? 0).plus(amount.times(times)));
    if (!wasPending) {
      order.exception = 'late';
    } else if (order.receivedAmount < order.quantity) {
      order.exception = 'under';
    } else {
      order.exception = order.receivedAmount > order.quantity ? 'over' : null;
      call.server.pendingChanges.set(order._id, [...call.server.paidOrderChanges]);
    }
    return { success: true, message: 'Deposit sent', data: order };
  },
  setSandboxNetwork(call) {
    requireSandbox(call);
    call.admin();
    const { server } = call;
    const { id } = call.path(v.vSetSandboxNetworkPath);
    if (networkOf(server, id) === undefined) throw new Refusal(404, 'Network not found');
    const { silent, dropLast: drops, mineAgain } = call.body(v.vSetSandboxNetworkBody);
    if (silent === true) server.delayed.add(id);
    if (silent === false) server.delayed.delete(id);
    if (drops) dropLast(server, id);
    if (mineAgain) {
      for (const one of server.dropped) if (one.networkId === id) one.mineAgain();
      server.dropped = server.dropped.filter(({ networkId }) => networkId !== id);
    }
    return { success: true };
  },
} satisfies Partial<Resolvers>;
