import {
  vChoosePayoutAccountResponse,
  vGetOverviewResponse,
  vGetPayoutsResponse,
  vGetStatsResponse,
} from '@sarraf/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ledgerFaults } from '../desk/ledger.ts';
import { startPayoutsStandIn, type PaymentBehaviour, type PayoutsStandIn } from '../testing/stand-ins/payouts.ts';
import { act, payoutOf, queuedPayouts } from '../testing/payouts.ts';
import { look, openOrder, pass, pay } from '../testing/selling.ts';
import { read, refusal, testServer, type Actor, type TestServer } from '../testing/test-server.ts';

const DAY_MS = 86_400_000;
const REASON = { reason: 'The bank sent the rupees back' };

let bank: PayoutsStandIn;
let server: TestServer;
let omar: Actor;
let sana: Actor;
const behaviours = new Map<string, PaymentBehaviour>();
beforeAll(async () => {
  bank = await startPayoutsStandIn({
    now: () => server.clock.now(),
    behaviour: ({ key }) => behaviours.get(key) ?? 'pays',
  });
  const env = {
    PAYOUTS: 'http',
    PAYOUTS_URL: bank.url,
    PAYOUTS_KEY: 'a key of both sides',
    PAYOUT_BACKOFF_MAX_MS: '20',
  };
  server = await testServer(env);
  omar = await server.person({ admin: true, name: 'Omar' });
  sana = await server.person({ admin: true, name: 'Sana' });
});
afterAll(async () => {
  await server.close();
  await bank.close();
});

const work = async (ms = 1100): Promise<void> => {
  server.advance(ms);
  await server.work();
};

/** An order that was sold over the chain and paid by the bank. */
async function paidOrder() {
  const seller = await server.person();
  const id = await openOrder(server, seller);
  await pay(server, seller, id);
  await pass(server, 6);
  const view = () => look(server, seller, id);
  expect(await view()).toMatchObject({ status: 'completed' });
  const wallet = async () =>
    (await server.db.selectFrom('users').select('wallet_balance').where('id', '=', seller.id).executeTakeFirstOrThrow())
      .wallet_balance;
  return {
    seller,
    id,
    view,
    wallet,
    utr: (await view()).transfer_ref,
    payout: () => payoutOf(server, omar, id),
    desk: (action: string, body: object = REASON, who = omar) => act(server, who, id, action, body),
    chooseAccount: () =>
      server.call('POST', `/sell/orders/${id}/payout-account`, {
        token: seller.token,
        body: { bankAccountId: seller.bankId },
      }),
    /** The bank returns the payment of a key, and its webhook comes. */
    giveBack: async (key: string, how: { available?: boolean; reason?: string } = {}) => {
      bank.giveBack(key, how);
      const { raw, headers } = bank.webhook(key);
      await server.call('POST', '/webhooks/payouts', { raw, headers });
      await work();
    },
    events: async () => ((await view()).events ?? []).map(({ type }) => type),
  };
}

const returnedQueue = async () =>
  read(vGetPayoutsResponse, await server.call('GET', '/admin/payouts?returned=true', { token: omar.token })).data;
const overview = async () =>
  read(vGetOverviewResponse, await server.call('GET', '/admin/overview', { token: omar.token })).data;

/** USDT that the statistics count as sold. */
const sold = async (): Promise<number> =>
  Number(
    read(vGetStatsResponse, await server.call('GET', '/stats?dateFilter=all', { token: omar.token })).data.metrics
      .totalSell,
  );

const PAID = ['created', 'deposit-seen', 'confirmed', 'payout-started', 'completed'];

