import {
  vCheckLoginResponse,
  vCreateOrderResponse,
  vGetHistoryResponse,
  vGetNetworksResponse,
  vGetPriceRangesResponse,
} from '@sarraf/api-client/contract';
import { quoteAtPrice, toWireNumber } from '@sarraf/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { look, openOrder, pass, pay, sell } from '../testing/selling.ts';
import { read, refusal, testServer, type Actor, type TestServer } from '../testing/test-server.ts';
import { DEFAULT_NETWORKS, DEFAULT_PRICE_RANGES } from './default-market.ts';

// A changed setting applies to the next quote and order, never to an existing order.

let server: TestServer;
let admin: Actor;
/** Seller whose order `open` was created before every change. */
let early: Actor;
let open: string;
beforeAll(async () => {
  server = await testServer();
  admin = await server.person({ admin: true });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('settings').execute();
  early = await server.person();
  open = await openOrder(server, early, 500);
});

async function change(key: string, value: unknown): Promise<void> {
  const reply = await server.call('PUT', `/settings/${key}`, { token: admin.token, body: { value } });
  expect(reply.status).toBe(200);
}
const ask = (who: Actor, method: string, path: string, body?: unknown) =>
  server.call(method, path, { token: who.token, body });
const termsOf = async (who: Actor) => read(vCheckLoginResponse, await ask(who, 'POST', '/auth/check-login', {})).user;
const quote = (price: number, feeRate: number, discountRate: number, quantity = 500) => {
  const { fee, received } = quoteAtPrice({ quantity, price, feeRate, discountRate });
  return { price, platform_fee: toWireNumber(fee), net_amount: toWireNumber(received) };
};
/** Terms of the early order: price 280.7 rupees, fee 1 %, discount 0.2 %. */
const EARLY_TERMS = { ...quote(280.7, 0.01, 0.002), network: 'trc20', quantity: 500 };

/** Creates an order as a new seller and returns it. */
async function nextOrder(amount = 500) {
  const seller = await server.person();
  return look(server, seller, await openOrder(server, seller, amount));
}

/** Expects that the early order, paid after the change, completes on its original terms. */
async function expectEarlyTermsToTheEnd(): Promise<void> {
  expect(await look(server, early, open)).toMatchObject({ status: 'pending', ...EARLY_TERMS });
  await pay(server, early, open);
  await pass(server, 10);
  expect(await look(server, early, open)).toMatchObject({
    status: 'completed',
    transfer_status: 'completed',
    receivedAmount: 500,
    exception: null,
    ...EARLY_TERMS,
  });
  const { amount } = await server.db
    .selectFrom('payouts')
    .select('amount')
    .where('order_id', '=', open)
    .executeTakeFirstOrThrow();
  expect(toWireNumber(amount)).toBe(EARLY_TERMS.net_amount);
}

describe('prices', () => {
  const dearer = [
    { min: 1, max: 499.999999, price: 290 },
    { min: 500, max: null, price: 291.25 },
  ];

  test('changed are what the next quote and order use; an open order keeps its own', async () => {
    await change('price_ranges', dearer);
    const { priceRanges } = read(vGetPriceRangesResponse, await ask(early, 'GET', '/sell/price-ranges'));
    expect(priceRanges).toEqual(dearer);
    expect(await nextOrder()).toMatchObject(quote(291.25, 0.01, 0.002));
    await expectEarlyTermsToTheEnd();
  });

  test('changed do not change the price of a part payment either: it has the ranges of its order', async () => {
    await change('price_ranges', [{ min: 0, max: null, price: 100 }]);
    await pay(server, early, open, 200);
    await pass(server, 1210, 605);
    await pass(server, 8);
    const part = DEFAULT_PRICE_RANGES[0]?.price ?? 0;
    expect(await look(server, early, open)).toMatchObject({
      status: 'completed',
      exception: 'under',
      ...quote(part, 0.01, 0.002, 200),
    });
  });
});

describe('the fee and its discount', () => {
  test('changed are what the next quote and order use; an open order keeps its own', async () => {
    await change('platform_fee', 0.03);
    await change('platform_fee_discount', 0.005);
    expect(await termsOf(early)).toMatchObject({ platform_fee: 0.03, platform_fee_discount: 0.005 });
    expect(await nextOrder()).toMatchObject(quote(280.7, 0.03, 0.005));
    await expectEarlyTermsToTheEnd();
  });

  test('changed leave a seller alone who has their own', async () => {
    const own = { platform_fee: '0.02', platform_fee_discount: '0', min_quantity: '50', transaction_exp_time: 600_000 };
    const seller = await server.person();
    await server.db.updateTable('users').set(own).where('id', '=', seller.id).execute();
    await change('platform_fee', 0.5);
    await change('platform_fee_discount', 0.1);
    await change('min_quantity', 1000);
    await change('transaction_exp_time', 60_000);
    const terms = { platform_fee: 0.02, platform_fee_discount: 0, min_quantity: 50, transaction_exp_time: 600_000 };
    expect(await termsOf(seller)).toMatchObject(terms);
    const order = await look(server, seller, await openOrder(server, seller, 500));
    expect(order).toMatchObject({ ...quote(280.7, 0.02, 0), expiresIn: 600 });
  });
});

