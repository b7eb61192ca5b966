import { afterEach, describe, expect, test } from 'vitest';
import { act, payoutOf, queuedPayouts } from '../testing/payouts.ts';
import { startPayoutsStandIn, type StandInAnswer } from '../testing/stand-ins/payouts.ts';
import { look } from '../testing/selling.ts';
import { testServer, type Actor, type TestServer } from '../testing/test-server.ts';
import { tidyUp } from '../db/tidy-up.ts';
import { bodySignature, signedHeaders } from '../signatures.ts';

const KEY = 'a key of both sides';
const ACCEPTED = { status: 200, body: { reference: 'R1', status: 'accepted' } };
const COMPLETED = { status: 200, body: { reference: 'R1', status: 'completed', utr: ' np-0001-77 ' } };
const REFUSED = { status: 200, body: { reference: 'R1', status: 'refused', reason: 'no such account' } };

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Time-out for tests in which the service does not answer. */
const SHORT = { PAYOUT_TIMEOUT_MS: '1000' };

/** Server with one queued payout and a service with these replies. */
async function world(answer: StandInAnswer, env: Record<string, string> = {}) {
  const service = await startPayoutsStandIn({ key: KEY, answer });
  const server = await testServer({
    PAYOUTS: 'http',
    PAYOUTS_URL: service.url,
    PAYOUTS_KEY: KEY,
    PAYOUT_TIMEOUT_MS: '10000',
    PAYOUT_BACKOFF_MAX_MS: '20',
    ...env,
  });
  closing.push(server.close, service.close);
  const admin = await server.person({ admin: true });
  const seller = await server.person();
  const [id = ''] = await queuedPayouts(server, seller, 1);
  return {
    server,
    service,
    admin,
    seller,
    id,
    posts: () => service.requests.filter(({ method }) => method === 'POST'),
  };
}

const rounds = async (server: TestServer, count: number, ms = 1000): Promise<void> => {
  for (let at = 0; at < count; at += 1) {
    await server.sendPayouts();
    server.advance(ms);
  }
};
const statusOf = async (server: TestServer, admin: Actor, id: string) => (await payoutOf(server, admin, id)).status;

describe('the protocol', () => {
  test('sends a signature and a key, and records the reply', async () => {
    const { server, service, admin, seller, id } = await world(({ method }) =>
      method === 'POST' ? ACCEPTED : COMPLETED,
    );
    await rounds(server, 3);
    expect(service.requests[0]).toMatchObject({ method: 'POST', path: '/v1/payouts', key: id, isSigned: true });
    expect(JSON.parse(service.requests[0]?.body ?? '')).toEqual({
      key: id,
      amount: '139227.20',
      currency: 'PKR',
      account: {
        name: 'Ayesha Khan',
        method: 'nayapay',
        accountNumber: null,
        phoneNumber: '03001234567',
        nayapayId: 'a@nayapay',
        iban: null,
        bankName: null,
      },
      reference: id,
    });
    expect(service.requests[1]).toMatchObject({ method: 'GET', path: `/v1/payouts/${id}` });
    expect(await look(server, seller, id)).toMatchObject({ status: 'completed', transfer_ref: 'NP-0001-77' });
    expect((await payoutOf(server, admin, id)).attempts).toMatchObject([
      { by: 'http', what: 'sent', reference: 'R1', result: 'accepted' },
      { by: 'http', what: 'asked', reference: 'R1', result: 'completed' },
    ]);
  });

  test('a refusal keeps the order in process with its reason; a retry has another key', async () => {
    const { server, admin, seller, id, posts } = await world(() => REFUSED);
    await rounds(server, 3);
    expect(await look(server, seller, id)).toMatchObject({
      status: 'in_process',
      payoutProblem: { reason: 'no such account' },
    });
    expect(posts()).toHaveLength(1);
    await act(server, admin, id, 'retry');
    await rounds(server, 2);
    expect(posts().map(({ key }) => key)).toEqual([id, `${id}-2`]);
  });
});

