import { setTimeout as sleep } from 'node:timers/promises';

import {
  vGetExceptionsResponse,
  vGetPayoutResponse,
  vGetReconciliationResponse,
  vGetWithdrawalsResponse,
} from '@sarraf/api-client/contract';

import type { Connection } from '../../apps/api/src/db/connect.ts';
import { repeatable } from '../../apps/api/src/seed/random.ts';
import type { Actor } from '../../apps/api/src/testing/people.ts';
import { waitingPayouts } from '../../apps/api/src/testing/soak-queries.ts';
import type { SoakBank } from './bank.ts';
import { read, type Caller } from './calls.ts';
import type { SoakNetwork } from './chains.ts';

const ROUND_MS = 1000;
/** Age of an unknown payout after which the desk decides by the bank's own list. */
const UNKNOWN_MS = 15_000;
const SWEEP_MS = 5000;
/** Things that are decided on at the same time, as by several people: an outage of the bank leaves a hundred payouts at once. */
const HANDS = 8;
const OWN_WALLET = `0x${'5e'.repeat(20)}`;
const REASON = 'decided in the soak';

/** What the administrator needs from the run. */
export interface DeskOptions {
  call: Caller;
  db: Connection['db'];
  admin: Actor;
  bank: SoakBank;
  networks: readonly SoakNetwork[];
  seed: number;
  /** Whether sweeps may still begin. */
  mayBegin: () => boolean;
  isOver: () => boolean;
  noteFault: (error: unknown) => void;
}

/** Administrator of the run. */
export interface Desk {
  /** Resolves when the run is over and the last round has ended. */
  done: Promise<unknown>;
  /** Rupees that the administrator paid by hand, as decimal text, by order. */
  paidByHand: Map<string, string[]>;
  /** Number of actions by name. */
  acted: Map<string, number>;
  /** What the desk does now, one line for each kind of work: how many rounds ended, and for how long the present one has run. */
  describe: () => string[];
}

