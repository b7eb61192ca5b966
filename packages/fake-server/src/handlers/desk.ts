import { object } from 'valibot';
import type { Queue, Unswept, Withdrawal } from '@sarraf/api-client';
import * as v from '@sarraf/api-client/contract';
import { decimal, type WithdrawalAction, withdrawalActions } from '@sarraf/domain';
import type { FakeServer, Person } from '../server.ts';
import { networksOf } from '../settings-state.ts';
import { addWalletEntry } from '../wallet-state.ts';
import { type Call, Refusal } from './call.ts';
import {
  amountOf,
  approvalFacts,
  byMe,
  claimAs,
  claimFacts,
  reserveHash,
  hashOf,
  pageOf,
  reasonFor,
  rupeesOf,
  requiresApproval,
  auditAction,
  fieldError,
  vPage,
} from './desk-rules.ts';
import { operationsOf } from './operations.ts';
import { isReturned } from './payouts.ts';
import type { Resolvers } from './resolvers.ts';

function withdrawalAs(server: FakeServer, me: Person, withdrawal: Withdrawal): Withdrawal {
  const claim = claimAs(me, withdrawal.claim);
  const approval = approvalFacts(me, withdrawal.approval);
  const { status } = withdrawal;
  return {
    ...withdrawal,
    claim,
    nextActions: withdrawalActions({ status, claim: claimFacts(server, claim), approval }),
  };
}

/** The withdrawal of the path and the administrator; 409 when its state does not allow the action. */
function withdrawalFor(call: Call, action: WithdrawalAction) {
  const me = call.admin();
  const { id } = call.path(v.vClaimWithdrawalPath);
  const withdrawal = call.server.withdrawals.find(({ _id }) => _id === id);
  if (withdrawal === undefined) throw new Refusal(404, 'There is no such withdrawal');
  const data = withdrawalAs(call.server, me, withdrawal);
  if (!data.nextActions.includes(action)) throw new Refusal(409, 'This withdrawal has moved on.', { data });
  return { me, withdrawal, data };
}

function withdrawalReply(
  call: Call,
  me: Person,
  withdrawal: Withdrawal,
  action: WithdrawalAction,
  reason: string | null,
) {
  auditAction(call, me, `withdrawal_${action}`, withdrawal._id, reason);
  return { success: true as const, data: withdrawalAs(call.server, me, withdrawal) };
}

/** Length of a queue, and age of its oldest item. */
function queueOf(server: FakeServer, since: string[]): Queue {
  const ages = since.map((at) => Math.max(0, Math.floor((server.now() - Date.parse(at)) / 1000)));
  return { count: ages.length, oldestSeconds: ages.length === 0 ? null : Math.max(...ages) };
}

const OPEN_PAYOUTS = ['queued', 'claimed', 'sent', 'unknown', 'held', 'failed'];
const OPEN_WITHDRAWALS = ['requested', 'claimed'];

