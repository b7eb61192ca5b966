import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import {
  vAddBankResponse,
  vCreateOrderResponse,
  vGetOrderResponse,
  vGetWalletResponse,
  vRequestWithdrawalResponse,
} from '@sarraf/api-client/contract';
import { addressOf, isFinalStatus } from '@sarraf/domain';

import { repeatable } from '../../apps/api/src/seed/random.ts';
import type { Actor } from '../../apps/api/src/testing/people.ts';
import { read, type Caller, type Reply } from './calls.ts';
import type { SoakNetwork } from './chains.ts';

/** What the API acknowledged to a seller, by id. */
export interface Acknowledged {
  orders: Set<string>;
  withdrawals: Set<string>;
  accounts: Set<string>;
}

/** Seller of the run. */
export interface Seller extends Actor {
  acknowledged: Acknowledged;
  /** What the seller did, by name. */
  did: Map<string, number>;
}

/** What sellers need from the run. */
export interface Market {
  call: Caller;
  networks: readonly [SoakNetwork, SoakNetwork];
  isOver: () => boolean;
  /** Milliseconds between two polls of an order. */
  pollMs: number;
  /** Longest pause between two acts in milliseconds. */
  thinkMs: number;
  noteFault: (error: unknown) => void;
}

/** Ways to pay an order, each as often as it stands here. */
const WAYS = [
  ...Array.from({ length: 20 }, () => 'all' as const),
  ...(['parts', 'parts', 'parts', 'too little', 'too much', 'too much', 'twice', 'twice'] as const),
  ...(['late', 'nothing', 'cancel', 'cancel', 'dust', 'other network', 'other token'] as const),
];
type Way = (typeof WAYS)[number];

/** Time after which a seller stops to look at an order: the desk may have to decide on it. */
const PATIENCE_MS = 180_000;

/** Id of the pending order in a 409 of create-order. */
const pendingIn = ({ json }: Reply): string =>
  typeof json === 'object' && json !== null ? String(Reflect.get(json, 'orderId')) : '';