describe('a payment that the bank returns', () => {
  test('days later: the order stays completed, the seller chooses an account, and it is paid once more', async () => {
    const { id, view, giveBack, payout, chooseAccount, events, utr } = await paidOrder();
    await giveBack(id, { reason: 'account frozen' });
    expect(await view()).toMatchObject({
      status: 'completed',
      transfer_ref: utr,
      payoutReturned: { reason: 'account frozen', payingAgain: false },
    });
    expect(await payout()).toMatchObject({
      status: 'failed',
      utr: null,
      problem: { reason: 'account frozen' },
      returned: { reason: 'account frozen', available: true, by: 'http', reference: `bank-${id}` },
      nextActions: ['retry', 'claim', 'refund'],
    });
    const messages = server.db.selectFrom('messages').select(['template', 'values']).where('order_id', '=', id);
    expect((await messages.execute()).filter(({ template }) => template === 'returned')).toEqual([
      { template: 'returned', values: { rupees: '1,39,227.2' } },
    ]);
    expect((await returnedQueue()).map(({ orderId }) => orderId)).toEqual([id]);
    expect((await overview()).returned).toEqual({ count: 1, oldestSeconds: expect.any(Number) });
    const chosen = read(vChoosePayoutAccountResponse, await chooseAccount());
    expect(chosen.data.payoutReturned).toMatchObject({ payingAgain: true });
    expect((await chooseAccount()).status).toBe(409);
    await work();
    const paid = await view();
    expect(paid.status).toBe('completed');
    expect(paid.payoutReturned).toBeUndefined();
    expect(paid.transfer_ref).not.toBe(utr);
    expect(await payout()).toMatchObject({ status: 'completed', utr: paid.transfer_ref, returned: null });
    expect(await events()).toEqual([...PAID, 'returned', 'payout-started', 'completed']);
    expect(await returnedQueue()).toEqual([]);
    expect(await ledgerFaults(server.db)).toEqual([]);
  });

  test('and once again: each payment has its own key and its own return', async () => {
    const { id, giveBack, desk, chooseAccount, events, payout } = await paidOrder();
    await giveBack(id);
    await chooseAccount();
    await work();
    const second = [...bank.payments.keys()].filter((key) => key.startsWith(`${id}-`));
    expect(second).toHaveLength(1);
    await giveBack(second[0] ?? '');
    expect(await payout()).toMatchObject({ status: 'failed', returned: { reference: `bank-${second[0]}` } });
    await desk('retry');
    await work();
    expect(await events()).toEqual([
      ...PAID,
      'returned',
      'payout-started',
      'completed',
      'returned',
      'payout-started',
      'completed',
    ]);
    expect(await ledgerFaults(server.db)).toEqual([]);
  });

  test('is recorded once, however often the webhook comes', async () => {
    const { id, giveBack, payout } = await paidOrder();
    await giveBack(id);
    await giveBack(id);
    await work(DAY_MS);
    const { attempts } = await payout();
    expect(attempts.filter(({ what }) => what === 'returned')).toHaveLength(1);
    const rows = await server.db.selectFrom('payout_returns').selectAll().where('order_id', '=', id).execute();
    expect(rows).toHaveLength(1);
    await expect(server.db.deleteFrom('payout_returns').execute()).rejects.toThrow('never changed');
  });

  test('is found without a webhook within a day, for a week', async () => {
    const early = await paidOrder();
    bank.giveBack(early.id);
    await work(DAY_MS + 2000);
    expect(await early.payout()).toMatchObject({ status: 'failed' });
    const late = await paidOrder();
    for (let day = 0; day < 8; day += 1) await work(DAY_MS + 2000);
    bank.giveBack(late.id);
    const before = bank.requests.length;
    for (let day = 0; day < 3; day += 1) await work(DAY_MS);
    expect(bank.requests).toHaveLength(before);
    expect(await late.payout()).toMatchObject({ status: 'completed' });
    // A webhook still makes it due.
    await late.giveBack(late.id);
    expect(await late.payout()).toMatchObject({ status: 'failed' });
  });

  test('whose rupees are not available is held until the desk resumes it', async () => {
    const { id, giveBack, payout, desk, chooseAccount, view } = await paidOrder();
    await giveBack(id, { available: false });
    expect(await payout()).toMatchObject({
      status: 'held',
      heldReason: 'The bank returned the rupees, but they are not available yet',
      returned: { available: false },
      nextActions: ['resume', 'refund'],
    });
    expect((await chooseAccount()).status).toBe(200);
    await work();
    expect(await payout()).toMatchObject({ status: 'held' });
    await desk('resume');
    await work();
    expect(await payout()).toMatchObject({ status: 'completed' });
    expect((await view()).payoutReturned).toBeUndefined();
  });

  test('is held while its deposit is no longer in the chain, and waits for an account once it is back', async () => {
    const { giveBack, id, payout, chooseAccount, view } = await paidOrder();
    await server.services.sandboxChain?.dropLast('trc20');
    await pass(server, 4);
    expect(await payout()).toMatchObject({ status: 'completed' });
    await giveBack(id);
    expect(await payout()).toMatchObject({ status: 'held', vanished: true, nextActions: [] });
    expect((await chooseAccount()).status).toBe(409);
    expect(await view()).toMatchObject({ payoutReturned: { payingAgain: true } });
    await server.services.sandboxChain?.mineAgain('trc20');
    await pass(server, 8);
    expect(await payout()).toMatchObject({
      status: 'failed',
      vanished: false,
      nextActions: ['retry', 'claim', 'refund'],
    });
    expect((await chooseAccount()).status).toBe(200);
  });

  test('before the server asked again: it is paid and returned at once', async () => {
    const seller = await server.person();
    const id = await openOrder(server, seller);
    behaviours.set(id, 'accepts');
    await pay(server, seller, id);
    await pass(server, 6);
    bank.complete(id);
    bank.giveBack(id, { reason: 'no such account' });
    for (let at = 0; at < 3; at += 1) await work();
    expect(await look(server, seller, id)).toMatchObject({
      status: 'completed',
      payoutReturned: { payingAgain: false },
    });
    const events = ((await look(server, seller, id)).events ?? []).map(({ type }) => type);
    expect(events).toEqual([...PAID, 'returned']);
    expect((await act(server, omar, id, 'refund', REASON)).status).toBe(200);
    expect(await ledgerFaults(server.db)).toEqual([]);
  });
});

