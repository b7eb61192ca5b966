import { vGetPayoutsResponse } from '@sarraf/api-client/contract';
import { afterEach, describe, expect, test } from 'vitest';
import type { PayoutAnswer } from '../providers/providers.ts';
import { assemble } from '../start.ts';
import { act, payoutOf, queuedPayouts, testBank } from '../testing/payouts.ts';
import { sell } from '../testing/selling.ts';
import { read, refusal, testServer, type Actor, type TestServer } from '../testing/test-server.ts';
import { forwardPayouts } from './forward-payouts.ts';

const REASON = { en: 'Our bank is closed until 4 pm.', ur: 'ہمارا بینک شام 4 بجے تک بند ہے۔' };

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function world(bank?: ReturnType<typeof testBank>, env: Record<string, string> = {}) {
  const server = await testServer(
    { PAYOUT_TIMEOUT_MS: '300', PAYOUT_BACKOFF_MAX_MS: '10', ...env },
    bank ? { payouts: bank.payouts } : {},
  );
  closing.push(server.close);
  const [admin, colleague] = [await server.person({ admin: true }), await server.person({ admin: true })];
  const setPaused = async (paused: boolean) => {
    const body = { value: { paused, reason: REASON } };
    const reply = await server.call('PUT', '/settings/payouts_paused', { token: admin.token, body });
    expect(reply.status).toBe(200);
  };
  return { server, admin, colleague, seller: await server.person(), setPaused };
}

const statusOf = async ({ db }: TestServer, id: string) =>
  db.selectFrom('payouts').select(['status', 'tries', 'desk']).where('order_id', '=', id).executeTakeFirstOrThrow();

describe('while payouts are paused, the worker', () => {
  test('sends nothing, on another process neither; after the pause each payout is sent once', async () => {
    const bank = testBank();
    const { server, seller, setPaused } = await world(bank);
    const other = {
      ...assemble(server.services.config, { pool: null, db: server.db, close: server.close }, server.clock),
    };
    const ids = await queuedPayouts(server, seller, 3);
    await setPaused(true);
    await forwardPayouts(server.services);
    await forwardPayouts({ ...other, payouts: bank.payouts });
    expect(bank.sends).toEqual([]);
    for (const id of ids) expect(await statusOf(server, id)).toMatchObject({ status: 'queued', tries: 0 });
    await setPaused(false);
    await Promise.all([forwardPayouts(server.services), forwardPayouts({ ...other, payouts: bank.payouts })]);
    expect(bank.sends.map(({ key }) => key).toSorted()).toEqual(ids.toSorted());
    for (const id of ids) expect(await statusOf(server, id)).toMatchObject({ status: 'completed' });
  });

  test('goes on polling what was sent before', async () => {
    let answer: PayoutAnswer = { status: 'accepted', reference: null, againMs: 1 };
    const bank = testBank(async () => answer);
    const getPayout = async () => answer;
    const { server, seller, setPaused } = await world({ ...bank, payouts: { ...bank.payouts, getPayout } });
    const [id = ''] = await queuedPayouts(server, seller, 1);
    await forwardPayouts(server.services);
    expect(await statusOf(server, id)).toMatchObject({ status: 'sent' });
    await setPaused(true);
    answer = { status: 'completed', reference: null, utr: 'UTR-PAUSED-1' };
    server.advance(60_000);
    await forwardPayouts(server.services);
    expect(await statusOf(server, id)).toMatchObject({ status: 'completed' });
    expect(bank.sends).toHaveLength(1);
  });

  test('leaves a retry in the queue', async () => {
    const answers: PayoutAnswer[] = [{ status: 'refused', reference: null, reason: 'account closed' }];
    const bank = testBank(async () => answers.shift() ?? { status: 'completed', reference: null, utr: 'UTR-RETRY-1' });
    const { server, seller, admin, setPaused } = await world(bank);
    const [id = ''] = await queuedPayouts(server, seller, 1);
    await forwardPayouts(server.services);
    await setPaused(true);
    expect((await act(server, admin, id, 'retry')).status).toBe(200);
    await forwardPayouts(server.services);
    expect([(await statusOf(server, id)).status, bank.sends.length]).toEqual(['queued', 1]);
    await setPaused(false);
    await forwardPayouts(server.services);
    expect((await statusOf(server, id)).status).toBe('completed');
  });

  test('leaves to a person what another process may have sent before it died', async () => {
    const bank = testBank();
    const { server, seller, admin, setPaused } = await world(bank);
    const [id = ''] = await queuedPayouts(server, seller, 1);
    const { db } = server;
    // The process that claimed it dies before the request; the next one finds that the provider has no such payment.
    await db
      .updateTable('payouts')
      .set({ status: 'sent', sent_at: server.clock.now(), tries: 4 })
      .where('order_id', '=', id)
      .execute();
    await db.insertInto('payout_keys').values({ key: id, order_id: id, asked_at: server.clock.now() }).execute();
    await setPaused(true);
    await forwardPayouts(server.services);
    expect(bank.sends).toEqual([]);
    expect(await statusOf(server, id)).toEqual({ status: 'unknown', tries: 4, desk: null });
    await setPaused(false);
    server.advance(3_600_000);
    await forwardPayouts(server.services);
    expect(bank.sends).toEqual([]);
    expect(await statusOf(server, id)).toMatchObject({ status: 'unknown' });
    expect((await payoutOf(server, admin, id)).nextActions).toEqual(['paid', 'failed']);
  });
});

