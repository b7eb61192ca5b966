import { randomUUID } from 'node:crypto';
import {
  vCancelOrderResponse,
  vCreateOrderResponse,
  vGetActiveOrderResponse,
  vGetHistoryResponse,
  vOrderConflictReply,
  vPendingOrderReply,
} from '@sarraf/api-client/contract';
import { decimal } from '@sarraf/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readNetwork } from '../deposits/read-network.ts';
import type { PayoutAnswer, Payouts } from '../providers/providers.ts';
import { MANY_CONNECTIONS, read, refusal, testServer, type Actor, type TestServer } from '../testing/test-server.ts';
import { books, look, openOrder, pass, pay, sell } from '../testing/selling.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({}, {}, MANY_CONNECTIONS);
});
afterAll(() => server.close());

const EXPIRY_SECONDS = 1200;
const wallet = async (who: Actor): Promise<string> =>
  (await server.db.selectFrom('users').select('wallet_balance').where('id', '=', who.id).executeTakeFirstOrThrow())
    .wallet_balance;
const receives = async (who: Actor) =>
  read(vGetHistoryResponse, await server.call('POST', '/history/1/100', { token: who.token })).data.filter(
    (order) => order.type === 'receive',
  );

/** Payout provider with the same reply to every request. */
const service = (answer: PayoutAnswer): Payouts => ({
  adapter: 'http',
  sends: true,
  send: async () => answer,
  getPayout: async () => answer,
});

describe('opening an order', () => {
  test('fixes price and fee, and returns an address and the time left', async () => {
    const seller = await server.person();
    const reply = read(vCreateOrderResponse, await sell(server, seller, 500));
    expect(reply).toMatchObject({ expiresIn: EXPIRY_SECONDS });
    expect(reply.depositAddress).toMatch(/^T[1-9A-HJ-NP-Za-km-z]{33}$/);
    server.advance(61_500);
    const order = await look(server, seller, reply.orderId);
    expect(order).toMatchObject({
      status: 'pending',
      type: 'sell',
      quantity: 500,
      price: 280.7,
      platform_fee: 1122.8,
      net_amount: 139227.2,
      network: 'trc20',
      address: reply.depositAddress,
      hash: null,
      receivedAmount: 0,
      exception: null,
      expiresIn: 1139,
      bank_id: { _id: seller.bankId, method: 'nayapay' },
      user_id: { _id: seller.id, mobile: seller.mobile },
    });
    const active = read(
      vGetActiveOrderResponse,
      await server.call('GET', '/sell/orders/active', { token: seller.token }),
    );
    expect(active.data?._id).toBe(reply.orderId);
  });

  test('every order has an address of its own, in the format of its network', async () => {
    const addresses = new Set<string>();
    for (const networkId of ['trc20', 'bep20', 'erc20', 'trc20']) {
      const seller = await server.person();
      addresses.add(read(vCreateOrderResponse, await sell(server, seller, 1000, { networkId })).depositAddress);
    }
    expect(addresses.size).toBe(4);
    expect([...addresses].map((address) => /^(T|0x)/.exec(address)?.[0])).toEqual(['T', '0x', '0x', 'T']);
  });

  test('the seller’s own terms override those of the platform', async () => {
    const seller = await server.person();
    await server.db
      .updateTable('users')
      .set({ platform_fee: '0.02', platform_fee_discount: '0', min_quantity: '250', transaction_exp_time: 600_000 })
      .where('id', '=', seller.id)
      .execute();
    expect(refusal(await sell(server, seller, 249)).errors).toEqual({ amount: 'Minimum amount is 250 USDT' });
    const reply = read(vCreateOrderResponse, await sell(server, seller, 1000));
    expect(reply.expiresIn).toBe(600);
    expect(await look(server, seller, reply.orderId)).toMatchObject({ platform_fee: 5624, net_amount: 275576 });
  });

  test.each<[string, Record<string, unknown>, Record<string, string>]>([
    ['too little', { amount: 99.999999 }, { amount: 'Minimum amount is 100 USDT' }],
    ['zero', { amount: 0 }, { amount: 'Minimum amount is 100 USDT' }],
    ['a negative amount', { amount: -5 }, { amount: 'Minimum amount is 100 USDT' }],
    ['too much', { amount: 100_000.000001 }, { amount: 'Maximum amount is 100000 USDT' }],
    ['a text', { amount: '500' }, { amount: 'Enter the amount to sell' }],
    ['seven decimals', { amount: 500.1234567 }, { amount: 'Amount can have at most 6 decimals' }],
    ['an unknown network', { networkId: 'solana' }, { networkId: 'This network is not offered' }],
    ['no network', { networkId: '' }, { networkId: 'Select a network' }],
    [
      'less than the network takes',
      { networkId: 'erc20' },
      { networkId: 'Ethereum · ERC20 takes at least 1,000 USDT' },
    ],
    ['more than the network takes', { amount: 60_000 }, { networkId: 'TRON · TRC20 takes at most 50,000 USDT' }],
    ['no account', { bankAccountId: undefined }, { bankAccountId: 'Select a bank account' }],
  ])('refuses %s', async (_, change, errors) => {
    const seller = await server.person();
    const body = { amount: 500, networkId: 'trc20', bankAccountId: seller.bankId, ...change };
    const reply = await server.call('POST', '/sell/create-order', { token: seller.token, body });
    expect(reply.status).toBe(400);
    expect(refusal(reply).errors).toEqual(errors);
  });

  test('refuses somebody else’s account', async () => {
    const [seller, other] = [await server.person(), await server.person()];
    expect((await sell(server, { ...seller, bankId: other.bankId })).status).toBe(404);
  });

  test('one pending order a seller; 30 parallel calls open one', async () => {
    const seller = await server.person();
    const replies = await Promise.all(Array.from({ length: 30 }, () => sell(server, seller)));
    const opened = replies.filter((reply) => reply.status === 200);
    expect(opened).toHaveLength(1);
    const [first] = opened;
    const { orderId } = read(vCreateOrderResponse, first ?? { status: 0, headers: new Headers(), json: null });
    for (const reply of replies.filter(({ status }) => status !== 200)) {
      expect(reply.status).toBe(409);
      expect(read(vPendingOrderReply, reply).orderId).toBe(orderId);
    }
  });
});

