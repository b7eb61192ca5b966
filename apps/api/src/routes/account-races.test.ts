import { vAccountInUseReply, vAddBankResponse, vGetBanksResponse } from '@sarraf/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sharedDatabase } from '../testing/test-database.ts';
import { act } from '../testing/payouts.ts';
import { look, openOrder, pass, pay, sell } from '../testing/selling.ts';
import { MANY_CONNECTIONS, read, testServer, type Actor, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let admin: Actor;
beforeAll(async () => {
  server = await testServer({ PAYOUTS: 'desk' }, {}, MANY_CONNECTIONS);
  admin = await server.person({ admin: true });
});
afterAll(() => server.close());

const remove = (who: Actor, id: string) => server.call('DELETE', `/bank/${id}`, { token: who.token });
const choose = (who: Actor, orderId: string, bankAccountId: string) =>
  server.call('POST', `/sell/orders/${orderId}/payout-account`, { token: who.token, body: { bankAccountId } });
const makeDefault = (who: Actor, id: string) => server.call('POST', `/bank/${id}/default`, { token: who.token });
const list = async (who: Actor) =>
  read(vGetBanksResponse, await server.call('GET', '/bank/get', { token: who.token })).banks;

/** A seller with a second account. */
async function sellerWithTwo(): Promise<Actor & { second: string }> {
  const who = await server.person();
  const body = { name: 'Ayesha Khan', method: 'easypaisa', phoneNumber: '03451112223' };
  const reply = await server.call('POST', '/bank/add', { token: who.token, body });
  const second = read(vAddBankResponse, reply).banks.find(({ method }) => method === 'easypaisa')?._id ?? '';
  return { ...who, second };
}

/** Sells 500 USDT and takes the payout to a state at the desk. */
async function orderWith(who: Actor, action: 'hold' | 'failed'): Promise<string> {
  const id = await openOrder(server, who);
  await pay(server, who, id);
  await pass(server, 4);
  if (action === 'failed') await act(server, admin, id, 'claim');
  expect((await act(server, admin, id, action, { reason: 'closed' })).status).toBe(200);
  return id;
}

test.each(['hold', 'failed'] as const)('an account is not deleted after its payout was marked %s', async (action) => {
  const who = await sellerWithTwo();
  const id = await orderWith(who, action);
  const reply = await remove(who, who.bankId);
  expect(reply.status).toBe(409);
  expect(read(vAccountInUseReply, reply).orderId).toBe(id);
  expect((await remove(who, who.second)).status).toBe(200);
});

test('an account is deleted or chosen for a refused payout, when both come at the same moment', async () => {
  for (let round = 0; round < 5; round += 1) {
    const who = await sellerWithTwo();
    const id = await orderWith(who, 'failed');
    const calls = [() => choose(who, id, who.second), () => remove(who, who.second)];
    const started = (round % 2 === 0 ? calls : calls.toReversed()).map((call) => call());
    const replies = await Promise.all(round % 2 === 0 ? started : started.toReversed());
    const [choice, removal] = replies.map(({ status }) => status);
    expect([
      [200, 409],
      [404, 200],
    ]).toContainEqual([choice, removal]);
    const paidTo = (await look(server, who, id)).bank_id?._id;
    expect(paidTo).toBe(choice === 200 ? who.second : who.bankId);
    expect((await list(who)).some(({ _id }) => _id === paidTo)).toBe(true);
  }
});

test('one account is the default after two were made so at the same moment', async () => {
  for (let round = 0; round < 5; round += 1) {
    const who = await sellerWithTwo();
    const replies = await Promise.all([makeDefault(who, who.bankId), makeDefault(who, who.second)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect((await list(who)).filter(({ isDefault }) => isDefault)).toHaveLength(1);
  }
});

// Storing a row about a user takes the lock `key share` until the transaction ends. A call must not wait for it, or the two could wait for each
// other. The embedded database has one connection.
describe.runIf(sharedDatabase)('while another transaction refers to the seller', () => {
  const account = { name: 'Ayesha Khan', method: 'easypaisa', phoneNumber: '03451112224' };
  test.each<[string, (who: Actor & { second: string }) => Promise<{ status: number }>]>([
    ['an account is added', ({ token }) => server.call('POST', '/bank/add', { token, body: account })],
    ['an account is changed', ({ token, second }) => server.call('PUT', `/bank/${second}`, { token, body: account })],
    ['an account becomes the default', (who) => makeDefault(who, who.second)],
    ['an account is removed', (who) => remove(who, who.second)],
    [
      'a name is changed',
      ({ token }) => server.call('PUT', '/user/update-details', { token, body: { fullName: 'Ayesha Khan Niazi' } }),
    ],
    ['an order is created', (who) => sell(server, who, 500)],
  ])('%s at once', async (_, call) => {
    const who = await sellerWithTwo();
    await server.db.transaction().execute(async (trx) => {
      await sql`select 1 from users where id = ${who.id} for key share`.execute(trx);
      expect((await call(who)).status).toBe(200);
    });
  });
});