describe('while payouts are paused, the desk', () => {
  const inUrdu = { 'accept-language': 'ur' };
  const claimed = async (server: TestServer, who: Actor, seller: Actor, rupees?: string) => {
    const [id = ''] = await queuedPayouts(server, seller, 1, rupees === undefined ? {} : { rupees });
    expect((await act(server, who, id, 'claim')).status).toBe(200);
    return id;
  };

  test('refuses to claim, with the reason; nextActions agree, also in lists', async () => {
    const { server, seller, admin, setPaused } = await world(undefined, { PAYOUTS: 'desk' });
    const [id = ''] = await queuedPayouts(server, seller, 1);
    await setPaused(true);
    const reply = await server.call('POST', `/admin/payouts/${id}/claim`, {
      ...{ token: admin.token, body: {}, headers: inUrdu },
    });
    expect(reply.status).toBe(409);
    expect(reply.json).toMatchObject({
      message: `ادائیگیاں عارضی طور پر بند ہیں۔ ${REASON.ur}`,
      state: 'queued',
      nextActions: ['hold'],
      data: { nextActions: ['hold'] },
    });
    const page = read(vGetPayoutsResponse, await server.call('GET', '/admin/payouts', { token: admin.token }));
    expect(page.data.map(({ nextActions }) => nextActions)).toEqual([['hold']]);
    await setPaused(false);
    expect((await payoutOf(server, admin, id)).nextActions).toEqual(['claim', 'hold']);
    expect((await act(server, admin, id, 'claim')).status).toBe(200);
  });

  test.each([
    ['paid', { utr: 'UTR-BEFORE-1' }, 'completed'],
    ['failed', { reason: 'account closed' }, 'failed'],
    ['release', {}, 'queued'],
  ])('still records what happened to a claimed payout: %s', async (action, body, status) => {
    const { server, seller, admin, setPaused } = await world(undefined, { PAYOUTS: 'desk' });
    const id = await claimed(server, admin, seller);
    await setPaused(true);
    expect((await act(server, admin, id, action, body)).status).toBe(200);
    expect((await statusOf(server, id)).status).toBe(status);
  });

  test('refuses to approve a payment, and approves a refund', async () => {
    const { server, seller, admin, colleague, setPaused } = await world(undefined, { PAYOUTS: 'desk' });
    const [toPay, toRefund] = [
      await claimed(server, admin, seller, '2000000.00'),
      await claimed(server, admin, seller, '2000000.00'),
    ];
    expect((await act(server, admin, toPay, 'paid', { utr: 'UTR-LARGE-1' })).status).toBe(200);
    await act(server, admin, toRefund, 'failed', { reason: 'account closed' });
    expect((await act(server, admin, toRefund, 'refund', { reason: 'no other account' })).status).toBe(200);
    await setPaused(true);
    const refused = await act(server, colleague, toPay, 'approve', { reason: 'checked' });
    expect([refused.status, refusal(refused).message]).toEqual([409, `Payouts are paused. ${REASON.en}`]);
    expect((await payoutOf(server, colleague, toPay)).nextActions).toEqual(['release']);
    expect((await act(server, colleague, toRefund, 'approve', { reason: 'checked' })).status).toBe(200);
    await setPaused(false);
    expect((await act(server, colleague, toPay, 'approve', { reason: 'checked' })).status).toBe(200);
  });

  test('refuses the batch export, of claimed payouts too, and claims nothing; an import goes on', async () => {
    const { server, seller, admin, setPaused } = await world(undefined, { PAYOUTS: 'desk' });
    const own = await claimed(server, admin, seller);
    const [queued = ''] = await queuedPayouts(server, seller, 1);
    await setPaused(true);
    for (const ids of [[own], [queued], [own, queued]]) {
      const reply = await server.call('POST', '/admin/payouts/export', { token: admin.token, body: { ids } });
      expect([reply.status, refusal(reply).message]).toEqual([409, `Payouts are paused. ${REASON.en}`]);
    }
    expect((await statusOf(server, queued)).status).toBe('queued');
    const answer = await server.call('POST', '/admin/payouts/import', {
      ...{ token: admin.token, raw: `orderId,utr\n${own},UTR-IMPORT-1\n`, headers: { 'content-type': 'text/csv' } },
    });
    expect(answer.json).toMatchObject({ rows: [{ result: 'paid' }] });
  });
});