describe('the same Idempotency-Key', () => {
  test('with the same body answers with the same order, 30 times in parallel too', async () => {
    const seller = await server.person();
    const key = randomUUID();
    const replies = await Promise.all(Array.from({ length: 30 }, () => sell(server, seller, 500, { key })));
    expect(new Set(replies.map((reply) => JSON.stringify([reply.status, reply.json]))).size).toBe(1);
    expect((await sell(server, seller, 500, { key: key.toUpperCase() })).json).toEqual(replies[0]?.json);
  });

  test('with another body is 422; another seller may use the same key', async () => {
    const [seller, other] = [await server.person(), await server.person()];
    const key = randomUUID();
    await sell(server, seller, 500, { key });
    expect((await sell(server, seller, 501, { key })).status).toBe(422);
    expect((await sell(server, other, 501, { key })).status).toBe(200);
  });

  test('still answers when the order has ended and the settings have changed', async () => {
    const seller = await server.person();
    const key = randomUUID();
    const first = read(vCreateOrderResponse, await sell(server, seller, 500, { key }));
    await server.call('POST', `/sell/orders/${first.orderId}/cancel`, { token: seller.token });
    const admin = await server.person({ admin: true });
    const set = (value: number) =>
      server.call('PUT', '/settings/min_quantity', { token: admin.token, body: { value } });
    expect((await set(5000)).status).toBe(200);
    expect(read(vCreateOrderResponse, await sell(server, seller, 500, { key })).orderId).toBe(first.orderId);
    expect((await set(100)).status).toBe(200);
  });

  test('must be a UUID', async () => {
    expect((await sell(server, await server.person(), 500, { key: 'again' })).status).toBe(400);
  });
});