/** Sells, pays, polls, cancels, withdraws and adds accounts until the run is over. `at` is the number of the seller. */
export async function keepSelling(seller: Seller, seed: number, at: number, market: Market): Promise<void> {
  const { call, networks, isOver, pollMs, thinkMs, noteFault } = market;
  const { token, acknowledged } = seller;
  const random = repeatable(seed * 1009 + at);
  const did = (what: string): void => void seller.did.set(what, (seller.did.get(what) ?? 0) + 1);
  const anyAccount = (): string => {
    const accounts = [...acknowledged.accounts];
    return accounts[random.whole(0, accounts.length - 1)] ?? seller.bankId;
  };
  const think = () => sleep(random.whole(thinkMs / 4, thinkMs));
  const look = async (id: string) =>
    read(vGetOrderResponse, await call({ method: 'GET', path: `/sell/orders/${id}`, token })).data;

  /** Polls an order until it has ended, the run is over or patience ends; reacts to a refused or returned payout. */
  async function follow(id: string, network: SoakNetwork, way: Way): Promise<void> {
    const until = Date.now() + PATIENCE_MS;
    let hasReacted = false;
    while (Date.now() < until) {
      const order = await look(id);
      const isProblem = Boolean(order.payoutProblem) || order.payoutReturned?.payingAgain === false;
      if (isFinalStatus(order.status) && !isProblem) {
        if (way === 'late' && order.status === 'timeout') await network.pay(order.address, order.quantity);
        return;
      }
      if (isProblem && !hasReacted && random.chance(0.5)) {
        const body = { bankAccountId: anyAccount() };
        await call({ method: 'POST', path: `/sell/orders/${id}/payout-account`, token, body, expected: [200, 409] });
        did('chose another account');
      }
      hasReacted ||= isProblem;
      if (order.payoutReturned) return;
      if (isOver() && order.status === 'pending') {
        await call({ method: 'POST', path: `/sell/orders/${id}/cancel`, token, expected: [200, 409] });
      }
      const rest = order.quantity - (order.receivedAmount ?? 0);
      if (isOver() && order.exception === 'under' && order.expiresIn && rest > 0)
        await network.pay(order.address, rest);
      await sleep(pollMs);
    }
  }

  async function payFor(id: string, quantity: number, address: string, network: SoakNetwork, way: Way): Promise<void> {
    const other = networks.find(({ id: otherId }) => otherId !== network.id) ?? network;
    switch (way) {
      case 'parts':
        await network.pay(address, Math.floor(quantity / 2));
        await think();
        return network.pay(address, quantity - Math.floor(quantity / 2));
      case 'too little':
        return network.pay(address, quantity - 20);
      case 'too much':
        return network.pay(address, quantity + random.whole(1, 400));
      case 'twice':
        await Promise.all([network.pay(address, quantity), network.pay(address, quantity)]);
        return;
      case 'dust':
        await network.pay(address, 0.5);
        return network.pay(address, quantity);
      case 'other network':
        await other.pay(address, quantity);
        return network.pay(address, quantity);
      case 'other token':
        await network.send(address, 30, { token: network.otherToken });
        return network.pay(address, quantity);
      case 'cancel':
        return void (await call({ method: 'POST', path: `/sell/orders/${id}/cancel`, token, expected: [200, 409] }));
      case 'late':
      case 'nothing':
        return undefined;
      default:
        return network.pay(address, quantity);
    }
  }

  async function sell(): Promise<void> {
    const network = random.pick(networks);
    const way = WAYS[random.whole(0, WAYS.length - 1)] ?? 'all';
    const quantity = network.least + random.whole(0, 300) + random.pick([0, 0.25, 0.123456]);
    const body = { amount: quantity, networkId: network.id, bankAccountId: anyAccount() };
    const made = await call({
      ...{ method: 'POST', path: '/sell/create-order', token, body, key: randomUUID() },
      expected: [200, 409],
    });
    if (made.status === 409) {
      // An order that a reorganisation opened again.
      await call({ method: 'POST', path: `/sell/orders/${pendingIn(made)}/cancel`, token, expected: [200, 409] });
      return;
    }
    const { orderId, depositAddress } = read(vCreateOrderResponse, made);
    acknowledged.orders.add(orderId);
    did(`paid ${way}`);
    await think();
    await payFor(orderId, quantity, depositAddress, network, way);
    await follow(orderId, network, way);
  }

  const balance = async (): Promise<number> =>
    Number(read(vGetWalletResponse, await call({ method: 'GET', path: '/wallet', token })).data.balance);

  async function sellFromWallet(): Promise<void> {
    const amount = await balance();
    if (amount < 1) return;
    const body = { amount, source: 'wallet', bankAccountId: anyAccount() };
    const reply = await call({
      ...{ method: 'POST', path: '/sell/create-order', token, body, key: randomUUID() },
      // The balance may have changed meanwhile.
      expected: [200, 400],
    });
    if (reply.status !== 200) return;
    acknowledged.orders.add(read(vCreateOrderResponse, reply).orderId);
    did('sold from the wallet');
  }

  async function withdraw(): Promise<void> {
    const amount = Math.floor((await balance()) / 2);
    if (amount < 1) return;
    const { id: networkId } = random.pick(networks);
    const body = { networkId, address: addressOf('evm', `f${random.hex(39)}`), amount };
    const reply = await call({
      ...{ method: 'POST', path: '/wallet/withdrawals', token, body, key: randomUUID() },
      expected: [200, 400],
    });
    if (reply.status !== 200) return;
    acknowledged.withdrawals.add(read(vRequestWithdrawalResponse, reply).data._id);
    did('asked for a withdrawal');
  }

  async function addAccount(): Promise<void> {
    if (acknowledged.accounts.size > 5) return;
    const phoneNumber = `0311${String((at + 100) * 10 + acknowledged.accounts.size).padStart(7, '0')}`;
    const body = { name: `Seller ${at}`, method: 'easypaisa', phoneNumber };
    const reply = await call({ method: 'POST', path: '/bank/add', token, body });
    for (const { _id } of read(vAddBankResponse, reply).banks) acknowledged.accounts.add(_id);
    did('added an account');
  }

  const acts = [...Array.from({ length: 7 }, () => sell), sellFromWallet, withdraw, addAccount];
  await sleep(random.whole(0, thinkMs));
  while (!isOver()) {
    // An unexpected reply is noted by the caller; the seller goes on.
    await acts[random.whole(0, acts.length - 1)]?.().catch(noteFault);
    await think();
  }
}
