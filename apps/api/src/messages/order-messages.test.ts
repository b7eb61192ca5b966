import { vUpdateNotificationsResponse } from '@sarraf/api-client/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { act, payoutOf, queuedPayouts } from '../testing/payouts.ts';
import { openOrder, pass, pay, sell } from '../testing/selling.ts';
import { startWhatsappStandIn, type WhatsappStandIn } from '../testing/stand-ins/whatsapp.ts';
import { read, testServer, type Actor, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let seller: Actor;
beforeEach(async () => {
  server = await testServer();
  seller = await server.person();
});
afterEach(() => server.close());

const texts = async (): Promise<string[]> => {
  const rows = await server.db.selectFrom('sandbox_messages').selectAll().orderBy('id').execute();
  expect(rows.every(({ mobile, code }) => mobile === seller.mobile && code === null)).toBe(true);
  return rows.map(({ text }) => text);
};

describe('messages about an order', () => {
  test('a deposit seen and rupees paid, each once, with the amount and the UTR', async () => {
    const order = await openOrder(server, seller);
    await pay(server, seller, order);
    await pass(server, 40, 8);
    const { utr } = await server.db.selectFrom('payouts').select('utr').executeTakeFirstOrThrow();
    const sent = await texts();
    expect(sent).toHaveLength(2);
    expect(sent[0]).toContain('your deposit of 500 USDT was seen');
    expect(sent[1]).toMatch(/Rs\. [\d,.]+ were sent to your account ending in 4567/);
    expect(sent[1]).toContain(`(UTR) is ${utr ?? 'missing'}`);
    expect(sent.join(' ')).not.toContain('03001234567');
  });

  test('an order that timed out', async () => {
    await openOrder(server, seller);
    await pass(server, 1300, 650);
    expect(await texts()).toEqual([expect.stringContaining('order to sell 500 USDT has ended')]);
  });

  test('a payout problem, once an attempt', async () => {
    const desk = await testServer({ PAYOUTS: 'desk' });
    try {
      const who = await desk.person();
      const boss = await desk.person({ admin: true });
      const [order = ''] = await queuedPayouts(desk, who, 1);
      await act(desk, boss, order, 'claim');
      await act(desk, boss, order, 'failed', { reason: 'Account closed' });
      await desk.work();
      await desk.work();
      const sent = await desk.db.selectFrom('sandbox_messages').select('text').execute();
      expect(sent).toEqual([{ text: expect.stringContaining('did not take the payment of Rs. 1,39,227.2') }]);
      expect((await payoutOf(desk, boss, order)).status).toBe('failed');
    } finally {
      await desk.close();
    }
  });

  test('are in the language of the last sign-in or order', async () => {
    const reply = await server.call('POST', '/sell/create-order', {
      token: seller.token,
      headers: { 'accept-language': 'ur' },
      body: { amount: 500, networkId: 'trc20', bankAccountId: seller.bankId },
    });
    expect(reply.status).toBe(200);
    await pass(server, 1300, 650);
    expect(await texts()).toEqual([expect.stringContaining('آرڈر ختم ہو گیا')]);
  });

  test('are not sent to a seller who has switched them off', async () => {
    const change = (orderMessages: boolean) =>
      server.call('PUT', '/user/notifications', { token: seller.token, body: { orderMessages } });
    expect(read(vUpdateNotificationsResponse, await change(false)).user.orderMessages).toBe(false);
    const order = await openOrder(server, seller);
    await pay(server, seller, order);
    await pass(server, 40, 8);
    expect(await texts()).toEqual([]);
    expect(read(vUpdateNotificationsResponse, await change(true)).user.orderMessages).toBe(true);
    await sell(server, seller);
    await pass(server, 1300, 650);
    expect(await texts()).toHaveLength(1);
  });
});

describe('over a real channel', () => {
  let whatsapp: WhatsappStandIn;
  beforeEach(async () => {
    await server.close();
    whatsapp = await startWhatsappStandIn();
    server = await testServer({ MESSENGERS: 'whatsapp', ...whatsapp.env });
    seller = await server.person();
  });
  afterEach(() => whatsapp.close());

  const timeOut = async (): Promise<void> => {
    await openOrder(server, seller);
    await pass(server, 1300, 650);
  };

  test('a kill between send and record doubles a message at most once', async () => {
    await timeOut();
    const kill = () =>
      server.db.updateTable('messages').set({ status: 'sending', leased_until: server.clock.now() }).execute();
    for (let round = 0; round < 3; round += 1) {
      await kill();
      await pass(server, 20, 5);
    }
    expect(whatsapp.messages).toHaveLength(2);
    expect(new Set(whatsapp.messages.map(({ id }) => id)).size).toBe(1);
  });

  test('a service that is down or busy gets it again after a back-off; a lost answer does not', async () => {
    whatsapp.next(131000, 130429, 2);
    await timeOut();
    await pass(server, 60, 12);
    expect([whatsapp.messages.length, whatsapp.requestCount()]).toEqual([1, 4]);
    whatsapp.next('cut');
    await timeOut();
    await pass(server, 60, 12);
    expect([whatsapp.messages.length, whatsapp.requestCount()]).toEqual([2, 5]);
  });

  test('nothing waits for a seller who has switched the messages off meanwhile', async () => {
    whatsapp.always(131000);
    await timeOut();
    await server.call('PUT', '/user/notifications', { token: seller.token, body: { orderMessages: false } });
    whatsapp.always('ok');
    await pass(server, 60, 12);
    expect(whatsapp.messages).toEqual([]);
    const kept = await server.db.selectFrom('messages').select('status').where('user_id', '=', seller.id).execute();
    expect(kept).toEqual([{ status: 'dropped' }]);
  });

  test('one number gets one message in six seconds', async () => {
    const ids = await queuedPayouts(server, seller, 3);
    const admin = await server.person({ admin: true });
    for (const id of ids) {
      await act(server, admin, id, 'claim');
      await act(server, admin, id, 'failed', { reason: 'Account closed' });
    }
    const counts: number[] = [];
    for (let second = 0; second < 14; second += 1) {
      await server.sendMessages();
      counts.push(whatsapp.messages.length);
      server.advance(1000);
    }
    expect(counts).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3]);
  });
});
