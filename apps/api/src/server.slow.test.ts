import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get, request as openRequest, type IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import {
  vCreateOrderResponse,
  vGetBanksResponse,
  vGetActiveOrderResponse,
  vGetSandboxMessagesResponse,
  vVerifyOtpResponse,
} from '@sarraf/api-client/contract';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyBlankDatabase } from './testing/blank-database.ts';

const SERVER = fileURLToPath(new URL('./server.ts', import.meta.url));
const AYESHA = '+923001234567';
/** Timeout: an embedded database is created and opened several times, ten seconds each on a busy machine. */
const PATIENCE = { timeout: 120_000 };
let dataDir: string;
let started: ChildProcess[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sarraf-process-'));
});
afterEach(async () => {
  for (const child of started)
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  started = [];
  rmSync(dataDir, { recursive: true });
});

/** Starts the real process. Resolves once it prints its address, or has ended; `output` is everything that it printed. */
async function start(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [SERVER], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', ...env },
    stdio: 'pipe',
  });
  started.push(child);
  let output = '';
  const listen = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const exited = once(child, 'exit');
  await Promise.race([
    exited,
    new Promise<void>((resolve) => {
      const check = setInterval(() => {
        if (/sandbox\/messages|running on[^]*\n\n?$/.test(output) || child.exitCode !== null) {
          clearInterval(check);
          resolve();
        }
      }, 20);
    }),
  ]);
  const port = /localhost:(\d+)/.exec(output)?.[1] ?? '';
  const call = async (method: string, path: string, token?: string, body?: unknown): Promise<unknown> => {
    const reply = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return reply.json();
  };
  return { child, call, origin: `http://127.0.0.1:${port}`, output: () => output, exited };
}

test('kill -9 in step 3: the same order, the same address, the remaining time', PATIENCE, async () => {
  const first = await start();
  expect(first.output()).toMatch(/\+923009876543 +Bilal[^]*\+923008765432 +Nadia[^]*\+923001234567 +Ayesha/);
  await first.call('POST', '/auth/send-otp', undefined, { mobile: AYESHA });
  const inbox = v.parse(
    vGetSandboxMessagesResponse,
    await first.call('GET', `/sandbox/messages?mobile=${encodeURIComponent(AYESHA)}`),
  );
  const { token } = v.parse(
    vVerifyOtpResponse,
    await first.call('POST', '/auth/verify-otp', undefined, {
      mobile: AYESHA,
      otp: inbox.messages.find(({ code }) => code)?.code,
    }),
  );
  const { banks } = v.parse(vGetBanksResponse, await first.call('GET', '/bank/get', token));
  const order = v.parse(
    vCreateOrderResponse,
    await first.call('POST', '/sell/create-order', token, {
      amount: 500,
      networkId: 'trc20',
      bankAccountId: banks[0]?._id,
    }),
  );
  const openedAt = Date.now();
  first.child.kill('SIGKILL');
  await first.exited;

  const second = await start();
  const { data } = v.parse(vGetActiveOrderResponse, await second.call('GET', '/sell/orders/active', token));
  expect(data).toMatchObject({ _id: order.orderId, address: order.depositAddress, status: 'pending' });
  const elapsed = (Date.now() - openedAt) / 1000;
  expect(Math.abs((data?.expiresIn ?? 0) - (order.expiresIn - elapsed))).toBeLessThanOrEqual(2);
  second.child.kill('SIGTERM');
  expect(await second.exited).toEqual([0, null]);
});

test('a second server on the same folder is refused, and the first goes on', PATIENCE, async () => {
  copyBlankDatabase(dataDir);
  const first = await start();
  const second = await start();
  await second.exited;
  expect(second.child.exitCode).toBe(1);
  expect(second.output()).toContain(`in use by process ${first.child.pid}`);
  expect(await first.call('GET', '/sandbox')).toEqual({ success: true, sandbox: true });
});

test('a taken port is named, with how to choose another', PATIENCE, async () => {
  copyBlankDatabase(dataDir);
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const server = await start({ PORT: String(port) });
  await server.exited;
  expect(server.child.exitCode).toBe(1);
  expect(server.output()).toContain(`Port ${port} is taken.`);
  other.close();
});

test('a Postgres that cuts the connection is named in a sentence, without a stack', PATIENCE, async () => {
  const restarting = createServer((socket) => socket.once('data', () => socket.destroy())).listen(0, '127.0.0.1');
  await once(restarting, 'listening');
  const address = restarting.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const server = await start({ DATABASE_URL: `postgres://sarraf@127.0.0.1:${port}/sarraf` });
  await server.exited;
  expect(server.child.exitCode).toBe(1);
  expect(server.output()).toContain('The database of DATABASE_URL cannot be reached');
  expect(server.output()).not.toContain('    at ');
  restarting.close();
});

test('a wrong list of chains is refused: one line for each fault, no address of a node', PATIENCE, async () => {
  const chain = { id: 'bep20', kind: 'evm', rpc: ['https://node.example/s3cr3t'], decimals: 18, confirmations: 0 };
  const server = await start({ CHAINS: JSON.stringify([{ ...chain, contract: '0x12', poll: 1 }]) });
  await server.exited;
  expect(server.child.exitCode).toBe(1);
  for (const field of ['confirmations', 'contract', 'poll'])
    expect(server.output()).toMatch(new RegExp(`^CHAINS\\[0\\]\\.${field}: `, 'm'));
  expect(server.output()).not.toMatch(/node\.example|s3cr3t/);
});