describe('the life of an order', () => {
  test('paid in full: confirmations grow, then the payout brings a UTR', async () => {
    const seller = await server.person();
    const id = await openOrder(server, seller);
    expect(await pay(server, seller, id)).toMatchObject({
      status: 'in_process',
      receivedAmount: 500,
      confirmations: { have: 0, need: 3 },
    });
    await pass(server, 2);
    expect(await look(server, seller, id)).toMatchObject({
      status: 'in_process',
      confirmations: { have: 2, need: 3 },
      transfer_ref: null,
    });
    await pass(server, 1);
    expect(await look(server, seller, id)).toMatchObject({ status: 'in_process', transfer_status: 'processing' });
    await pass(server, 4);
    const done = await look(server, seller, id);
    expect(done).toMatchObject({
      status: 'completed',
      transfer_status: 'completed',
      exception: null,
      net_amount: 139227.2,
    });
    expect(done.transfer_ref).toMatch(/^NP261121\d{10}$/);
    expect(done.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(done.expiresIn).toBeUndefined();
  });

  test('not paid: timeout, and the next order can be opened', async () => {
    const seller = await server.person();
    const id = await openOrder(server, seller);
    server.advance(EXPIRY_SECONDS * 1000);
    await server.work();
    expect(await look(server, seller, id)).toMatchObject({ status: 'pending', expiresIn: 0 });
    server.advance(1);
    await server.work();
    expect(await look(server, seller, id)).toMatchObject({ status: 'timeout', transfer_status: 'timeout' });
    await openOrder(server, seller);
  });

  test('an overdue order does not block the next', async () => {
    const seller = await server.person();
    const id = await openOrder(server, seller);
    server.advance(EXPIRY_SECONDS * 1000 + 1);
    // The network is read past the deadline, and the worker has not closed the order yet.
    for (const reader of await server.services.readers()) await readNetwork(server.services, reader);
    await openOrder(server, seller);
    expect((await look(server, seller, id)).status).toBe('timeout');
  });

  test('cancelled by the seller; a later deposit goes to the wallet', async () => {
    const seller = await server.person();
    const id = await openOrder(server, seller);
    const reply = read(
      vCancelOrderResponse,
      await server.call('POST', `/sell/orders/${id}/cancel`, { token: seller.token }),
    );
    expect(reply.transaction.status).toBe('cancelled');
    await pay(server, seller, id, 500);
    await pass(server, 8);
    expect(await look(server, seller, id)).toMatchObject({
      status: 'cancelled',
      exception: 'late',
      receivedAmount: 500,
    });
    expect(await wallet(seller)).toBe('500.000000');
    expect(await receives(seller)).toMatchObject([
      { type: 'receive', status: 'success', quantity: 500, net_amount: 0, exception: 'late' },
    ]);
  });

  test('cannot be cancelled once a deposit is seen', async () => {
    const seller = await server.person();
    const id = await openOrder(server, seller);
    await pay(server, seller, id, 1);
    const reply = await server.call('POST', `/sell/orders/${id}/cancel`, { token: seller.token });
    expect(reply.status).toBe(409);
    expect(read(vOrderConflictReply, reply).transaction).toMatchObject({ status: 'in_process', receivedAmount: 1 });
  });

  test('too little: waits for the rest, then sells what arrived at the price of what arrived', async () => {
    const seller = await server.person();
    const id = await openOrder(server, seller, 600);
    expect((await look(server, seller, id)).price).toBe(281.2);
    await pay(server, seller, id, 400);
    await pass(server, 10);
    expect(await look(server, seller, id)).toMatchObject({
      status: 'in_process',
      exception: 'under',
      receivedAmount: 400,
      soldAmount: null,
      expiresIn: 1190,
    });
    await pass(server, EXPIRY_SECONDS, 300);
    await pass(server, 10);
    // 400 × 280.70 × (1 − 0.008)
    expect(await look(server, seller, id)).toMatchObject({
      status: 'completed',
      exception: 'under',
      receivedAmount: 400,
      soldAmount: 400,
      quantity: 600,
      price: 280.7,
      net_amount: 111381.76,
      platform_fee: 898.24,
    });
  });

  test('topped up in time: sold as ordered', async () => {
    const seller = await server.person();
    const id = await openOrder(server, seller, 600);
    await pay(server, seller, id, 400);
    await pass(server, 60, 30);
    expect(await pay(server, seller, id)).toMatchObject({ receivedAmount: 600, exception: null });
    await pass(server, 10);
    expect(await look(server, seller, id)).toMatchObject({ status: 'completed', exception: null, price: 281.2 });
  });

  test('topped up too late: what was in time is sold, the rest goes to the wallet, and the figures are those of what was sold', async () => {
    const seller = await server.person();
    const id = await openOrder(server, seller, 500);
    await pay(server, seller, id, 450);
    await pass(server, 10);
    await pass(server, EXPIRY_SECONDS, 300);
    await pay(server, seller, id, 50);
    await pass(server, 10);
    const order = await look(server, seller, id);
    expect(order).toMatchObject({ status: 'completed', exception: 'late', receivedAmount: 500, soldAmount: 450 });
    expect(decimal(450).times(order.price).minus(order.platform_fee).toNumber()).toBe(order.net_amount);
    expect(await wallet(seller)).toBe('50.000000');
  });

  test('a reference of the payment service is not called a UTR', async () => {
    const paying = await testServer({}, { payouts: service({ status: 'completed', reference: 'REF-9', utr: null }) });
    try {
      const seller = await paying.person();
      const id = await openOrder(paying, seller, 500);
      await pay(paying, seller, id);
      await pass(paying, 10);
      expect(await look(paying, seller, id)).toMatchObject({ transfer_ref: 'REF-9', transferRefIsUtr: false });
    } finally {
      await paying.close();
    }
  });

  test('too much: sold as ordered, the rest to the wallet', async () => {
    const seller = await server.person();
    const id = await openOrder(server, seller, 500);
    await pay(server, seller, id, 512.345678);
    await pass(server, 10);
    expect(await look(server, seller, id)).toMatchObject({
      status: 'completed',
      exception: 'over',
      receivedAmount: 512.345678,
      net_amount: 139227.2,
    });
    expect(await wallet(seller)).toBe('12.345678');
    expect(await receives(seller)).toMatchObject([{ quantity: 12.345678, exception: 'over' }]);
  });

  test('too late: the order stays timed out, the wallet gets it', async () => {
    const seller = await server.person();
    const id = await openOrder(server, seller, 500);
    server.advance(EXPIRY_SECONDS * 1000 + 5000);
    await server.work();
    await pay(server, seller, id, 500);
    await pass(server, 10);
    expect(await look(server, seller, id)).toMatchObject({ status: 'timeout', exception: 'late', receivedAmount: 500 });
    expect(await wallet(seller)).toBe('500.000000');
  });

  test('a second deposit after completion goes to the wallet', async () => {
    const seller = await server.person();
    const id = await openOrder(server, seller, 500);
    await pay(server, seller, id);
    await pass(server, 10);
    await pay(server, seller, id, 77);
    await pass(server, 10);
    expect(await look(server, seller, id)).toMatchObject({
      status: 'completed',
      exception: 'over',
      receivedAmount: 577,
    });
    expect(await wallet(seller)).toBe('77.000000');
  });

  test('a payout that the bank refuses: the order stays in process with the reason', async () => {
    const failing = await testServer(
      {},
      { payouts: service({ status: 'refused', reference: null, reason: 'closed' }) },
    );
    try {
      const seller = await failing.person();
      const id = await openOrder(failing, seller, 500);
      await pay(failing, seller, id);
      await pass(failing, 10);
      expect(await look(failing, seller, id)).toMatchObject({
        status: 'in_process',
        transfer_status: 'processing',
        transfer_ref: null,
        payoutProblem: { reason: 'closed', at: expect.any(String) },
      });
      expect(await books(failing)).toMatchObject({ wallets: '0', returned: '0', sold: '500' });
    } finally {
      await failing.close();
    }
  });

  test('a payout service that is down for a while pays once it is back', async () => {
    let down = true;
    const sent: string[] = [];
    const flaky = await testServer(
      {},
      {
        payouts: {
          ...service({ status: 'completed', reference: null, utr: 'UTR-1000' }),
          send: async ({ key }) => {
            if (down) return { status: 'not-sent', reason: 'ECONNREFUSED' };
            sent.push(key);
            return { status: 'completed', reference: null, utr: 'UTR-1000' };
          },
        },
      },
    );
    try {
      const seller = await flaky.person();
      const id = await openOrder(flaky, seller, 500);
      await pay(flaky, seller, id);
      await pass(flaky, 6);
      expect((await look(flaky, seller, id)).status).toBe('in_process');
      down = false;
      await pass(flaky, 20, 10);
      expect(await look(flaky, seller, id)).toMatchObject({ status: 'completed', transfer_ref: 'UTR-1000' });
      expect(sent).toEqual([id]);
    } finally {
      await flaky.close();
    }
  });
});

describe('at the same moment', () => {
  test('cancel and deposit: exactly one of them wins', async () => {
    for (let round = 0; round < 25; round += 1) {
      const seller = await server.person();
      const id = await openOrder(server, seller);
      const [cancelled] = await Promise.all([
        server.call('POST', `/sell/orders/${id}/cancel`, { token: seller.token }),
        pay(server, seller, id, 500),
      ]);
      const order = await look(server, seller, id);
      expect(order).toMatchObject(
        cancelled.status === 200
          ? { status: 'cancelled', exception: 'late' }
          : { status: 'in_process', exception: null },
      );
    }
  });

  test('several workers credit and pay out once', async () => {
    const sellers = await Promise.all(Array.from({ length: 8 }, () => server.person()));
    const ids = await Promise.all(sellers.map((seller) => openOrder(server, seller)));
    await Promise.all(
      ids.map((id, at) => pay(server, sellers[at] ?? { id: '', mobile: '', token: '', bankId: '' }, id, 510)),
    );
    for (let round = 0; round < 3; round += 1) {
      server.advance(4000);
      await Promise.all([server.work(), server.work(), server.work(), server.work()]);
    }
    for (const [at, id] of ids.entries()) {
      const seller = sellers[at];
      if (!seller) continue;
      expect((await look(server, seller, id)).status).toBe('completed');
      expect(await wallet(seller)).toBe('10.000000');
    }
  });
});

test('after all tests the books balance', async () => {
  await pass(server, 20);
  const { deposits, sold, toWallet, inReview, soldByOrders, wallets, returned } = await books(server);
  expect(decimal(sold).plus(toWallet).plus(inReview).eq(deposits)).toBe(true);
  expect(soldByOrders).toBe(sold);
  expect(decimal(toWallet).plus(returned).eq(wallets)).toBe(true);
});
