import { vGetExceptionsResponse } from '@sarraf/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readNetwork } from '../deposits/read-network.ts';
import { ledgerFaults } from '../desk/ledger.ts';
import type { PayoutAnswer } from '../providers/providers.ts';
import { act, payoutOf, testBank } from '../testing/payouts.ts';
import { look, openOrder, pay } from '../testing/selling.ts';
import { read, testServer, type Actor, type TestServer } from '../testing/test-server.ts';

// A counted transfer leaves the chain while its payout is sent or unknown (ADR 31): status × reply × next action of the seller or the desk.

const reference = null;
const NOT_SENT: PayoutAnswer = { status: 'not-sent', reason: 'HTTP 503' };
const REFUSED: PayoutAnswer = { status: 'refused', reference, reason: 'account closed' };
const ACCEPTED: PayoutAnswer = { status: 'accepted', reference, againMs: 10 };
const UNCLEAR: PayoutAnswer = { status: 'unclear', reason: 'time-out' };
const paid = (key: string): PayoutAnswer => ({ status: 'completed', reference, utr: `UTR-${key.toUpperCase()}` });

const posts = new Map<string, () => Promise<PayoutAnswer>>();
const gets = new Map<string, (key: string) => PayoutAnswer>();
const bank = testBank(async ({ key }) => posts.get(key)?.() ?? UNCLEAR);
const payouts = { ...bank.payouts, getPayout: async (key: string) => gets.get(key)?.(key) ?? UNCLEAR };
let server: TestServer;
let admin: Actor;
beforeAll(async () => {
  server = await testServer({ PAYOUT_TIMEOUT_MS: '5000', PAYOUT_BACKOFF_MAX_MS: '10' }, { payouts });
  admin = await server.person({ admin: true });
});
afterAll(() => server.close());
/** Leases the payouts and keys of earlier tests, so that they are not polled. */
beforeEach(async () => {
  await server.db
    .updateTable('payouts')
    .set({ leased_until: new Date('2040-01-01') })
    .execute();
  await server.db
    .updateTable('payout_keys')
    .set({ leased_until: new Date('2040-01-01') })
    .execute();
});

const readChain = async (): Promise<void> => {
  for (const reader of await server.services.readers()) {
    if (reader.networkId === 'trc20') await readNetwork(server.services, reader);
  }
};

/**
 * Sale whose transfer leaves the chain during the payment request. `post` is the reply to that request, `get` the reply to later polls.
 */
async function sale(post: PayoutAnswer, get: (key: string) => PayoutAnswer = () => UNCLEAR) {
  const seller = await server.person();
  const id = await openOrder(server, seller);
  let hasVanished = false;
  posts.set(id, async () => {
    if (!hasVanished) {
      hasVanished = true;
      await server.services.sandboxChain?.dropLast('trc20');
      await readChain();
    }
    return post;
  });
  gets.set(id, get);
  await pay(server, seller, id);
  const rounds = async (count = 2) => {
    for (let at = 0; at < count; at += 1) {
      server.advance(33 * 60_000);
      await server.work();
    }
  };
  server.advance(4000);
  await server.work();
  await server.work();
  const add = await server.call('POST', '/bank/add', {
    token: seller.token,
    body: { name: 'Ayesha', method: 'sadapay', phoneNumber: '03451234567' },
  });
  const other = (add.json as { banks: { _id: string }[] }).banks.at(-1)?._id;
  const exceptions = async () =>
    read(vGetExceptionsResponse, await server.call('GET', '/admin/exceptions', { token: admin.token })).data.filter(
      ({ order }) => order?._id === id,
    );
  return {
    id,
    rounds,
    sends: () => bank.sends.filter(({ reference: order }) => order === id).length,
    order: () => look(server, seller, id),
    payout: () => payoutOf(server, admin, id),
    desk: async (action: string) =>
      (await act(server, admin, id, action, { reason: 'looked into it', utr: `HAND-${id.toUpperCase()}` })).status,
    otherAccount: async () =>
      (
        await server.call('POST', `/sell/orders/${id}/payout-account`, {
          token: seller.token,
          body: { bankAccountId: other },
        })
      ).status,
    exceptions,
    decide: async () => {
      const [dropped] = await exceptions();
      const reply = await server.call('POST', `/admin/exceptions/${dropped?._id}/ignore`, {
        token: admin.token,
        body: { reason: 'It will not come back' },
      });
      expect(reply.status).toBe(200);
    },
    comesBack: async () => {
      await server.services.sandboxChain?.mineAgain('trc20');
      await readChain();
    },
  };
}
type Sale = Awaited<ReturnType<typeof sale>>;

