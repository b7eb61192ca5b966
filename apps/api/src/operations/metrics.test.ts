import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApp } from '../app.ts';
import { startWorker } from '../worker.ts';
import { startMetricsServer } from './metrics-server.ts';
import { openOrder } from '../testing/selling.ts';
import { queuedPayouts } from '../testing/payouts.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';
import { metrics, type Metrics } from './metrics.ts';

let server: TestServer;
let measured: Metrics;
let app: ReturnType<typeof createApp>;
beforeEach(async () => {
  server = await testServer({ TOLERANCES: 'payouts.queued.count=1', PAYOUTS: 'desk' });
  measured = metrics(server.services);
  app = createApp(server.services, undefined, { metrics: measured });
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

/** Samples of a scrape: `name{labels}` → value. */
async function scrape(): Promise<Map<string, number>> {
  const lines = (await measured.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  );
}
const ask = (path: string, token?: string, method = 'GET') =>
  app.request(path, { method, headers: token ? { authorization: `Bearer ${token}` } : {} });
const counted = (samples: Map<string, number>) =>
  [...samples].filter(([name]) => name.startsWith('sarraf_http_request_duration_seconds_count'));

describe('requests', () => {
  test('are counted by method, pattern of the route and status; unknown paths and methods are one each', async () => {
    const seller = await server.person();
    const id = await openOrder(server, seller);
    expect((await ask(`/api/sell/orders/${id}`, seller.token)).status).toBe(200);
    await ask(`/api/sell/orders/${id}`, seller.token);
    await ask(`/api/sell/orders/${id}`);
    await ask('/api/settings');
    for (const path of ['/api/nothing', '/api/nothing/at/all', '/else']) await ask(path);
    await ask('/api/sandbox', undefined, 'PURGE');
    await ask('/api/sandbox', undefined, 'BREW');
    const samples = await scrape();
    const name = 'sarraf_http_request_duration_seconds_count';
    expect(Object.fromEntries(counted(samples))).toEqual({
      [`${name}{method="GET",route="/api/sell/orders/:id",status="200"}`]: 2,
      [`${name}{method="GET",route="/api/sell/orders/:id",status="401"}`]: 1,
      [`${name}{method="GET",route="/api/settings",status="401"}`]: 1,
      [`${name}{method="GET",route="*",status="404"}`]: 3,
      [`${name}{method="other",route="*",status="404"}`]: 2,
    });
    expect(samples.get('sarraf_poll_duration_seconds_count')).toBe(3);
  });

  test('contain no id, number, name or token', async () => {
    const seller = await server.person({ name: 'Zubaida Jalal' });
    const id = await openOrder(server, seller);
    await ask(`/api/sell/orders/${id}`, seller.token);
    await ask(`/api/profile/${seller.id}`, seller.token, 'POST');
    await server.work();
    const text = await measured.text();
    for (const secret of [id, seller.id, seller.token, seller.mobile, 'Zubaida']) expect(text).not.toContain(secret);
  });
});

describe('a scrape', () => {
  test('has the queues, the networks, the providers and the loops', async () => {
    const worker = startWorker(server.services);
    await queuedPayouts(server, await server.person(), 2);
    server.advance(60_000);
    await expect
      .poll(async () => (await scrape()).has('sarraf_chain_lag_seconds{network="trc20"}'), { timeout: 10_000 })
      .toBe(true);
    const samples = await scrape();
    expect(Object.fromEntries([...samples].filter(([name]) => /queue="payouts.queued"/.test(name)))).toEqual({
      'sarraf_queue_items{queue="payouts.queued"}': 2,
      'sarraf_queue_oldest_seconds{queue="payouts.queued"}': 60,
      'sarraf_queue_sum{queue="payouts.queued",unit="PKR"}': 278_454.4,
      'sarraf_queue_over_tolerance{queue="payouts.queued",measure="age"}': 0,
      'sarraf_queue_over_tolerance{queue="payouts.queued",measure="count"}': 1,
      'sarraf_queue_over_tolerance{queue="payouts.queued",measure="sum"}': 0,
    });
    expect(samples.get('sarraf_queue_items{queue="messages.queued"}')).toBe(0);
    expect(samples.get('sarraf_chain_delayed{network="trc20"}')).toBe(0);
    expect(samples.get('sarraf_provider_healthy{provider="payouts"}')).toBe(1);
    expect(samples.get('sarraf_loop_up{loop="payouts"}')).toBe(1);
    expect(samples.get('sarraf_database_up')).toBe(1);
    expect(samples.has('process_resident_memory_bytes')).toBe(true);
    if (server.services.pool) expect(samples.get('sarraf_database_pool{state="waiting"}')).toBe(0);
    await worker.stop();
  });

  test('without a database answers in time with what the process knows, and calls no loop alive', async () => {
    const { heartbeats } = server.services;
    heartbeats.watch('payouts', 500);
    await ask('/api/sandbox');
    const { states } = heartbeats;
    let fail: (cause: Error) => void = () => undefined;
    heartbeats.states = () => new Promise((_, reject) => (fail = reject));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const scraping = scrape();
    await vi.advanceTimersByTimeAsync(2000);
    const samples = await scraping;
    vi.useRealTimers();
    expect(samples.get('sarraf_database_up')).toBe(0);
    expect(samples.get('sarraf_loop_up{loop="payouts"}')).toBe(0);
    expect([...samples.keys()].filter((name) => name.startsWith('sarraf_queue'))).toEqual([]);
    expect(counted(samples)).toHaveLength(1);
    heartbeats.states = states;
    fail(new Error('the connection is cut'));
    await expect.poll(async () => (await scrape()).get('sarraf_database_up'), { interval: 1 }).toBe(1);
  });

  test('is answered at a port of its own, at one path', async () => {
    const { port, close } = await startMetricsServer(measured, { host: '127.0.0.1', port: 0 });
    const reply = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
    expect(await reply.text()).toContain('# TYPE sarraf_http_request_duration_seconds histogram');
    for (const [path, method] of [
      ['/', 'GET'],
      ['/api/sandbox', 'GET'],
      ['/metrics', 'POST'],
    ] as const) {
      expect((await fetch(`http://127.0.0.1:${port}${path}`, { method })).status).toBe(404);
    }
    close();
    for (const path of ['/metrics', '/api/metrics']) expect((await ask(path)).status).toBe(404);
  });
});
