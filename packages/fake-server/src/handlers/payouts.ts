import { object } from 'valibot';
import type { Payout, PayoutAttempt } from '@sarraf/api-client';
import * as v from '@sarraf/api-client/contract';
import {
  isBlank,
  isUtr,
  nextPayoutActions,
  normaliseUtr,
  pauseReason,
  type PayoutAction,
  type PayoutEvent,
} from '@sarraf/domain';
import { pauseOf, replyLanguage } from '../pauses.ts';
import type { FakeServer, Person } from '../server.ts';
import { titleCheckOf } from './accounts.ts';
import { type Call, Refusal } from './call.ts';
import {
  amountOf,
  claimAs,
  claimFacts,
  moment,
  pageOf,
  reasonFor,
  requiresApproval,
  auditAction,
  fieldError,
  vPage,
} from './desk-rules.ts';
import { applyPayoutEvent, payoutStateOf } from './payout-state.ts';
import type { Resolvers } from './resolvers.ts';

const vPayoutsQuery = object({ ...v.vGetPayoutsQuery.entries, page: vPage });

/** The payout as this administrator sees it now: `claim.mine`, the title check, `ageSeconds` and `nextActions` are computed. */
export function payoutAs(server: FakeServer, me: Person, payout: Payout): Payout {
  const claim = claimAs(me, payout.claim);
  const state = payoutStateOf(payout);
  const { paused } = pauseOf(server, 'payouts_paused');
  const nextActions = state ? nextPayoutActions(state, me.user._id, server.now(), paused) : [];
  const ageSeconds = Math.max(0, Math.floor((server.now() - Date.parse(payout.createdAt)) / 1000));
  const verifiedName = payout.sellerNameVerified ? payout.sellerName : null;
  const account = { ...payout.account, titleCheck: titleCheckOf(server, payout.account, verifiedName ?? null) };
  return { ...payout, account, claim, ageSeconds, nextActions };
}

const orderOf = (server: FakeServer, { orderId }: Payout) => server.orders.find(({ _id }) => _id === orderId);

/** Whether the bank returned the rupees of a payout, and they were neither paid again nor refunded. */
export const isReturned = ({ returned, refundedAt }: Payout): boolean =>
  returned !== null && returned !== undefined && !refundedAt;

/** The stored payout of the path; 404 if unknown. */
function payoutOf(call: Call): Payout {
  const { orderId } = call.path(v.vGetPayoutPath);
  const payout = call.server.payouts.find((one) => one.orderId === orderId);
  if (payout === undefined) throw new Refusal(404, 'There is no such payout');
  return payout;
}

/** Whether another payout has this UTR. */
export const isUtrUsed = (server: FakeServer, payout: Payout, utr: string): boolean =>
  server.payouts.some((one) => one !== payout && one.utr === utr);

/** Event for the state machine from an action, at this time and by this administrator. */
export function eventOf(
  call: Call,
  me: Person,
  payout: Payout,
  { action, reason, utr = '' }: { action: PayoutAction; reason: string | null; utr?: string },
): PayoutEvent {
  const signed = { by: me.user._id, at: call.server.now() };
  const mustApprove = requiresApproval(call.server, payout.amount);
  switch (action) {
    case 'paid':
      return { type: action, ...signed, utr, mustApprove };
    case 'refund':
      return { type: action, ...signed, mustApprove };
    case 'failed':
    case 'hold':
      return { type: action, ...signed, reason: reason ?? '' };
    default:
      return { type: action, ...signed };
  }
}

/** Message that payouts are paused, with the reason; null while they are not. */
export function pausedMessage({ server, header }: Call): string | null {
  const reason = pauseReason(pauseOf(server, 'payouts_paused'), replyLanguage(header('Accept-Language')));
  return reason === null ? null : `Payouts are paused. ${reason}`;
}

/** Applies a desk action to a payout: 409 when its state does not allow the action, else an audit entry and the new state. */
function act(call: Call, action: PayoutAction, readUtr?: (payout: Payout, me: Person) => string) {
  const { server } = call;
  const me = call.admin();
  const payout = payoutOf(call);
  const before = payoutAs(server, me, payout);
  const paused = action === 'claim' || action === 'approve' ? pausedMessage(call) : null;
  const moved = 'This payout has changed. Check its current status first.';
  const refusal = new Refusal(409, paused ?? moved, { data: before });
  if (!before.nextActions.includes(action)) throw refusal;
  const reason = reasonFor(call, action, claimFacts(server, before.claim));
  const requested = payout.approval;
  const utr = readUtr?.(payout, me);
  if (!applyPayoutEvent(server, payout, eventOf(call, me, payout, { action, reason, ...(utr && { utr }) })))
    throw refusal;
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

/** Records that the bank returned a completed payout; the same return again changes nothing, and any other state is 409. */
function reportReturn(call: Call) {
  const { server } = call;
  const me = call.admin();
  const payout = payoutOf(call);
  const { reason: typed, reference = null, available, utr } = call.body(v.vReturnPayoutBody);
  const reason = typed?.trim() ?? '';
  if (isBlank(reason)) throw fieldError('reason', 'A reason is required');
  const known = payout.returned;
  if (known && isReturned(payout) && known.reason === reason && (known.reference ?? null) === reference) {
    return { success: true as const, data: payoutAs(server, me, payout) };
  }
  const before = payoutAs(server, me, payout);
  const isOurs = available ?? true;
  const isOther = utr !== null && utr !== undefined && utr !== payout.utr;
  const event = { type: 'returned', reason, at: server.now(), available: isOurs } as const;
  if (isOther || !applyPayoutEvent(server, payout, event)) {
    throw new Refusal(409, 'Only a paid payout can be returned.', { data: before });
  }
  const [at, by] = [moment(server), me.user.name ?? ''];
  payout.returned = { rupees: payout.amount, reason, at, available: isOurs, by, reference };
  payout.attempts = [...payout.attempts, { at, by, what: 'returned', reference, reason }];
  auditAction(call, me, 'payout_returned', payout.orderId, reason);
  return { success: true as const, data: payoutAs(server, me, payout) };
}

/** Deposit address and transaction hash of the order. */
const depositOf = (server: FakeServer, payout: Payout) => {
  const { address, hash } = orderOf(server, payout) ?? {};
  return [address, hash];
};

/** Payouts and the actions of the desk on them. */
export const payouts = {
  getPayouts({ server, query, admin }) {
    const me = admin();
    const { status, network, method, search = '', page, returned } = query(vPayoutsQuery);
    const wanted = search.toLowerCase();
    const matching = server.payouts
      .filter((one) => status === undefined || one.status === status)
      .filter((one) => returned === undefined || isReturned(one))
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
  claimPayout: (call) => act(call, 'claim'),
  releasePayout: (call) => act(call, 'release'),
  payPayout: (call) =>
    act(call, 'paid', (payout, me) => {
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
      return utr;
    }),
  failPayout: (call) => act(call, 'failed'),
  retryPayout: (call) => act(call, 'retry'),
  refundPayout: (call) => act(call, 'refund'),
  holdPayout: (call) => act(call, 'hold'),
  resumePayout: (call) => act(call, 'resume'),
  approvePayout: (call) => act(call, 'approve'),
  returnPayout: reportReturn,
} satisfies Partial<Resolvers>;
