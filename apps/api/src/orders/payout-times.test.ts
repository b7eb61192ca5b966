import { vGetPayoutTimesResponse } from '@sarraf/api-client/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { plantOrders } from '../testing/plant-orders.ts';
import { read, testServer, type Actor, type TestServer } from '../testing/test-server.ts';
import { readPayoutTimes } from './payout-times.ts';

let server: TestServer;
let seller: Actor;
beforeAll(async () => {
  server = await testServer();
  seller = await server.person();
});
afterAll(() => server.close());

const DAY_MS = 86_400_000;
let number = 0;

/** Inserts completed payouts that took these seconds, the last one the newest. Returns their order ids. */
async function plantPayouts(bankId: string, seconds: readonly number[]): Promise<string[]> {
  const made = seconds.map((took) => {
    number += 1;
    const created = server.clock.now().getTime() - 30 * DAY_MS + number * 60_000;
    return { id: `planted${number}`, created: new Date(created), finished: new Date(created + took * 1000) };
  });
  await plantOrders(
    server.db,
    seller,
    made.map(({ id, created }) => ({
      id,
      status: 'completed',
      created_at: created.toISOString(),
      bank_account_id: bankId,
    })),
  );
  const rows = made.map(({ id, created, finished }) => ({
    order_id: id,
    key: id,
    amount: '137857.50',
    status: 'completed' as const,
    utr: `UTR-${id}`,
    created_at: created,
    finished_at: finished,
  }));
  // A statement has a limited number of parameters.
  for (let at = 0; at < rows.length; at += 1000) {
    await server.db
      .insertInto('payouts')
      .values(rows.slice(at, at + 1000))
      .execute();
  }
  return made.map(({ id }) => id);
}

/** Adds an account of the seller. */
async function addAccount(method: 'bank' | 'easypaisa' | 'sadapay'): Promise<string> {
  const { id } = await server.db
    .insertInto('banks')
    .columns(['id', 'user_id', 'method', 'name', 'phone_number', 'created_at'])
    .expression(({ selectFrom, val }) =>
      selectFrom('banks')
        .select([
          val(`${method}-account`).as('id'),
          'user_id',
          val(method).as('method'),
          'name',
          'phone_number',
          'created_at',
        ])
        .where('id', '=', seller.bankId),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const timesOf = async (method: string) => (await readPayoutTimes(server.db)).find((each) => each.method === method);

test('the usual times are the median and nine tenths of the last 200 payouts of a method; below 20 there are none', async () => {
  const account = await addAccount('easypaisa');
  await plantPayouts(
    account,
    Array.from({ length: 19 }, (_, at) => at + 1),
  );
  expect(await timesOf('easypaisa')).toBeUndefined();
  await plantPayouts(account, [20]);
  expect(await timesOf('easypaisa')).toEqual({ method: 'easypaisa', median: 10, nineTenths: 18 });
  // 200 newer ones: 101, 102, … 300 seconds, not in this order. The twenty before them no longer count.
  await plantPayouts(
    account,
    Array.from({ length: 200 }, (_, at) => 101 + ((at * 77) % 200)),
  );
  expect(await timesOf('easypaisa')).toEqual({ method: 'easypaisa', median: 200, nineTenths: 280 });
  expect(await timesOf('bank')).toBeUndefined();
});

test('a payout that the bank ever returned does not count, nor does one that is not completed', async () => {
  const account = await addAccount('bank');
  const ids = await plantPayouts(account, Array.from({ length: 21 }, () => 60).with(20, 9999));
  const [open, returned] = [ids[19] ?? '', ids[20] ?? ''];
  await server.db
    .insertInto('payout_returns')
    .values({
      order_id: returned,
      key: returned,
      rupees: '137857.50',
      reason: 'account closed',
      available: true,
      reference: null,
      at: server.clock.now(),
      of_payout: true,
      reported_by: 'http',
      user_id: null,
    })
    .execute();
  expect(await timesOf('bank')).toEqual({ method: 'bank', median: 60, nineTenths: 60 });
  await server.db
    .updateTable('payouts')
    .set({ status: 'sent', finished_at: null })
    .where('order_id', '=', open)
    .execute();
  expect(await timesOf('bank')).toBeUndefined();
});

test('a method keeps its sample however many payouts of another one are newer', async () => {
  await plantPayouts(
    await addAccount('sadapay'),
    Array.from({ length: 20 }, () => 45),
  );
  const { id: common } = await server.db
    .selectFrom('banks')
    .select('id')
    .where('method', '=', 'easypaisa')
    .executeTakeFirstOrThrow();
  await plantPayouts(
    common,
    Array.from({ length: 5100 }, () => 280),
  );
  expect(await timesOf('sadapay')).toEqual({ method: 'sadapay', median: 45, nineTenths: 45 });
  expect(await timesOf('easypaisa')).toEqual({ method: 'easypaisa', median: 280, nineTenths: 280 });
});

test('the endpoint asks the database once in five minutes, whoever asks', async () => {
  const ask = async () =>
    read(vGetPayoutTimesResponse, await server.call('GET', '/sell/payout-times', { token: seller.token })).times;
  const before = await ask();
  expect(before.map(({ method }) => method)).toEqual(['easypaisa', 'sadapay']);
  const account = await server.db.selectFrom('banks').select('id').where('method', '=', 'easypaisa').executeTakeFirst();
  await plantPayouts(
    account?.id ?? '',
    Array.from({ length: 200 }, () => 7),
  );
  const asked = vi.spyOn(server.db.getExecutor(), 'executeQuery');
  expect(await ask()).toEqual(before);
  const heavy = asked.mock.calls.filter(([{ sql }]) => sql.includes('percentile_disc'));
  expect(heavy).toEqual([]);
  asked.mockRestore();
  server.advance(300_000);
  expect(await ask()).toContainEqual({ method: 'easypaisa', median: 7, nineTenths: 7 });
});