describe('not sent', () => {
  test.each([429, 503])('%i: the same key again, and at the desk after five tries', async (status) => {
    const { server, admin, id, posts } = await world(() => ({ status }));
    await rounds(server, 12);
    expect(posts().map(({ key }) => key)).toEqual([id, id, id, id, id]);
    expect(await payoutOf(server, admin, id)).toMatchObject({ status: 'queued', nextActions: ['claim', 'hold'] });
    await act(server, admin, id, 'claim');
    expect((await act(server, admin, id, 'paid', { utr: 'BY-HAND-1' })).status).toBe(200);
  });

  test('so does a refused connection', async () => {
    const { server, service, admin, id } = await world(() => ACCEPTED);
    await service.close();
    closing.pop();
    await rounds(server, 8);
    expect(await payoutOf(server, admin, id)).toMatchObject({ status: 'queued' });
    expect((await payoutOf(server, admin, id)).attempts).toHaveLength(5);
    expect((await payoutOf(server, admin, id)).attempts[0]).toMatchObject({
      result: 'not-sent',
      reason: 'ECONNREFUSED',
    });
  });
});

describe('unclear', () => {
  test.each<[string, StandInAnswer]>([
    ['a time-out', ({ method }) => (method === 'POST' ? 'hang' : { status: 404 })],
    ['a broken connection', ({ method }) => (method === 'POST' ? 'cut' : { status: 404 })],
    ['a 500', ({ method }) => (method === 'POST' ? { status: 500 } : { status: 500 })],
    ['a 404', () => ({ status: 404 })],
    ['a redirect', () => ({ status: 302 })],
    ['nonsense', () => ({ status: 200, body: { status: 'done' } })],
    ['no reply at all', () => 'hang'],
    ['a bank that is busy after the request', ({ method }) => (method === 'POST' ? 'cut' : { status: 503 })],
  ])('%s: three polls, then unknown, and never another key', async (_, replyTo) => {
    const { server, service, admin, id, posts } = await world(replyTo, SHORT);
    await rounds(server, 30);
    expect(posts()).toHaveLength(1);
    expect(service.requests.filter(({ method }) => method === 'GET')).toHaveLength(3);
    expect(await payoutOf(server, admin, id)).toMatchObject({
      status: 'unknown',
      nextActions: ['paid', 'failed'],
      attempts: [{ what: 'sent', result: 'unknown' }],
    });
    expect((await act(server, admin, id, 'retry')).status).toBe(409);
  });

  test.each([
    ['completed', COMPLETED, 'completed'],
    ['refused', REFUSED, 'failed'],
    ['accepted', ACCEPTED, 'sent'],
  ])('but clear at the second poll: %s is recorded', async (_, answer, status) => {
    let gets = 0;
    const { server, admin, id } = await world(({ method }) => {
      if (method === 'POST') return 'hang';
      gets += 1;
      return gets < 2 ? { status: 404 } : answer;
    }, SHORT);
    await server.sendPayouts();
    expect(await statusOf(server, admin, id)).toBe(status);
  });

  test('is polled every PAYOUT_ASK_AGAIN_MS, and a clear reply settles it', async () => {
    let known = false;
    const { server, service, admin, id, posts } = await world(
      ({ method }) => (method === 'POST' ? 'cut' : known ? COMPLETED : { status: 404 }),
      { PAYOUT_ASK_AGAIN_MS: '60000' },
    );
    await server.sendPayouts();
    expect(service.requests).toHaveLength(4);
    await rounds(server, 59);
    expect(service.requests).toHaveLength(4);
    await rounds(server, 3);
    expect(service.requests).toHaveLength(5);
    known = true;
    await rounds(server, 62);
    expect(await statusOf(server, admin, id)).toBe('completed');
    expect(posts()).toHaveLength(1);
  });

  test('is settled once by an administrator: a later reply of the service changes nothing', async () => {
    const { server, admin, seller, id } = await world(({ method }) => (method === 'POST' ? 'cut' : { status: 404 }));
    await server.sendPayouts();
    await act(server, admin, id, 'failed', { reason: 'the bank says it has nothing' });
    server.advance(700_000);
    await server.sendPayouts();
    expect(await look(server, seller, id)).toMatchObject({ status: 'in_process', payoutProblem: {} });
  });
});

