import {
  vGetBankStatementResponse,
  vGetExceptionsResponse,
  vGetOverviewResponse,
  vGetPayoutsResponse,
  vGetReconciliationResponse,
  vGetUsersResponse,
  vGetWithdrawalsResponse,
  vVerifyOtpResponse,
} from '@sarraf/api-client/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ledgerFaults } from '../desk/ledger.ts';
import { pass } from '../testing/selling.ts';
import { read, refusal, testServer, type TestServer } from '../testing/test-server.ts';
import { seedSandbox } from './seed-sandbox.ts';
import { SANDBOX_ACCOUNTS } from './sandbox-people.ts';

const [BILAL, NADIA, AYESHA] = SANDBOX_ACCOUNTS;
const reason = 'Looked at it twice';

let server: TestServer;
let bilal: string;
let nadia: string;
beforeAll(async () => {
  server = await testServer();
  await seedSandbox(server.services);
  // Lets the server read the simulated chains from the start, which must not change the seed.
  await pass(server, 3);
  bilal = await signIn(BILAL.mobile);
  nadia = await signIn(NADIA.mobile);
}, 30_000);
afterAll(() => server.close());

async function signIn(mobile: string): Promise<string> {
  await server.call('POST', '/auth/send-otp', { body: { mobile } });
  const body = { mobile, otp: await server.newestCode(mobile) };
  return read(vVerifyOtpResponse, await server.call('POST', '/auth/verify-otp', { body })).token;
}
const get = (path: string, token = bilal) => server.call('GET', `/admin${path}`, { token });
const post = (path: string, body: object, token = bilal) => server.call('POST', `/admin${path}`, { token, body });
const payouts = async (status: string, token = bilal) =>
  read(vGetPayoutsResponse, await get(`/payouts?status=${status}`, token)).data;
const exceptions = async (query: string) => read(vGetExceptionsResponse, await get(`/exceptions${query}`)).data;
const withdrawals = async (status: string) =>
  read(vGetWithdrawalsResponse, await get(`/withdrawals?status=${status}`)).data;

test('twenty-three payouts wait, in every state', async () => {
  const { data } = read(vGetOverviewResponse, await get('/overview'));
  const counts = Object.fromEntries(data.payouts.map(({ status, count }) => [status, count]));
  expect(counts).toMatchObject({ queued: 13, claimed: 4, sent: 1, unknown: 1, held: 2, failed: 2 });
  expect(data.returned?.count).toBe(3);
  expect(data.exceptions.count).toBe(5);
  expect(Object.fromEntries(data.withdrawals.map(({ status, count }) => [status, count]))).toEqual({
    requested: 2,
    claimed: 1,
  });
});

test('each payout says what became of it and what may be done', async () => {
  expect((await payouts('queued'))[0]).toMatchObject({ nextActions: ['claim', 'hold'], attempts: [] });
  expect(await payouts('unknown')).toMatchObject([
    { nextActions: ['paid', 'failed'], attempts: [{ what: 'sent', result: 'unknown', reason: 'time-out' }] },
  ]);
  expect((await payouts('failed')).find(({ refundedAt, returned }) => refundedAt === null && !returned)).toMatchObject({
    problem: { reason: 'account closed' },
    nextActions: ['retry', 'claim', 'refund'],
    attempts: [{ result: 'refused' }],
  });
  expect((await payouts('held')).filter(({ returned }) => !returned)).toMatchObject([
    { heldReason: expect.stringContaining('no longer theirs'), attempts: [{ by: NADIA.name, what: 'hold' }] },
  ]);
  expect(await payouts('sent')).toMatchObject([{ sellerName: AYESHA.name, nextActions: [] }]);
  const unreturned = (await payouts('claimed')).filter(({ returned }) => !returned);
  const hands = unreturned.map(({ claim, approval, nextActions }) => [
    claim?.by.name,
    claim?.mine,
    approval?.by.name,
    nextActions,
  ]);
  expect(hands).toEqual([
    [NADIA.name, false, undefined, []],
    [NADIA.name, false, NADIA.name, ['approve', 'release']],
    [BILAL.name, true, undefined, ['release', 'paid', 'failed', 'hold']],
  ]);
});

test('the bank has returned three payments: one waits, one is not available, one is being paid again', async () => {
  const { data } = read(vGetPayoutsResponse, await get('/payouts?returned=true'));
  expect(data.map(({ status, returned }) => [status, returned?.available, returned?.by]).toSorted()).toEqual([
    ['claimed', true, 'simulated'],
    ['failed', true, 'simulated'],
    ['held', false, 'simulated'],
  ]);
});

test('what one administrator requested another approves', async () => {
  const large = (await payouts('claimed')).find(({ approval }) => approval !== null && approval !== undefined);
  expect(large?.utr).toMatch(/^BT\d{13}$/);
  const path = `/payouts/${large?.orderId}/approve`;
  expect((await post(path, { reason }, nadia)).status).toBe(409);
  expect((await post(path, { reason })).json).toMatchObject({ data: { status: 'completed', utr: large?.utr } });
});

