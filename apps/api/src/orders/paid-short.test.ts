import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ledgerFaults, ledgerSums } from '../desk/ledger.ts';
import { exceptionsOf } from '../testing/chain-server.ts';
import { look, openOrder, pass, pay, payAs } from '../testing/selling.ts';
import { testServer, type Actor, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const dustOf = async (orderId: string) =>
  (await exceptionsOf(server, '?kind=dust')).data.filter(({ order }) => order?._id === orderId);
const setting = async (value: number): Promise<void> => {
  const { token } = await server.person({ admin: true });
  await server.call('PUT', '/settings/min_deposit', { token, body: { value } });
};
async function short(paid: number): Promise<{ who: Actor; id: string }> {
  const who = await server.person();
  const id = await openOrder(server, who, 100);
  await pay(server, who, id, paid);
  return { who, id };
}

describe('a remainder below the smallest deposit', () => {
  test('that is sent in one transfer completes the sale', async () => {
    const { who, id } = await short(99.5);
    expect(await look(server, who, id)).toMatchObject({ receivedAmount: 99.5, exception: 'under' });
    await pay(server, who, id, 0.5);
    await pass(server, 8);
    expect(await look(server, who, id)).toMatchObject({ status: 'completed', receivedAmount: 100, exception: null });
    expect(await dustOf(id)).toEqual([]);
  });

  test.each([0.000001, 0.5, 0.999999])('of %d USDT counts, and more of it goes to the wallet', async (rest) => {
    const { who, id } = await short(Number((100 - rest).toFixed(6)));
    await pay(server, who, id, Number((rest + 0.000001).toFixed(6)));
    await pass(server, 8);
    expect(await look(server, who, id)).toMatchObject({ status: 'completed', exception: 'over' });
  });

  test('that is sent in two transfers is dust, since neither covers the remainder', async () => {
    const { who, id } = await short(99.5);
    await payAs(server, who, id, { amount: 0.25, times: 2 });
    expect(await look(server, who, id)).toMatchObject({ receivedAmount: 99.5 });
    expect(await dustOf(id)).toMatchObject([{ count: 2, amount: '0.5' }]);
    await pay(server, who, id, 0.5);
    await pass(server, 8);
    expect((await look(server, who, id)).status).toBe('completed');
  });

  test('that is too late, of another token or over another network is no deposit', async () => {
    const { who, id } = await short(99.5);
    await payAs(server, who, id, { amount: 0.5, token: 'USDC' });
    await payAs(server, who, id, { amount: 0.5, networkId: 'bep20' });
    expect(await look(server, who, id)).toMatchObject({ receivedAmount: 99.5 });
    await pass(server, 1300, 650);
    await payAs(server, who, id, { amount: 0.5 });
    await pass(server, 8);
    expect(await look(server, who, id)).toMatchObject({ status: 'completed', receivedAmount: 99.5 });
    expect(await ledgerFaults(server.db)).toEqual([]);
  });

  test('counts whatever the smallest deposit is', async () => {
    await setting(1000);
    const who = await server.person();
    const id = await openOrder(server, who, 100);
    await pay(server, who, id, 99);
    expect(await look(server, who, id)).toMatchObject({ status: 'pending', receivedAmount: 0 });
    await pay(server, who, id, 100);
    await pass(server, 8);
    expect(await look(server, who, id)).toMatchObject({ status: 'completed', receivedAmount: 100 });
    await setting(1);
  });

  test('does not exist for an unpaid or a fully paid order: a small transfer to it is dust', async () => {
    const who = await server.person();
    const id = await openOrder(server, who, 100);
    await pay(server, who, id, 0.5);
    await pay(server, who, id);
    await pay(server, who, id, 0.5);
    expect(await dustOf(id)).toMatchObject([{ count: 2, amount: '1' }]);
    expect(await look(server, who, id)).toMatchObject({ receivedAmount: 100 });
  });
});

test('another token is in no sum of the books, and is listed', async () => {
  const before = await ledgerSums(server.db);
  const who = await server.person();
  const id = await openOrder(server, who, 100);
  await payAs(server, who, id, { amount: 100, token: 'USDC' });
  expect(await ledgerSums(server.db)).toEqual(before);
  const rows = (await exceptionsOf(server, '?kind=wrong-token')).data;
  expect(rows.find(({ order }) => order?._id === id)).toMatchObject({ amount: '100', token: 'USDC' });
});
