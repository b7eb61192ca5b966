import { vGetOrderResponse } from '@sarraf/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openOrder, pass, pay } from '../testing/selling.ts';
import { read, testServer, type Actor, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let seller: Actor;
let id: string;
beforeAll(async () => {
  server = await testServer();
  seller = await server.person();
  id = await openOrder(server, seller, 300);
});
afterAll(() => server.close());

const poll = (token = seller.token) => server.call('GET', `/sell/orders/${id}`, { token });

test('a poll asks the database once, whatever has happened to the order', async () => {
  const asked = vi.spyOn(server.db.getExecutor(), 'executeQuery');
  for (const step of [async () => undefined, () => pay(server, seller, id), () => pass(server, 20)]) {
    await step();
    asked.mockClear();
    expect((await poll()).status).toBe(200);
    expect(asked).toHaveBeenCalledOnce();
  }
  asked.mockRestore();
});

test('a poll is answered after a migration of a newer build has added columns', async () => {
  const before = read(vGetOrderResponse, await poll()).data;
  for (const table of ['users', 'sessions', 'orders', 'payouts', 'banks']) {
    await sql`alter table ${sql.table(table)} add column added_later text`.execute(server.db);
  }
  expect(read(vGetOrderResponse, await poll()).data).toEqual(before);
  expect((await server.call('GET', '/bank/get', { token: seller.token })).status).toBe(200);
});

test('two polls at once are answered each for its own order and its own caller', async () => {
  const other = await server.person();
  const theirs = await openOrder(server, other, 400);
  const [own, foreign, another] = await Promise.all([
    poll(),
    poll(other.token),
    server.call('GET', `/sell/orders/${theirs}`, { token: other.token }),
  ]);
  expect(read(vGetOrderResponse, own).data).toMatchObject({ _id: id, quantity: 300 });
  expect(foreign.status).toBe(404);
  expect(read(vGetOrderResponse, another).data).toMatchObject({ _id: theirs, quantity: 400 });
});
