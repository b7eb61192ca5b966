import { vGetAuditResponse, vRecordSweepResponse, vRequestWithdrawalResponse } from '@sarraf/api-client/contract';
import { addressOf, decimal } from '@sarraf/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeWallet } from '../wallet/balance.ts';
import { exceptionsOf } from '../testing/chain-server.ts';
import { queuedPayouts } from '../testing/payouts.ts';
import { look, openOrder, pass, payAs } from '../testing/selling.ts';
import { read, testServer, type Actor, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let bilal: Actor;
let ayesha: Actor;
beforeAll(async () => {
  server = await testServer({ PAYOUTS: 'desk' });
  bilal = await server.person({ admin: true, name: 'Bilal' });
  ayesha = await server.person({ name: 'Ayesha Khan' });
});
afterAll(() => server.close());

const act = async (path: string, body: object = {}) => {
  const reply = await server.call('POST', `/admin${path}`, { token: bilal.token, body });
  expect(reply.status, JSON.stringify(reply.json)).toBe(200);
  return reply;
};
/** Newest row of the audit log. */
const newest = async () =>
  read(vGetAuditResponse, await server.call('GET', '/audit?limit=1', { token: bilal.token })).data[0];
const owner = () => ({ _id: ayesha.id, name: 'Ayesha Khan', mobile: ayesha.mobile });

test('an action on a payout has its order, the rupees, the seller and the reason', async () => {
  const [id = ''] = await queuedPayouts(server, ayesha, 1);
  await act(`/payouts/${id}/claim`);
  const about = { type: 'payout', id, orderId: id, amount: '139227.2', unit: 'PKR', person: owner() };
  expect(await newest()).toMatchObject({ action: 'payout_claim', about, reason: null });
  await act(`/payouts/${id}/failed`, { reason: 'The account is closed' });
  expect(await newest()).toMatchObject({ action: 'payout_failed', about, reason: 'The account is closed' });
});

test('an export has one row for each payout', async () => {
  const [id = ''] = await queuedPayouts(server, ayesha, 1);
  await act('/payouts/export', { ids: [id] });
  await act('/payouts/export', { ids: [id] });
  expect(await newest()).toMatchObject({ action: 'payout_export', about: { type: 'payout', id, amount: '139227.2' } });
});

test('an action on an exception has its transfer and the seller', async () => {
  const orderId = await openOrder(server, ayesha);
  await payAs(server, ayesha, orderId, { networkId: 'bep20', amount: 40 });
  await pass(server, 6, 6);
  const exception = (await exceptionsOf(server, '?open=true')).data.find(({ order }) => order?._id === orderId);
  await act(`/exceptions/${exception?._id}/credit`, { reason: 'Seen on the chain' });
  expect(await newest()).toMatchObject({
    action: 'exception_credit',
    about: { type: 'exception', id: exception?._id, orderId, amount: '40', unit: 'USDT', person: owner() },
    reason: 'Seen on the chain',
  });
});

test('an action on a withdrawal has its USDT and the seller', async () => {
  const entry = { user_id: ayesha.id, amount: decimal(50), reason: 'opening' as const, at: server.clock.now() };
  await server.db.transaction().execute((trx) => changeWallet(trx, entry));
  const body = { networkId: 'trc20', address: addressOf('tron', 'ab'.repeat(20)), amount: '12.5' };
  const reply = await server.call('POST', '/wallet/withdrawals', { token: ayesha.token, body });
  const { _id: id } = read(vRequestWithdrawalResponse, reply).data;
  await act(`/withdrawals/${id}/claim`);
  expect(await newest()).toMatchObject({
    action: 'withdrawal_claim',
    about: { type: 'withdrawal', id, amount: '12.5', unit: 'USDT', person: owner() },
  });
});

test('an action on a user has the user, a sweep its USDT', async () => {
  await act(`/users/${ayesha.id}/block`, { reason: 'Asked for by the bank' });
  expect(await newest()).toMatchObject({
    action: 'user_block',
    about: { type: 'user', id: ayesha.id, person: owner() },
    reason: 'Asked for by the bank',
  });
  await act(`/users/${ayesha.id}/unblock`);
  const who = await server.person();
  const paid = await openOrder(server, who);
  await payAs(server, who, paid, {});
  const { address } = await look(server, who, paid);
  const sweep = await act('/sweeps', { networkId: 'trc20', address, amount: '500', hash: 'ab'.repeat(32) });
  const { data } = read(vRecordSweepResponse, sweep);
  expect(await newest()).toMatchObject({
    action: 'sweep',
    about: { type: 'sweep', id: data._id, amount: '500', unit: 'USDT' },
  });
});

test('a changed setting and a login have no subject', async () => {
  await server.call('PUT', '/settings/platform_fee', { token: bilal.token, body: { value: 0.02 } });
  expect((await newest())?.about).toBeUndefined();
});
