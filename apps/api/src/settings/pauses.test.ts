import {
  vCreateOrderResponse,
  vGetAuditResponse,
  vGetNetworksResponse,
  vGetPausesResponse,
  vUpdateSettingResponse,
} from '@sarraf/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { assemble } from '../start.ts';
import { look, openOrder, pass, pay, sell } from '../testing/selling.ts';
import { read, refusal, testServer, type Actor, type TestServer } from '../testing/test-server.ts';
import { DEFAULT_NETWORKS } from './default-market.ts';

const REASON = { en: 'We move to a new bank until 6 pm.', ur: 'ہم شام 6 بجے تک بینک بدل رہے ہیں۔' };
const IN_URDU = { 'accept-language': 'ur' };

let server: TestServer;
/** A second server process on the same database. */
let other: ReturnType<typeof createApp>;
let admin: Actor;
let seller: Actor;
beforeAll(async () => {
  server = await testServer();
  other = createApp(assemble(server.services.config, { pool: null, db: server.db, close: server.close }, server.clock));
  admin = await server.person({ admin: true });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('settings').execute();
  seller = await server.person();
});

const change = (key: string, value: unknown) =>
  server.call('PUT', `/settings/${key}`, { token: admin.token, body: { value } });
const pause = (key: string, paused = true) => change(key, { paused, reason: REASON });
const pauseNetwork = (id: string) =>
  change(
    'networks',
    DEFAULT_NETWORKS.map((network) => (network.id === id ? { ...network, pausedReason: REASON } : network)),
  );
const pausesFor = async (who: Actor, headers: Record<string, string> = {}) =>
  read(vGetPausesResponse, await server.call('GET', '/sell/pauses', { token: who.token, headers }));

