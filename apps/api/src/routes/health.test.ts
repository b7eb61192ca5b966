import { vGetOverviewResponse, vNotReadyReply } from '@sarraf/api-client/contract';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { chainEntry } from '../testing/chain-server.ts';
import { startDevChain, type DevChain } from '../testing/dev-chain.ts';
import { read, testServer, type TestServer } from '../testing/test-server.ts';

const FIVE_MINUTES_MS = 5 * 60_000;

let server: TestServer;
let chain: DevChain | undefined;
afterEach(async () => {
  await server.close();
  await chain?.stop();
  chain = undefined;
});

async function missing(): Promise<string[]> {
  const reply = await server.call('GET', '/readyz');
  if (reply.status === 200) return [];
  expect(reply.status).toBe(503);
  return read(vNotReadyReply, reply).missing;
}

test('both are at the root and under /api, without a login', async () => {
  server = await testServer();
  for (const path of ['/healthz', '/readyz', '/api/healthz', '/api/readyz']) {
    const reply = await server.app.request(path);
    expect([reply.status, await reply.json()], path).toEqual([200, { success: true }]);
  }
});

test('a chain that was never read, was read, and is silent for five minutes', async () => {
  chain = await startDevChain({ chainId: 56 });
  server = await testServer({ CHAINS: JSON.stringify([chainEntry('bep20', chain)]) });
  expect(await missing()).toEqual(['chain bep20']);
  await server.work();
  expect(await missing()).toEqual([]);
  server.advance(FIVE_MINUTES_MS);
  expect(await missing()).toEqual([]);
  server.advance(1);
  expect(await missing()).toEqual(['chain bep20']);
  await server.work();
  expect(await missing()).toEqual([]);
});

test('tables of an earlier build, and a database that is gone', async () => {
  server = await testServer();
  await sql`delete from kysely_migration where name like '0013%'`.execute(server.db);
  expect(await missing()).toEqual(['migrations']);
  await sql`drop table kysely_migration`.execute(server.db);
  expect(await missing()).toEqual(['database']);
  const reply = await server.call('GET', '/readyz', { headers: { 'accept-language': 'ur' } });
  expect(reply.json).toEqual({ success: false, message: 'سروس ابھی تیار نہیں', missing: ['database'] });
});

test('in production the providers that are not connected', async () => {
  const env = { SARRAF_MODE: 'production', SARRAF_SECRET: 'x'.repeat(40), PAYOUTS: 'desk', ADMIN_SECOND_FACTOR: 'off' };
  const xpub =
    'xpub6BhGJhGTp26EfNtxFuSvCb7NYh3x5hsyzv65chzT2kQaQzcKFmBotjhuSu9NRhVeWycuWq1o1qHMhZTQk4HznjmisQR3d6kK8xRddURZa46';
  server = await testServer({ ...env, DEPOSIT_XPUB: xpub });
  expect(await missing()).toEqual(['whatsapp', 'identity']);
  await server.close();
  const identity = {
    IDENTITY: 'otp',
    IDENTITY_URL: 'https://id.pk',
    IDENTITY_CLIENT_ID: 'c',
    IDENTITY_CLIENT_SECRET: 's',
  };
  server = await testServer({ ...env, ...identity, DEPOSIT_XPUB: xpub });
  expect(await missing()).toEqual(['whatsapp']);
});

describe('a forwarding header that is not trusted', () => {
  const warnings = async () => {
    const { token } = await server.person({ admin: true });
    return read(vGetOverviewResponse, await server.call('GET', '/admin/overview', { token })).data.warnings;
  };
  const ask = (headers: Record<string, string>) => server.call('GET', '/sandbox', { headers });

  test.each([
    ['X-Forwarded-For', '0', { 'x-forwarded-for': '203.0.113.9' }],
    ['Forwarded', '0', { forwarded: 'for=203.0.113.9' }],
    ['X-Real-IP', '0', { 'x-real-ip': '203.0.113.9' }],
    ['CF-Connecting-IP', '0', { 'cf-connecting-ip': '203.0.113.9' }],
    ['one proxy less than is trusted', '2', { 'x-forwarded-for': '203.0.113.9' }],
    ['another header than the one that is read', '1', { 'x-real-ip': '203.0.113.9' }],
  ])('is a warning in the overview: %s', async (_, TRUSTED_PROXIES, headers) => {
    server = await testServer({ TRUSTED_PROXIES });
    expect(await warnings()).toEqual([]);
    await ask(headers);
    const since = server.clock.now().toISOString();
    expect(await warnings()).toEqual([{ name: 'forwarded-not-believed', since }]);
    server.advance(24 * 3_600_000);
    expect(await warnings()).toEqual([]);
  });

  test.each([
    ['none', '0', {}],
    ['one of a trusted proxy', '1', { 'x-forwarded-for': '203.0.113.9', 'x-real-ip': '203.0.113.9' }],
    ['two of two', '2', { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' }],
  ])('causes no warning: %s', async (_, TRUSTED_PROXIES, headers) => {
    server = await testServer({ TRUSTED_PROXIES });
    await ask(headers as Record<string, string>);
    expect(await warnings()).toEqual([]);
  });

  test('is logged once a day', async () => {
    server = await testServer();
    const logged: unknown[] = [];
    server.services.log.warn = (...args: unknown[]) => void logged.push(args);
    for (const hours of [0, 1, 22, 1, 1]) {
      server.advance(hours * 3_600_000);
      await ask({ 'x-forwarded-for': '203.0.113.9' });
    }
    expect(logged).toHaveLength(2);
    expect(JSON.stringify(logged)).toContain('TRUSTED_PROXIES');
    expect(JSON.stringify(logged)).not.toContain('203.0.113.9');
  });
});
