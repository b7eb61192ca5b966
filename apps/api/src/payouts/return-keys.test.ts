import { vGetExceptionsResponse, vMakeProofResponse } from '@sarraf/api-client/contract';
import { karachiDay, karachiTime } from '@sarraf/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ourPayments } from '../bank-statement/our-payments.ts';
import { ledgerFaults } from '../desk/ledger.ts';
import { rupeeSums } from '../desk/rupee-ledger.ts';
import type { PayoutAnswer } from '../providers/providers.ts';
import { act, payoutOf, queuedPayouts, testBank } from '../testing/payouts.ts';
import { look } from '../testing/selling.ts';
import { read, testServer, type Actor, type TestServer } from '../testing/test-server.ts';
import { makeDue } from './forward-payouts.ts';

// Returns of payments under keys that were given up (ADR 48).

const answers = new Map<string, PayoutAnswer>();
const bank = testBank(async () => ({ status: 'unclear', reason: 'time-out' }));
const payouts = {
  ...bank.payouts,
  getPayout: async (key: string): Promise<PayoutAnswer> =>
    answers.get(key) ?? { status: 'unclear', reason: 'time-out' },
};
const reference = null;
const completed = (utr: string): PayoutAnswer => ({ status: 'completed', reference, utr });
const returned = (available = true): PayoutAnswer => ({
  status: 'returned',
  reference,
  utr: null,
  reason: 'account frozen',
  available,
});

let server: TestServer;
let omar: Actor;
beforeAll(async () => {
  server = await testServer({ PAYOUT_TIMEOUT_MS: '300', PAYOUT_BACKOFF_MAX_MS: '10' }, { payouts });
  omar = await server.person({ admin: true });
});
afterAll(() => server.close());

/** A payout whose first key was unclear and was given up: an administrator paid it by hand. */
async function paidByHand() {
  const seller = await server.person();
  const [id = ''] = await queuedPayouts(server, seller, 1);
  const work = async (ms = 60_000) => {
    server.advance(ms);
    await server.work();
  };
  await work();
  const desk = (action: string, body: object = {}) =>
    act(server, omar, id, action, { reason: 'looked into the bank', ...body });
  await desk('failed');
  await desk('claim');
  const utr = `HAND-${id.slice(-8).toUpperCase()}`;
  await desk('paid', { utr });
  return {
    ...{ seller, id, utr, work, desk },
    /** The service answers this about the first key from now on, and its webhook comes. */
    tell: async (answer: PayoutAnswer) => {
      answers.set(id, answer);
      server.advance(1100);
      await makeDue(server.db, id, server.clock.now());
      await work(1100);
    },
    view: () => look(server, seller, id),
    payout: () => payoutOf(server, omar, id),
    exceptions: async () => {
      const reply = await server.call('GET', '/admin/exceptions?kind=paid-twice', { token: omar.token });
      return read(vGetExceptionsResponse, reply).data.filter(({ order }) => order?._id === id);
    },
  };
}

test('a second payment that comes back closes its exception; the order stays paid', async () => {
  const { id, tell, payout, exceptions, utr } = await paidByHand();
  await tell(completed(`TWICE-${id.slice(-8).toUpperCase()}`));
  expect(await exceptions()).toMatchObject([{ open: true }]);
  await tell(returned());
  expect(await exceptions()).toMatchObject([{ open: false, resolution: 'returned', note: 'account frozen' }]);
  expect(await payout()).toMatchObject({ status: 'completed', utr, returned: null });
  expect(await ledgerFaults(server.db)).toEqual([]);
});

test('one whose rupees are not available stays an exception, with a note', async () => {
  const { id, tell, exceptions, payout } = await paidByHand();
  await tell(completed(`TWICE-${id.slice(-8).toUpperCase()}`));
  await tell(returned(false));
  expect(await exceptions()).toMatchObject([{ open: true, note: 'account frozen' }]);
  expect(await payout()).toMatchObject({ status: 'completed' });
});

test('made and returned unseen: nothing changes, or an exception while the rupees are not available', async () => {
  const available = await paidByHand();
  await available.tell(returned());
  expect(await available.exceptions()).toEqual([]);
  expect(await available.payout()).toMatchObject({ status: 'completed' });
  const gone = await paidByHand();
  await gone.tell(returned(false));
  expect(await gone.exceptions()).toMatchObject([{ open: true, note: 'account frozen' }]);
  expect(await ledgerFaults(server.db)).toEqual([]);
});

