import { number, object, optional, pipe, string, toNumber } from 'valibot';
import type { Payout, PayoutAttempt } from '@sarraf/api-client';
import * as v from '@sarraf/api-client/contract';
import { isUtr, normaliseUtr, type PayoutAction, payoutActions } from '@sarraf/domain';
import { type FakeServer, moveUsdt, type Person } from '../server.ts';
import { type Call, Refusal } from './call.ts';
import {
  amountOf,
  approvalFacts,
  byMe,
  claimAs,
  claimFacts,
  moment,
  pageOf,
  reasonFor,
  takesTwo,
  write,
  wrong,
} from './desk-rules.ts';
import type { Resolvers } from './resolvers.ts';

/** A query arrives as text, whatever the contract calls a number. */
const vPage = pipe(optional(string(), '1'), toNumber(), number());
const vPayoutsQuery = object({ ...v.vGetPayoutsQuery.entries, page: vPage });

/** The payout as this administrator sees it at this moment. */
export function payoutAs(server: FakeServer, me: Person, payout: Payout): Payout {
  const claim = claimAs(me, payout.claim);
  const state = {
    status: payout.status,
    claim: claimFacts(server, claim),
    approval: approvalFacts(me, payout.approval),
    refunded: typeof payout.refundedAt === 'string',
    vanished: payout.vanished ?? false,
  };
  const ageSeconds = Math.max(0, Math.floor((server.now() - Date.parse(payout.createdAt)) / 1000));
  return { ...payout, claim, ageSeconds, nextActions: payoutActions(state) };
}

const orderOf = (server: FakeServer, { orderId }: Payout) => server.orders.find(({ _id }) => _id === orderId);

/** Adds to what happened to the order, which is never taken back. */
function tellSeller(server: FakeServer, payout: Payout, type: string): void {
  const order = orderOf(server, payout);
  if (order) order.events = [...(order.events ?? []), { type, at: moment(server) }];
}

/** The rupees arrived. */
function complete(call: Call, payout: Payout, utr: string): void {
  Object.assign(payout, { status: 'completed', utr, claim: null, approval: null, problem: null });
  const order = orderOf(call.server, payout);
  if (order === undefined) return;
  Object.assign(order, { status: 'completed', transfer_status: 'completed', transfer_ref: utr, payoutProblem: null });
  call.server.lives.delete(order._id);
}

function refund(call: Call, payout: Payout): void {
  Object.assign(payout, { status: 'failed', approval: null, refundedAt: moment(call.server) });
  const order = orderOf(call.server, payout);
  if (order !== undefined) Object.assign(order, { status: 'failed', payoutProblem: null });
  const { orderId } = payout;
  moveUsdt(call.server, payout.seller._id, { amount: payout.order.quantity, reason: 'refund', orderId });
}

/** The payout of the path, as it is kept. */
function payoutOf(call: Call): Payout {
  const { orderId } = call.path(v.vGetPayoutPath);
  const payout = call.server.payouts.find((one) => one.orderId === orderId);
  if (payout === undefined) throw new Refusal(404, 'There is no such payout');
  return payout;
}

/** Takes a UTR for a payout, or asks for approval of it. Nobody else may have it. */
export function pay(call: Call, me: Person, payout: Payout, utr: string): void {
  if (takesTwo(call.server, payout.amount)) {
    Object.assign(payout, { utr, approval: { ...byMe(call, me), action: 'paid' } });
  } else complete(call, payout, utr);
}

/** Whether another payout has this UTR. */
export const isTaken = (server: FakeServer, payout: Payout, utr: string): boolean =>
  server.payouts.some((one) => one !== payout && one.utr === utr);

interface Act {
  me: Person;
  payout: Payout;
  reason: string | null;
}

