import { vNotReadyReply } from '@sarraf/api-client/contract';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createApp } from '../app.ts';
import type { Services } from '../services.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';
import { startWorker } from '../worker.ts';
import { heartbeats } from './heartbeats.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  await server.db.deleteFrom('heartbeats').execute();
  await server.db.deleteFrom('server_processes').execute();
});
afterAll(() => server.close());

test('a round that succeeds is a heartbeat, one that fails or hangs is none, and other loops go on meanwhile', async () => {
  const beaten: string[] = [];
  const mine = {
    ...heartbeats(server.db, { id: 'a', startedAt: new Date() }, 10_000),
    beat: (name: string) => void beaten.push(name),
  };
  const { config, readers } = server.services;
  let begun = 0;
  let ask: Services['readers'] = readers;
  const services = { ...server.services, config: { ...config, workerEveryMs: 2 }, heartbeats: mine };
  services.readers = () => {
    begun += 1;
    return ask();
  };
  const worker = startWorker(services);
  const times = (name: string) => beaten.filter((each) => each === name).length;
  const until = (isTrue: () => boolean) => vi.waitUntil(isTrue, { interval: 2, timeout: 30_000 });
  await until(() => ['readers', 'read trc20', 'payouts', 'messages', 'tidy up'].every((name) => times(name) > 0));

  /** Lets the next rounds of the loop `readers` end as `others` does, while other loops have two rounds. */
  const goOn = async (others: Services['readers']): Promise<void> => {
    ask = others;
    const before = begun;
    await until(() => begun > before);
    beaten.splice(0);
    await until(() => times('orders') > 1 && times('payouts') > 1);
  };
  await goOn(() => Promise.reject(new Error('away')));
  expect(times('readers')).toBe(0);
  await goOn(readers);
  await until(() => times('readers') > 0);
  const never = Promise.withResolvers<Awaited<ReturnType<Services['readers']>>>();
  await goOn(() => never.promise);
  expect(times('readers')).toBe(0);
  never.resolve([]);
  await worker.stop();
});

test('a loop that is silent for three rounds makes the server not ready, and ready again when it beats', async () => {
  const clock = { now: 0 };
  const mine = heartbeats(server.db, { id: 'a', startedAt: new Date() }, 10_000, () => clock.now);
  const app = createApp({ ...server.services, heartbeats: mine });
  const missing = async () => {
    const reply = await app.request('/readyz');
    return reply.status === 200 ? [] : v.parse(vNotReadyReply, await reply.json()).missing;
  };
  mine.watch('messages', 500);
  mine.watch('read trc20', 500, 'trc20');
  clock.now = 31_500;
  expect(await missing()).toEqual([]);
  clock.now += 1;
  // A silent node is no reason to take every server out of service before five minutes.
  expect(await missing()).toEqual(['loop messages']);
  mine.beat('messages');
  await mine.write();
  expect(await missing()).toEqual([]);
  clock.now = 5 * 60_000 + 1;
  await sql`update heartbeats set at = at - interval '6 minutes'`.execute(server.db);
  expect(await missing()).toEqual(['loop messages', 'loop read trc20']);
  // The network of another process lives by the rounds of that process.
  const other = heartbeats(server.db, { id: 'other', startedAt: new Date() }, 10_000);
  for (const loop of ['messages', 'read trc20']) {
    other.watch(loop, 500);
    other.beat(loop);
  }
  await other.write();
  expect(await missing()).toEqual([]);
  mine.unwatch('read trc20');
  expect((await mine.states()).map(({ name }) => name)).toEqual(['messages']);
});

test('the ages are those of the database: a wrong clock of a server raises no alarm and hides no loop', async () => {
  const clock = { now: 0 };
  const self = { id: 'aaaaaaaa-1', startedAt: new Date() };
  const mine = heartbeats(server.db, self, 10_000, () => clock.now);
  mine.watch('payouts', 500);
  expect(await mine.states()).toMatchObject([{ state: 'alive', lastSuccessAt: null }]);
  clock.now = 31_500;
  expect(await mine.states()).toMatchObject([{ state: 'alive' }]);
  clock.now += 1;
  expect(await mine.states()).toMatchObject([{ state: 'unknown', lastSuccessAt: null }]);
  mine.beat('payouts');
  await mine.write();
  expect(await mine.states()).toMatchObject([{ state: 'alive', lastSuccessAt: expect.any(Date) }]);
  await sql`update heartbeats set at = at - interval '32 seconds'`.execute(server.db);
  expect(await mine.states()).toMatchObject([{ state: 'unknown', lastSuccessAt: expect.any(Date) }]);
  expect(mine.unknown()).toMatchObject([{ state: 'unknown' }]);
});

test('processes are listed until they stop, and forgotten after a day', async () => {
  const [a, b] = ['aaaaaaaa-1', 'bbbbbbbb-2'].map((id, at) =>
    heartbeats(server.db, { id, startedAt: new Date(Date.UTC(2026, 0, 1 + at)) }, 10_000),
  );
  await Promise.all([a?.write(), b?.write()]);
  expect(await a?.processes()).toMatchObject([
    { id: 'bbbbbbbb', self: false },
    { id: 'aaaaaaaa', self: true },
  ]);
  await a?.leave();
  expect(await a?.processes()).toMatchObject([{ id: 'bbbbbbbb' }]);
  await sql`update server_processes set seen_at = now() - interval '25 hours'`.execute(server.db);
  expect(await a?.processes()).toEqual([]);
  await a?.tidyUp();
  expect(await server.db.selectFrom('server_processes').selectAll().execute()).toEqual([]);
});

test('a heartbeat is written once: a later write does not repeat it', async () => {
  const mine = heartbeats(server.db, { id: 'a', startedAt: new Date() }, 10_000);
  for (const name of ['orders', 'payouts']) {
    mine.watch(name, 500);
    mine.beat(name);
  }
  await mine.write();
  const rows = await server.db.selectFrom('heartbeats').selectAll().orderBy('loop').execute();
  expect(rows.map(({ loop }) => loop)).toEqual(['orders', 'payouts']);
  await sql`update heartbeats set at = at - interval '1 minute'`.execute(server.db);
  await mine.write();
  const later = await server.db.selectFrom('heartbeats').select('at').execute();
  expect(later.every(({ at }) => Date.now() - at.getTime() > 50_000)).toBe(true);
});
