import { vGetOperationsResponse } from '@sarraf/api-client/contract';
import { decimal } from '@sarraf/domain';
import { afterEach, describe, expect, test } from 'vitest';
import { changeWallet } from '../wallet/balance.ts';
import { openOrder, payAs } from '../testing/selling.ts';
import { queuedPayouts } from '../testing/payouts.ts';
import { read, testServer, type TestServer } from '../testing/test-server.ts';
import { readTolerances, TOLERANCES } from './tolerances.ts';

describe('TOLERANCES', () => {
  test('changes one measure of a queue and leaves the others', () => {
    const changed = readTolerances(['payouts.queued.age=60', 'exceptions.sum=off', ' returned.count = 1 ']);
    expect(changed['payouts.queued']).toEqual({ ...TOLERANCES['payouts.queued'], age: 60 });
    expect(changed.exceptions).toEqual({ ...TOLERANCES.exceptions, sum: null });
    expect(changed.returned.count).toBe(1);
    expect(changed['payouts.sent']).toEqual(TOLERANCES['payouts.sent']);
  });

  test.each([
    'payouts.queued=60',
    'payouts.lost.age=60',
    'exceptions.age=0',
    'exceptions.age=1.5',
    'exceptions.size=1',
    'x',
    '__proto__.age=1',
  ])('is refused with an example: %s', (item) =>
    expect(() => readTolerances([item])).toThrow(/^TOLERANCES reads like payouts\.queued\.age=3600/),
  );
});

describe('a queue', () => {
  let server: TestServer;
  afterEach(() => server.close());
  const operations = async () => {
    const { token } = await server.person({ admin: true });
    return read(vGetOperationsResponse, await server.call('GET', '/admin/operations', { token })).data;
  };
  const queue = async (name: string) => (await operations()).queues.find((each) => each.name === name);

  test('of payouts is past its tolerance by age, by count and by sum', async () => {
    server = await testServer({ PAYOUTS: 'desk', TOLERANCES: 'payouts.queued.count=1,payouts.queued.sum=off' });
    expect(await queue('payouts.queued')).toMatchObject({
      count: 0,
      oldestSeconds: null,
      sum: '0',
      unit: 'PKR',
      over: [],
    });
    await queuedPayouts(server, await server.person(), 2);
    expect((await queue('payouts.queued'))?.over).toEqual(['count']);
    server.advance(1_801_000);
    expect(await queue('payouts.queued')).toMatchObject({
      count: 2,
      over: ['age', 'count'],
      tolerance: { age: 1800, count: 1, sum: null },
    });
    server.services.config.operations.tolerances = readTolerances(['payouts.queued.sum=1', 'payouts.queued.age=off']);
    expect((await queue('payouts.queued'))?.over).toEqual(['sum']);
    expect((await operations()).state).toBe('attention');
  });

  test('of deposits, exceptions and withdrawals counts USDT', async () => {
    server = await testServer({ SANDBOX_CONFIRMATION_MS: '60000' });
    const seller = await server.person();
    const orderId = await openOrder(server, seller);
    await payAs(server, seller, orderId, { amount: 500 });
    await server.work();
    expect(await queue('deposits.waiting')).toMatchObject({ count: 1, sum: '500', unit: 'USDT', over: [] });
    await payAs(server, seller, orderId, { amount: 70, networkId: 'bep20' });
    await server.work();
    await server.db
      .transaction()
      .execute((trx) =>
        changeWallet(trx, { user_id: seller.id, amount: decimal('90'), reason: 'opening', at: server.clock.now() }),
      );
    await server.call('POST', '/wallet/withdrawals', {
      token: seller.token,
      body: { networkId: 'trc20', address: 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC', amount: '40' },
    });
    const names = ['exceptions', 'withdrawals.requested', 'messages.queued'];
    const found = (await operations()).queues.filter(({ name }) => names.includes(name));
    expect(found).toMatchObject([
      { name: 'exceptions', count: 1, sum: '70', unit: 'USDT' },
      { name: 'withdrawals.requested', count: 1, sum: '40', unit: 'USDT' },
      { name: 'messages.queued', sum: null, unit: null },
    ]);
  });
});

describe('the database', () => {
  test('is described with its size, its pool and its migrations', async () => {
    const server = await testServer();
    const { token } = await server.person({ admin: true });
    const { database, at } = read(
      vGetOperationsResponse,
      await server.call('GET', '/admin/operations', { token }),
    ).data;
    expect(database.bytes).toBeGreaterThan(1_000_000);
    expect(database.migrations).toEqual({ last: expect.stringMatching(/^\d{4}-/), pending: [] });
    expect(database.pool === null || database.pool.max === 2).toBe(true);
    expect(at).toBe(server.clock.now().toISOString());
    await server.close();
  });
});
