import { vGetExceptionsResponse } from '@sarraf/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ledgerFaults, ledgerSums } from '../desk/ledger.ts';
import { exceptionsOf, reconciliationOf } from '../testing/chain-server.ts';
import { readNetwork } from '../deposits/read-network.ts';
import { look, openOrder, pass, payAs, sell } from '../testing/selling.ts';
import { read, testServer, type Actor, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const setNetwork = async (networkId: string, body: Record<string, boolean>) => {
  const { token } = await server.person({ admin: true });
  return server.call('POST', `/sandbox/networks/${networkId}`, { token, body });
};
async function order(amount = 500): Promise<{ who: Actor; id: string }> {
  const who = await server.person();
  return { who, id: await openOrder(server, who, amount) };
}

describe('the simulated chain', () => {
  test('three transfers in one transaction are three deposits', async () => {
    const { who, id } = await order(600);
    expect(await payAs(server, who, id, { amount: 200, times: 3 })).toMatchObject({ receivedAmount: 600 });
    await pass(server, 8);
    expect(await look(server, who, id)).toMatchObject({ status: 'completed', exception: null });
  });

  test('a transfer to the address on another network changes no order and is listed', async () => {
    const { who, id } = await order();
    expect(await payAs(server, who, id, { networkId: 'bep20' })).toMatchObject({
      status: 'pending',
      receivedAmount: 0,
    });
    const [row] = (await exceptionsOf(server, '?kind=wrong-network')).data;
    expect(row).toMatchObject({
      network: 'bep20',
      amount: '500',
      units: '500000000000000000000',
      order: { _id: id, network: 'trc20', status: 'pending' },
      user: { mobile: who.mobile },
    });
    expect(row?.address).toMatch(/^0x/);
  });

  test('a vanished transfer resets the order, and counts once when it is back', async () => {
    const { who, id } = await order();
    expect((await payAs(server, who, id, {})).status).toBe('in_process');
    expect((await setNetwork('trc20', { dropLast: true })).status).toBe(200);
    await server.work();
    expect(await look(server, who, id)).toMatchObject({ status: 'pending', receivedAmount: 0, hash: null });
    const dropped = async () =>
      (await exceptionsOf(server, '?kind=dropped')).data.filter(({ order: of }) => of?._id === id);
    expect(await dropped()).toMatchObject([{ open: true, state: 'uncounted', amount: '500', count: 1 }]);
    await setNetwork('trc20', { mineAgain: true });
    await pass(server, 8);
    expect(await look(server, who, id)).toMatchObject({ status: 'completed', receivedAmount: 500 });
    expect(await dropped()).toMatchObject([{ open: false, resolution: 'returned' }]);
  });

  test('a silent node delays only its network, and payments made meanwhile count', async () => {
    const { who, id } = await order();
    await setNetwork('trc20', { silent: true });
    expect(await payAs(server, who, id, {})).toMatchObject({ status: 'pending' });
    server.advance(121_000);
    await server.work().catch(() => undefined);
    expect(await look(server, who, id)).toMatchObject({ status: 'pending', networkDelayed: true });
    const other = await server.person();
    expect((await sell(server, other, 500, { networkId: 'bep20' })).status).toBe(200);
    await setNetwork('trc20', { silent: false });
    await pass(server, 8);
    expect(await look(server, who, id)).toMatchObject({ status: 'completed', receivedAmount: 500 });
  });
});

describe('the payout of a transfer that vanished', () => {
  test('is held if it was not sent, and continues when the transfer is back', async () => {
    const { who, id } = await order();
    await payAs(server, who, id, {});
    server.advance(3000);
    // Confirmed and settled, and vanished before the payout was sent.
    for (const reader of await server.services.readers()) {
      if (reader.networkId === 'trc20') await readNetwork(server.services, reader);
    }
    await setNetwork('trc20', { dropLast: true });
    for (const reader of await server.services.readers()) {
      if (reader.networkId === 'trc20') await readNetwork(server.services, reader);
    }
    await pass(server, 10);
    expect(await look(server, who, id)).toMatchObject({ status: 'in_process', transfer_status: 'processing' });
    const [row] = (await exceptionsOf(server, '?kind=dropped&open=true')).data;
    expect(row).toMatchObject({ state: 'credited', order: { _id: id } });
    await setNetwork('trc20', { mineAgain: true });
    await pass(server, 10);
    expect((await look(server, who, id)).status).toBe('completed');
  });

  test('opens an exception if it was already sent', async () => {
    const { who, id } = await order();
    await payAs(server, who, id, {});
    await pass(server, 8);
    await setNetwork('trc20', { dropLast: true });
    await server.work();
    expect((await look(server, who, id)).status).toBe('completed');
    const rows = (await exceptionsOf(server, '?kind=dropped&open=true')).data;
    expect(rows.filter(({ order: of }) => of?._id === id)).toMatchObject([{ state: 'paid-out', amount: '500' }]);
    await setNetwork('trc20', { mineAgain: true });
    await server.work();
  });
});

describe('exceptions', () => {
  test('dust of one address is one exception, which is not counted as open', async () => {
    const before = await exceptionsOf(server);
    const { who, id } = await order();
    await payAs(server, who, id, { units: '1' });
    await payAs(server, who, id, { units: '999999', times: 2 });
    const { data, open } = await exceptionsOf(server, '?kind=dust');
    expect(data.find(({ order: of }) => of?._id === id)).toMatchObject({ count: 3, amount: '1.999999' });
    expect(open).toBe(before.open);
    expect(await look(server, who, id)).toMatchObject({ status: 'pending', receivedAmount: 0 });
  });

  test('twenty a page, newest first, each once', async () => {
    for (let at = 0; at < 23; at += 1) {
      const { who, id } = await order();
      await payAs(server, who, id, { token: 'USDC', amount: 5 });
      server.advance(1000);
    }
    const { token } = await server.person({ admin: true });
    const page = async (number: number) =>
      read(
        vGetExceptionsResponse,
        await server.call('GET', `/admin/exceptions?kind=wrong-token&page=${number}`, { token }),
      );
    const [first, second] = [await page(1), await page(2)];
    expect([first.data.length, second.data.length, first.total]).toEqual([20, 3, 23]);
    const seen = [...first.data, ...second.data];
    expect(new Set(seen.map(({ _id }) => _id)).size).toBe(23);
    expect(seen.map(({ seenAt }) => seenAt)).toEqual(
      seen
        .map(({ seenAt }) => seenAt)
        .toSorted()
        .toReversed(),
    );
    expect(seen.every(({ token: symbol }) => symbol === 'USDC')).toBe(true);
  });
});

describe('the books', () => {
  test('add up, and are compared with the chains', async () => {
    await server.work();
    const books = await reconciliationOf(server, '?refresh=true');
    expect(books.difference).toBe('0');
    expect(books.unsweptCount).toBe(books.unswept.length);
    server.advance(1000);
    for (let round = 0; round < 3; round += 1) await server.work();
    const { unswept } = await reconciliationOf(server);
    expect(unswept.length).toBeGreaterThan(5);
    for (const { amount, onChain, checkedAt } of unswept) {
      expect([amount, checkedAt === null]).toEqual([onChain, false]);
    }
  });

  test('a wallet that is not the sum of its entries is reported', async () => {
    const who = await server.person();
    expect(await ledgerFaults(server.db)).toEqual([]);
    await server.db.updateTable('users').set({ wallet_balance: '5' }).where('id', '=', who.id).execute();
    expect(await ledgerFaults(server.db)).toEqual([`wallet of ${who.id}: balance 5.000000, entries 0`]);
    await server.db.updateTable('users').set({ wallet_balance: '0' }).where('id', '=', who.id).execute();
  });

  test('a deposit without a use is reported, by network', async () => {
    const { difference } = await ledgerSums(server.db);
    expect(difference).toBe('0');
    const { who, id } = await order();
    await payAs(server, who, id, { amount: 620 });
    await pass(server, 8);
    await server.db.updateTable('orders').set({ sold_amount: '400' }).where('id', '=', id).execute();
    expect(await ledgerFaults(server.db)).toEqual([`order ${id}: sold 400.000000, its deposits 500.000000`]);
    await server.db.updateTable('orders').set({ sold_amount: '500' }).where('id', '=', id).execute();
    await server.db.updateTable('orders').set({ status: 'failed' }).where('id', '=', id).execute();
    expect(await ledgerFaults(server.db)).toEqual([
      'all networks: deposits differ from what became of them by 500 USDT',
      'trc20: deposits differ from what became of them by 500 USDT',
    ]);
  });
});