describe('the pauses', () => {
  test('are told in the language of the reply, to unverified users too; nothing is paused at first', async () => {
    const newcomer = await server.person({ verified: false });
    expect(await pausesFor(newcomer)).toEqual({ success: true, sales: null, payouts: null, networks: [] });
    await pause('payouts_paused');
    expect(await pausesFor(newcomer)).toMatchObject({ sales: null, payouts: REASON.en });
    expect(await pausesFor(seller, IN_URDU)).toMatchObject({ sales: null, payouts: REASON.ur });
    await pause('sales_paused');
    await pause('payouts_paused', false);
    expect(await pausesFor(seller, IN_URDU)).toMatchObject({ sales: REASON.ur, payouts: null });
    await pauseNetwork('trc20');
    expect((await pausesFor(seller, IN_URDU)).networks).toEqual([{ network: 'trc20', reason: REASON.ur }]);
  });

  test('trim their reason, keep it when they end, have versions, and are in the audit log', async () => {
    const untrimmed = { paused: true, reason: { en: ` ${REASON.en} `, ur: `\n${REASON.ur}` } };
    const { data } = read(vUpdateSettingResponse, await change('sales_paused', untrimmed));
    expect(data).toMatchObject({ dataType: 'PAUSE', version: 1, value: { paused: true, reason: REASON } });
    const ended = read(vUpdateSettingResponse, await pause('sales_paused', false));
    expect(ended.data).toMatchObject({ version: 2, value: { paused: false, reason: REASON } });
    const neverUsed = { paused: false, reason: { en: '', ur: '' } };
    expect(read(vUpdateSettingResponse, await change('payouts_paused', neverUsed)).data.version).toBe(0);
    const log = read(vGetAuditResponse, await server.call('GET', '/audit?limit=2', { token: admin.token }));
    expect(log.data).toMatchObject([
      { key: 'sales_paused', oldValue: { paused: true }, newValue: { paused: false, reason: REASON } },
      { key: 'sales_paused', oldValue: { paused: false }, newValue: { paused: true, reason: REASON } },
    ]);
  });

  test('without both reasons are refused in the language of the administrator', async () => {
    const value = { paused: true, reason: { en: 'Repairs', ur: '' } };
    const reply = await server.call('PUT', '/settings/sales_paused', {
      ...{ token: admin.token, body: { value }, headers: IN_URDU },
    });
    expect([reply.status, refusal(reply).errors]).toEqual([
      400,
      { value: 'وجہ انگریزی اور اردو دونوں میں لکھیں، ہر ایک زیادہ سے زیادہ 300 حروف' },
    ]);
  });

  test('take effect at once on another process with the same database', async () => {
    const ask = async (path: string, body?: unknown) => {
      const reply = await other.request(`/api${path}`, {
        headers: { authorization: `Bearer ${seller.token}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      });
      return { status: reply.status, json: await reply.json() };
    };
    const sale = { amount: 500, networkId: 'trc20', bankAccountId: seller.bankId };
    await pause('sales_paused');
    expect((await ask('/sell/pauses')).json).toMatchObject({ sales: REASON.en });
    expect((await ask('/sell/create-order', sale)).status).toBe(409);
    await pause('sales_paused', false);
    expect((await ask('/sell/pauses')).json).toMatchObject({ sales: null });
    expect((await ask('/sell/create-order', sale)).status).toBe(200);
  });
});

describe('while sales are paused', () => {
  test('a new order is refused with the reason in the language of the seller, and made when they go on', async () => {
    await pause('sales_paused');
    const refused = await sell(server, seller, 500);
    expect(refused.status).toBe(409);
    expect(refused.json).toEqual({
      success: false,
      message: `Sales are paused at the moment. ${REASON.en}`,
      code: 'sales-paused',
    });
    const body = { amount: 500, networkId: 'trc20', bankAccountId: seller.bankId };
    const inUrdu = await server.call('POST', '/sell/create-order', { token: seller.token, body, headers: IN_URDU });
    expect(refusal(inUrdu).message).toBe(`فروخت اس وقت عارضی طور پر بند ہے۔ ${REASON.ur}`);
    await pause('sales_paused', false);
    expect((await sell(server, seller, 500)).status).toBe(200);
  });

  test('a sale from the wallet is refused and takes nothing from the balance', async () => {
    await server.db.updateTable('users').set({ wallet_balance: '500' }).where('id', '=', seller.id).execute();
    await pause('sales_paused');
    const body = { amount: 200, bankAccountId: seller.bankId, source: 'wallet' };
    const reply = await server.call('POST', '/sell/create-order', { token: seller.token, body });
    expect([reply.status, reply.json]).toMatchObject([409, { code: 'sales-paused' }]);
    const { wallet_balance: balance } = await server.db
      .selectFrom('users')
      .select('wallet_balance')
      .where('id', '=', seller.id)
      .executeTakeFirstOrThrow();
    expect(Number(balance)).toBe(500);
  });

  test('an open order is paid out, another one can be cancelled, and a repeated request returns its order', async () => {
    const key = '6f1f0f3a-5f0e-4a3c-9a53-0d6f4f5a1c11';
    const { orderId } = read(vCreateOrderResponse, await sell(server, seller, 500, { key }));
    const canceller = await server.person();
    const toCancel = await openOrder(server, canceller, 500);
    await pause('sales_paused');
    const again = await sell(server, seller, 500, { key });
    expect(read(vCreateOrderResponse, again).orderId).toBe(orderId);
    await pay(server, seller, orderId);
    await pass(server, 10);
    expect(await look(server, seller, orderId)).toMatchObject({ status: 'completed', receivedAmount: 500 });
    const cancelled = await server.call('POST', `/sell/orders/${toCancel}/cancel`, { token: canceller.token });
    expect(cancelled.status).toBe(200);
  });
});

describe('a paused network', () => {
  const networksFor = async (headers: Record<string, string> = {}) =>
    read(vGetNetworksResponse, await server.call('GET', '/sell/networks', { token: seller.token, headers })).networks;

  test('is listed with its reason in the language of the reply', async () => {
    await pauseNetwork('trc20');
    const reasons = (rows: Awaited<ReturnType<typeof networksFor>>) => rows.map((row) => row.pausedReason);
    expect(reasons(await networksFor())).toEqual([REASON.en, null, null]);
    expect(reasons(await networksFor(IN_URDU))).toEqual([REASON.ur, null, null]);
  });

  test('takes no new order, whatever its amount; other networks do', async () => {
    await pauseNetwork('trc20');
    for (const amount of [500, 60_000]) {
      const reply = await sell(server, seller, amount);
      expect([reply.status, refusal(reply).errors]).toEqual([400, { networkId: REASON.en }]);
    }
    expect((await sell(server, seller, 500, { networkId: 'bep20' })).status).toBe(200);
  });

  test('still counts a transfer to the address of an open order', async () => {
    const orderId = await openOrder(server, seller, 500);
    await pauseNetwork('trc20');
    await pay(server, seller, orderId);
    await pass(server, 10);
    expect(await look(server, seller, orderId)).toMatchObject({ status: 'completed', receivedAmount: 500 });
  });
});
