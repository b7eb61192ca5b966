import { vGetExceptionsResponse, vGetOverviewResponse, vRecordSweepResponse } from '@sarraf/api-client/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reconciliationOf } from '../testing/chain-server.ts';
import { look, openOrder, pass, payAs } from '../testing/selling.ts';
import { MANY_CONNECTIONS, read, refusal, testServer, type Actor, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let admin: Actor;
beforeAll(async () => {
  server = await testServer({}, {}, MANY_CONNECTIONS);
  admin = await server.person({ admin: true, name: 'Bilal' });
});
afterAll(() => server.close());

const sweep = (body: Record<string, unknown>) => server.call('POST', '/admin/sweeps', { token: admin.token, body });
const hash = (digits: string): string => digits.repeat(32);

/** One of our addresses, with 500 USDT. */
async function paid() {
  const who = await server.person();
  const id = await openOrder(server, who);
  await payAs(server, who, id, {});
  return (await look(server, who, id)).address;
}
const rowAt = async (address: string) =>
  (await reconciliationOf(server)).unswept.find((row) => row.address === address);
const unsweptAt = async (address: string) => (await rowAt(address))?.amount;

/** Moves USDT from our addresses in one transaction of the simulated chain, and returns its hash. */
async function moved(...from: { address: string; amount: number }[]): Promise<string> {
  const units = (amount: number) => BigInt(Math.round(amount * 1e6));
  const [first = { address: '', amount: 0 }, ...others] = from;
  const pay = { networkId: 'trc20', account: 'cd'.repeat(20) };
  const sweepHash = await server.services.sandboxChain?.pay({
    ...pay,
    from: first.address,
    units: units(first.amount),
  });
  for (const [at, { address, amount }] of others.entries()) {
    const again = await server.services.sandboxChain?.pay({ ...pay, from: address, units: units(amount) });
    await server.db
      .updateTable('sandbox_transfers')
      .set({ hash: sweepHash ?? '', log_index: at + 1 })
      .where('hash', '=', again ?? '')
      .execute();
  }
  return sweepHash ?? '';
}

test('a sweep stays listed as unconfirmed until the chain has it', async () => {
  const address = await paid();
  expect(await unsweptAt(address)).toBe('500');
  const sweepHash = await moved({ address, amount: 120.5 });
  const first = read(
    vRecordSweepResponse,
    await sweep({ networkId: 'trc20', address, amount: '120.5', hash: sweepHash }),
  );
  expect(first.data).toMatchObject({ amount: '120.5', hash: sweepHash, confirmed: false, by: { name: 'Bilal' } });
  expect(await rowAt(address)).toMatchObject({
    amount: '500',
    unconfirmed: [{ hash: sweepHash, amount: '120.5', at: expect.any(String), by: { name: 'Bilal' } }],
  });
  await pass(server, 40, 20);
  expect(await rowAt(address)).toMatchObject({ amount: '379.5', unconfirmed: [] });
  const rest = await moved({ address, amount: 379.5 });
  expect((await sweep({ networkId: 'trc20', address, amount: 379.5, hash: rest })).status).toBe(200);
  await pass(server, 40, 20);
  expect(await unsweptAt(address)).toBeUndefined();
  expect(await server.db.selectFrom('audit').select('action').where('action', '=', 'sweep').execute()).toHaveLength(2);
});

test('a made-up hash changes no balance, stays listed, and blocks no other sweep after an hour', async () => {
  const address = await paid();
  const madeUp = hash('e1');
  expect((await sweep({ networkId: 'trc20', address, amount: 500, hash: madeUp })).status).toBe(200);
  const real = await moved({ address, amount: 500 });
  expect((await sweep({ networkId: 'trc20', address, amount: 500, hash: real })).status).toBe(400);
  await pass(server, 7300, 3650);
  expect(await rowAt(address)).toMatchObject({ amount: '500', unconfirmed: [{ hash: madeUp, amount: '500' }] });
  expect((await sweep({ networkId: 'trc20', address, amount: 500, hash: real })).status).toBe(200);
  await pass(server, 40, 20);
  expect(await rowAt(address)).toBeUndefined();
});

test('one transaction may sweep many addresses, each once', async () => {
  const [one, two] = [await paid(), await paid()];
  const sweepHash = await moved({ address: one, amount: 500 }, { address: two, amount: 500 });
  const body = { networkId: 'trc20', amount: 500, hash: sweepHash };
  expect((await sweep({ ...body, address: one })).status).toBe(200);
  expect((await sweep({ ...body, address: two })).status).toBe(200);
  expect((await sweep({ ...body, address: one })).status).toBe(409);
  await pass(server, 40, 20);
  expect([await rowAt(one), await rowAt(two)]).toEqual([undefined, undefined]);
});

test('the hash of a sweep cannot be that of a refund', async () => {
  const who = await server.person();
  const id = await openOrder(server, who);
  await payAs(server, who, id, { networkId: 'bep20', amount: 5 });
  await pass(server, 8);
  const address = await paid();
  const sweepHash = hash('f1');
  expect((await sweep({ networkId: 'trc20', address, amount: 1, hash: sweepHash })).status).toBe(200);
  const reply = await server.call('GET', '/admin/exceptions', { token: admin.token });
  const row = read(vGetExceptionsResponse, reply).data.find(({ order }) => order?._id === id);
  const refund = await server.call('POST', `/admin/exceptions/${row?._id}/refunded`, {
    token: admin.token,
    body: { hash: sweepHash },
  });
  expect([refund.status, Object.keys(refusal(refund).errors ?? {})]).toEqual([409, ['hash']]);
});

test.each([
  ['more than the books have there', { amount: '500.000001' }, 400, 'amount'],
  ['nothing', { amount: '0' }, 400, 'amount'],
  ['a network it was not paid on', { networkId: 'bep20' }, 400, 'address'],
  ['no address', { address: 'x' }, 400, 'address'],
  ['no hash', { hash: 'x' }, 400, 'hash'],
])('a sweep of %s is refused', async (_, change, status, field) => {
  const address = await paid();
  const reply = await sweep({ networkId: 'trc20', address, amount: '1', hash: hash('b1'), ...change });
  expect([reply.status, Object.keys(refusal(reply).errors ?? {})]).toEqual([status, [field]]);
  expect(await unsweptAt(address)).toBe('500');
});

test('concurrent sweeps take no more than there is', async () => {
  const address = await paid();
  const replies = await Promise.all(
    Array.from({ length: 4 }, (_, at) => sweep({ networkId: 'trc20', address, amount: 300, hash: hash(`c${at}`) })),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a sweep is confirmed only by a transfer from its address', async () => {
  const address = await paid();
  const send = (from?: string) =>
    server.services.sandboxChain?.pay({ networkId: 'trc20', account: 'cd'.repeat(20), units: 500_000_000n, from });
  const [theirs, ours] = [await send(), await send(address)];
  const other = await paid();
  await sweep({ networkId: 'trc20', address, amount: 500, hash: ours });
  await sweep({ networkId: 'trc20', address: other, amount: 500, hash: theirs });
  await pass(server, 40, 20);
  const rows = await server.db
    .selectFrom('reported_transactions')
    .selectAll()
    .where('hash', 'in', [ours ?? '', theirs ?? ''])
    .execute();
  expect(rows.map(({ hash: own, confirmed_at: at }) => [own === ours, at !== null])).toEqual(
    expect.arrayContaining([
      [true, true],
      [false, false],
    ]),
  );
});

test('the overview has the queues, the lag of the chains, and the providers', async () => {
  await pass(server, 10);
  const seller = await server.person();
  const id = await openOrder(server, seller);
  await payAs(server, seller, id, { networkId: 'bep20', amount: 70 });
  server.advance(90_000);
  const reply = await server.call('GET', '/admin/overview', { token: admin.token });
  const { data } = read(vGetOverviewResponse, reply);
  expect(data.exceptions.count).toBeGreaterThan(0);
  expect(data.payouts.find(({ status }) => status === 'queued')).toEqual({
    status: 'queued',
    count: 0,
    oldestSeconds: null,
  });
  expect(data.withdrawals.map(({ status }) => status)).toEqual(['requested', 'claimed']);
  expect(data.chains.find(({ networkId }) => networkId === 'trc20')).toMatchObject({ lagSeconds: 90, delayed: false });
  expect(data.providers).toContainEqual({ name: 'whatsapp', healthy: true, since: null });
});
