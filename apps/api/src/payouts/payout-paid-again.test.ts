import { vGetExceptionsResponse } from '@sarraf/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deskPayouts } from '../providers/desk-payouts.ts';
import type { PayoutAnswer } from '../providers/providers.ts';
import { act, payoutOf, queuedPayouts, testBank } from '../testing/payouts.ts';
import { look } from '../testing/selling.ts';
import { read, testServer, type Actor, type TestServer } from '../testing/test-server.ts';
import { makeDue } from './forward-payouts.ts';

// Abandoned keys (ADR 31): a key that was ever unclear is polled before rupees leave again. If it was paid after all, an exception is opened.

const MINUTE_MS = 60_000;
const reference = null;
const UNCLEAR: PayoutAnswer = { status: 'unclear', reason: 'time-out' };
const NOT_FOUND: PayoutAnswer = { status: 'not-found' };
const BUSY: PayoutAnswer = { status: 'not-sent', reason: 'HTTP 503' };
const ACCEPTED: PayoutAnswer = { status: 'accepted', reference, againMs: 10 };
const REFUSED: PayoutAnswer = { status: 'refused', reference, reason: 'account closed' };
const completed = (utr: string): PayoutAnswer => ({ status: 'completed', reference, utr });

const answers = new Map<string, PayoutAnswer>();
const bank = testBank(async ({ key }) => answers.get(`post ${key}`) ?? UNCLEAR);
const payouts = {
  ...bank.payouts,
  getPayout: async (key: string) => (bank.polls.push(key), answers.get(key) ?? UNCLEAR),
};
let server: TestServer;
let omar: Actor;
let sana: Actor;
beforeAll(async () => {
  server = await testServer({ PAYOUT_TIMEOUT_MS: '300', PAYOUT_BACKOFF_MAX_MS: '10' }, { payouts });
  omar = await server.person({ admin: true });
  sana = await server.person({ admin: true });
});
afterAll(() => server.close());
/** Leases the payouts and keys of earlier tests, so that they are not polled. */
beforeEach(async () => {
  server.services.payouts = payouts;
  await server.db
    .updateTable('payouts')
    .set({ leased_until: new Date('2040-01-01') })
    .execute();
  await server.db
    .updateTable('payout_keys')
    .set({ leased_until: new Date('2040-01-01') })
    .execute();
});

/** Queued payout of a new seller. */
async function queued(rupees?: string) {
  const seller = await server.person();
  const [id = ''] = await queuedPayouts(server, seller, 1, rupees === undefined ? {} : { rupees });
  const wallet = async () =>
    (await server.db.selectFrom('users').select('wallet_balance').where('id', '=', seller.id).executeTakeFirstOrThrow())
      .wallet_balance;
  return {
    seller,
    id,
    second: `${id}-2`,
    late: `LATE-${id.toUpperCase()}`,
    secondUtr: `SECOND-${id.toUpperCase()}`,
    hand: `HAND-${id.toUpperCase()}`,
    say: (key: string, answer: PayoutAnswer) => void answers.set(key, answer),
    desk: (action: string, body: object = {}, who = omar) =>
      act(server, who, id, action, { reason: 'looked into the bank', ...body }),
    payout: () => payoutOf(server, omar, id),
    sends: () => bank.sends.filter(({ reference: order }) => order === id).length,
    polls: () => bank.polls.filter((key) => key.startsWith(id)).length,
    work: async (ms = MINUTE_MS) => {
      server.advance(ms);
      await server.work();
    },
    /** Webhook of the service about a key. */
    webhook: async (key: string) => {
      server.advance(1001);
      await makeDue(server.db, key, server.clock.now());
      server.advance(1);
      await server.work();
    },
    otherAccount: () =>
      server.call('POST', `/sell/orders/${id}/payout-account`, {
        token: seller.token,
        body: { bankAccountId: seller.bankId },
      }),
    exceptions: async () =>
      read(vGetExceptionsResponse, await server.call('GET', '/admin/exceptions', { token: omar.token })).data.filter(
        ({ order }) => order?._id === id,
      ),
    wallet,
  };
}

/** Payout with an unknown outcome: the service gave no clear reply. */
async function unknown(rupees?: string) {
  const of = await queued(rupees);
  await server.work();
  expect((await of.payout()).status).toBe('unknown');
  return of;
}
type Unknown = Awaited<ReturnType<typeof unknown>>;

/** Ways to pay again, or to refund, after an administrator marked the payout as failed. */
const WAYS: [string, (of: Unknown) => Promise<{ status: number; json: unknown }>][] = [
  ['retry', (of) => of.desk('retry')],
  ['refund', (of) => of.desk('refund')],
  ['another account', (of) => of.otherAccount()],
];

