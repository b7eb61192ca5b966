import { number, object, optional, pipe, string, toNumber } from 'valibot';
import type { Payout, PayoutAttempt } from '@sarraf/api-client';
import * as v from '@sarraf/api-client/contract';
import { isUtr, normaliseUtr, type PayoutAction, payoutActions } from '@sarraf/domain';
import { type FakeServer, addWalletEntry, type Person } from '../server.ts';
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
  requiresApproval,
  auditAction,
  fieldError,
} from './desk-rules.ts';
import type { Resolvers } from './resolvers.ts';

/** Page number of a query string, which arrives as text. */
const vPage = pipe(optional(string(), '1'), toNumber(), number());
const vPayoutsQuery = object({ ...v.vGetPayoutsQuery.entries, page: vPage });

/** The payout as this administrator sees it now: `claim.mine`, `ageSeconds` and `nextActions` are computed. */
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

/** Adds an event to the order of a payout. */
function addOrderEvent(server: FakeServer, payout: Payout, type: string): void {
  const order = orderOf(server, payout);
  if (order) order.events = [...(order.events ?? []), { type, at: moment(server) }];
}

/** Completes a payout and its order. */
function complete(call: Call, payout: Payout, utr: string): void {
  Object.assign(payout, { status: 'completed', utr, claim: null, approval: null, problem: null });
  const order = orderOf(call.server, payout);
  if (order === undefined) return;
  Object.assign(order, { status: 'completed', transfer_status: 'completed', transfer_ref: utr, payoutProblem: null });
  call.server.pendingChanges.delete(order._id);
}

function refund(call: Call, payout: Payout): void {
  Object.assign(payout, { status: 'failed', approval: null, refundedAt: moment(call.server) });
  const order = orderOf(call.server, payout);
  if (order !== undefined) Object.assign(order, { status: 'failed', payoutProblem: null });
  const { orderId } = payout;
  addWalletEntry(call.server, payout.seller._id, { amount: payout.order.quantity, reason: 'refund', orderId });
}

/** The stored payout of the path; 404 if unknown. */
function payoutOf(call: Call): Payout {
  const { orderId } = call.path(v.vGetPayoutPath);
  const payout = call.server.payouts.find((one) => one.orderId === orderId);
  if (payout === undefined) throw new Refusal(404, 'There is no such payout');
  return payout;
}

/** Completes a payout with a UTR, or requests approval above the limit. */
export function pay(call: Call, me: Person, payout: Payout, utr: string): void {
  if (requiresApproval(call.server, payout.amount)) {
    Object.assign(payout, { utr, approval: { ...byMe(call, me), action: 'paid' } });
  } else complete(call, payout, utr);
}

/** Whether another payout has this UTR. */
export const isUtrUsed = (server: FakeServer, payout: Payout, utr: string): boolean =>
  server.payouts.some((one) => one !== payout && one.utr === utr);

interface ActionInput {
  me: Person;
  payout: Payout;
  reason: string | null;
}

/** Applies a desk action to a payout: 409 when its state does not allow the action, else an audit entry and the new state. */
function act(call: Call, action: PayoutAction, change: (input: ActionInput) => Partial<Payout> | undefined) {
  const { server } = call;
  const me = call.admin();
  const payout = payoutOf(call);
  const before = payoutAs(server, me, payout);
  if (!before.nextActions.includes(action)) {
    throw new Refusal(409, 'This payout has moved on. Look at it again.', { data: before });
  }
  const reason = reasonFor(call, action, claimFacts(server, before.claim));
  const requested = payout.approval;
  Object.assign(payout, change({ me, payout, reason }));
  // The seller sees the start of the payout, as for an automatic payout.
  if (action === 'claim') addOrderEvent(server, payout, 'payout-started');
  if (action === 'failed') addOrderEvent(server, payout, 'payout-problem');
  const done: PayoutAttempt = {
    at: moment(server),
    by: me.user.name ?? '',
    // An action that waits for approval is only requested, not done.
    what: payout.approval && payout.approval !== requested ? 'asked' : action,
    reference: payout.utr,
    reason,
  };
  payout.attempts = [...payout.attempts, done];
  auditAction(call, me, `payout_${action}`, payout.orderId, reason);
  return { success: true as const, data: payoutAs(server, me, payout) };
}