/** Works at the desk until the run is over: every payout, exception and withdrawal that waits for a person is decided on. */
export function openDesk({ call, db, admin, bank, networks, seed, mayBegin, isOver, noteFault }: DeskOptions): Desk {
  const { token } = admin;
  const random = repeatable(seed + 2);
  const paidByHand: Desk['paidByHand'] = new Map();
  const acted: Desk['acted'] = new Map();
  const unknownSince = new Map<string, number>();

  const act = async (path: string, action: string, body: object): Promise<boolean> => {
    // A repeated action finds that it was done; the state may also have moved on meanwhile.
    const expected = [200, 409];
    const { status } = await call({ method: 'POST', path: `${path}/${action}`, token, body, expected });
    const name = `${path.split('/')[2] ?? ''} ${action}`.trim();
    if (status === 200) acted.set(name, (acted.get(name) ?? 0) + 1);
    return status === 200;
  };

  /** Works on several items at a time until each is done; a fault at one of them is noted and stops no other. */
  const workOnEach = async <Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> => {
    const left = items.values();
    const one = async () => {
      for (const item of left) await work(item).catch(noteFault);
    };
    await Promise.all(Array.from({ length: HANDS }, one));
  };

  const look = async (orderId: string) =>
    read(vGetPayoutResponse, await call({ method: 'GET', path: `/admin/payouts/${orderId}`, token })).data;

  /** Whether the bank has a payment of the order, so that the server learns by itself what became of it. */
  const isAtBank = (orderId: string): boolean =>
    [...bank.payments.values()].some(({ body, status }) => {
      const { reference }: { reference: string } = JSON.parse(body);
      return reference === orderId && (status === 'completed' || status === 'accepted');
    });

  async function payByHand(orderId: string, path: string): Promise<void> {
    const utr = `HAND-${orderId.slice(-12).toUpperCase()}-${paidByHand.get(orderId)?.length ?? 0}`;
    await act(path, 'paid', { utr });
    const after = await look(orderId);
    // The first reply may have been lost, and the repeated one is a 409.
    if (after.status === 'completed' && after.utr === utr) {
      paidByHand.set(orderId, [...(paidByHand.get(orderId) ?? []), after.amount]);
    }
  }

  async function decidePayout(orderId: string): Promise<void> {
    const path = `/admin/payouts/${orderId}`;
    const { status, nextActions, refundedAt } = await look(orderId);
    const may = (action: string) => nextActions.includes(action);
    if (refundedAt) return;
    if (status !== 'unknown') unknownSince.delete(orderId);
    if (status === 'unknown') {
      const since = unknownSince.get(orderId) ?? Date.now();
      unknownSince.set(orderId, since);
      if (Date.now() - since < UNKNOWN_MS || bank.faults.size > 0 || isAtBank(orderId)) return;
      await act(path, 'failed', { reason: REASON });
    } else if (status === 'claimed' && may('paid')) await payByHand(orderId, path);
    else if (status === 'held' && may('resume')) await act(path, 'resume', { reason: REASON });
    else if (status === 'queued') await act(path, random.chance(0.3) ? 'claim' : 'hold', { reason: REASON });
    else if (status === 'failed') {
      const isRefund = random.chance(0.2);
      const isDone = await act(path, isRefund ? 'refund' : 'retry', { reason: REASON });
      // The bank gives no clear answer about an earlier attempt: the desk pays by hand, if the bank's own list has no payment.
      if (!isDone && !isAtBank(orderId) && (await act(path, 'claim', {}))) await payByHand(orderId, path);
    }
  }

  const decidePayouts = async (): Promise<void> => workOnEach(await waitingPayouts(db), decidePayout);

  async function decideExceptions(): Promise<void> {
    const open = read(
      vGetExceptionsResponse,
      await call({ method: 'GET', path: '/admin/exceptions?open=true', token }),
    );
    await workOnEach(open.data, async ({ _id, kind, nextActions, from, network, token: symbol, amount }) => {
      const path = `/admin/exceptions/${_id}`;
      const chain = networks.find(({ id }) => id === network);
      if (nextActions?.includes('refunded') && from && chain && random.chance(0.3)) {
        const hash = await chain.send(from, amount, symbol ? { token: chain.otherToken } : {});
        await act(path, 'refunded', { hash, reason: REASON });
      } else if (nextActions?.includes('credit')) await act(path, 'credit', { reason: REASON });
      // A transfer that is missing may come again.
      else if (nextActions?.includes('ignore') && kind !== 'dropped') await act(path, 'ignore', { reason: REASON });
    });
  }

  async function decideWithdrawals(): Promise<void> {
    const pages = await Promise.all(
      ['requested', 'claimed'].map((status) =>
        call({ method: 'GET', path: `/admin/withdrawals?status=${status}`, token }),
      ),
    );
    const open = pages.flatMap((page) => read(vGetWithdrawalsResponse, page).data);
    await workOnEach(open, async ({ _id, status, network, address, amount }) => {
      const path = `/admin/withdrawals/${_id}`;
      if (status === 'requested') await act(path, 'claim', {});
      if (random.chance(0.2)) {
        await act(path, 'refuse', { reason: REASON });
        return;
      }
      const chain = networks.find(({ id }) => id === network);
      // `send` waits for the confirmations of the transfer, which takes some seconds.
      if (chain) await act(path, 'paid', { hash: await chain.send(address, amount) });
    });
  }

  /** Sends the USDT of a deposit address to the operator's own wallet and records it. */
  async function sweepOne(): Promise<void> {
    const { unswept } = read(
      vGetReconciliationResponse,
      await call({ method: 'GET', path: '/admin/reconciliation', token }),
    ).data;
    const waiting = unswept.filter(({ amount, unconfirmed }) => Number(amount) > 0 && !unconfirmed?.length);
    const chosen = waiting[random.whole(0, waiting.length - 1)];
    const chain = networks.find(({ id }) => id === chosen?.networkId);
    if (!chosen || !chain) return;
    const { networkId, address, amount } = chosen;
    const hash = await chain.send(OWN_WALLET, amount, { from: address });
    // A repeated call finds that the hash was recorded.
    await act('/admin', 'sweeps', { networkId, address, amount, hash, reason: REASON });
  }

  const rounds = new Map<string, { ended: number; sinceMs: number | null }>();
  const repeat = async (name: string, work: () => Promise<void>, everyMs: number): Promise<void> => {
    for (let ended = 0; !isOver(); ended += 1) {
      rounds.set(name, { ended, sinceMs: Date.now() });
      await work().catch(noteFault);
      rounds.set(name, { ended: ended + 1, sinceMs: null });
      await sleep(everyMs);
    }
  };
  const done = Promise.all([
    repeat('bank', bank.work, ROUND_MS),
    repeat('payouts', decidePayouts, ROUND_MS),
    repeat('exceptions', decideExceptions, ROUND_MS),
    repeat('withdrawals', decideWithdrawals, ROUND_MS),
    repeat('sweeps', () => (mayBegin() ? sweepOne() : Promise.resolve()), SWEEP_MS),
  ]);
  const describe = () =>
    [...rounds].map(
      ([name, { ended, sinceMs }]) =>
        `${name}: ${ended} rounds ended, ${sinceMs === null ? 'none runs' : `one runs for ${Date.now() - sinceMs} ms`}`,
    );
  return { done, paidByHand, acted, describe };
}
