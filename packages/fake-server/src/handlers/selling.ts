import type { NewNetwork, Order } from '@sarraf/api-client';
import * as v from '@sarraf/api-client/contract';
import { brokenLimit, decimal, pauseReason, type PauseKey, quote, toWireNumber } from '@sarraf/domain';
import { pauseOf, replyLanguage } from '../pauses.ts';
import { networksOf, priceRangesOf } from '../settings-state.ts';
import { balanceOf, addWalletEntry } from '../wallet-state.ts';
import { requireNotBlocked, Refusal } from './call.ts';
import { fieldError } from './desk-rules.ts';
import { activeOrderOf, addressFor, advance, orderFor, pendingOrderOf, refreshOrder } from './orders.ts';
import { updateEvents } from './order-events.ts';
import { applyOrderEvent } from './order-state.ts';
import type { Resolvers } from './resolvers.ts';
import { refuseAboveTransfer } from './transfer-limit.ts';

/** Prices, networks and orders. */
export const selling = {
  getPriceRanges({ server, person }) {
    person();
    return { success: true, priceRanges: priceRangesOf(server) };
  },
  getNetworks({ server, person, header }) {
    person();
    const language = replyLanguage(header('Accept-Language'));
    const asSeen = ({ pausedReason, ...network }: NewNetwork) => ({
      ...network,
      ...(pausedReason && { pausedReason: pausedReason[language] }),
      ...(server.delayed.has(network.id) && { delayed: true }),
    });
    return { success: true, networks: networksOf(server).map(asSeen) };
  },
  getPauses({ server, person, header }) {
    person();
    const language = replyLanguage(header('Accept-Language'));
    const reasonOf = (key: PauseKey) => pauseReason(pauseOf(server, key), language);
    const networks = networksOf(server).flatMap(({ id: network, pausedReason }) =>
      pausedReason ? [{ network, reason: pausedReason[language] }] : [],
    );
    return { success: true, sales: reasonOf('sales_paused'), payouts: reasonOf('payouts_paused'), networks };
  },
  getPayoutTimes({ server, person }) {
    person();
    return { success: true, times: server.payoutTimes };
  },
  createOrder(call) {
    const { server } = call;
    const person = requireNotBlocked(call.verified());
    const { user } = person;
    const body = call.body(v.vCreateOrderBody);
    const key = call.header('Idempotency-Key');
    const seen = key === null ? undefined : server.keys.get(`${user._id} ${key}`);
    if (seen !== undefined) {
      if (seen.body !== JSON.stringify(body)) {
        throw new Refusal(422, 'This request was already used for another order');
      }
      const made = refreshOrder(server, orderFor(call, seen.orderId, person), person);
      const data = made.source === 'wallet' ? made : null;
      return { success: true, orderId: made._id, depositAddress: made.address, expiresIn: made.expiresIn ?? 0, data };
    }
    const language = replyLanguage(call.header('Accept-Language'));
    const paused = pauseReason(pauseOf(server, 'sales_paused'), language);
    if (paused !== null) {
      throw new Refusal(409, `Sales are paused at the moment. ${paused}`, { code: 'sales-paused' });
    }
    const bank = person.banks.find(({ _id }) => _id === body.bankAccountId);
    const fromWallet = body.source === 'wallet';
    const network = networksOf(server).find(({ id }) => id === body.networkId);
    if (bank === undefined) throw new Refusal(404, 'Payment account not found');
    if (fromWallet !== (body.networkId === undefined)) {
      throw new Refusal(400, 'Please check the details', { errors: { networkId: 'This is not valid' } });
    }
    if (network === undefined && !fromWallet) throw new Refusal(404, 'Network not found');
    if (network?.pausedReason) throw fieldError('networkId', network.pausedReason[language]);
    const balance = balanceOf(server, user._id);
    if (fromWallet && balance.lt(body.amount)) {
      throw fieldError('amount', 'Your wallet does not hold so much');
    }
    const min = fromWallet && balance.eq(body.amount) ? 0 : user.min_quantity;
    const limit = brokenLimit(body.amount, { min, network });
    if (limit === 'below-network' || limit === 'above-network') {
      throw fieldError('networkId', 'This network does not take that amount');
    }
    if (limit !== null) {
      throw fieldError('amount', `Minimum amount is ${user.min_quantity} USDT`);
    }
    const pending = fromWallet ? undefined : pendingOrderOf(server, person);
    if (pending !== undefined) {
      throw new Refusal(409, 'You already have an order in progress', { orderId: pending._id });
    }
    const { price, received, fee } = quote({
      quantity: body.amount,
      ranges: priceRangesOf(server),
      feeRate: user.platform_fee,
      discountRate: user.platform_fee_discount,
    });
    refuseAboveTransfer(server, bank, received, 'amount');
    const order: Order = {
      _id: server.nextId('order'),
      status: fromWallet ? 'in_process' : 'pending',
      created_ts: new Date(server.now()).toISOString(),
      type: 'sell',
      network: network?.id ?? '',
      address: network === undefined ? '' : addressFor(server, network.id),
      hash: null,
      quantity: body.amount,
      price: toWireNumber(price),
      net_amount: toWireNumber(received),
      platform_fee: toWireNumber(fee),
      transfer_status: null,
      transfer_ref: null,
      bank_id: bank,
      user_id: { _id: user._id, name: user.name, mobile: user.mobile },
      deleted: false,
      receivedAmount: 0,
      soldAmount: fromWallet ? body.amount : null,
      exception: null,
    };
    server.orders.unshift(order);
    server.pendingChanges.set(order._id, fromWallet ? server.paidOrderChanges.slice(-1) : [...server.orderChanges]);
    if (key !== null) server.keys.set(`${user._id} ${key}`, { body: JSON.stringify(body), orderId: order._id });
    if (fromWallet) {
      order.source = 'wallet';
      order.events = [{ type: 'created', at: order.created_ts }];
      addWalletEntry(server, user._id, {
        amount: decimal(body.amount).times(-1).toFixed(),
        reason: 'sale',
        orderId: order._id,
      });
      return {
        success: true,
        message: 'Order created',
        orderId: order._id,
        depositAddress: '',
        expiresIn: 0,
        data: order,
      };
    }
    const { expiresIn } = refreshOrder(server, order, person);
    return { success: true, message: 'Order created', orderId: order._id, depositAddress: order.address, expiresIn };
  },
  getOrder(call) {
    const person = call.verified();
    const order = orderFor(call, call.path(v.vGetOrderPath).id, person);
    advance(call.server, order);
    refreshOrder(call.server, order, person);
    updateEvents(call.server, order);
    return { success: true, data: order };
  },
  getActiveOrder(call) {
    return { success: true, data: activeOrderOf(call.server, call.verified()) ?? null };
  },
  cancelOrder(call) {
    const person = call.verified();
    const order = refreshOrder(call.server, orderFor(call, call.path(v.vCancelOrderPath).id, person), person);
    if (!applyOrderEvent(order, { type: 'cancel' }, call.server.now())) {
      throw new Refusal(409, 'This order can no longer be cancelled', { transaction: order });
    }
    call.server.pendingChanges.delete(order._id);
    return { success: true, message: 'Order cancelled', transaction: refreshOrder(call.server, order, person) };
  },
} satisfies Partial<Resolvers>;