const unclaimed = { claim: null, approval: null, utr: null };

/** Deposit address and transaction hash of the order. */
const depositOf = (server: FakeServer, payout: Payout) => {
  const { address, hash } = orderOf(server, payout) ?? {};
  return [address, hash];
};

/** Payouts and the actions of the desk on them. */
export const payouts = {
  getPayouts({ server, query, admin }) {
    const me = admin();
    const { status, network, method, search = '', page } = query(vPayoutsQuery);
    const wanted = search.toLowerCase();
    const matching = server.payouts
      .filter((one) => status === undefined || one.status === status)
      .filter((one) => network === undefined || one.order.network === network)
      .filter((one) => method === undefined || one.account.method === method)
      .filter((one) =>
        [
          one.orderId,
          one.utr,
          one.sellerName,
          one.seller.mobile,
          ...Object.values(one.account),
          ...depositOf(server, one),
        ]
          .join('\n')
          .toLowerCase()
          .includes(wanted),
      )
      .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
    return {
      success: true,
      data: pageOf(matching, page).map((one) => payoutAs(server, me, one)),
      total: matching.length,
    };
  },
  getPayout: (call) => ({ success: true, data: payoutAs(call.server, call.admin(), payoutOf(call)) }),
  claimPayout: (call) =>
    act(call, 'claim', ({ me }) => ({ status: 'claimed', claim: { ...byMe(call, me), mine: true } })),
  releasePayout: (call) =>
    act(call, 'release', ({ payout }) =>
      payout.status === 'claimed' ? { ...unclaimed, status: payout.problem ? 'failed' : 'queued' } : unclaimed,
    ),
  payPayout: (call) =>
    act(call, 'paid', ({ me, payout }) => {
      const sent = call.body(v.vPayPayoutBody);
      if (!isUtr(sent.utr)) throw fieldError('utr', 'This is no UTR');
      if (sent.amount !== undefined && !amountOf(sent.amount).eq(payout.amount)) {
        throw fieldError('amount', `The amount is ${payout.amount}`);
      }
      const utr = normaliseUtr(sent.utr);
      if (isUtrUsed(call.server, payout, utr)) {
        const message = 'Another payout has this UTR';
        throw new Refusal(409, message, { errors: { utr: message }, data: payoutAs(call.server, me, payout) });
      }
      pay(call, me, payout, utr);
      return undefined;
    }),
  failPayout: (call) =>
    act(call, 'failed', ({ payout, reason }) => {
      const problem = { reason: reason ?? '', at: moment(call.server) };
      const order = orderOf(call.server, payout);
      if (order !== undefined) order.payoutProblem = problem;
      return { ...unclaimed, status: 'failed', problem };
    }),
  retryPayout: (call) => act(call, 'retry', () => ({ ...unclaimed, status: 'queued', problem: null })),
  refundPayout: (call) =>
    act(call, 'refund', ({ me, payout }) => {
      if (requiresApproval(call.server, payout.amount)) return { approval: { ...byMe(call, me), action: 'refund' } };
      refund(call, payout);
      return undefined;
    }),
  holdPayout: (call) => act(call, 'hold', ({ reason }) => ({ ...unclaimed, status: 'held', heldReason: reason })),
  resumePayout: (call) => act(call, 'resume', () => ({ status: 'queued', heldReason: null })),
  approvePayout: (call) =>
    act(call, 'approve', ({ payout }) => {
      if (payout.approval?.action === 'refund') refund(call, payout);
      else complete(call, payout, payout.utr ?? '');
      return undefined;
    }),
} satisfies Partial<Resolvers>;
