import { vGetOverviewResponse } from '@sarraf/api-client/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { act, payoutOf, queuedPayouts } from '../payouts.ts';
import { look } from '../selling.ts';
import { read, testServer, type Actor, type TestServer } from '../test-server.ts';
import { startPayoutsStandIn, type PaymentBehaviour, type PayoutsStandIn } from './payouts.ts';

// What a payout service really does (docs/operating-payouts.md), by a server over HTTP.

const MINUTE_MS = 60_000;
let bank: PayoutsStandIn;
let server: TestServer;
let omar: Actor;
const behaviours = new Map<string, PaymentBehaviour>();
beforeAll(async () => {
  bank = await startPayoutsStandIn({
    now: () => server.clock.now(),
    behaviour: ({ key }) => behaviours.get(key) ?? 'pays',
  });
  server = await testServer({
    PAYOUTS: 'http',
    PAYOUTS_URL: bank.url,
    PAYOUTS_KEY: 'a key of both sides',
    PAYOUT_BACKOFF_MAX_MS: '20',
    PAYOUT_ASK_AGAIN_MS: String(MINUTE_MS),
  });
  omar = await server.person({ admin: true });
});
afterAll(async () => {
  await server.close();
  await bank.close();
});

/** A payout that the service treats like this, after the first round. */
async function sent(behaviour: PaymentBehaviour) {
  const seller = await server.person();
  const [id = ''] = await queuedPayouts(server, seller, 1);
  behaviours.set(id, behaviour);
  await server.work();
  return { id, seller, status: async () => (await payoutOf(server, omar, id)).status };
}
const later = async (ms: number): Promise<void> => {
  server.advance(ms);
  await server.work();
};
const posts = (key: string) => bank.requests.filter((each) => each.method === 'POST' && each.key === key).length;
const payoutProvider = async () => {
  const reply = await server.call('GET', '/admin/overview', { token: omar.token });
  return read(vGetOverviewResponse, reply).data.providers.find(({ name }) => name === 'payouts');
};

test('a payment that is not found for five minutes, and is done then, is sent once', async () => {
  const { id, status } = await sent('late');
  expect(await status()).toBe('unknown');
  for (let at = 0; at < 4; at += 1) await later(MINUTE_MS + 100);
  expect(await status()).toBe('unknown');
  for (let at = 0; at < 2; at += 1) await later(MINUTE_MS + 100);
  expect(await status()).toBe('completed');
  expect(posts(id)).toBe(1);
});

test('a payment that was done although the service answered 500 is completed, and sent once', async () => {
  const { id, status } = await sent('500');
  expect(await status()).toBe('completed');
  expect(posts(id)).toBe(1);
});

test('one whose answer was cut too', async () => {
  const { status } = await sent('cuts');
  expect(await status()).toBe('completed');
});

test('the same key with another body is refused, and pays nothing', async () => {
  const { id } = await sent('pays');
  const { payouts } = server.services;
  const payment = bank.payments.get(id);
  const account = JSON.parse(payment?.body ?? '{}').account;
  const request = { key: id, rupees: '1.00', account, reference: id };
  expect(await payouts.send(request, AbortSignal.timeout(5000))).toEqual({ status: 'unclear', reason: 'HTTP 409' });
  expect(bank.payments.get(id)).toBe(payment);
  expect(payment?.rupees.toString()).toBe('139227.2');
});

test('a balance that is too short: not sent, the overview says so, and it goes on once it is filled up', async () => {
  bank.setBalance(1000);
  const { id, status } = await sent('pays');
  expect(await status()).toBe('queued');
  server.advance(MINUTE_MS + 1);
  expect(await payoutProvider()).toMatchObject({ healthy: false, since: expect.any(String), balance: '1000.00' });
  const { attempts } = await payoutOf(server, omar, id);
  expect(attempts[0]).toMatchObject({ what: 'sent', result: 'not-sent', reason: 'balance' });
  bank.setBalance(2_000_000);
  await server.work();
  expect(await status()).toBe('completed');
  expect(await payoutProvider()).toMatchObject({ healthy: true, balance: '1000.00' });
  server.advance(MINUTE_MS + 1);
  expect(await payoutProvider()).toMatchObject({ balance: '1860772.80' });
});

test('a balance that stays too short: on the desk after five tries, and the same key once it is resumed', async () => {
  bank.setBalance(1000);
  const { id, status } = await sent('pays');
  for (let at = 0; at < 6; at += 1) await later(1000);
  expect(await payoutOf(server, omar, id)).toMatchObject({ status: 'queued', nextActions: ['claim', 'hold'] });
  bank.setBalance(2_000_000);
  await later(1000);
  expect(await status()).toBe('queued');
  await act(server, omar, id, 'hold', { reason: 'refilled' });
  await act(server, omar, id, 'resume');
  await later(1000);
  expect(await status()).toBe('completed');
  expect([...bank.payments.keys()].filter((key) => key.startsWith(id))).toEqual([id]);
});

test('webhooks: early, twice, wrongly signed and with an old timestamp', async () => {
  const { id, status, seller } = await sent('accepts');
  const post = async (how?: 'right' | 'wrong' | 'old') => {
    const { raw, headers } = bank.webhook(id, how);
    return { raw, headers, status: (await server.call('POST', '/webhooks/payouts', { raw, headers })).status };
  };
  // Early: the payment is not done yet.
  const early = await post();
  expect(early.status).toBe(200);
  await later(1100);
  expect(await status()).toBe('sent');
  bank.complete(id);
  expect((await post('wrong')).status).toBe(401);
  expect((await post('old')).status).toBe(401);
  const right = await post();
  const again = await server.call('POST', '/webhooks/payouts', { raw: right.raw, headers: right.headers });
  expect([right.status, again.status]).toEqual([200, 200]);
  await later(1100);
  expect(await status()).toBe('completed');
  bank.giveBack(id);
  // The repetition of an old webhook makes nothing due; a new one does.
  await server.call('POST', '/webhooks/payouts', { raw: right.raw, headers: right.headers });
  await later(1100);
  expect(await status()).toBe('completed');
  await post();
  await later(1100);
  expect(await look(server, seller, id)).toMatchObject({ payoutReturned: { reason: 'account frozen' } });
});

test('the service posts its webhooks itself, where it has an address', async () => {
  const other = await startPayoutsStandIn({ webhookUrl: `${bank.url}webhooks` });
  const before = bank.requests.length;
  expect(await other.sendWebhook('a key', 'right', 2)).toHaveLength(2);
  await other.close();
  expect(bank.requests.slice(before).map(({ body, isSigned }) => [body, isSigned])).toEqual([
    ['{"key":"a key"}', true],
    ['{"key":"a key"}', true],
  ]);
  expect(await bank.sendWebhook('a key')).toEqual([]);
});
