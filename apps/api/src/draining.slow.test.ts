import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request as openRequest, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sharedDatabase, urlOf } from './testing/test-database.ts';
import { testServer, type Actor, type TestServer } from './testing/test-server.ts';

const SERVER = fileURLToPath(new URL('./server.ts', import.meta.url));
const EVERY_MS = 5;
/** Longer than the default, so that the balancer notices in time on a busy machine too. */
const DRAIN_MS = 6000;
/** Requests in flight at most. */
const CONNECTIONS = 40;
const PATIENCE_MS = 120_000;

let database: TestServer;
let seller: Actor;
let child: ChildProcess;
let origin: string;

beforeEach(async () => {
  if (!sharedDatabase) return;
  database = await testServer();
  seller = await database.person();
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db);
  child = spawn(process.execPath, [SERVER], {
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: urlOf(rows[0]?.name ?? ''),
      ...{ PORT: '0', HOST: '127.0.0.1', SEED: 'off', LOG_LEVEL: 'silent', DRAIN_MS: String(DRAIN_MS) },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await vi.waitUntil(() => /localhost:\d+/.test(output), { timeout: PATIENCE_MS });
  origin = `http://127.0.0.1:${/localhost:(\d+)/.exec(output)?.[1]}`;
}, PATIENCE_MS);
afterEach(async () => {
  if (!sharedDatabase) return;
  child.kill('SIGKILL');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  await database.close();
});

interface Outcome {
  status?: number | undefined;
  connection?: string | undefined;
  fault?: string;
  /** When the request was sent. */
  sentAt: number;
}

const headers = () => ({ authorization: `Bearer ${seller.token}` });

/** One request over a kept connection of the agent, or over a new one; resolves whatever happens. */
const ask = (path: string, agent: Agent | false): Promise<Outcome> =>
  new Promise((resolve) => {
    const sentAt = performance.now();
    const request = openRequest(`${origin}${path}`, { agent, headers: headers() }, (reply) => {
      const { statusCode: status, headers: replied } = reply;
      reply.resume();
      reply.once('end', () => resolve({ status, connection: replied.connection, sentAt }));
      reply.once('error', () => resolve({ fault: 'cut', sentAt }));
    });
    request.once('error', (error: NodeJS.ErrnoException) => resolve({ fault: error.code ?? error.message, sentAt }));
    request.end();
  });

/**
 * Load of 200 requests a second, as a balancer sends it: to this server until its readiness, asked twice a second, was twice not 200. So
 * the server gets requests for up to a second after SIGTERM, over kept connections and new ones.
 */
function startBalancer() {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const sent: Promise<Outcome>[] = [];
  const state = { isRouting: true, notReadyAt: 0 };
  const began = performance.now();
  let due = 0;
  let inFlight = 0;
  const send = async (agentOrNone: Agent | false) => {
    inFlight += 1;
    const outcome = await ask('/api/sell/orders/active', agentOrNone);
    inFlight -= 1;
    return outcome;
  };
  const load = setInterval(() => {
    // A timer of a busy machine is late: what is due is sent at once.
    for (; state.isRouting && due * EVERY_MS < performance.now() - began; due += 1) {
      // A server that is too slow for the load gets less: requests that wait in the client are not requests of the server.
      if (inFlight >= CONNECTIONS) continue;
      // Every fourth client has no connection yet.
      sent.push(send(due % 4 === 0 ? false : agent));
    }
  }, EVERY_MS);
  let refusals = 0;
  const notice = async () => {
    if ((await ask('/readyz', false)).status === 200) return;
    refusals += 1;
    if (refusals === 1) state.notReadyAt = performance.now();
    if (refusals === 2) state.isRouting = false;
  };
  const probe = setInterval(() => {
    void notice();
  }, 500);
  // A test that fails does not stop them.
  load.unref();
  probe.unref();
  return {
    state,
    outcomes: async () => {
      clearInterval(load);
      clearInterval(probe);
      const outcomes = await Promise.all(sent);
      agent.destroy();
      return outcomes;
    },
  };
}

describe.skipIf(!sharedDatabase)('SIGTERM under 200 requests a second', () => {
  test('not ready first, no request fails, leases are handed back', { timeout: PATIENCE_MS, retry: 2 }, async () => {
    const holders = () => database.db.selectFrom('chain_readers').select('lease_holder').execute();
    await expect
      .poll(async () => (await holders()).some((row) => row.lease_holder !== null), { timeout: 30_000 })
      .toBe(true);
    const balancer = startBalancer();
    await sleep(2000);
    // A request whose body arrives after the server has stopped accepting connections.
    const slow = openRequest(`${origin}/api/auth/check-login`, {
      method: 'POST',
      agent: false,
      headers: { ...headers(), 'content-type': 'application/json' },
    });
    const slowReply = once(slow, 'response') as Promise<[IncomingMessage]>;
    slowReply.catch(() => undefined);
    slow.write('{');

    const exited = once(child, 'exit');
    const termAt = performance.now();
    child.kill('SIGTERM');
    await expect.poll(() => balancer.state.isRouting, { interval: 10, timeout: DRAIN_MS }).toBe(false);
    expect(child.exitCode).toBeNull();
    expect(await ask('/healthz', false)).toMatchObject({ status: 200, connection: 'close' });
    await expect.poll(async () => (await ask('/healthz', false)).fault, { timeout: 20_000 }).toBe('ECONNREFUSED');
    expect(performance.now() - termAt).toBeGreaterThan(DRAIN_MS * 0.9);
    slow.end('}');
    expect((await slowReply)[0].statusCode).toBe(200);
    expect(await exited).toEqual([0, null]);

    const outcomes = await balancer.outcomes();
    const failed = outcomes.filter(({ status }) => status !== 200);
    const afterwards = outcomes.filter(({ sentAt }) => sentAt > termAt + 50);
    process.stdout.write(
      `SIGTERM: ${outcomes.length} requests, ${afterwards.length} of them later, ${failed.length} failed; not ready after ${Math.round(balancer.state.notReadyAt - termAt)} ms\n`,
    );
    expect(failed).toEqual([]);
    expect(outcomes.length).toBeGreaterThan(100);
    expect(afterwards.length).toBeGreaterThan(10);
    expect(afterwards.every(({ connection }) => connection === 'close')).toBe(true);
    expect((await holders()).map((row) => row.lease_holder).every((holder) => holder === null)).toBe(true);
    expect(await database.db.selectFrom('server_processes').selectAll().execute()).toEqual([]);
  });
});