describe.each(WAYS)('%s, after an administrator marked it as failed', (name, go) => {
  test('the service had paid: the payout is completed, and nothing leaves again', async () => {
    const of = await unknown();
    await of.desk('failed');
    of.say(of.id, completed(of.late));
    expect((await go(of)).status).toBe(200);
    expect(await of.payout()).toMatchObject({ status: 'completed', utr: of.late });
    await of.work();
    expect(await look(server, of.seller, of.id)).toMatchObject({ status: 'completed', transfer_ref: of.late });
    expect([of.sends(), await of.wallet(), await of.exceptions()]).toEqual([1, '0.000000', []]);
  });

  test.each([
    ['nothing clear', UNCLEAR],
    ['that it does not know the key', NOT_FOUND],
    ['that it is busy', BUSY],
    ['that it has it', ACCEPTED],
  ])('the service says %s: 409, and nothing leaves', async (_, answer) => {
    const of = await unknown();
    await of.desk('failed');
    of.say(of.id, answer);
    const polls = of.polls();
    const reply = await go(of);
    expect(reply.status).toBe(409);
    expect(of.polls()).toBe(polls + 1);
    expect((await of.payout()).status).toBe(answer === ACCEPTED ? 'sent' : 'failed');
    expect([of.sends(), await of.wallet()]).toEqual([1, '0.000000']);
  });

  test('the service says that it refused: the action is performed', async () => {
    const of = await unknown();
    await of.desk('failed');
    of.say(of.id, REFUSED);
    expect((await go(of)).status).toBe(200);
    of.say(`post ${of.second}`, completed(of.secondUtr));
    await of.work();
    const { status, utr } = await of.payout();
    expect([status, utr]).toEqual(name === 'refund' ? ['failed', null] : ['completed', of.secondUtr]);
    expect(await of.wallet()).toBe(name === 'refund' ? '500.000000' : '0.000000');
  });
});

test('a key that was unclear and then refused is polled once more', async () => {
  const of = await unknown();
  of.say(of.id, REFUSED);
  await of.work(11 * MINUTE_MS);
  expect((await of.payout()).status).toBe('failed');
  of.say(of.id, completed(of.late));
  expect((await of.desk('retry')).status).toBe(200);
  expect(await of.payout()).toMatchObject({ status: 'completed', utr: of.late });
  expect(of.sends()).toBe(1);
});

test('a key that was refused clearly is not polled', async () => {
  const of = await queued();
  of.say(`post ${of.id}`, REFUSED);
  await of.work();
  expect((await of.desk('retry')).status).toBe(200);
  expect(of.polls()).toBe(0);
});

test('a refund that needs approval polls the service when it is approved', async () => {
  const of = await unknown('2000000.00');
  await of.desk('failed');
  of.say(of.id, REFUSED);
  await of.desk('refund');
  expect((await of.payout()).approval).toMatchObject({ action: 'refund' });
  of.say(of.id, completed(of.late));
  expect((await of.desk('approve', {}, sana)).status).toBe(200);
  expect((await of.payout()).status).toBe('completed');
  expect(await of.wallet()).toBe('0.000000');
});

test('without a service administrators decide', async () => {
  const of = await unknown();
  await of.desk('failed');
  server.services.payouts = deskPayouts;
  expect((await of.desk('refund')).status).toBe(200);
  expect(await of.wallet()).toBe('500.000000');
});