describe('the smallest sell', () => {
  test('changed is what the next order must reach; a smaller one that is open goes on', async () => {
    await change('min_quantity', 600);
    expect(await termsOf(early)).toMatchObject({ min_quantity: 600 });
    const reply = await sell(server, await server.person(), 500);
    expect([reply.status, refusal(reply).message]).toEqual([400, 'Minimum amount is 600 USDT']);
    expect(await nextOrder(600)).toMatchObject({ status: 'pending', quantity: 600 });
    await change('min_quantity', 20);
    expect(await nextOrder(20)).toMatchObject({ status: 'pending', quantity: 20 });
    await expectEarlyTermsToTheEnd();
  });
});

describe('the time to pay', () => {
  test('made shorter holds for the next order; an open one keeps its deadline, and is credited in it', async () => {
    await change('transaction_exp_time', 60_000);
    expect(await termsOf(early)).toMatchObject({ transaction_exp_time: 60_000 });
    const seller = await server.person();
    const created = read(vCreateOrderResponse, await sell(server, seller, 500));
    expect(created.expiresIn).toBe(60);
    await pass(server, 1190, 595);
    expect(await look(server, seller, created.orderId)).toMatchObject({ status: 'timeout' });
    expect(await look(server, early, open)).toMatchObject({ status: 'pending', expiresIn: 10 });
    await expectEarlyTermsToTheEnd();
  });

  test('made longer gives an open order no more', async () => {
    await change('transaction_exp_time', 7_200_000);
    expect(read(vCreateOrderResponse, await sell(server, await server.person(), 500)).expiresIn).toBe(7200);
    await pass(server, 1210, 605);
    expect(await look(server, early, open)).toMatchObject({ status: 'timeout' });
  });
});

describe('networks', () => {
  const withoutTron = DEFAULT_NETWORKS.filter(({ id }) => id !== 'trc20');

  test('with other limits are what the next order must fit; one that is open goes on', async () => {
    await change(
      'networks',
      DEFAULT_NETWORKS.map((network) =>
        network.id === 'trc20' ? { ...network, minAmount: 501, maxAmount: 600 } : network,
      ),
    );
    for (const [amount, message] of [
      [500, 'TRON · TRC20 takes at least 501 USDT'],
      [601, 'TRON · TRC20 takes at most 600 USDT'],
    ] as const) {
      const reply = await sell(server, await server.person(), amount);
      expect([reply.status, refusal(reply).message]).toEqual([400, message]);
    }
    expect(await nextOrder(501)).toMatchObject({ status: 'pending' });
    await expectEarlyTermsToTheEnd();
  });

  test('removed are offered to nobody; an open order is still paid over its own, and stays in the history', async () => {
    await change('networks', withoutTron);
    const { networks } = read(vGetNetworksResponse, await ask(early, 'GET', '/sell/networks'));
    expect(networks.map(({ id }) => id)).toEqual(['bep20', 'erc20']);
    const reply = await sell(server, await server.person(), 500, { networkId: 'trc20' });
    expect([reply.status, refusal(reply).errors]).toEqual([400, { networkId: 'This network is not offered' }]);
    await expectEarlyTermsToTheEnd();
    for (const who of [early, admin]) {
      const { data } = read(vGetHistoryResponse, await ask(who, 'POST', '/history/1/10'));
      expect(data.find(({ _id }) => _id === open)).toMatchObject({
        network: 'trc20',
        address: expect.stringMatching(/^T/),
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      });
    }
  });

  test('renamed change their name in existing orders; a removed one keeps its default name', async () => {
    const nameOf = async () => (await look(server, early, open)).networkName;
    expect(await nameOf()).toBe('TRON · TRC20');
    await change(
      'networks',
      DEFAULT_NETWORKS.map((network) => (network.id === 'trc20' ? { ...network, name: 'Tron' } : network)),
    );
    expect(await nameOf()).toBe('Tron');
    await change('networks', withoutTron);
    expect(await nameOf()).toBe('TRON · TRC20');
    await server.db
      .updateTable('settings')
      .set({ value: JSON.stringify('broken') })
      .execute();
    expect(await nameOf()).toBe('TRON · TRC20');
  });

  test('removed while a late deposit is on its way: the wallet gets it, under the same network', async () => {
    await pass(server, 1210, 605);
    await change('networks', withoutTron);
    await pay(server, early, open);
    await pass(server, 10);
    const { data } = read(vGetHistoryResponse, await ask(early, 'POST', '/history/1/10'));
    expect(data).toMatchObject([
      { type: 'receive', network: 'trc20', quantity: 500 },
      { _id: open, status: 'timeout', network: 'trc20', exception: 'late' },
    ]);
  });
});
