import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { vCreateOrderResponse, vGetOrderResponse } from '@sarraf/api-client/contract';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ledgerFaults } from '../desk/ledger.ts';
import { addPerson, type Actor } from '../testing/people.ts';
import { findPostgres, startPostgres, type Postgres } from '../testing/postgres.ts';
import { sharedDatabase } from '../testing/test-database.ts';
import { rounds } from '../testing/rounds.ts';
import { startTcpProxy, type TcpProxy } from '../testing/tcp-proxy.ts';
import { connect, type Connection } from './connect.ts';

const SERVER = fileURLToPath(new URL('../server.ts', import.meta.url));
const SELLERS = 50;
const RESTARTS = rounds(20, 5);
const CUTS = ['commit', 'insert into "orders"', 'begin', 'insert into "deposits"', 'update payouts'];
const PATIENCE_MS = 240_000;
/** LOUD=1 shows the servers' logs. */
const LOUD = process.env['LOUD'] === '1';

interface ServerProcess {
  origin: string;
  child: ChildProcess;
}
interface Reply {
  status: number;
  json: unknown;
}

let postgres: Postgres;
let proxy: TcpProxy;
let direct: Connection;
let servers: ServerProcess[] = [];

async function startServer(url: string): Promise<ServerProcess> {
  const child = spawn(process.execPath, [SERVER], {
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: url,
      PORT: '0',
      HOST: '127.0.0.1',
      SEED: 'off',
      LOG_LEVEL: LOUD ? 'warn' : 'silent',
      WORKER_EVERY_MS: '100',
      SANDBOX_CONFIRMATION_MS: '0',
      SANDBOX_PAYOUT_MS: '0',
      // The simulated bank stores its payments in the same database. If the timeout were shorter than a restart on a busy machine, a payment
      // would time out before its row is written, and its payout would correctly wait for a person.
      PAYOUT_TIMEOUT_MS: '5000',
      PAYOUT_ASK_AGAIN_MS: '1000',
      DRAIN_MS: '0',
    },
    stdio: ['ignore', 'pipe', LOUD ? 'inherit' : 'ignore'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  for (;;) {
    const port = /localhost:(\d+)/.exec(output)?.[1];
    if (port) return { origin: `http://127.0.0.1:${port}`, child };
    if (child.exitCode !== null) throw new Error(`the server did not start: ${output}`);
    await sleep(20);
  }
}

/** Calls one of the servers; rejects without a reply. */
async function call(
  at: number,
  method: string,
  path: string,
  token?: string,
  body?: unknown,
  key?: string,
): Promise<Reply> {
  const reply = await fetch(`${servers[at % servers.length]?.origin}/api${path}`, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(60_000),
  });
  return { status: reply.status, json: await reply.json() };
}

const vUnavailable = v.object({ success: v.literal(false), message: v.string() });
const statuses = new Map<number, number>();

/** Repeats a call until it succeeds; every reply before must be a 503 with a message. */
async function patiently(
  at: number,
  ...args: Parameters<typeof call> extends [unknown, ...infer Rest] ? Rest : never
): Promise<Reply> {
  for (;;) {
    const reply = await call(at, ...args);
    statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
    if (reply.status !== 503) return reply;
    expect(v.parse(vUnavailable, reply.json).message).toBe(
      'Sarraf cannot be reached right now. Nothing is lost: please try again in a moment.',
    );
    await sleep(100);
  }
}

/** Creates, pays and polls orders, one after the other, until `isOver` returns true; returns their ids. */
async function keepSelling(seller: Actor, at: number, isOver: () => boolean): Promise<string[]> {
  const orders: string[] = [];
  while (!isOver()) {
    const body = { amount: 100 + at, networkId: 'trc20', bankAccountId: seller.bankId };
    const made = await patiently(at, 'POST', '/sell/create-order', seller.token, body, randomUUID());
    expect(made).toMatchObject({ status: 200 });
    const { orderId } = v.parse(vCreateOrderResponse, made.json);
    orders.push(orderId);
    // Not retried, even after a 503: in reality, the seller's own wallet sends the transfer.
    const paid = await call(at, 'POST', `/sandbox/orders/${orderId}/deposit`, seller.token, {});
    expect([200, 503]).toContain(paid.status);
    for (let look = 0; ; look += 1) {
      const { json, status } = await patiently(at + look, 'GET', `/sell/orders/${orderId}`, seller.token);
      expect(status).toBe(200);
      const { data } = v.parse(vGetOrderResponse, json);
      if (data.status === 'completed') break;
      // Waits longer than the lease of a payout (40 s), then fails with the state of the order instead of a test timeout.
      if (look > 600) throw new Error(`order ${orderId} is ${data.status}, its payout ${await payoutOf(orderId)}`);
      const transfers = await countTransfers(orderId);
      if (transfers === 0) await call(at, 'POST', `/sandbox/orders/${orderId}/deposit`, seller.token, {});
      await sleep(150);
    }
  }
  return orders;
}

/** Transfers of the simulated chain to an order's address; null while the database is away. */
async function countTransfers(orderId: string): Promise<number | null> {
  const found = sql<{ count: number }>`
    select count(*)::int as count from sandbox_transfers join orders using (account) where orders.id = ${orderId}`;
  return found.execute(direct.db).then(
    ({ rows }) => rows[0]?.count ?? 0,
    () => null,
  );
}

async function payoutOf(orderId: string): Promise<string> {
  const payout = direct.db.selectFrom('payouts').select('status').where('order_id', '=', orderId).executeTakeFirst();
  return (await payout)?.status ?? 'not begun';
}

const addSellers = () => Promise.all(Array.from({ length: SELLERS }, () => addPerson(direct.db, new Date())));

/** Expects that every process is alive, the books add up, and every order was paid out exactly once. */
async function expectNothingLost(orders: readonly string[]): Promise<void> {
  for (const { child } of servers) expect([child.exitCode, child.signalCode]).toEqual([null, null]);
  const { db } = direct;
  expect(await ledgerFaults(db)).toEqual([]);
  const stored = await db.selectFrom('orders').select(['id', 'status']).where('id', 'in', orders).execute();
  expect(stored).toHaveLength(orders.length);
  expect(stored.filter(({ status }) => status !== 'completed')).toEqual([]);
  const { rows } = await sql<{ orders: number; transfers: number; deposits: number; payouts: number; paid: number }>`
    select (select count(*)::int from orders where type = 'sell') as orders,
      (select count(*)::int from sandbox_transfers) as transfers, (select count(*)::int from deposits) as deposits,
      (select count(*)::int from payouts where status = 'completed' and utr is not null) as payouts,
      (select count(*)::int from sandbox_payouts) as paid`.execute(db);
  expect(rows[0]?.deposits).toBe(rows[0]?.transfers);
  expect(rows[0]?.payouts).toBe(rows[0]?.orders);
  expect(rows[0]?.paid).toBe(rows[0]?.orders);
}

const ready = async (at: number): Promise<number> => (await fetch(`${servers[at]?.origin}/readyz`)).status;

describe.skipIf(!sharedDatabase)('Postgres goes away and comes back', () => {
  beforeAll(async () => {
    const bin = findPostgres();
    if (!bin) throw new Error('this machine has no Postgres');
    postgres = await startPostgres(bin);
    proxy = await startTcpProxy(Number(new URL(postgres.url).port));
    const url = postgres.url.replace(/:\d+\//, `:${proxy.port}/`);
    servers = [await startServer(url), await startServer(url)];
    direct = await connect({ url: postgres.url, poolSize: 4 });
  }, 120_000);
  afterAll(async () => {
    for (const { child } of servers) {
      child.kill('SIGKILL');
      if (child.exitCode === null) await once(child, 'exit');
    }
    await direct.close();
    await proxy.stop();
    await postgres.stop();
  });

  test(
    `${RESTARTS} restarts under ${SELLERS} sellers: no process ends, nothing is lost`,
    { timeout: PATIENCE_MS },
    async () => {
      const sellers = await addSellers();
      let isOver = false;
      const selling = sellers.map((seller, at) => keepSelling(seller, at, () => isOver));
      for (let restart = 0; restart < RESTARTS; restart += 1) {
        await sleep(1500);
        await postgres.restart(restart % 4 === 0 ? 700 : 0);
      }
      await sleep(500);
      isOver = true;
      const orders = (await Promise.all(selling)).flat();
      process.stdout.write(`${RESTARTS} restarts: ${orders.length} orders, replies ${JSON.stringify([...statuses])}\n`);
      expect(orders.length).toBeGreaterThanOrEqual(SELLERS);
      expect(statuses.get(503)).toBeGreaterThan(0);
      await expectNothingLost(orders);
    },
  );

  test(
    'a fail-over: not ready and 503 while the address answers nothing, and by itself afterwards',
    { timeout: PATIENCE_MS },
    async () => {
      const seller = await addPerson(direct.db, new Date());
      await expect.poll(() => Promise.all([ready(0), ready(1)]), { timeout: 20_000 }).toEqual([200, 200]);
      proxy.mode = 'silent';
      const began = Date.now();
      const held = [
        call(0, 'GET', '/history', seller.token),
        call(1, 'GET', '/history', seller.token),
        // More calls than the pool has connections.
        ...Array.from({ length: 30 }, () => call(0, 'GET', '/sell/orders/active', seller.token)),
      ];
      expect([await ready(0), await ready(1)]).toEqual([503, 503]);
      expect((await fetch(`${servers[0]?.origin}/healthz`)).status).toBe(200);
      for (const { status } of await Promise.all(held)) expect(status).toBe(503);
      process.stdout.write(`a silent address: the last of 32 replies after ${Date.now() - began} ms\n`);
      expect(Date.now() - began).toBeLessThan(40_000);
      proxy.mode = 'pass';
      proxy.cut();
      await expect.poll(() => Promise.all([ready(0), ready(1)]), { timeout: 30_000 }).toEqual([200, 200]);
      let isOver = false;
      const selling = keepSelling(seller, 0, () => isOver);
      await sleep(1000);
      isOver = true;
      expect((await selling).length).toBeGreaterThan(0);
      for (const { child } of servers) expect(child.exitCode).toBeNull();
    },
  );

  /** Milliseconds in which a probe was answered, with its status and what it names as missing. */
  const probe = async (at: number, path = '/readyz') => {
    const began = performance.now();
    const reply = await fetch(`${servers[at]?.origin}${path}`);
    const { missing = [] } = v.parse(v.object({ missing: v.optional(v.array(v.string())) }), await reply.json());
    return { status: reply.status, missing, ms: performance.now() - began };
  };
  /** Expects both servers to be alive but not ready, each probe answered within two seconds. */
  const expectNotReady = async (what: string) => {
    for (const at of [0, 1]) {
      const [health, readiness] = await Promise.all([probe(at, '/healthz'), probe(at)]);
      process.stdout.write(
        `${what}: /readyz after ${Math.round(readiness.ms)} ms, /healthz after ${Math.round(health.ms)} ms\n`,
      );
      expect(readiness).toMatchObject({ status: 503, missing: ['database'] });
      expect(readiness.ms).toBeLessThan(2000);
      expect(health).toMatchObject({ status: 200 });
      expect(health.ms).toBeLessThan(1000);
    }
  };
  const expectAllWell = () =>
    expect.poll(() => Promise.all([ready(0), ready(1)]), { timeout: 60_000, interval: 250 }).toEqual([200, 200]);

  test(
    'a stopped Postgres: not ready within two seconds, alive at once, all well without a restart when it is back',
    { timeout: PATIENCE_MS },
    async () => {
      await expectAllWell();
      const restarted = postgres.restart(4000);
      await expect.poll(async () => (await probe(0)).status, { interval: 50, timeout: 10_000 }).toBe(503);
      await expectNotReady('stopped');
      await restarted;
      await expectAllWell();
      for (const { child } of servers) expect(child.exitCode).toBeNull();
    },
  );

  test('an address that refuses: not ready within two seconds', { timeout: PATIENCE_MS }, async () => {
    const { port } = proxy;
    await proxy.stop();
    expect((await probe(0)).status).toBe(503);
    await expectNotReady('refused');
    proxy = await startTcpProxy(Number(new URL(postgres.url).port), port);
    await expectAllWell();
  });

  test(
    'an address that swallows everything and then answers again: the pool heals by itself',
    { timeout: PATIENCE_MS },
    async () => {
      proxy.mode = 'silent';
      // Many probes at once do not make it later.
      await Promise.all(Array.from({ length: 50 }, () => expect(probe(0)).resolves.toMatchObject({ status: 503 })));
      await expectNotReady('silent');
      await sleep(5000);
      await expectNotReady('silent for longer');
      proxy.mode = 'pass';
      const began = Date.now();
      await expectAllWell();
      process.stdout.write(`ready ${Date.now() - began} ms after the address answered again\n`);
      // Longer than a socket may be silent: no connection is left that waits for a lost reply.
      const seller = await addPerson(direct.db, new Date());
      const calls = await Promise.all(
        Array.from({ length: 40 }, (_, at) => call(at, 'GET', '/history', seller.token).then(({ status }) => status)),
      );
      expect(calls.every((status) => status === calls[0] && status < 500)).toBe(true);
    },
  );

  // Each case waits until Postgres ends the open transaction: two cases in `npm test`, all of them nightly.
  test.each(CUTS.slice(0, rounds(CUTS.length, 2)))(
    'connections cut in the middle of a transaction, at its %s: no process ends, nothing is lost',
    { timeout: PATIENCE_MS },
    async (text) => {
      const sellers = await Promise.all(Array.from({ length: 5 }, () => addPerson(direct.db, new Date())));
      const before = proxy.cuts;
      let isOver = false;
      const selling = sellers.map((seller, at) => keepSelling(seller, at, () => isOver));
      // Five times, and on a busy machine until the statement has come.
      for (let times = 0; times < 5 || (proxy.cuts === before && times < 60); times += 1) {
        proxy.cutAt = text;
        await sleep(200);
        proxy.cutAt = undefined;
        await sleep(300);
      }
      isOver = true;
      const made = (await Promise.all(selling)).flat();
      expect(proxy.cuts).toBeGreaterThan(before);
      expect(made.length).toBeGreaterThanOrEqual(sellers.length);
      await expectNothingLost(made);
    },
  );
});
