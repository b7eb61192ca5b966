import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { ledgerFaults } from '../desk/ledger.ts';
import type { PayoutAnswer } from '../providers/providers.ts';
import { act, payoutOf, queuedPayouts, testBank } from '../testing/payouts.ts';
import { rounds } from '../testing/rounds.ts';
import { look, openOrder, pass, pay } from '../testing/selling.ts';
import { sharedDatabase } from '../testing/test-database.ts';
import { MANY_CONNECTIONS, testServer, type TestServer } from '../testing/test-server.ts';
import { backOff } from '../back-off.ts';
import { forwardPayouts } from './forward-payouts.ts';

const MINUTE_MS = 60_000;

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function world(bank?: ReturnType<typeof testBank>, env: Record<string, string> = {}, poolSize?: number) {
  const server = await testServer(
    { PAYOUT_TIMEOUT_MS: '300', PAYOUT_BACKOFF_MAX_MS: '10', ...env },
    bank ? { payouts: bank.payouts } : {},
    poolSize,
  );
  closing.push(server.close);
  return { server, admin: await server.person({ admin: true }), seller: await server.person() };
}

const countOf = async ({ db }: TestServer, status: string): Promise<number> => {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from payouts where status = ${status}`.execute(db);
  return rows[0]?.count ?? 0;
};

describe('the simulated bank', () => {
  const sellTo = async (server: TestServer, phoneNumber: string) => {
    const seller = await server.person();
    await server.db.updateTable('banks').set({ phone_number: phoneNumber }).where('id', '=', seller.bankId).execute();
    const id = await openOrder(server, seller, 500);
    await pay(server, seller, id);
    await pass(server, 4);
    return { seller, id };
  };

  test('refuses accounts that end in 0001; another account is paid', async () => {
    const { server } = await world();
    const { seller, id } = await sellTo(server, '03001230001');
    expect(await look(server, seller, id)).toMatchObject({
      status: 'in_process',
      payoutProblem: { reason: 'account closed' },
    });
    const { bankId } = seller;
    await server.call('POST', '/bank/add', {
      token: seller.token,
      body: { name: 'A', method: 'sadapay', phoneNumber: '03007654321' },
    });
    const other = await server.db
      .selectFrom('banks')
      .select('id')
      .where('user_id', '=', seller.id)
      .where('id', '<>', bankId)
      .executeTakeFirstOrThrow();
    await server.call('POST', `/sell/orders/${id}/payout-account`, {
      token: seller.token,
      body: { bankAccountId: other.id },
    });
    await pass(server, 8);
    expect(await look(server, seller, id)).toMatchObject({ status: 'completed', bank_id: { _id: other.id } });
    expect((await look(server, seller, id)).transfer_ref).toMatch(/^SP\d{16}$/);
    expect(await ledgerFaults(server.db)).toEqual([]);
  });

  test('hangs on 0002: the payout is unknown', async () => {
    const { server, admin } = await world();
    const { id } = await sellTo(server, '03001230002');
    server.advance(MINUTE_MS * 60);
    await server.work();
    expect((await payoutOf(server, admin, id)).status).toBe('unknown');
  });

  test('answers late on 0003: the payout is completed', async () => {
    const { server, admin } = await world();
    const { id } = await sellTo(server, '03001230003');
    expect((await payoutOf(server, admin, id)).status).toBe('unknown');
    server.advance(MINUTE_MS * 11);
    await server.work();
    expect((await payoutOf(server, admin, id)).status).toBe('completed');
  });

  test('answers twice on 0004: one payment', async () => {
    const { server, admin } = await world();
    const { id } = await sellTo(server, '03001230004');
    await pass(server, 8);
    const { status, attempts } = await payoutOf(server, admin, id);
    expect(status).toBe('completed');
    expect(attempts.filter(({ result }) => result === 'completed')).toHaveLength(1);
  });
});

describe('one owner at a time', () => {
  test('a claim and a send at the same moment: one of them', async () => {
    const bank = testBank();
    const { server, admin, seller } = await world(bank, {}, MANY_CONNECTIONS);
    const ids = await queuedPayouts(server, seller, sharedDatabase ? rounds(500, 60) : 20);
    // Ten of them become due in each round.
    await server.db.updateTable('payouts').set({ desk: 'person' }).execute();
    let byHand = 0;
    const person = async (id: string) => {
      if ((await act(server, admin, id, 'claim')).status !== 200) return;
      byHand += 1;
      expect((await act(server, admin, id, 'paid', { utr: `HAND-${id.toUpperCase()}` })).status).toBe(200);
    };
    for (let at = 0; at < ids.length; at += 10) {
      const racing = ids.slice(at, at + 10);
      await server.db.updateTable('payouts').set({ desk: null }).where('order_id', 'in', racing).execute();
      const people = racing.toReversed().map(person);
      // In turns: all begin at once, or the workers begin after the first person has acted.
      if (at % 20 === 0) await Promise.race(people);
      await Promise.all([forwardPayouts(server.services), forwardPayouts(server.services), ...people]);
    }
    expect(await countOf(server, 'completed')).toBe(ids.length);
    expect(byHand + bank.paid.size).toBe(ids.length);
    expect(bank.sends).toHaveLength(bank.paid.size);
    expect(byHand).toBeGreaterThan(0);
    expect(bank.paid.size).toBeGreaterThan(0);
  });
});

describe('fair rounds', () => {
  test('payments that hang delay no other, not even one that is queued while they hang', async () => {
    const [hanging, others] = [40, 20];
    let slow = new Set<string>();
    const release = Promise.withResolvers<PayoutAnswer>();
    const bank = testBank(async (payout) =>
      slow.has(payout.key)
        ? release.promise
        : { status: 'completed', reference: null, utr: `UTR-${payout.key.toUpperCase()}` },
    );
    const { server, seller } = await world(bank, { PAYOUT_TIMEOUT_MS: '60000', WORKER_EVERY_MS: '50' });
    slow = new Set(await queuedPayouts(server, seller, hanging));
    await queuedPayouts(server, seller, others - 5);
    const working = server.work();
    await expect.poll(() => countOf(server, 'completed'), { interval: 10 }).toBe(others - 5);
    await queuedPayouts(server, seller, 5);
    await expect.poll(() => countOf(server, 'completed'), { interval: 10 }).toBe(others);
    expect(await countOf(server, 'sent')).toBe(hanging);
    release.resolve({ status: 'unclear', reason: 'time-out' });
    await working;
    expect(await countOf(server, 'unknown')).toBe(hanging);
  });
});

describe('a process that dies', () => {
  /** When it dies: before the request, during it, or after the reply and before it is recorded. */
  const POINTS = ['before', 'during', 'after'] as const;

  test('at a hundred points: each payout is paid once', async () => {
    const bank = testBank();
    const { server, admin, seller } = await world(bank);
    const ids = await queuedPayouts(server, seller, 100);
    const now = server.clock.now();
    for (const [at, id] of ids.entries()) {
      // State that a killed process leaves: sent and leased, with an open attempt; the bank may have received the request or not.
      await server.db
        .updateTable('payouts')
        .set({ status: 'sent', sent_at: now, asked_at: now, leased_until: new Date(now.getTime() + MINUTE_MS) })
        .where('order_id', '=', id)
        .execute();
      const request = { key: id, rupees: '1', account: { name: '', method: '' }, reference: id };
      if (POINTS[at % 3] !== 'before')
        await bank.payouts.send({ ...request, account: account() }, AbortSignal.timeout(1));
      if (POINTS[at % 3] === 'after') await bank.payouts.getPayout(id, AbortSignal.timeout(1));
    }
    await server.work();
    expect(await countOf(server, 'sent'), 'another process may be alive').toBe(100);
    expect((await act(server, admin, ids[0] ?? '', 'claim')).status).toBe(409);
    server.advance(MINUTE_MS + 1);
    await Promise.all([server.work(), server.work()]);
    expect(await countOf(server, 'completed')).toBe(100);
    expect([...bank.paid.keys()].toSorted()).toEqual(ids.toSorted());
    expect(new Set(bank.sends.map(({ key }) => key)).size).toBe(100);
  });

  test('between the reply and its record: polled, not sent again', async () => {
    const bank = testBank();
    const { server, seller } = await world(bank);
    const ids = await queuedPayouts(server, seller, 10);
    // Recording fails, as when the process or the connection ends at this point.
    await sql`create function no_record() returns trigger language plpgsql as $$ begin raise exception 'gone'; end $$`.execute(
      server.db,
    );
    await sql`create trigger no_record before update on orders for each row execute function no_record()`.execute(
      server.db,
    );
    await server.work();
    expect(await countOf(server, 'sent')).toBe(10);
    await sql`drop trigger no_record on orders`.execute(server.db);
    server.advance(MINUTE_MS);
    await server.work();
    expect(await countOf(server, 'completed')).toBe(10);
    expect(bank.sends.map(({ key }) => key).toSorted()).toEqual(ids.toSorted());
    await sql`drop function no_record`.execute(server.db);
  });

  const account = () => ({
    name: '',
    method: 'nayapay',
    accountNumber: null,
    phoneNumber: null,
    nayapayId: null,
    iban: null,
    bankName: null,
  });
});

describe('a reply of a service', () => {
  test('with the UTR of another payout is unclear: an administrator decides', async () => {
    const bank = testBank(async () => ({ status: 'completed', reference: null, utr: 'UTR-1000' }));
    const { server, admin, seller } = await world(bank);
    const ids = await queuedPayouts(server, seller, 2);
    await server.work();
    const states = await Promise.all(ids.map(async (id) => (await payoutOf(server, admin, id)).status));
    expect(states.toSorted()).toEqual(['completed', 'unknown']);
  });

  test('that is an exception is unclear: polled, never sent again', async () => {
    const bank = testBank(async () => {
      throw new Error('SECRET');
    });
    const { server, admin, seller } = await world(bank);
    const [id = ''] = await queuedPayouts(server, seller, 1);
    await server.work();
    await server.work();
    expect(await payoutOf(server, admin, id)).toMatchObject({
      status: 'unknown',
      attempts: [{ what: 'sent', result: 'unknown' }],
    });
    expect([bank.sends.length, bank.polls.length]).toEqual([1, 3]);
  });
});

test('the back-off doubles from a second up to its limit, and is randomised', () => {
  const pauses = [0, 1, 2, 3, 20].map((tries) => [backOff(tries, 600_000, 0), backOff(tries, 600_000, 1)]);
  expect(pauses).toEqual([
    [500, 1000],
    [1000, 2000],
    [2000, 4000],
    [4000, 8000],
    [300_000, 600_000],
  ]);
});

test('rows of attempts are never changed or deleted', async () => {
  const { server, seller } = await world(testBank());
  await queuedPayouts(server, seller, 1);
  await server.work();
  await expect(sql`update payout_attempts set result = 'x'`.execute(server.db)).rejects.toThrow(
    'never changed or deleted',
  );
  await expect(sql`delete from payout_attempts`.execute(server.db)).rejects.toThrow('never changed or deleted');
});
