import { randomUUID } from 'node:crypto';
import { vCreateOrderResponse } from '@sarraf/api-client/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sharedDatabase, urlOf } from '../testing/test-database.ts';
import { look, openOrder, pay, sell } from '../testing/selling.ts';
import { read, refusal, testServer, type Actor, type TestServer } from '../testing/test-server.ts';
import { connect } from './connect.ts';

let server: TestServer;
let seller: Actor;
beforeEach(async () => {
  server = await testServer();
  seller = await server.person();
});
afterEach(() => server.close());

/** Runs `work` while another session holds a lock on a whole table, as a person in psql would. */
async function whileLocked(table: string, work: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(server.db);
  const { db, close } = await connect({ url: urlOf(rows[0]?.name ?? ''), patient: true });
  try {
    await db.transaction().execute(async (trx) => {
      await sql`lock table ${sql.table(table)} in share mode`.execute(trx);
      await work();
    });
  } finally {
    await close();
  }
}

// The embedded database has one connection: nobody else can hold a lock.
describe.skipIf(!sharedDatabase)('a lock that is held by somebody else', () => {
  test('ends a request after five seconds with 503, Retry-After and a sentence; repeated later it succeeds once', async () => {
    const key = randomUUID();
    await whileLocked('orders', async () => {
      const since = Date.now();
      const reply = await sell(server, seller, 500, { key });
      expect(Date.now() - since).toBeGreaterThan(4500);
      expect(Date.now() - since).toBeLessThan(10_000);
      expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '2']);
      expect(refusal(reply).message).toContain('Nothing is lost');
      // Requests that do not need the lock are answered meanwhile.
      expect((await server.call('GET', '/wallet', { token: seller.token })).status).toBe(200);
    });
    const first = read(vCreateOrderResponse, await sell(server, seller, 500, { key }));
    const again = read(vCreateOrderResponse, await sell(server, seller, 500, { key }));
    expect(again.orderId).toBe(first.orderId);
    expect(await server.db.selectFrom('orders').select('id').execute()).toEqual([{ id: first.orderId }]);
  });

  test('ends a round of the worker; the next one credits the deposit, once', async () => {
    const orderId = await openOrder(server, seller);
    await pay(server, seller, orderId);
    server.advance(10_000);
    await whileLocked('deposits', () => expect(server.work()).rejects.toThrow(/lock timeout/));
    for (let round = 0; round < 10; round += 1) {
      server.advance(1000);
      await server.work();
    }
    expect(await look(server, seller, orderId)).toMatchObject({ status: 'completed' });
    expect(await server.db.selectFrom('deposits').select('amount').execute()).toHaveLength(1);
  });
});