describe('the webhook', () => {
  const nudge = (server: TestServer, key: string, signature?: string) => {
    const raw = JSON.stringify({ key });
    return server.call('POST', '/webhooks/payouts', {
      raw,
      headers: { 'x-signature': signature ?? bodySignature(KEY, raw) },
    });
  };

  test('only makes the payout due; at most one poll a second', async () => {
    let done = false;
    const { server, service, admin, id } = await world(
      ({ method }) => (method === 'POST' ? ACCEPTED : done ? COMPLETED : ACCEPTED),
      { PAYOUT_BACKOFF_MAX_MS: '600000' },
    );
    await rounds(server, 120);
    const before = service.requests.length;
    expect(before).toBeLessThan(12);
    for (let at = 0; at < 20; at += 1) {
      expect((await nudge(server, id)).json).toEqual({ success: true });
      await server.sendPayouts();
    }
    expect(service.requests.length - before).toBeLessThanOrEqual(1);
    server.advance(1000);
    done = true;
    await nudge(server, id);
    await server.sendPayouts();
    expect(await statusOf(server, admin, id)).toBe('completed');
    const after = service.requests.length;
    // A bank may return a completed payment: it is polled once more, and nothing else happens.
    await nudge(server, id);
    server.advance(2000);
    await server.sendPayouts();
    expect(service.requests).toHaveLength(after + 1);
    expect(await statusOf(server, admin, id)).toBe('completed');
  });

  test('is logged with its verdict, applied once, and too old after five minutes', async () => {
    const { server, id } = await world(() => ACCEPTED);
    const raw = JSON.stringify({ key: id });
    const send = (at: Date, over = {}) =>
      server.call('POST', '/webhooks/payouts', {
        raw,
        headers: { ...signedHeaders([KEY], { id: 'msg_1', now: at, body: raw }), ...over },
      });
    const now = server.clock.now();
    expect((await send(now)).status).toBe(200);
    expect((await send(now)).status).toBe(200);
    expect((await send(new Date(now.getTime() - 301_000))).status).toBe(401);
    expect((await send(now, { 'webhook-signature': 'v1,AAAA' })).status).toBe(401);
    const rows = await server.db.selectFrom('webhook_inbox').selectAll().orderBy('id').execute();
    expect(rows.map(({ verdict, changed }) => [verdict, changed])).toEqual([
      ['accepted', `polls ${id}`],
      ['repeated', null],
      ['stale', null],
      ['unsigned', null],
    ]);
    expect(Buffer.from(rows[0]?.body ?? []).toString()).toBe(raw);
    server.advance(91 * 86_400_000);
    await tidyUp(server.db, server.clock.now());
    expect(await server.db.selectFrom('webhook_inbox').selectAll().execute()).toEqual([]);
  });

  test('without a valid signature is logged 60 times an hour, and then refused with 429', async () => {
    const { server } = await world(() => ACCEPTED);
    const statuses: number[] = [];
    for (let at = 0; at < 62; at += 1) statuses.push((await nudge(server, 'x', 'sha256=0')).status);
    expect(statuses.slice(0, 60).every((status) => status === 401)).toBe(true);
    expect(statuses.slice(60)).toEqual([429, 429]);
    expect(await server.db.selectFrom('webhook_inbox').select('id').execute()).toHaveLength(60);
  });

  test('with a wrong signature is 401; an unknown key has the same reply as any other', async () => {
    const { server, id } = await world(() => ACCEPTED);
    for (const signature of ['', 'sha256=', bodySignature('another key', JSON.stringify({ key: id })), 'sha256=0']) {
      expect((await nudge(server, id, signature)).status).toBe(401);
    }
    expect((await nudge(server, 'nobody')).status).toBe(200);
    const raw = '{"key":7}';
    const headers = { 'x-signature': bodySignature(KEY, raw) };
    expect((await server.call('POST', '/webhooks/payouts', { raw, headers })).status).toBe(400);
  });
});