test('metrics are on a port of their own, and a taken one is named', PATIENCE, async () => {
  copyBlankDatabase(dataDir);
  const server = await start({ METRICS_PORT: '0' });
  const port = /Metrics on port (\d+)/.exec(server.output())?.[1] ?? '';
  await fetch(`${server.origin}/api/sandbox`);
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(text).toContain(
    'sarraf_http_request_duration_seconds_count{method="GET",route="/api/sandbox",status="200"} 1',
  );
  expect((await fetch(`${server.origin}/metrics`)).status).toBe(404);
  server.child.kill('SIGTERM');
  expect(await server.exited).toEqual([0, null]);
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const taken = String(typeof address === 'object' && address ? address.port : 0);
  const second = await start({ METRICS_PORT: taken });
  await second.exited;
  expect(second.child.exitCode).toBe(1);
  expect(second.output()).toContain(`Port ${taken} of METRICS_PORT is taken.`);
  other.close();
});

test('production with a test number does not start', PATIENCE, async () => {
  const server = await start({ SARRAF_MODE: 'production', SARRAF_SECRET: 'x'.repeat(40), TEST_PHONE: '1234567890' });
  await server.exited;
  expect(server.child.exitCode).toBe(1);
  expect(server.output()).toContain('TEST_PHONE');
});

test(
  'a database of another secret is refused with a sentence; with the old secret in the ring it starts',
  PATIENCE,
  async () => {
    copyBlankDatabase(dataDir);
    const [one, other] = ['1'.repeat(32), '2'.repeat(32)];
    const stopped = async (env: Record<string, string>) => {
      const server = await start({ SEED: 'off', ...env });
      server.child.kill('SIGINT');
      const [code] = await server.exited;
      return { code: Number(code), output: server.output() };
    };
    expect(await stopped({ SARRAF_SECRET: one })).toMatchObject({ code: 0 });
    const refused = await stopped({ SARRAF_SECRET: other });
    expect(refused).toMatchObject({
      code: 1,
      output: expect.stringMatching(/Sarraf cannot start\. No key of SARRAF_SECRETS/),
    });
    expect(refused.output).not.toMatch(/1{32}|2{32}|\n +at /);
    expect(await stopped({ SARRAF_SECRETS: `new:${other},old:${one}` })).toMatchObject({ code: 0 });
  },
);

test(
  'SIGTERM under 200 requests a second: not ready first, each reply closes its connection, none is cut',
  PATIENCE,
  async () => {
    copyBlankDatabase(dataDir);
    const server = await start({ DRAIN_MS: '3000' });
    const agent = new Agent({ keepAlive: true, maxSockets: 20 });
    const ask = (path: string) =>
      new Promise<{ status?: number; connection?: string; fault?: string }>((resolve) => {
        const request = get(`${server.origin}${path}`, { agent }, (reply) => {
          const { statusCode: status = 0, headers } = reply;
          reply.resume().once('end', () => resolve({ status, connection: headers.connection ?? '' }));
          reply.once('error', () => resolve({ fault: 'cut' }));
        });
        request.once('error', (error: NodeJS.ErrnoException) => resolve({ fault: error.code ?? error.message }));
      });
    expect(await ask('/readyz')).toMatchObject({ status: 200, connection: 'keep-alive' });
    const requests: ReturnType<typeof ask>[] = [];
    const load = setInterval(() => requests.push(ask('/api/sandbox')), 5);
    await sleep(500);
    server.child.kill('SIGTERM');
    await expect.poll(() => ask('/readyz'), { interval: 10 }).toMatchObject({ status: 503, connection: 'close' });
    expect(await ask('/healthz')).toMatchObject({ status: 200, connection: 'close' });
    // Its body is sent after the server stopped accepting connections.
    const slow = openRequest(`${server.origin}/api/auth/check-login`, { method: 'POST' });
    const answered = once(slow, 'response') as Promise<[IncomingMessage]>;
    slow.write('{');
    await expect.poll(async () => (await ask('/healthz')).fault, { timeout: 20_000 }).toBeDefined();
    slow.end('}');
    expect((await answered)[0].statusCode).toBe(401);
    await server.exited;
    clearInterval(load);
    const replies = await Promise.all(requests);
    agent.destroy();
    expect(server.child.exitCode).toBe(0);
    expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThan(200);
    // Afterwards connections are refused. The kernel resets the few that it had accepted and the server never saw.
    const end = replies.findIndex(({ fault }) => fault !== undefined);
    expect(replies.slice(0, end).every(({ status }) => status === 200)).toBe(true);
    const late = replies.slice(end).map(({ fault }) => fault);
    expect(late.slice(10).every((fault) => fault === 'ECONNREFUSED')).toBe(true);
    expect(late.every((fault) => fault === 'ECONNREFUSED' || fault === 'ECONNRESET')).toBe(true);
  },
);