/** Checks that no action of the seller or the desk, and no further round, pays it. */
async function staysHeld(of: Sale): Promise<void> {
  const sent = of.sends();
  expect(await of.payout()).toMatchObject({ status: 'held', nextActions: [] });
  await of.rounds();
  for (const action of ['retry', 'resume', 'claim', 'refund', 'paid', 'failed', 'hold', 'release']) {
    expect(await of.desk(action), action).toBe(409);
  }
  expect(await of.otherAccount()).toBe(409);
  await of.rounds();
  expect([of.sends(), (await of.payout()).status]).toEqual([sent, 'held']);
  expect(await ledgerFaults(server.db)).toEqual([]);
}

/** Ways to a reply that nothing was paid, and whether the seller sees a problem. */
const NOT_PAID: [string, () => Promise<Sale>, boolean][] = [
  ['not sent while sent', () => sale(NOT_SENT), false],
  ['refused while sent', () => sale(REFUSED), true],
  [
    'refused after it had been accepted',
    async () => {
      const of = await sale(ACCEPTED, () => REFUSED);
      await of.rounds(1);
      return of;
    },
    true,
  ],
  [
    'refused while unknown',
    async () => {
      let answer: PayoutAnswer = UNCLEAR;
      const of = await sale(UNCLEAR, () => answer);
      expect((await of.payout()).status).toBe('unknown');
      answer = REFUSED;
      await of.rounds(1);
      return of;
    },
    true,
  ],
  [
    'failed by hand while unknown',
    async () => {
      const of = await sale(UNCLEAR);
      expect(await of.desk('failed')).toBe(200);
      return of;
    },
    true,
  ],
  [
    'not found by a poll, after a process died',
    async () => {
      const of = await sale(UNCLEAR, () => ({ status: 'not-found' }));
      // State that a killed process leaves: sent, without a reply.
      await server.db
        .updateTable('payouts')
        .set({ status: 'sent', next_attempt_at: null })
        .where('order_id', '=', of.id)
        .execute();
      await of.rounds(1);
      return of;
    },
    false,
  ],
];

describe.each(NOT_PAID)('%s', (_, begin, hasProblem) => {
  test('is held: nothing pays it before the transfer is decided on', async () => {
    const of = await begin();
    await staysHeld(of);
    expect((await of.order()).payoutProblem?.reason).toBe(hasProblem ? 'in review' : undefined);
    expect(await of.exceptions()).toMatchObject([{ kind: 'dropped', state: 'credited', open: true }]);
  });

  test('continues when the transfer is back', async () => {
    const of = await begin();
    await of.comesBack();
    const status = hasProblem ? 'failed' : 'queued';
    expect(await of.payout()).toMatchObject({ status });
    expect(await of.exceptions()).toMatchObject([{ kind: 'dropped', open: false }]);
  });

  test('waits for an administrator after the desk has decided on the transfer', async () => {
    const of = await begin();
    const sent = of.sends();
    await of.decide();
    await of.rounds();
    expect(await of.payout()).toMatchObject({ status: 'held', nextActions: ['resume', 'refund'] });
    expect(of.sends()).toBe(sent);
    expect(await of.desk('resume')).toBe(200);
    expect((await of.payout()).status).toBe(hasProblem ? 'failed' : 'queued');
  });
});

describe('a payout that may be paid is not held', () => {
  test.each<[string, PayoutAnswer, (key: string) => PayoutAnswer, string]>([
    ['completed at once', { status: 'completed', reference, utr: null }, paid, 'completed'],
    ['accepted', ACCEPTED, () => ACCEPTED, 'sent'],
    ['completed after it had been accepted', ACCEPTED, paid, 'completed'],
    ['completed after it had been unknown', UNCLEAR, paid, 'completed'],
    ['unknown', UNCLEAR, () => UNCLEAR, 'unknown'],
  ])('%s', async (_, post, get, status) => {
    const of = await sale(post, get);
    await of.rounds(2);
    expect((await of.payout()).status).toBe(status);
    expect(of.sends()).toBe(1);
    expect(await of.exceptions()).toMatchObject([{ kind: 'dropped', state: 'paid-out', open: true }]);
  });

  test('paid by hand while unknown', async () => {
    const of = await sale(UNCLEAR);
    expect(await of.desk('paid')).toBe(200);
    expect((await of.payout()).status).toBe('completed');
  });

  test('a transfer that was decided on before the reply holds nothing', async () => {
    let answer: PayoutAnswer = UNCLEAR;
    const of = await sale(UNCLEAR, () => answer);
    expect(await of.payout()).toMatchObject({ status: 'unknown', vanished: true });
    await of.decide();
    answer = REFUSED;
    await of.rounds(1);
    expect(await of.payout()).toMatchObject({ status: 'failed', vanished: false });
  });

  test('a transfer that is back before the reply holds nothing', async () => {
    let answer: PayoutAnswer = UNCLEAR;
    const of = await sale(UNCLEAR, () => answer);
    await of.comesBack();
    answer = REFUSED;
    await of.rounds(1);
    expect(await of.payout()).toMatchObject({ status: 'failed', vanished: false });
  });
});
