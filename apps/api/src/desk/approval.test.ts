import {
  vCreditExceptionResponse,
  vGetAuditResponse,
  vPayWithdrawalResponse,
  vRecordSweepResponse,
  vRequestWithdrawalResponse,
} from '@sarraf/api-client/contract';
import { decimal, addressOf } from '@sarraf/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ledgerFaults } from './ledger.ts';
import { changeWallet } from '../wallet/balance.ts';
import { exceptionsOf, reconciliationOf } from '../testing/chain-server.ts';
import { queuedPayouts } from '../testing/payouts.ts';
import { look, openOrder, pass, payAs } from '../testing/selling.ts';
import { read, refusal, testServer, type Actor, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let bilal: Actor;
let omar: Actor;
beforeAll(async () => {
  server = await testServer();
  bilal = await server.person({ admin: true, name: 'Bilal' });
  omar = await server.person({ admin: true, name: 'Omar' });
  // 500 USDT are about 140,000 rupees.
  await server.call('PUT', '/settings/approve_above', { token: bilal.token, body: { value: 100_000 } });
});
afterAll(() => server.close());

const call = (who: Actor, path: string, body: object) => server.call('POST', path, { token: who.token, body });
const reason = 'Seen twice';
const hash = (digit: string): string => digit.repeat(64);
const balanceOf = async (who: Actor): Promise<string> =>
  (await server.db.selectFrom('users').select('wallet_balance').where('id', '=', who.id).executeTakeFirstOrThrow())
    .wallet_balance;

async function held() {
  const who = await server.person();
  const orderId = await openOrder(server, who);
  await payAs(server, who, orderId, { networkId: 'bep20', amount: 500 });
  await pass(server, 6, 6);
  const row = (await exceptionsOf(server, '?open=true')).data.find(({ order }) => order?._id === orderId);
  return { who, path: `/admin/exceptions/${row?._id}` };
}

test('a large credit waits for another administrator, who must give a reason', async () => {
  const { who, path } = await held();
  const requested = read(vCreditExceptionResponse, await call(bilal, `${path}/credit`, { reason })).data;
  expect(requested).toMatchObject({
    open: true,
    approval: { by: { name: 'Bilal' }, action: 'credit' },
    nextActions: [],
  });
  expect(await balanceOf(who)).toBe('0.000000');
  const again = await call(bilal, `${path}/credit`, { reason });
  expect([again.status, refusal(again).message]).toEqual([409, 'Awaiting approval by another administrator']);
  expect((await call(omar, `${path}/refunded`, { reason, hash: hash('1') })).status).toBe(409);
  const agreed = await Promise.all([1, 2].map(() => call(omar, `${path}/credit`, { reason })));
  expect(agreed.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await balanceOf(who)).toBe('500.000000');
  expect(await ledgerFaults(server.db)).toEqual([]);
});

test('the audit log distinguishes the request of an approval from the approved action', async () => {
  const { path } = await held();
  await call(bilal, `${path}/credit`, { reason });
  await call(omar, `${path}/credit`, { reason });
  const payout = `/admin/payouts/${(await queuedPayouts(server, await server.person(), 1))[0]}`;
  await call(bilal, `${payout}/claim`, {});
  await call(bilal, `${payout}/paid`, { utr: 'RAAST-250602-00991' });
  await call(omar, `${payout}/approve`, { reason });
  const log = read(vGetAuditResponse, await server.call('GET', '/audit?limit=5', { token: bilal.token })).data;
  expect(log.map(({ action, awaitsApproval }) => [action, awaitsApproval ?? false])).toEqual([
    ['payout_approve', false],
    ['payout_paid', true],
    ['payout_claim', false],
    ['exception_credit', false],
    ['exception_credit', true],
  ]);
});

test('a large refund reserves its hash until another administrator approves the same one', async () => {
  const { path } = await held();
  expect((await call(bilal, `${path}/refunded`, { hash: hash('2') })).json).toMatchObject({
    data: { open: true, refundHash: `0x${hash('2')}`, refundConfirmed: false },
  });
  const other = await held();
  expect((await call(omar, `${other.path}/refunded`, { hash: hash('2') })).status).toBe(409);
  expect(Object.keys(refusal(await call(omar, `${path}/refunded`, { hash: hash('2') })).errors ?? {})).toEqual([
    'reason',
  ]);
  expect(Object.keys(refusal(await call(omar, `${path}/refunded`, { reason, hash: hash('3') })).errors ?? {})).toEqual([
    'hash',
  ]);
  const agreed = await call(omar, `${path}/refunded`, { reason, hash: hash('2') });
  expect(agreed.json).toMatchObject({ data: { open: false, resolution: 'refunded', approval: null } });
});

test('an exception that awaits approval may be ignored by another administrator, which frees its hash', async () => {
  const { path } = await held();
  await call(bilal, `${path}/refunded`, { hash: hash('4') });
  expect((await call(omar, `${path}/ignore`, { reason })).json).toMatchObject({
    data: { resolution: 'ignored', refundHash: null, approval: null },
  });
  const other = await held();
  expect((await call(bilal, `${other.path}/refunded`, { hash: hash('4') })).status).toBe(200);
});

async function claimed(amount = 500) {
  const who = await server.person();
  const at = server.clock.now();
  await server.db
    .transaction()
    .execute((trx) => changeWallet(trx, { user_id: who.id, amount: decimal(amount), reason: 'opening', at }));
  const body = { networkId: 'trc20', address: addressOf('tron', 'ab'.repeat(20)), amount };
  const { _id } = read(vRequestWithdrawalResponse, await call(who, '/wallet/withdrawals', body)).data;
  const path = `/admin/withdrawals/${_id}`;
  await call(bilal, `${path}/claim`, {});
  return { who, path };
}

test('a large withdrawal needs two administrators', async () => {
  const { who, path } = await claimed();
  const requested = read(vPayWithdrawalResponse, await call(bilal, `${path}/paid`, { hash: hash('5') })).data;
  expect(requested).toMatchObject({
    status: 'claimed',
    hash: hash('5'),
    approval: { action: 'paid' },
    nextActions: ['refuse'],
  });
  const own = await server.call('GET', '/wallet', { token: who.token });
  expect(own.json).toMatchObject({ data: { withdrawals: [{ status: 'claimed', hash: null, confirmed: null }] } });
  const agreed = await call(omar, `${path}/paid`, { hash: hash('5'), reason });
  expect(agreed.json).toMatchObject({ data: { status: 'paid', approval: null, confirmed: false, nextActions: [] } });
});

test('a large withdrawal that awaits approval may be refused, which frees its hash', async () => {
  const { who, path } = await claimed();
  await call(bilal, `${path}/paid`, { hash: hash('6') });
  expect((await call(omar, `${path}/refuse`, { reason })).status).toBe(200);
  expect(await balanceOf(who)).toBe('500.000000');
  const other = await claimed(5);
  expect((await call(bilal, `${other.path}/paid`, { hash: hash('6') })).json).toMatchObject({
    data: { status: 'paid' },
  });
  expect(await ledgerFaults(server.db)).toEqual([]);
});

test('a large sweep counts once another administrator makes the same call', async () => {
  const who = await server.person();
  const id = await openOrder(server, who);
  await payAs(server, who, id, {});
  const { address } = await look(server, who, id);
  const body = { networkId: 'trc20', address, amount: '500', hash: hash('7'), reason };
  const unconfirmed = async () =>
    (await reconciliationOf(server)).unswept.find((row) => row.address === address)?.unconfirmed;
  const requested = read(vRecordSweepResponse, await call(bilal, '/admin/sweeps', body)).data;
  expect([requested.approval?.by.name, await unconfirmed()]).toEqual(['Bilal', []]);
  expect((await call(bilal, '/admin/sweeps', body)).status).toBe(409);
  expect((await call(omar, '/admin/sweeps', { ...body, amount: '499' })).status).toBe(409);
  const agreed = read(vRecordSweepResponse, await call(omar, '/admin/sweeps', body)).data;
  expect([agreed.approval, await unconfirmed()]).toMatchObject([null, [{ amount: '500' }]]);
  expect((await call(omar, '/admin/sweeps', body)).status).toBe(409);
});

describe('the approving call', () => {
  const rowsOf = async () => ({
    exceptions: await server.db.selectFrom('exceptions').selectAll().orderBy('id').execute(),
    withdrawals: await server.db.selectFrom('withdrawals').selectAll().orderBy('id').execute(),
    reported: await server.db.selectFrom('reported_transactions').selectAll().orderBy('id').execute(),
    payouts: await server.db.selectFrom('payouts').selectAll().orderBy('order_id').execute(),
    audit: await server.db.selectFrom('audit').selectAll().orderBy('id').execute(),
  });
  /** Expects that a call is refused with this status and these fields, and changes nothing. */
  async function expectRefusal(
    status: number,
    fields: string[],
    request: () => ReturnType<typeof call>,
  ): Promise<void> {
    const before = await rowsOf();
    const reply = await request();
    expect([reply.status, Object.keys(refusal(reply).errors ?? {})]).toEqual([status, fields]);
    expect(await rowsOf()).toEqual(before);
  }

  test('of a refund has the reserved hash, and is by another administrator', async () => {
    const { path } = await held();
    expect((await call(bilal, `${path}/refunded`, { hash: hash('8') })).status).toBe(200);
    await expectRefusal(409, ['hash'], () => call(omar, `${path}/refunded`, { reason, hash: hash('9') }));
    await expectRefusal(400, ['hash'], () => call(omar, `${path}/refunded`, { reason, hash: 'x' }));
    await expectRefusal(409, [], () => call(bilal, `${path}/refunded`, { reason, hash: hash('8') }));
    await expectRefusal(409, [], () => call(omar, `${path}/credit`, { reason }));
    expect((await call(omar, `${path}/refunded`, { reason, hash: `0x${hash('8')}` })).status).toBe(200);
  });

  test('of a withdrawal has the reserved hash, and is by another administrator', async () => {
    const { path } = await claimed();
    expect((await call(bilal, `${path}/paid`, { hash: hash('a') })).status).toBe(200);
    await expectRefusal(409, ['hash'], () => call(omar, `${path}/paid`, { reason, hash: hash('b') }));
    await expectRefusal(400, ['hash'], () => call(omar, `${path}/paid`, { reason, hash: 'x' }));
    await expectRefusal(400, ['reason'], () => call(omar, `${path}/paid`, { hash: hash('a') }));
    await expectRefusal(409, [], () => call(bilal, `${path}/paid`, { reason, hash: hash('a') }));
    expect((await call(omar, `${path}/paid`, { reason, hash: hash('a').toUpperCase() })).status).toBe(200);
  });

  test('of a sweep has the hash, the amount and the address of the first, and is by another administrator', async () => {
    const who = await server.person();
    const id = await openOrder(server, who);
    await payAs(server, who, id, {});
    const { address } = await look(server, who, id);
    const body = { networkId: 'trc20', address, amount: '500', hash: hash('c'), reason };
    expect((await call(bilal, '/admin/sweeps', body)).status).toBe(200);
    // Another hash is another sweep, for which nothing is left.
    await expectRefusal(400, ['amount'], () => call(omar, '/admin/sweeps', { ...body, hash: hash('d') }));
    await expectRefusal(409, ['hash'], () => call(omar, '/admin/sweeps', { ...body, amount: '499.5' }));
    await expectRefusal(400, ['reason'], () => call(omar, '/admin/sweeps', { ...body, reason: ' ' }));
    await expectRefusal(409, ['hash'], () => call(bilal, '/admin/sweeps', body));
    expect((await call(omar, '/admin/sweeps', { ...body, hash: hash('C') })).status).toBe(200);
  });

  test('of a payout is `approve`, without a UTR: the reserved one is paid', async () => {
    const who = await server.person();
    const [id = ''] = await queuedPayouts(server, who, 1);
    const path = `/admin/payouts/${id}`;
    await call(bilal, `${path}/claim`, {});
    expect((await call(bilal, `${path}/paid`, { utr: 'NP-2611-0001' })).status).toBe(200);
    for (const utr of ['NP-2611-0001', 'NP-2611-0002']) {
      await expectRefusal(409, [], () => call(omar, `${path}/paid`, { utr, reason }));
      await expectRefusal(409, [], () => call(bilal, `${path}/paid`, { utr, reason }));
    }
    await expectRefusal(409, [], () => call(bilal, `${path}/approve`, { reason }));
    await expectRefusal(400, ['reason'], () => call(omar, `${path}/approve`, {}));
    expect((await call(omar, `${path}/approve`, { reason, utr: 'NP-2611-0002' })).json).toMatchObject({
      data: { status: 'completed', utr: 'NP-2611-0001' },
    });
  });
});