test('when the payment that settled the order comes back, the second one stands for it: nobody is paid again', async () => {
  const { id, tell, desk, exceptions, payout, view } = await paidByHand();
  const twice = `TWICE-${id.slice(-8).toUpperCase()}`;
  await tell(completed(twice));
  expect((await desk('returned')).status).toBe(200);
  expect(await payout()).toMatchObject({ status: 'completed', utr: twice, returned: null });
  expect(await exceptions()).toMatchObject([{ open: false, resolution: 'returned' }]);
  const shown = await view();
  expect(shown).toMatchObject({ status: 'completed', transfer_ref: twice });
  expect(shown.events?.map(({ type }) => type).slice(-3)).toEqual(['completed', 'returned', 'completed']);
  // And if that one comes back as well, the order waits for another account.
  await tell(returned());
  expect(await payout()).toMatchObject({ status: 'failed', returned: { by: 'http' } });
  expect(await ledgerFaults(server.db)).toEqual([]);
});

test('every paper has the moment of a second payment that stands for a returned one', async () => {
  const { id, tell, desk, view, seller } = await paidByHand();
  await tell(completed(`TWICE-${id.slice(-8).toUpperCase()}`));
  const { openedAt } = await server.db
    .selectFrom('exceptions')
    .select('opened_at as openedAt')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
  server.advance(3 * 86_400_000);
  await desk('returned');

  // The receipt.
  expect((await view()).paidAt).toBe(openedAt.toISOString());
  const day = karachiDay(openedAt);
  const file = await server.call('GET', `/history/export.csv?from=${day}&to=${day}`, { token: seller.token });
  expect(String(file.json)).toContain(`,${karachiTime(openedAt)},completed,`);
  const proof = await server.call('POST', `/sell/orders/${id}/proof`, { token: seller.token });
  const page = await server.app.request(read(vMakeProofResponse, proof).url);
  expect(await page.text()).toContain(`<time datetime="${openedAt.toISOString()}"`);
  const { rows } = await sql<{ at: Date }>`select at from (${ourPayments}) as ours
    where order_id = ${id} and not returned`.execute(server.db);
  expect(rows).toEqual([{ at: openedAt }]);

  // And if that one comes back as well, its return has it.
  await tell(returned());
  const { paid_at: paidAt } = await server.db
    .selectFrom('payout_returns')
    .select('paid_at')
    .where('order_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(paidAt).toEqual(openedAt);
});

test('of the payment whose UTR an administrator had typed takes the order back into work', async () => {
  const { tell, payout, exceptions, view, utr } = await paidByHand();
  await tell({ status: 'returned', reference, utr, reason: 'account frozen', available: false });
  expect(await payout()).toMatchObject({ status: 'held', returned: { reason: 'account frozen', available: false } });
  expect(await exceptions()).toEqual([]);
  expect(await view()).toMatchObject({ payoutReturned: { reason: 'account frozen' } });
  expect(await ledgerFaults(server.db)).toEqual([]);
});

test('of an order whose seller may still have a second payment is held for a person to decide', async () => {
  const { id, tell, desk, payout, exceptions } = await paidByHand();
  await tell(completed(`TWICE-${id.slice(-8).toUpperCase()}`));
  const [exception] = await exceptions();
  const path = `/admin/exceptions/${exception?._id}/ignore`;
  expect((await server.call('POST', path, { token: omar.token, body: { reason: 'Not paid back' } })).status).toBe(200);
  expect((await desk('returned')).status).toBe(200);
  expect(await payout()).toMatchObject({ status: 'held', heldReason: expect.stringContaining('second one') });
});

test('before a refund an unclear key is asked about: returned means not paid, and not available means held', async () => {
  const seller = await server.person();
  const [id = '', other = ''] = await queuedPayouts(server, seller, 2);
  await server.work();
  for (const each of [id, other]) await act(server, omar, each, 'failed', { reason: 'looked into the bank' });
  expect((await act(server, omar, id, 'refund', { reason: 'x' })).status).toBe(409);
  answers.set(id, returned());
  expect((await act(server, omar, id, 'refund', { reason: 'x' })).status).toBe(200);
  expect(await look(server, seller, id)).toMatchObject({ status: 'failed' });
  answers.set(other, returned(false));
  await act(server, omar, other, 'retry', { reason: 'x' });
  expect(await payoutOf(server, omar, other)).toMatchObject({ status: 'held', returned: { available: false } });
  const { paid, returned: back, net } = await rupeeSums(server.db);
  expect(Number(paid) - Number(back)).toBeCloseTo(Number(net), 2);
});
