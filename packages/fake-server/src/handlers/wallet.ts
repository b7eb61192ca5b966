import type { OwnWithdrawal, Withdrawal } from '@sarraf/api-client';
import * as v from '@sarraf/api-client/contract';
import { addressFault, normaliseAddress, returnStage } from '@sarraf/domain';
import { networksOf } from '../settings-state.ts';
import { balanceOf, addWalletEntry } from '../wallet-state.ts';
import { requireNotBlocked, Refusal } from './call.ts';
import { amountOf, moment, fieldError } from './desk-rules.ts';
import { orderFor } from './orders.ts';
import { applyPayoutEvent } from './payout-state.ts';
import type { Resolvers } from './resolvers.ts';
import { refuseAboveTransfer } from './transfer-limit.ts';

const ownWithdrawal = (withdrawal: Withdrawal): OwnWithdrawal => {
  const { _id, status, network, address, amount, createdAt, hash, confirmed, reason, approval } = withdrawal;
  const sent = approval ? { hash: null, confirmed: null } : { hash, confirmed };
  return { _id, status, network, address, amount, createdAt, reason, ...sent };
};

/** The seller's wallet, and another account for a refused or returned payout. */
export const wallet = {
  getWallet({ server, verified }) {
    const { user } = verified();
    const mine = server.withdrawals.filter((one) => one.user._id === user._id).map(ownWithdrawal);
    const entries = server.wallets.get(user._id) ?? [];
    return {
      success: true,
      data: { balance: balanceOf(server, user._id).toFixed(), entries, withdrawals: mine.toReversed() },
    };
  },
  requestWithdrawal(call) {
    const { server } = call;
    const { user } = requireNotBlocked(call.verified());
    const body = call.body(v.vRequestWithdrawalBody);
    const { networkId, address: typedAddress, amount: typedAmount } = body;
    const key = call.header('Idempotency-Key');
    const seen = key === null ? undefined : server.keys.get(`${user._id} ${key}`);
    if (seen !== undefined && seen.body !== JSON.stringify(body))
      throw new Refusal(422, 'This request was already used for another order');
    const known = server.withdrawals.find(({ _id }) => _id === seen?.orderId);
    if (known) return { success: true, message: 'Withdrawal requested', data: ownWithdrawal(known) };
    if (!networksOf(server).some(({ id }) => id === networkId)) throw new Refusal(404, 'Network not found');
    const address = normaliseAddress(typedAddress);
    if (addressFault(networkId, address) !== null || server.orders.some((order) => order.address === address)) {
      throw fieldError('address', 'This address cannot be paid');
    }
    const amount = amountOf(typedAmount);
    if (amount.lte(0) || !amount.round(6).eq(amount)) throw fieldError('amount', 'At most 6 decimals');
    if (amount.gt(balanceOf(server, user._id))) throw fieldError('amount', 'Your wallet does not hold so much');
    const withdrawal: Withdrawal = {
      ...{ _id: server.nextId('withdrawal'), status: 'requested', network: networkId, address },
      ...{ amount: amount.toFixed(), user: { _id: user._id, name: user.name, mobile: user.mobile } },
      ...{ createdAt: moment(server), screened: false, nextActions: [] },
    };
    server.withdrawals.push(withdrawal);
    if (key !== null) server.keys.set(`${user._id} ${key}`, { body: JSON.stringify(body), orderId: withdrawal._id });
    const entry = { amount: amount.times(-1).toFixed(), reason: 'withdrawal', withdrawalId: withdrawal._id };
    addWalletEntry(server, user._id, entry);
    return { success: true, message: 'Withdrawal requested', data: ownWithdrawal(withdrawal) };
  },
  choosePayoutAccount(call) {
    const { server } = call;
    const person = requireNotBlocked(call.verified());
    const order = orderFor(call, call.path(v.vChoosePayoutAccountPath).id, person);
    const { bankAccountId } = call.body(v.vChoosePayoutAccountBody);
    const bank = person.banks.find(({ _id }) => _id === bankAccountId);
    if (bank === undefined) throw new Refusal(404, 'Payment account not found');
    refuseAboveTransfer(server, bank, order.net_amount ?? 0, 'bankAccountId');
    const payout = server.payouts.find(({ orderId }) => orderId === order._id);
    const isRefused = order.status === 'in_process' && order.payoutProblem;
    const isReturned = returnStage(order) === 'awaits-account';
    if (!(isRefused || isReturned) || (payout && !applyPayoutEvent(server, payout, { type: 'account' }))) {
      throw new Refusal(409, 'This order is being paid out already', { transaction: order });
    }
    Object.assign(order, { bank_id: bank, payoutProblem: null });
    if (payout) payout.account = bank;
    else {
      if (order.payoutReturned) order.payoutReturned = { ...order.payoutReturned, payingAgain: true };
      const paid = server.paidOrderChanges.slice(-1);
      server.pendingChanges.set(
        order._id,
        paid.map((change) => ({ ...change, payoutReturned: null })),
      );
    }
    return { success: true, data: order };
  },
} satisfies Partial<Resolvers>;
