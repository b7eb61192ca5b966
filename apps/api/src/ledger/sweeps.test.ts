import { vGetOverviewResponse, vRecordSweepResponse } from '@sarraf/api-client/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reconciliationOf } from '../testing/chain-server.ts';
import { look, openOrder, pass, payAs } from '../testing/selling.ts';
import { read, refusal, testServer, type Actor, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let admin: Actor;
beforeAll(async () => {
  server = await testServer();
  admin = await server.person({ admin: true, name: 'Bilal' });
});
afterAll(() => server.close());

const sweep = (body: Record<string, unknown>) => server.call('POST', '/admin/sweeps', { token: admin.token, body });
const hash = (digits: string): string => digits.repeat(32);

/** An address of ours with 500 USDT. */
async function paid() {
  const who = await server.person();
  const id = await openOrder(server, who);
  await payAs(server, who, id, {});
  return (await look(server, who, id)).address;
}
const unsweptAt = async (address: string) =>
  (await reconciliationOf(server)).unswept.find((row) => row.address === address)?.amount;

test('what was moved on is no longer told as lying there', async () => {
  const address = await paid();
  expect(await unsweptAt(address)).toBe('500');
  const first = read(
    vRecordSweepResponse,
    await sweep({ networkId: 'trc20', address, amount: '120.5', hash: hash('A1') }),
  );
  expect(first.data).toMatchObject({ amount: '120.5', hash: hash('a1'), confirmed: false, by: { name: 'Bilal' } });
  expect(await unsweptAt(address)).toBe('379.5');
  expect((await sweep({ networkId: 'trc20', address, amount: 379.5, hash: hash('a2') })).status).toBe(200);
  expect(await unsweptAt(address)).toBeUndefined();
  expect(await server.db.selectFrom('audit').select('action').where('action', '=', 'sweep').execute()).toHaveLength(2);
});

test.each([
  ['more than lies there', { amount: '500.000001' }, 400, 'amount'],
  ['nothing', { amount: '0' }, 400, 'amount'],
  ['a network it was not paid on', { networkId: 'bep20' }, 400, 'address'],
  ['no address', { address: 'x' }, 400, 'address'],
  ['no hash', { hash: 'x' }, 400, 'hash'],
  ['a hash that was typed before', { hash: `0x${hash('A1')}` }, 409, 'hash'],
])('of %s is refused', async (_, change, status, field) => {
  const address = await paid();
  const reply = await sweep({ networkId: 'trc20', address, amount: '1', hash: hash('b1'), ...change });
  expect([reply.status, Object.keys(refusal(reply).errors ?? {})]).toEqual([status, [field]]);
  expect(await unsweptAt(address)).toBe('500');
});

test('two at once take no more than there is', async () => {
  const address = await paid();
  const replies = await Promise.all(
    Array.from({ length: 4 }, (_, at) => sweep({ networkId: 'trc20', address, amount: 300, hash: hash(`c${at}`) })),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('is confirmed by a transfer from that address', async () => {
  const address = await paid();
  const send = (from?: string) =>
    server.services.sandboxChain?.pay({ networkId: 'trc20', account: 'cd'.repeat(20), units: 500_000_000n, from });
  const [theirs, ours] = [await send(), await send(address)];
  const other = await paid();
  await sweep({ networkId: 'trc20', address, amount: 500, hash: ours });
  await sweep({ networkId: 'trc20', address: other, amount: 500, hash: theirs });
  await pass(server, 40, 20);
  const rows = await server.db
    .selectFrom('typed_transfers')
    .selectAll()
    .where('hash', 'in', [ours ?? '', theirs ?? ''])
    .execute();
  expect(rows.map(({ hash: typed, confirmed_at: at }) => [typed === ours, at !== null])).toEqual(
    expect.arrayContaining([
      [true, true],
      [false, false],
    ]),
  );
});

test('the overview tells what waits, how far the chains are read, and who is connected', async () => {
  await pass(server, 10);
  const seller = await server.person();
  const id = await openOrder(server, seller);
  await payAs(server, seller, id, { networkId: 'bep20', amount: 70 });
  server.advance(90_000);
  const reply = await server.call('GET', '/admin/overview', { token: admin.token });
  const { data } = read(vGetOverviewResponse, reply);
  expect(data.exceptions).toEqual({ count: 1, oldestSeconds: 90 });
  expect(data.payouts.find(({ status }) => status === 'queued')).toEqual({
    status: 'queued',
    count: 0,
    oldestSeconds: null,
  });
  expect(data.withdrawals.map(({ status }) => status)).toEqual(['requested', 'claimed']);
  expect(data.chains.find(({ networkId }) => networkId === 'trc20')).toMatchObject({ lagSeconds: 90, delayed: false });
  expect(data.providers).toContainEqual({ name: 'whatsapp', healthy: true, since: null });
});