test.each([
  ['unmatched', '75', ['refunded', 'ignore']],
  ['wrong-network', '320', ['credit', 'refunded', 'ignore']],
  ['wrong-token', '250', ['refunded', 'ignore']],
  ['dust', '1.2', ['credit', 'refunded', 'ignore']],
  ['screened', '410', ['credit', 'refunded', 'ignore']],
])('one exception of the kind %s is open', async (kind, amount, nextActions) => {
  const rows = await exceptions(`?kind=${kind}&open=true`);
  expect(rows).toMatchObject([{ kind, amount, confirmed: true, nextActions }]);
  expect(rows[0]?.order === null).toBe(kind === 'unmatched');
});

test('a transfer that was paid out is no longer in the chain', async () => {
  expect(await exceptions('?kind=dropped&open=true')).toMatchObject([
    { state: 'paid-out', order: { status: 'completed' }, nextActions: ['ignore'] },
  ]);
});

test('two exceptions were credited, and no others were decided on', async () => {
  expect((await exceptions('?open=false')).map(({ resolution, amount }) => [resolution, amount])).toEqual([
    ['credited', '350'],
    ['credited', '640'],
  ]);
});

test('withdrawals of each state, from what was credited', async () => {
  expect((await withdrawals('requested')).map(({ amount, nextActions }) => [amount, nextActions])).toEqual([
    ['120', ['claim', 'refuse']],
    ['45.5', ['claim', 'refuse']],
  ]);
  expect(await withdrawals('claimed')).toMatchObject([{ amount: '80', claim: { by: { name: NADIA.name } } }]);
  expect(await withdrawals('paid')).toMatchObject([{ amount: '200', confirmed: true }]);
  expect(await withdrawals('refused')).toMatchObject([
    { amount: '60', reason: expect.stringContaining('exchange'), nextActions: [] },
  ]);
});

test('somebody is blocked, with a note, and may not sell', async () => {
  const { data } = read(vGetUsersResponse, await get('/users?search=danish'));
  expect(data).toMatchObject([
    {
      name: 'Danish Butt',
      blocked: { reason: expect.stringContaining('stolen') },
      notes: [{ by: BILAL.name }],
      nextActions: ['unblock', 'note'],
    },
  ]);
  const reply = await server.call('POST', '/sell/create-order', {
    token: await signIn(data[0]?.mobile ?? ''),
    body: { amount: 500, networkId: 'trc20', bankAccountId: 'any' },
  });
  expect([reply.status, refusal(reply).message]).toEqual([403, expect.stringContaining('cannot sell')]);
});

test('the books add up, in all and by network, and the chain differs by what vanished', async () => {
  expect(await ledgerFaults(server.db)).toEqual([]);
  const { data } = read(vGetReconciliationResponse, await get('/reconciliation'));
  expect(data.difference).toBe('0');
  expect(data.networks.map(({ difference }) => difference)).toEqual(data.networks.map(() => '0'));
  const differing = data.unswept.filter(({ amount, onChain }) => amount !== onChain);
  const [dropped] = await exceptions('?kind=dropped&open=true');
  expect(differing.map(({ address, onChain }) => [address, onChain])).toEqual([[dropped?.address, '0']]);
});

test('the statement of the bank has every kind of entry', async () => {
  const { kinds, statements } = read(vGetBankStatementResponse, await get('/bank-statement'));
  const counts = Object.fromEntries(kinds.map(({ kind, count }) => [kind, count]));
  expect(counts).toMatchObject({ missing: 1, twice: 1, 'unknown-debit': 1, 'unknown-credit': 1, fee: 1 });
  expect(counts['matched']).toBeGreaterThan(20);
  expect(statements).toHaveLength(1);
});

test('the desk can work on all of it', async () => {
  const [wrong] = await exceptions('?kind=wrong-network&open=true');
  expect((await post(`/exceptions/${wrong?._id}/credit`, { reason })).status).toBe(200);
  const [dropped] = await exceptions('?kind=dropped&open=true');
  expect((await post(`/exceptions/${dropped?._id}/ignore`, { reason })).status).toBe(200);
  const [queued] = await payouts('queued');
  expect((await post(`/payouts/${queued?.orderId}/claim`, {})).status).toBe(200);
  expect((await post(`/payouts/${queued?.orderId}/paid`, { utr: 'NP-2611-0001' })).json).toMatchObject({
    data: { status: 'completed' },
  });
  const [requested] = await withdrawals('requested');
  expect((await post(`/withdrawals/${requested?._id}/refuse`, { reason })).status).toBe(200);
  await pass(server, 3);
  expect(await ledgerFaults(server.db)).toEqual([]);
});