/** An act of the desk: 409 where the state forbids it, one row of the record, and the new state. */
function act(call: Call, action: PayoutAction, change: (act: Act) => Partial<Payout> | undefined) {
  const { server } = call;
  const me = call.admin();
  const payout = payoutOf(call);
  const before = payoutAs(server, me, payout);
  if (!before.nextActions.includes(action)) {
    throw new Refusal(409, 'This payout has moved on. Look at it again.', { data: before });
  }
  const reason = reasonFor(call, action, claimFacts(server, before.claim));
  const asked = payout.approval;
  Object.assign(payout, change({ me, payout, reason }));
  // The seller reads that it was begun, as they do when a service is asked.
  if (action === 'claim') tellSeller(server, payout, 'payout-started');
  if (action === 'failed') tellSeller(server, payout, 'payout-problem');
  const done: PayoutAttempt = {
    at: moment(server),
    by: me.user.name ?? '',
    // What waits for another administrator was not done yet.
    what: payout.approval && payout.approval !== asked ? 'asked' : action,
    reference: payout.utr,
    reason,
  };
  payout.attempts = [...payout.attempts, done];
  write(call, me, `payout_${action}`, payout.orderId, reason);
  return { success: true as const, data: payoutAs(server, me, payout) };
}

const without = { claim: null, approval: null, utr: null };

/** Where its USDT came, and by which transaction. */
const paidTo = (server: FakeServer, payout: Payout) => {
  const { address, hash } = orderOf(server, payout) ?? {};
  return [address, hash];
};

/** The payouts of the desk, and what can be done with them. */
export const payouts = {
  getPayouts({ server, query, admin }) {
    const me = admin();
    const { status, network, method, search = '', page } = query(vPayoutsQuery);
    const wanted = search.toLowerCase();
    const asked = server.payouts
      .filter((one) => status === undefined || one.status === status)
      .filter((one) => network === undefined || one.order.network === network)
      .filter((one) => method === undefined || one.account.method === method)
      .filter((one) =>
        [one.orderId, one.utr, one.sellerName, one.seller.mobile, ...Object.values(one.account), ...paidTo(server, one)]
          .join('\n')
          .toLowerCase()
          .includes(wanted),
      )
      .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
    return { success: true, data: pageOf(asked, page).map((one) => payoutAs(server, me, one)), total: asked.length };
  },
  getPayout: (call) => ({ success: true, data: payoutAs(call.server, call.admin(), payoutOf(call)) }),
  claimPayout: (call) =>
    act(call, 'claim', ({ me }) => ({ status: 'claimed', claim: { ...byMe(call, me), mine: true } })),
  releasePayout: (call) =>
    act(call, 'release', ({ payout }) =>
      payout.status === 'claimed' ? { ...without, status: payout.problem ? 'failed' : 'queued' } : without,
    ),
  payPayout: (call) =>
    act(call, 'paid', ({ me, payout }) => {
      const sent = call.body(v.vPayPayoutBody);
      if (!isUtr(sent.utr)) throw wrong('utr', 'This is no UTR');
      if (sent.amount !== undefined && !amountOf(sent.amount).eq(payout.amount)) {
        throw wrong('amount', `The amount is ${payout.amount}`);
      }
      const utr = normaliseUtr(sent.utr);
      if (isTaken(call.server, payout, utr)) {
        const words = 'Another payout has this UTR';
        throw new Refusal(409, words, { errors: { utr: words }, data: payoutAs(call.server, me, payout) });
      }
      pay(call, me, payout, utr);
      return undefined;
    }),
  failPayout: (call) =>
    act(call, 'failed', ({ payout, reason }) => {
      const problem = { reason: reason ?? '', at: moment(call.server) };
      const order = orderOf(call.server, payout);
      if (order !== undefined) order.payoutProblem = problem;
      return { ...without, status: 'failed', problem };
    }),
  retryPayout: (call) => act(call, 'retry', () => ({ ...without, status: 'queued', problem: null })),
  refundPayout: (call) =>
    act(call, 'refund', ({ me, payout }) => {
      if (takesTwo(call.server, payout.amount)) return { approval: { ...byMe(call, me), action: 'refund' } };
      refund(call, payout);
      return undefined;
    }),
  holdPayout: (call) => act(call, 'hold', ({ reason }) => ({ ...without, status: 'held', heldReason: reason })),
  resumePayout: (call) => act(call, 'resume', () => ({ status: 'queued', heldReason: null })),
  approvePayout: (call) =>
    act(call, 'approve', ({ payout }) => {
      if (payout.approval?.action === 'refund') refund(call, payout);
      else complete(call, payout, payout.utr ?? '');
      return undefined;
    }),
} satisfies Partial<Resolvers>;