describe('a switch at the same moment as', () => {
  const ROUNDS = 10;

  test("an administrator's claim: the payout is claimed, or refused with the reason", async () => {
    const { server, seller, colleague, setPaused } = await world(undefined, { PAYOUTS: 'desk' });
    for (const id of await queuedPayouts(server, seller, ROUNDS)) {
      await setPaused(false);
      const [, claim] = await Promise.all([setPaused(true), act(server, colleague, id, 'claim')]);
      const { status } = await statusOf(server, id);
      expect([claim.status, status]).toEqual(claim.status === 200 ? [200, 'claimed'] : [409, 'queued']);
    }
  });

  test('a round of the worker: the payout is sent once, or waits untouched', async () => {
    const bank = testBank();
    const { server, seller, setPaused } = await world(bank);
    for (let round = 0; round < ROUNDS; round += 1) {
      await setPaused(false);
      const [id = ''] = await queuedPayouts(server, seller, 1);
      await Promise.all([setPaused(true), forwardPayouts(server.services)]);
      const isSent = bank.sends.some(({ key }) => key === id);
      expect(await statusOf(server, id)).toMatchObject({ status: isSent ? 'completed' : 'queued', tries: 0 });
      await setPaused(false);
      await forwardPayouts(server.services);
      expect(bank.sends.filter(({ key }) => key === id)).toHaveLength(1);
    }
  });

  test('a sale: the order is open, or refused and not there', async () => {
    const { server, admin } = await world();
    for (let round = 0; round < ROUNDS; round += 1) {
      const who = await server.person();
      const setSales = (paused: boolean) =>
        server.call('PUT', '/settings/sales_paused', {
          token: admin.token,
          body: { value: { paused, reason: REASON } },
        });
      await setSales(false);
      const [, sale] = await Promise.all([setSales(true), sell(server, who, 500)]);
      const orders = await server.db.selectFrom('orders').select('id').where('user_id', '=', who.id).execute();
      expect([sale.status, orders.length]).toEqual(sale.status === 200 ? [200, 1] : [409, 0]);
      expect((await sell(server, who, 500)).status).toBe(409);
    }
  });
});