/** Withdrawals, sweeps and the overview. */
export const desk = {
  getWithdrawals({ server, query, admin }) {
    const me = admin();
    const { status, page } = query(object({ ...v.vGetWithdrawalsQuery.entries, page: vPage }));
    const matching = server.withdrawals.filter((one) => status === undefined || one.status === status);
    return {
      success: true,
      data: pageOf(matching, page).map((one) => withdrawalAs(server, me, one)),
      total: matching.length,
    };
  },
  claimWithdrawal(call) {
    const { me, withdrawal } = withdrawalFor(call, 'claim');
    const reason = reasonFor(call, 'claim');
    Object.assign(withdrawal, { status: 'claimed', claim: { ...byMe(call, me), mine: true } });
    return withdrawalReply(call, me, withdrawal, 'claim', reason);
  },
  payWithdrawal(call) {
    const { me, withdrawal, data } = withdrawalFor(call, 'paid');
    const { hash: typed } = call.body(v.vPayWithdrawalBody);
    const { approval = null } = withdrawal;
    const reason = reasonFor(call, approval === null ? 'paid' : 'approve');
    const hash = reserveHash(call.server, typed, data, withdrawal.hash);
    const waits = approval === null && requiresApproval(call.server, rupeesOf(call.server, withdrawal.amount));
    const paid = { status: 'paid', approval: null };
    Object.assign(
      withdrawal,
      { hash, confirmed: false },
      waits ? { approval: { ...byMe(call, me), action: 'paid' } } : paid,
    );
    return withdrawalReply(call, me, withdrawal, 'paid', reason);
  },
  refuseWithdrawal(call) {
    const { me, withdrawal } = withdrawalFor(call, 'refuse');
    const reason = reasonFor(call, 'refuse');
    Object.assign(withdrawal, { status: 'refused', reason, hash: null, confirmed: null, approval: null });
    const { _id: withdrawalId, amount, user } = withdrawal;
    addWalletEntry(call.server, user._id, { amount, reason: 'withdrawal-refused', withdrawalId });
    return withdrawalReply(call, me, withdrawal, 'refuse', reason);
  },
  recordSweep(call) {
    const { server } = call;
    const me = call.admin();
    const sent = call.body(v.vRecordSweepBody);
    if (!networksOf(server).some(({ id }) => id === sent.networkId)) throw new Refusal(404, 'Network not found');
    const { reconciliation: books } = server;
    const isOurs = ({ networkId, address }: Unswept) => networkId === sent.networkId && address === sent.address;
    const held = books.unswept.find(isOurs);
    if (held === undefined) throw fieldError('address', 'This is not a deposit address of ours on this network');
    const earlier = server.sweeps.get(hashOf(sent.hash));
    const agrees = earlier !== undefined && earlier.approval?.by._id !== me.user._id;
    const reason = reasonFor(call, agrees ? 'approve' : 'paid');
    const amount = amountOf(sent.amount).toFixed();
    const hash = reserveHash(server, sent.hash, earlier ?? null, agrees ? earlier.hash : null);
    // Unconfirmed sweeps are subtracted.
    const left = (held.unconfirmed ?? []).reduce((rest, sweep) => rest.minus(sweep.amount), decimal(held.amount));
    if (decimal(amount).gt(left))
      throw fieldError('amount', `The book balance of this address is ${left.toFixed()} USDT`);
    const waits = !agrees && requiresApproval(server, rupeesOf(server, amount));
    const { networkId, address } = sent;
    const data = {
      ...{ _id: server.nextId('sweep'), networkId, address, amount, hash, confirmed: false, ...byMe(call, me) },
      approval: waits ? { ...byMe(call, me), action: 'sweep' } : null,
    };
    if (waits) server.sweeps.set(hash, data);
    else {
      server.sweeps.delete(hash);
      // The address stays unswept until the sweep is confirmed, which never happens on this server.
      const unconfirmed = { hash, amount, ...byMe(call, me) };
      const unswept = books.unswept.map((one) =>
        isOurs(one) ? { ...one, unconfirmed: [...(one.unconfirmed ?? []), unconfirmed] } : one,
      );
      server.reconciliation = { ...books, unswept };
    }
    auditAction(call, me, 'sweep', data._id, reason);
    return { success: true, data };
  },
  getOverview({ server, admin }) {
    admin();
    const { state, chains, providers } = operationsOf(server);
    const withStatus = <Row extends { status: string; createdAt: string }>(rows: Row[], status: string) =>
      queueOf(
        server,
        rows.filter((one) => one.status === status).map(({ createdAt }) => createdAt),
      );
    const open = server.exceptions.filter((one) => one.open && one.kind !== 'dust').map(({ seenAt }) => seenAt);
    return {
      success: true,
      data: {
        state,
        payouts: OPEN_PAYOUTS.map((status) => ({ status, ...withStatus(server.payouts, status) })),
        returned: queueOf(
          server,
          server.payouts.filter(isReturned).map(({ returned, createdAt }) => returned?.at ?? createdAt),
        ),
        exceptions: queueOf(server, open),
        withdrawals: OPEN_WITHDRAWALS.map((status) => ({ status, ...withStatus(server.withdrawals, status) })),
        chains,
        providers,
        warnings: server.warnings,
      },
    };
  },
} satisfies Partial<Resolvers>;
