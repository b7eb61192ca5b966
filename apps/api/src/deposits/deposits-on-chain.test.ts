import { vCreateOrderResponse } from '@sarraf/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ledgerFaults } from '../desk/ledger.ts';
import { chainServer, exceptionsOf, readAll, reconciliationOf } from '../testing/chain-server.ts';
import { look, pass, sell } from '../testing/selling.ts';
import { read, type Actor } from '../testing/test-server.ts';

const USDT = 10n ** 18n;
const SIX = 10n ** 6n;

let world: Awaited<ReturnType<typeof chainServer>>;
beforeAll(async () => {
  world = await chainServer();
});
afterAll(() => world.close());

/** Seller with an open order. */
async function seller(networkId: 'bep20' | 'erc20' = 'bep20', amount = 1000) {
  await world.followChain();
  const who = await world.server.person();
  const order = read(vCreateOrderResponse, await sell(world.server, who, amount, { networkId }));
  // Reads the network, so that later transfers are after the first block that is read.
  await readAll(world.server);
  return { who, id: order.orderId, address: order.depositAddress };
}
const see = (who: Actor, id: string) => look(world.server, who, id);
const depositsOf = (id: string) =>
  world.server.db.selectFrom('deposits').selectAll().where('order_id', '=', id).orderBy('log_index').execute();
const cursorOf = (networkId: string) =>
  world.server.db
    .selectFrom('chain_cursors')
    .select('block')
    .where('network_id', '=', networkId)
    .where('tier', '=', 'hot')
    .executeTakeFirstOrThrow();

describe('a sale on a real chain', () => {
  test('is seen in its block, confirmed block by block, sold and paid out', async () => {
    const { who, id, address } = await seller();
    const hash = await world.chains.bep20.transfer(address, 1000n * USDT);
    await readAll(world.server);
    expect(await see(who, id)).toMatchObject({ status: 'in_process', hash, confirmations: { have: 1, need: 3 } });
    await world.confirm(1);
    expect(await see(who, id)).toMatchObject({ confirmations: { have: 2, need: 3 }, transfer_status: null });
    await world.confirm(1);
    expect(await see(who, id)).toMatchObject({ confirmations: { have: 3, need: 3 }, transfer_status: 'processing' });
    await pass(world.server, 8);
    expect(await see(who, id)).toMatchObject({ status: 'completed', receivedAmount: 1000, exception: null });
  });

  test('three transfers in one transaction are three deposits', async () => {
    const { who, id, address } = await seller('bep20', 500);
    const hash = await world.chains.bep20.transferMany([
      { to: address, units: 200n * USDT },
      { to: address, units: 200n * USDT },
      { to: address, units: 100n * USDT },
    ]);
    await world.confirm();
    const deposits = await depositsOf(id);
    expect(deposits.map(({ amount, hash: of }) => [amount, of])).toEqual([
      ['200', hash],
      ['200', hash],
      ['100', hash],
    ]);
    expect(await see(who, id)).toMatchObject({ receivedAmount: 500, transfer_status: 'processing', exception: null });
  });

  test('99.9999999 of eighteen decimals is 99.999999, which is less than ordered', async () => {
    const { who, id, address } = await seller('bep20', 100);
    await world.chains.bep20.transfer(address, 99_999_999_900_000_000_000n);
    await world.confirm();
    expect(await see(who, id)).toMatchObject({ receivedAmount: 99.999999, exception: 'under', status: 'in_process' });
    expect(await depositsOf(id)).toMatchObject([{ units: '99999999900000000000', amount: '99.999999' }]);
  });
});