describe('a webhook about an abandoned key', () => {
  test.each<[string, (of: Unknown) => Promise<unknown>]>([
    ['while the payout is failed', (of) => of.desk('failed')],
    [
      'while it is held',
      async (of) =>
        of
          .desk('failed')
          .then(() => server.db.updateTable('payouts').set({ status: 'held' }).where('order_id', '=', of.id).execute()),
    ],
    ['while an administrator has claimed it', async (of) => of.desk('failed').then(() => of.desk('claim'))],
    [
      'while it waits under another key',
      async (of) => {
        await of.desk('failed');
        of.say(of.id, REFUSED);
        await of.desk('retry');
        await server.db
          .updateTable('payouts')
          .set({ next_attempt_at: new Date('2040-01-01') })
          .where('order_id', '=', of.id)
          .execute();
      },
    ],
  ])('completes the payout %s', async (_, bring) => {
    const of = await unknown();
    await bring(of);
    of.say(of.id, completed(of.late));
    await of.webhook(of.id);
    expect(await of.payout()).toMatchObject({ status: 'completed', utr: of.late, nextActions: [] });
    await of.work();
    expect([of.sends(), await of.exceptions()]).toEqual([1, []]);
  });

  test('is an exception where an administrator has paid', async () => {
    const of = await unknown();
    await of.desk('failed');
    await of.desk('claim');
    await of.desk('paid', { utr: of.hand });
    of.say(of.id, completed(of.late));
    await of.webhook(of.id);
    await of.webhook(of.id);
    expect(await of.payout()).toMatchObject({ status: 'completed', utr: of.hand });
    expect(await of.exceptions()).toMatchObject([
      {
        kind: 'paid-twice',
        rupees: '139227.20',
        utr: of.late,
        open: true,
        nextActions: ['ignore'],
        order: { _id: of.id },
      },
    ]);
  });

  test('is no exception where the administrator entered the same UTR', async () => {
    const of = await unknown();
    await of.desk('failed');
    await of.desk('claim');
    await of.desk('paid', { utr: of.late.toLowerCase() });
    of.say(of.id, completed(of.late));
    await of.webhook(of.id);
    expect(await of.exceptions()).toEqual([]);
  });

  test('is an exception where the USDT were refunded', async () => {
    const of = await unknown();
    await of.desk('failed');
    of.say(of.id, REFUSED);
    await of.desk('refund');
    of.say(of.id, completed(of.late));
    await of.webhook(of.id);
    expect(await of.payout()).toMatchObject({ status: 'failed' });
    const [row] = await of.exceptions();
    expect(row).toMatchObject({ kind: 'paid-after-refund', rupees: '139227.20', utr: of.late });
    const reply = await server.call('POST', `/admin/exceptions/${row?._id}/ignore`, {
      token: sana.token,
      body: { reason: 'The seller sent them back' },
    });
    expect(reply.json).toMatchObject({ data: { open: false, resolution: 'ignored' } });
  });

  test('is an exception where another key was paid', async () => {
    const of = await unknown();
    await of.desk('failed');
    of.say(of.id, REFUSED);
    await of.desk('retry');
    of.say(`post ${of.second}`, completed(of.secondUtr));
    await of.work();
    of.say(of.id, completed(of.late));
    await of.webhook(of.id);
    expect(await of.exceptions()).toMatchObject([{ kind: 'paid-twice', utr: of.late }]);
  });

  test('while another key is polled: one completes the payout, the other is an exception if it was paid too', async () => {
    const of = await unknown();
    await of.desk('failed');
    of.say(of.id, REFUSED);
    await of.desk('retry');
    await of.work();
    expect((await of.payout()).status).toBe('unknown');
    of.say(of.id, completed(of.late));
    of.say(of.second, completed(of.secondUtr));
    await of.webhook(of.id);
    await of.work();
    expect(await of.payout()).toMatchObject({ status: 'completed' });
    expect(await of.exceptions()).toMatchObject([{ kind: 'paid-twice' }]);
  });

  test('has no effect while nothing is clear, and the key is polled again', async () => {
    const of = await unknown();
    await of.desk('failed');
    await of.webhook(of.id);
    expect((await of.payout()).status).toBe('failed');
    of.say(of.id, completed(of.late));
    await of.work(11 * MINUTE_MS);
    expect((await of.payout()).status).toBe('completed');
  });
});

test('an abandoned key that was unclear is polled automatically', async () => {
  const of = await unknown();
  await of.desk('failed');
  await of.work(9 * MINUTE_MS);
  const polls = of.polls();
  of.say(of.id, completed(of.late));
  await of.work(2 * MINUTE_MS);
  expect(of.polls()).toBe(polls + 1);
  expect((await of.payout()).status).toBe('completed');
});

test('a payout that a service refused can be claimed and paid by one administrator', async () => {
  const of = await queued();
  of.say(`post ${of.id}`, REFUSED);
  await of.work();
  expect((await of.payout()).nextActions).toEqual(['retry', 'claim', 'refund']);
  expect((await of.desk('claim')).status).toBe(200);
  expect([(await of.desk('retry', {}, sana)).status, (await of.otherAccount()).status]).toEqual([409, 409]);
  expect((await look(server, of.seller, of.id)).payoutProblem).toBeUndefined();
  expect((await of.desk('release')).json).toMatchObject({ data: { status: 'failed' } });
  expect((await look(server, of.seller, of.id)).payoutProblem).toMatchObject({ reason: 'account closed' });
  await of.desk('claim');
  expect((await of.desk('paid', { utr: of.hand })).status).toBe(200);
  expect(await look(server, of.seller, of.id)).toMatchObject({ status: 'completed', transfer_ref: of.hand });
  expect(of.sends()).toBe(1);
});
