import { setTimeout as sleep } from 'node:timers/promises';
import { vGetOperationsResponse, vGetOverviewResponse, vNotReadyReply } from '@sarraf/api-client/contract';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { startWorker } from '../worker.ts';
import { read, testServer, type TestServer } from '../testing/test-server.ts';
import { heartbeats } from './heartbeats.ts';

let server: TestServer;
let worker: ReturnType<typeof startWorker> | undefined;
afterEach(async () => {
  await worker?.stop();
  worker = undefined;
  await server.close();
});

/** A server with its worker. With rounds that may take 400 ms, a loop of 50 ms that does not succeed is unknown after 1350 ms. */
async function working(LOOP_ROUND_MS = '400') {
  server = await testServer({ LOOP_ROUND_MS, WORKER_EVERY_MS: '50' });
  worker = startWorker(server.services);
}
const admin = async () => (await server.person({ admin: true })).token;
const operations = async (token: string) =>
  read(vGetOperationsResponse, await server.call('GET', '/admin/operations', { token })).data;
const missing = async (): Promise<string[]> => {
  const reply = await server.call('GET', '/readyz');
  return reply.status === 200 ? [] : read(vNotReadyReply, reply).missing;
};
const unknownLoops = async (token: string) =>
  (await operations(token)).loops.filter(({ state }) => state === 'unknown').map(({ name }) => name);

test('every loop is alive while its rounds succeed, and says when the last one did', async () => {
  await working('3000');
  const token = await admin();
  const names = ['readers', 'orders', 'payouts', 'messages', 'tidy up', 'read trc20', 'read quietly trc20'];
  const succeeded = async () =>
    (await operations(token)).loops.filter(({ lastSuccessAt }) => lastSuccessAt !== null).map(({ name }) => name);
  await expect.poll(succeeded, { timeout: 10_000 }).toEqual(expect.arrayContaining(names));
  await sleep(1500);
  expect(await unknownLoops(token)).toEqual([]);
  expect(await missing()).toEqual([]);
});

test('a loop whose rounds fail is unknown within three rounds, and alive again after a round that succeeded', async () => {
  await working();
  const token = await admin();
  await expect.poll(async () => (await operations(token)).state, { timeout: 10_000 }).toBe('ok');
  await sql`alter table messages rename column expires_at to expired_at`.execute(server.db);
  const began = performance.now();
  await expect.poll(missing, { timeout: 10_000, interval: 25 }).toEqual(['loop messages']);
  // Three rounds of 450 ms, and 200 ms between two writes; the rest is a busy machine.
  expect(performance.now() - began).toBeLessThan(5000);
  expect(await unknownLoops(token)).toEqual(['messages']);
  expect((await operations(token)).state).toBe('unknown');
  const overview = read(vGetOverviewResponse, await server.call('GET', '/admin/overview', { token })).data;
  expect(overview.state).toBe('unknown');
  await sql`alter table messages rename column expired_at to expires_at`.execute(server.db);
  await expect.poll(missing, { timeout: 10_000 }).toEqual([]);
  expect((await operations(token)).state).toBe('ok');
});

test('a loop that hangs in a round is unknown', async () => {
  let isHanging = false;
  await working();
  const { readers } = server.services;
  server.services.readers = () => (isHanging ? new Promise(() => undefined) : readers());
  const token = await admin();
  await expect.poll(async () => (await operations(token)).state, { timeout: 10_000 }).toBe('ok');
  isHanging = true;
  // The view of the chains asks for the readers too, so that only the probe answers now.
  await expect.poll(missing, { timeout: 10_000 }).toEqual(['loop readers']);
  isHanging = false;
  worker = undefined;
});

test('the network of another process lives by the rounds of that process', async () => {
  await working();
  await sql`insert into chain_readers (network_id, first_asked_at, lease_holder, leased_until)
    values ('trc20', now(), 'other', now() + interval '1 hour')
    on conflict (network_id) do update set lease_holder = 'other', leased_until = now() + interval '1 hour'`.execute(
    server.db,
  );
  const token = await admin();
  await expect.poll(() => unknownLoops(token), { timeout: 10_000 }).toEqual(['read trc20']);
  // A silent node is no reason to take every server out of service before five minutes.
  expect(await missing()).toEqual([]);
  const other = heartbeats(server.db, { id: 'other', startedAt: new Date() }, 400);
  for (const loop of ['read trc20', 'read quietly trc20']) other.watch(loop, 50, 'trc20');
  const beat = async () => {
    other.beat('read trc20');
    other.beat('read quietly trc20');
    await other.write();
    return unknownLoops(token);
  };
  expect(await beat()).toEqual([]);
  await sleep(300);
  expect(await beat()).toEqual([]);
});

test('a network that is removed is expected no longer', async () => {
  await working();
  const token = await admin();
  await expect.poll(async () => (await operations(token)).loops.map(({ name }) => name)).toContain('read trc20');
  const { readers } = server.services;
  server.services.readers = async () => (await readers()).filter(({ networkId }) => networkId !== 'trc20');
  await expect.poll(async () => (await operations(token)).loops.map(({ name }) => name)).not.toContain('read trc20');
  await sleep(1500);
  expect(await missing()).toEqual([]);
});
