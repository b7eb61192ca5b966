import type { NewBankAccount, Order } from '../contract.ts';
import * as v from '../gen/valibot.gen.ts';
import { Refusal } from './call.ts';
import { payoutOf } from './exact.ts';
import { addressFor, advance, isPending, orderFor, pendingOrderOf, settle } from './order-rules.ts';
import type { Resolvers } from './resolvers.ts';
import { networksOf, priceRangesOf, type World } from './world.ts';

type BankField = 'nayapayId' | 'phoneNumber' | 'iban' | 'bankName' | 'accountNumber';

const MISSING: Record<BankField, string> = {
  nayapayId: 'NayaPay ID is required',
  phoneNumber: 'Phone number is required',
  iban: 'IBAN is required',
  bankName: 'Bank selection is required',
  accountNumber: 'Account number is required',
};

const NEEDS: Record<NewBankAccount['method'], BankField[]> = {
  nayapay: ['nayapayId', 'phoneNumber'],
  sadapay: ['phoneNumber'],
  easypaisa: ['phoneNumber'],
  raast: ['phoneNumber', 'iban'],
  bank: ['bankName', 'accountNumber'],
  others: ['accountNumber'],
};

function missingFields(account: NewBankAccount): Record<string, string> {
  const needed = [...NEEDS[account.method]];
  const asksPhone = account.bankName === 'meezan' || account.bankName === 'dubai_islamic';
  if (account.method === 'bank' && asksPhone) needed.push('phoneNumber');
  const missing = needed.filter((field) => (account[field] ?? '').trim() === '');
  return Object.fromEntries(missing.map((field) => [field, MISSING[field]]));
}

function priceOf(world: World, quantity: number): number {
  const ranges = priceRangesOf(world);
  const range = ranges.find(({ min, max }) => min <= quantity && (max === null || quantity <= max)) ?? ranges[0];
  return range?.price ?? 0;
}

/** Prices, networks, payment accounts and orders. */
export const selling = {
  getPriceRanges({ world, person }) {
    person();
    return { success: true, priceRanges: priceRangesOf(world) };
  },
  getNetworks({ world, person }) {
    person();
    return { success: true, networks: networksOf(world) };
  },
  getBanks: ({ verified }) => ({ success: true, banks: verified().banks }),
  addBank({ world, body, verified }) {
    const { banks } = verified();
    const account = body(v.vAddBankBody);
    const errors = missingFields(account);
    if (account.name.trim() === '') errors['name'] = 'Account holder name is required';
    if (Object.keys(errors).length > 0) throw new Refusal(400, 'Please check the details', { errors });
    banks.push({ _id: world.nextId('bank'), ...account });
    return { success: true, message: 'Payment method added', banks };
  },
  createOrder(call) {
    const { world } = call;
    const person = call.verified();
    const { user } = person;
    const body = call.body(v.vCreateOrderBody);
    const key = call.header('Idempotency-Key');
    const seen = key === null ? undefined : world.keys.get(`${user._id} ${key}`);
    if (seen !== undefined) {
      if (seen.body !== JSON.stringify(body)) {
        throw new Refusal(422, 'This request was already used for another order');
      }
      const made = settle(world, orderFor(call, seen.orderId, person), person);
      return { success: true, orderId: made._id, depositAddress: made.address, expiresIn: made.expiresIn ?? 0 };
    }
    const bank = person.banks.find(({ _id }) => _id === body.bankAccountId);
    const network = networksOf(world).find(({ id }) => id === body.networkId);
    if (bank === undefined) throw new Refusal(404, 'Payment account not found');
    if (network === undefined) throw new Refusal(404, 'Network not found');
    if (body.amount < user.min_quantity) {
      const words = `Minimum amount is ${user.min_quantity} USDT`;
      throw new Refusal(400, words, { errors: { amount: words } });
    }
    if (body.amount < network.minAmount || body.amount > network.maxAmount) {
      const words = 'This network does not take that amount';
      throw new Refusal(400, words, { errors: { networkId: words } });
    }
    const pending = pendingOrderOf(world, person);
    if (pending !== undefined) {
      throw new Refusal(409, 'You already have an order in progress', { orderId: pending._id });
    }
    const price = priceOf(world, body.amount);
    const { net, fee } = payoutOf(body.amount, price, user.platform_fee, user.platform_fee_discount);
    const order: Order = {
      _id: world.nextId('order'),
      status: 'pending',
      created_ts: new Date(world.now()).toISOString(),
      type: 'sell',
      network: network.id,
      address: addressFor(world, network.id),
      hash: null,
      quantity: body.amount,
      price,
      net_amount: net,
      platform_fee: fee,
      transfer_status: null,
      transfer_ref: null,
      bank_id: bank,
      user_id: { _id: user._id, name: user.name, mobile: user.mobile },
      deleted: false,
      receivedAmount: 0,
      exception: null,
    };
    world.orders.unshift(order);
    world.lives.set(order._id, [...world.life]);
    if (key !== null) world.keys.set(`${user._id} ${key}`, { body: JSON.stringify(body), orderId: order._id });
    const { expiresIn } = settle(world, order, person);
    return { success: true, message: 'Order created', orderId: order._id, depositAddress: order.address, expiresIn };
  },
  getOrder(call) {
    const person = call.verified();
    const order = orderFor(call, call.path(v.vGetOrderPath).id, person);
    advance(call.world, order);
    return { success: true, data: settle(call.world, order, person) };
  },
  getActiveOrder(call) {
    return { success: true, data: pendingOrderOf(call.world, call.verified()) ?? null };
  },
  cancelOrder(call) {
    const person = call.verified();
    const order = settle(call.world, orderFor(call, call.path(v.vCancelOrderPath).id, person), person);
    if (!isPending(order) || (order.receivedAmount ?? 0) > 0) {
      throw new Refusal(409, 'This order can no longer be cancelled', { transaction: order });
    }
    order.status = 'cancelled';
    call.world.lives.delete(order._id);
    return { success: true, message: 'Order cancelled', transaction: settle(call.world, order, person) };
  },
} satisfies Partial<Resolvers>;