describe('the desk', () => {
  test('reports a return; the same report twice is one, and each is in the audit log with its order', async () => {
    const { id, desk, payout } = await paidOrder();
    expect((await desk('returned', {})).status).toBe(400);
    const reply = await desk('returned', { reason: ' Account closed ', reference: ' RET-1 ' });
    expect(reply).toMatchObject({ status: 200, json: { data: { status: 'failed' } } });
    expect((await desk('returned', { reason: 'Account closed' }, sana)).status).toBe(200);
    expect(await payout()).toMatchObject({
      returned: { by: 'Omar', reason: 'Account closed', reference: 'RET-1', available: true },
      attempts: [{ what: 'sent' }, { what: 'returned', by: 'Omar', reason: 'Account closed' }],
    });
    const log = await server.db.selectFrom('audit').selectAll().where('order_id', '=', id).execute();
    expect(log).toMatchObject([{ action: 'payout_returned', reason: 'Account closed' }]);
    // The bank tells of it too: it is the same return.
    bank.giveBack(id);
    await work(DAY_MS);
    expect(await server.db.selectFrom('payout_returns').select('id').where('order_id', '=', id).execute()).toHaveLength(
      1,
    );
  });

  test('may not report one of a payout that is not completed', async () => {
    const seller = await server.person();
    const [id = ''] = await queuedPayouts(server, seller, 1);
    await act(server, omar, id, 'claim');
    const reply = await act(server, omar, id, 'returned', REASON);
    expect(reply.status).toBe(409);
    expect(reply.json).toMatchObject({ state: 'claimed', nextActions: ['release', 'paid', 'failed', 'hold'] });
  });

  test('refunds a returned order once, and the order stays completed', async () => {
    const { id, giveBack, desk, view, wallet, events, payout } = await paidOrder();
    await giveBack(id);
    const before = await sold();
    const replies = await Promise.all([desk('refund'), desk('refund', REASON, sana)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await view()).toMatchObject({ status: 'completed', payoutReturned: { refundedAt: expect.any(String) } });
    expect(await payout()).toMatchObject({
      status: 'failed',
      refundedAt: expect.any(String),
      returned: {},
      nextActions: [],
    });
    expect(Number(await wallet())).toBe(500);
    expect(before - (await sold())).toBe(500);
    expect(await events()).toEqual([...PAID, 'returned', 'refunded']);
    expect((await desk('returned')).status).toBe(409);
    expect(await ledgerFaults(server.db)).toEqual([]);
  });

  test('cannot let an order above the limit be paid again alone: another administrator resumes it', async () => {
    await server.call('PUT', '/settings/approve_above', { token: omar.token, body: { value: 1000 } });
    const { desk, payout, chooseAccount, view } = await paidOrder();
    expect(await desk('returned')).toMatchObject({ status: 200, json: { data: { status: 'held' } } });
    expect((await payout()).heldReason).toContain('another administrator must resume');
    expect((await chooseAccount()).status).toBe(200);
    await work();
    expect((await payout()).status).toBe('held');
    const own = await desk('resume');
    expect([own.status, refusal(own).message]).toEqual([409, expect.stringContaining('Another administrator')]);
    expect((await desk('resume', REASON, sana)).status).toBe(200);
    await work();
    const paid = await view();
    expect([paid.status, paid.payoutReturned]).toEqual(['completed', undefined]);
    await server.call('PUT', '/settings/approve_above', { token: omar.token, body: { value: 0 } });
  });

  test('names the payment by its UTR: a report of an earlier one changes nothing, one of another is refused', async () => {
    const { desk, giveBack, id, payout, chooseAccount, utr } = await paidOrder();
    await giveBack(id);
    await chooseAccount();
    await work();
    expect((await desk('returned', { ...REASON, utr })).status).toBe(200);
    expect((await desk('returned', { ...REASON, utr: 'SOMEBODY-ELSES-1' })).status).toBe(409);
    expect(await payout()).toMatchObject({ status: 'completed', returned: null });
    expect(await ledgerFaults(server.db)).toEqual([]);
  });

  test('needs a second administrator to refund above the limit', async () => {
    await server.call('PUT', '/settings/approve_above', { token: omar.token, body: { value: 1000 } });
    const { id, giveBack, desk, view, wallet } = await paidOrder();
    await giveBack(id);
    expect(await desk('refund')).toMatchObject({ status: 200, json: { data: { approval: { action: 'refund' } } } });
    expect(Number(await wallet())).toBe(0);
    expect((await desk('approve')).status).toBe(409);
    expect((await desk('approve', REASON, sana)).status).toBe(200);
    expect(Number(await wallet())).toBe(500);
    expect(await view()).toMatchObject({ payoutReturned: { refundedAt: expect.any(String) } });
    await server.call('PUT', '/settings/approve_above', { token: omar.token, body: { value: 0 } });
  });

  test('pays by hand after a return, under another UTR; that payment can come back too', async () => {
    const { id, giveBack, desk, view, utr, events } = await paidOrder();
    await giveBack(id);
    await desk('claim');
    const used = await desk('paid', { utr });
    expect(refusal(used)).toMatchObject({ errors: { utr: 'This UTR belongs to another payout' } });
    const byHand = `HAND-${id.slice(-6).toUpperCase()}`;
    await desk('paid', { utr: byHand });
    expect(await view()).toMatchObject({ transfer_ref: byHand });
    expect((await desk('returned')).status).toBe(200);
    await desk('claim');
    expect((await desk('paid', { utr: byHand })).status).toBe(409);
    await desk('paid', { utr: `${byHand}-2` });
    expect(await events()).toEqual([
      ...PAID,
      'returned',
      'payout-started',
      'completed',
      'returned',
      'payout-started',
      'completed',
    ]);
    expect(await ledgerFaults(server.db)).toEqual([]);
  });
});
