import { vGetHistoryResponse, vGetStatementResponse, vGetStatsResponse } from '@sarraf/api-client/contract';
import { decimal, parseCsv } from '@sarraf/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../db/new-id.ts';
import { act, queuedPayouts } from '../testing/payouts.ts';
import { plantOrders } from '../testing/plant-orders.ts';
import { openOrder, pass, payAs } from '../testing/selling.ts';
import { read, refusal, testServer, type Actor, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let admin: Actor;
beforeAll(async () => {
  server = await testServer({ PAYOUTS: 'desk' });
  admin = await server.person({ admin: true, name: 'Bilal' });
});
afterAll(() => server.close());

const statement = async (who: Actor, query: string) =>
  read(vGetStatementResponse, await server.call('GET', `/history/statement?${query}`, { token: who.token })).data;
/** Rows of the file as records by the names of its columns. */
async function file(who: Actor, query: string): Promise<Record<string, string>[]> {
  const { json } = await server.call('GET', `/history/export.csv?${query}`, { token: who.token });
  const [head, ...rows] = parseCsv(String(json));
  return rows.map(({ cells }) => Object.fromEntries(cells.map((cell, at) => [head?.cells[at] ?? '', cell])));
}
const sumOf = (rows: Record<string, string>[], column: string): string =>
  rows.reduce((sum, row) => sum.plus(row[column] || 0), decimal(0)).toFixed();

describe('a statement', () => {
  const TODAY = 'from=2026-11-21&to=2026-11-21';
  let seller: Actor;
  let orders: string[];
  beforeAll(async () => {
    seller = await server.person({ name: 'Ayesha' });
    orders = await queuedPayouts(server, seller, 4, { rupees: '139227.25' });
    for (const [at, id] of orders.slice(0, 3).entries()) {
      await act(server, admin, id, 'claim');
      await act(server, admin, id, 'paid', { utr: `RAAST-0000-${at}` });
    }
    for (const id of orders.slice(1, 3)) {
      await act(server, admin, id, 'returned', { reason: 'account closed', available: true });
    }
    await act(server, admin, orders[2] ?? '', 'refund', { reason: 'asked for' });
  });

  test('adds up what was paid; a returned and a refunded sale stand beside it, one in process nowhere', async () => {
    const one = { count: 1, usdt: '500', fee: '1122.8', rupees: '139227.25' };
    const { rows, methods, ...sums } = await statement(seller, TODAY);
    const days = { from: '2026-11-21', to: '2026-11-21' };
    expect(sums).toEqual({ ...days, sales: one, returned: one, refunded: one });
    expect(methods).toEqual([{ method: 'nayapay', ...one }]);
    expect(rows).toBeUndefined();
  });

  test('counts as sold what the statistics count', async () => {
    const { sales, returned } = await statement(seller, TODAY);
    const stats = read(vGetStatsResponse, await server.call('GET', '/stats?dateFilter=all', { token: admin.token }));
    expect(stats.data.metrics.totalSell).toBe(decimal(sales.usdt).plus(returned.usdt).toNumber());
  });

  test('has a row for each payment, with its account masked', async () => {
    const { rows } = await statement(seller, `${TODAY}&page=1`);
    expect(rows?.map(({ orderId, status }) => [orderId, status]).toSorted()).toEqual(
      [
        [orders[0], 'completed'],
        [orders[1], 'returned'],
        [orders[2], 'refunded'],
      ].toSorted(),
    );
    expect(rows?.find(({ orderId }) => orderId === orders[0])).toMatchObject({
      utr: 'RAAST-0000-0',
      method: 'nayapay',
      account: expect.stringMatching(/^••••\d{4}$/),
      network: 'trc20',
    });
    expect((await statement(seller, `${TODAY}&page=2`)).rows).toEqual([]);
  });

  test('is a file whose columns add up to the sums, and whose other columns to the rest', async () => {
    const reply = await server.call('GET', `/history/export.csv?${TODAY}`, { token: seller.token });
    expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(reply.headers.get('content-disposition')).toBe(
      'attachment; filename="statement-2026-11-21-to-2026-11-21.csv"',
    );
    const rows = await file(seller, TODAY);
    const { sales, returned, refunded } = await statement(seller, TODAY);
    expect([sumOf(rows, 'USDT'), sumOf(rows, 'Fee'), sumOf(rows, 'Rupees')]).toEqual([
      sales.usdt,
      sales.fee,
      sales.rupees,
    ]);
    expect(sumOf(rows, 'Returned rupees')).toBe(decimal(returned.rupees).plus(refunded.rupees).toFixed());
  });

  test('calls only a UTR a UTR, in the file and in the rows', async () => {
    const other = await server.person({ name: 'Hina' });
    const [id = ''] = await queuedPayouts(server, other, 1);
    await act(server, admin, id, 'claim');
    await act(server, admin, id, 'paid', { utr: 'RAAST-0000-9' });
    const [paid] = await file(other, TODAY);
    expect(paid).toMatchObject({ UTR: 'RAAST-0000-9', 'Payment reference': '' });
    await server.db.updateTable('orders').set({ transfer_ref: 'NP-77' }).where('id', '=', id).execute();
    const [row] = await file(other, TODAY);
    expect(row).toMatchObject({ UTR: '', 'Payment reference': 'NP-77' });
    const { rows } = await statement(other, `${TODAY}&page=1`);
    expect(rows).toMatchObject([{ utr: null, paymentReference: 'NP-77' }]);
  });

  test('has each transaction of a sale paid in parts, without one that left the chain', async () => {
    const { db, clock } = server;
    const parts = await server.person({ name: 'Mariam' });
    const id = await openOrder(server, parts, 500);
    for (const amount of [200, 300]) {
      await payAs(server, parts, id, { amount });
      await pass(server, 4);
    }
    await act(server, admin, id, 'claim');
    await act(server, admin, id, 'paid', { utr: 'RAAST-PARTS-1' });
    const deposits = await db
      .selectFrom('deposits')
      .selectAll()
      .where('order_id', '=', id)
      .orderBy('transferred_at')
      .execute();
    const [first, second] = deposits;
    const hashOf = async () => (await file(parts, TODAY)).map((row) => row['Transaction hash']);
    expect(await hashOf()).toEqual([`${first?.hash} ${second?.hash}`]);
    await db
      .insertInto('exceptions')
      .values({
        ...{ id: newId(clock.now()), kind: 'dropped', state: 'paid-out', address: 'T', token: null },
        ...{ order_id: id, user_id: parts.id, deposit_id: first?.id ?? null, opened_at: clock.now() },
        ...{ network_id: 'trc20', account: first?.account ?? '' },
      })
      .execute();
    expect(await hashOf()).toEqual([second?.hash]);
  });

  test('a payment that is made again counts on its new day, with its new UTR', async () => {
    const again = await server.person({ name: 'Sana' });
    const [id = ''] = await queuedPayouts(server, again, 1, { rupees: '100000' });
    await act(server, admin, id, 'claim');
    await act(server, admin, id, 'paid', { utr: 'RAAST-AGAIN-1' });
    await act(server, admin, id, 'returned', { reason: 'account closed', available: true });
    const before = server.clock.now();
    server.advance(86_400_000);
    await act(server, admin, id, 'retry');
    await act(server, admin, id, 'claim');
    await act(server, admin, id, 'paid', { utr: 'RAAST-AGAIN-2' });
    expect((await statement(again, TODAY)).sales.count).toBe(0);
    const [row] = await file(again, 'from=2026-11-22&to=2026-11-22');
    expect(row).toMatchObject({ UTR: 'RAAST-AGAIN-2', Rupees: '100000', Status: 'completed' });
    server.advance(before.getTime() - server.clock.now().getTime());
  });

  test('a payment that came back twice stands on the day of the second one, and so does its refund', async () => {
    const twice = await server.person({ name: 'Nadia' });
    const [id = ''] = await queuedPayouts(server, twice, 1, { rupees: '100000' });
    const before = server.clock.now();
    const pay = async (utr: string) => {
      await act(server, admin, id, 'claim');
      await act(server, admin, id, 'paid', { utr });
    };
    const comeBack = () => act(server, admin, id, 'returned', { reason: 'account closed', available: true });
    const rowsOf = async (day: number) =>
      (await file(twice, `from=2026-11-${day}&to=2026-11-${day}`)).map(({ UTR, Status }) => [UTR, Status]);
    await pay('RAAST-TWICE-1');
    await comeBack();
    expect(await rowsOf(21)).toEqual([['RAAST-TWICE-1', 'returned']]);
    server.advance(86_400_000);
    await act(server, admin, id, 'retry');
    await pay('RAAST-TWICE-2');
    server.advance(86_400_000);
    await comeBack();
    expect([await rowsOf(21), await rowsOf(22), await rowsOf(23)]).toEqual([[], [['RAAST-TWICE-2', 'returned']], []]);
    await act(server, admin, id, 'refund', { reason: 'asked for' });
    expect([await rowsOf(21), await rowsOf(22), await rowsOf(23)]).toEqual([[], [['RAAST-TWICE-2', 'refunded']], []]);
    server.advance(before.getTime() - server.clock.now().getTime());
  });

  test('is one’s own, also for an administrator', async () => {
    expect((await statement(admin, TODAY)).sales.count).toBe(0);
    expect(await file(admin, TODAY)).toEqual([]);
  });

  test.each([
    ['from=2026-07-02&to=2026-07-01', 'to', 'The last day is before the first one', 'آخری دن پہلے دن سے پہلے ہے'],
    [
      'from=2025-01-01&to=2026-07-01',
      ...['to', 'A statement has at most 400 days', 'اسٹیٹمنٹ زیادہ سے زیادہ 400 دن کی ہو سکتی ہے'],
    ],
    ['from=2026-02-30&to=2026-07-01', 'from', 'Enter a day such as 2026-06-30', 'دن 2026-06-30 کی طرح لکھیں'],
    ['to=2026-07-01', 'from', 'Enter a day such as 2026-06-30', 'دن 2026-06-30 کی طرح لکھیں'],
  ])('%s is 400 in both languages', async (query, field = '', english, urdu) => {
    const { token } = admin;
    for (const path of ['statement', 'export.csv']) {
      const call = (headers = {}) => server.call('GET', `/history/${path}?${query}`, { token, headers });
      expect(refusal(await call()).errors).toEqual({ [field]: english });
      expect(refusal(await call({ 'accept-language': 'ur' })).errors).toEqual({ [field]: urdu });
    }
  });
});

test('many sales are exact to the paisa and agree with the history', async () => {
  const rich = await server.person({ name: 'Zainab' });
  const begin = Date.parse('2025-06-30T19:00:00Z');
  const count = 1_200;
  await plantOrders(
    server.db,
    rich,
    Array.from({ length: count }, (_, at) => ({
      id: `rich${String(at).padStart(6, '0')}`,
      status: 'completed' as const,
      created_at: new Date(begin + at * 3_000_000).toISOString(),
      quantity: `${100 + (at % 900)}.${String(at % 1_000_000).padStart(6, '0')}`,
      platform_fee: `${at % 1000}.${String(at % 100).padStart(2, '0')}`,
      net_amount: `${100_000 + at}.${String((at * 7) % 100).padStart(2, '0')}`,
      transfer_ref: `UTR-${at}`,
    })),
  );
  const YEAR = 'from=2025-07-01&to=2026-06-30';
  const rows = await file(rich, YEAR);
  const { sales } = await statement(rich, YEAR);
  expect(sales.rupees).toBe(sumOf(rows, 'Rupees'));
  expect(sales.usdt).toBe(sumOf(rows, 'USDT'));
  expect(sales.fee).toBe(sumOf(rows, 'Fee'));
  expect([sales.count, rows.length]).toEqual([rows.length, count]);
  // In integers: paisa and millionths.
  const sum = (of: (at: number) => number) => Array.from({ length: count }, (_, at) => of(at)).reduce((a, b) => a + b);
  expect(sales.rupees).toBe(
    decimal(sum((at) => (100_000 + at) * 100 + ((at * 7) % 100)))
      .div(100)
      .toFixed(),
  );
  expect(sales.usdt).toBe(
    decimal(sum((at) => (100 + (at % 900)) * 1e6 + (at % 1e6)))
      .div(1e6)
      .toFixed(),
  );
  const page = async (number: number) =>
    read(
      vGetHistoryResponse,
      await server.call('POST', `/history/${number}/100?${YEAR}&status=completed`, { token: rich.token }),
    ).data;
  let listed = decimal(0);
  for (let number = 1; number <= count / 100; number += 1) {
    for (const order of await page(number)) listed = listed.plus(order.net_amount);
  }
  expect(listed.toFixed()).toBe(sales.rupees);
});