describe('a transfer that is no deposit', () => {
  test('of zero, one unit, dust, another token, or an odd log moves the cursor and credits nothing; dust and tokens are listed', async () => {
    const { who, id, address } = await seller();
    const before = Number((await cursorOf('bep20')).block);
    const { bep20 } = world.chains;
    await bep20.transfer(address, 0n);
    await bep20.oddLogs(address);
    await bep20.transfer(address, 1n);
    await bep20.transfer(address, 400_000_000_000n);
    await bep20.transfer(address, USDT - 1n);
    await bep20.transfer(address, 250n * USDT, { token: bep20.otherToken.contract });
    await world.confirm();
    expect(Number((await cursorOf('bep20')).block)).toBeGreaterThanOrEqual(before + 6);
    expect(await see(who, id)).toMatchObject({ status: 'pending', receivedAmount: 0, hash: null });
    const rows = (await exceptionsOf(world.server)).data.filter(({ order }) => order?._id === id);
    const listed = rows.map(({ kind, amount, count, token }) => [kind, amount, count, token ?? 'USDT']);
    expect(listed.toSorted()).toEqual([
      ['dust', '0.999999', 3, 'USDT'],
      ['wrong-token', '250', 1, 'USDC'],
    ]);
    expect(rows.every(({ confirmed, open }) => confirmed && open)).toBe(true);
    expect(rows[0]?.user).toMatchObject({ _id: who.id, mobile: who.mobile });
    expect(await ledgerFaults(world.server.db)).toEqual([]);
  });

  test('on the wrong network is listed with its order and its owner', async () => {
    const { who, id, address } = await seller('erc20');
    const hash = await world.chains.bep20.transfer(address, 1000n * USDT);
    await world.confirm();
    expect(await see(who, id)).toMatchObject({ status: 'pending', receivedAmount: 0 });
    const { data } = await exceptionsOf(world.server, '?kind=wrong-network&open=true');
    expect(data[0]).toMatchObject({
      network: 'bep20',
      hash,
      amount: '1000',
      units: String(1000n * USDT),
      open: true,
      order: { _id: id, network: 'erc20', status: 'pending' },
      user: { _id: who.id },
    });
    // A transfer on the right network still counts.
    await world.chains.erc20.transfer(address, 1000n * SIX);
    await world.confirm();
    expect(await see(who, id)).toMatchObject({ receivedAmount: 1000, transfer_status: 'processing' });
  });
});

describe('a reorganisation', () => {
  test('before the transfer counts: the order is as before, and counts the transfer once when it is mined again', async () => {
    const { who, id, address } = await seller();
    const { bep20 } = world.chains;
    const before = await bep20.snapshot();
    await bep20.transfer(address, 1000n * USDT);
    await readAll(world.server);
    expect((await see(who, id)).status).toBe('in_process');
    await bep20.revert(before);
    await bep20.mine(2);
    await readAll(world.server);
    expect(await see(who, id)).toMatchObject({ status: 'pending', receivedAmount: 0, hash: null, confirmations: null });
    const dropped = async () =>
      (await exceptionsOf(world.server, '?kind=dropped')).data.filter(({ order }) => order?._id === id);
    expect(await dropped()).toMatchObject([{ open: true, state: 'uncounted', amount: '1000' }]);
    expect((await reconciliationOf(world.server)).difference).toBe('0');
    await bep20.transfer(address, 1000n * USDT);
    await world.confirm();
    expect(await see(who, id)).toMatchObject({ receivedAmount: 1000, transfer_status: 'processing' });
  });

  test('after it counted: nothing is reversed, unsent rupees are held, and an exception is opened', async () => {
    const { who, id, address } = await seller();
    const { bep20 } = world.chains;
    const before = await bep20.snapshot();
    await bep20.transfer(address, 1000n * USDT);
    await world.confirm();
    expect(await see(who, id)).toMatchObject({ transfer_status: 'processing' });
    await bep20.revert(before);
    await bep20.mine(5);
    await readAll(world.server);
    const { data } = await exceptionsOf(world.server, '?kind=dropped&open=true');
    const row = data.find(({ order }) => order?._id === id);
    expect(row).toMatchObject({ state: 'credited', order: { _id: id }, amount: '1000' });
    await pass(world.server, 10);
    expect(await see(who, id)).toMatchObject({ status: 'in_process', receivedAmount: 1000 });
    expect((await reconciliationOf(world.server)).difference).toBe('0');
  });
});

describe('the sums of the books', () => {
  test('add up, by network and compared with the chain', async () => {
    // Balances are read with the quiet addresses, every half a minute.
    await pass(world.server, 30, 30);
    const books = await reconciliationOf(world.server);
    expect(books.difference).toBe('0');
    expect(books.networks.map(({ networkId, difference }) => [networkId, difference])).toEqual([
      ['bep20', '0'],
      ['erc20', '0'],
    ]);
    const erc20 = books.unswept.filter(({ networkId }) => networkId === 'erc20');
    expect(erc20).toMatchObject([{ amount: '1000', onChain: '1000' }]);
    expect(await ledgerFaults(world.server.db)).toEqual([]);
  });
});
