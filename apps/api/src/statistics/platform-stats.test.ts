import { type Order, vGetHistoryResponse, vGetStatsResponse } from '@sarraf/api-client/contract';
import { decimal, toWireNumber } from '@sarraf/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Ending, pastOrder } from '../seed/past-order.ts';
import { repeatable } from '../seed/random.ts';
import { openOrder, pass, pay } from '../testing/selling.ts';
import { sql } from 'kysely';
import { storeTotals, wrongTotals } from './order-totals.ts';
import { read, testServer, type Actor, type TestServer } from '../testing/test-server.ts';

// Computes the page's figures a second time, in TypeScript instead of SQL, from the history as an administrator gets it.

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WINDOWS = { all: Infinity, week: 7, month: 30, year: 365 };
const ENDINGS: readonly [Ending, ...Ending[]] = [
  'completed',
  'success',
  'cancelled',
  'timeout',
  'failed',
  'over',
  'held',
];
const inKarachi = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Karachi' });
const karachiDay = (moment: Date | string): string => inKarachi.format(new Date(moment));

let server: TestServer;
let admin: Actor;

/** Inserts orders with every outcome over 400 days, most of them within a minute of midnight in Karachi. */
async function plantPast(count: number): Promise<void> {
  const random = repeatable(20_260_607);
  const now = server.clock.now();
  const sellers = await Promise.all(Array.from({ length: 12 }, () => server.person()));
  const banks = await server.db.selectFrom('banks').selectAll().execute();
  const midnight = Date.parse(`${karachiDay(now)}T00:00:00+05:00`);
  const addressAt = server.services.depositAddress;
  await server.db.transaction().execute(async (trx) => {
    for (let at = 0; at < count; at += 1) {
      const someone = sellers[random.whole(0, sellers.length - 1)];
      const bank = banks.find(({ user_id }) => user_id === someone?.id);
      if (!bank) throw new Error('nobody to sell');
      const edge = midnight - random.pick([0, 1, 6, 7, 29, 30, 364, 365, 400, random.whole(0, 400)]) * DAY_MS;
      const off = random.chance(0.7) ? random.whole(-60_000, 60_000) : random.whole(-12, 12) * HOUR_MS;
      const created = new Date(Math.min(edge + off, now.getTime() - HOUR_MS));
      const ending = random.pick(ENDINGS);
      await pastOrder(trx, { userId: bank.user_id, banks: [bank], ending, created, now, random, addressAt });
    }
    const rows = await trx.selectFrom('orders').select('id').orderBy('id').execute();
    const gone = rows.filter(() => random.chance(0.15)).map(({ id }) => id);
    await trx.updateTable('orders').set({ deleted: true }).where('id', 'in', gone).execute();
    for (const { id } of sellers) {
      const created_at = new Date(
        midnight - random.pick([0, 6, 7, 30, 365, 400]) * DAY_MS + random.whole(-2, 2) * 1000,
      );
      await trx
        .updateTable('users')
        .set({ created_at, is_verified: random.chance(0.6) })
        .where('id', '=', id)
        .execute();
    }
  });
}

/** Sells through the API: paid in full, in part, too much, too late, twice, and not at all. */
async function sellInEveryWay(): Promise<void> {
  const sellers = await Promise.all(Array.from({ length: 6 }, () => server.person()));
  const ids = await Promise.all(sellers.map((seller, at) => openOrder(server, seller, 300 + at)));
  const pays = (at: number, amount?: number) => {
    const [seller, id] = [sellers[at], ids[at]];
    return seller && id ? pay(server, seller, id, amount) : undefined;
  };
  await pays(0);
  await pays(1, 150);
  await pays(2, 333.333333);
  await pays(4);
  await pass(server, 1300, 650);
  await pays(3);
  await pays(4, 12.5);
  await pass(server, 20);
}

/** Changes what the totals count of every tenth order, as an import or a correction by hand would. */
async function changeOrders(): Promise<void> {
  const rows = await server.db.selectFrom('orders').select(['id', 'user_id', 'created_at']).orderBy('id').execute();
  const [first] = rows;
  const changes = [
    { deleted: true },
    { deleted: false },
    { status: 'cancelled' as const },
    { net_amount: '5' },
    { created_at: new Date((first?.created_at.getTime() ?? 0) - DAY_MS) },
    { user_id: first?.user_id ?? '' },
  ];
  for (const [at, { id }] of rows.filter((_, index) => index % 10 === 0).entries()) {
    await server.db
      .updateTable('orders')
      .set(changes[at % changes.length] ?? {})
      .where('id', '=', id)
      .execute();
  }
}

beforeAll(async () => {
  server = await testServer();
  admin = await server.person({ admin: true });
  await plantPast(350);
  await sellInEveryWay();
});
afterAll(() => server.close());

async function wholeHistory(): Promise<Order[]> {
  const orders: Order[] = [];
  for (let page = 1; ; page += 1) {
    const reply = await server.call('POST', `/history/${page}/100`, { token: admin.token });
    const { data } = read(vGetHistoryResponse, reply);
    orders.push(...data);
    if (data.length < 100) return orders;
  }
}

const stats = async (filter: string) =>
  read(vGetStatsResponse, await server.call('GET', `/stats?dateFilter=${filter}`, { token: admin.token })).data;

const total = (amounts: (number | null | undefined)[]): number =>
  toWireNumber(amounts.reduce((sum, amount) => sum.plus(amount ?? 0), decimal(0)));
const people = (orders: Order[]): number => new Set(orders.map((order) => order.user_id?._id)).size;

/** Days of a window up to today; for all time, from the first day with an order. */
function calendar(window: number, orders: Order[]): string[] {
  const today = Date.parse(karachiDay(server.clock.now()));
  const first = orders.map((order) => Date.parse(karachiDay(order.created_ts))).toSorted((a, b) => a - b)[0] ?? today;
  const from = window === Infinity ? first : today - (window - 1) * DAY_MS;
  const count = Math.round((today - from) / DAY_MS) + 1;
  return Array.from({ length: count }, (_, at) => new Date(from + at * DAY_MS).toISOString().slice(0, 10));
}

/** The page's figures, computed from the rows of the history. */
async function addedUp(window: number, history: Order[]) {
  const today = Date.parse(karachiDay(server.clock.now()));
  const isIn = (moment: Date | string) => Date.parse(karachiDay(moment)) > today - window * DAY_MS;
  const orders = history.filter((order) => isIn(order.created_ts));
  const kept = orders.filter((order) => !order.deleted);
  const paid = orders.filter((order) => order.type === 'sell' && Number(order.receivedAmount) > 0);
  const sold = kept.filter((order) => order.type === 'sell' && ['completed', 'success'].includes(order.status));
  const deleted = orders.filter((order) => order.deleted);
  const byDay = Map.groupBy(kept, (order) => karachiDay(order.created_ts));
  const users = (await server.db.selectFrom('users').selectAll().execute()).filter((user) => isIn(user.created_at));
  return {
    metrics: {
      totalUsers: users.length,
      verifiedUsers: users.filter((user) => user.is_verified).length,
      totalReceived: total(paid.map((order) => order.receivedAmount)),
      totalReceivedUsers: people(paid),
      // An excess went to the wallet; what was missing was not sold.
      totalSell: total(sold.map((order) => Math.min(order.quantity, Number(order.receivedAmount)))),
      totalSellUsers: people(sold),
      totalDeleted: {
        inr: total(deleted.map((order) => order.net_amount)),
        usdt: total(deleted.map((order) => order.quantity)),
      },
    },
    chartData: calendar(window, kept).map((date) => {
      const ofDay = byDay.get(date) ?? [];
      return { date, transactions: ofDay.length, users: people(ofDay) };
    }),
  };
}

describe.each([
  ['in the afternoon, nothing stored yet', 0, async () => undefined],
  ['a second before midnight in Karachi, all totals stored', undefined, () => storeTotals(server.db)],
  ['at that midnight, orders changed since', 1000, () => changeOrders()],
  ['and again with those stored', 0, () => storeTotals(server.db)],
])('%s', (_, step, prepare) => {
  let history: Order[];
  beforeAll(async () => {
    await prepare();
    const now = server.clock.now().getTime();
    const lastSecond = Date.parse(`${karachiDay(new Date(now))}T23:59:59+05:00`);
    server.advance(step ?? lastSecond - now);
    history = await wholeHistory();
  });

  test.each(Object.entries(WINDOWS))('every figure of %s is what the history adds up to', async (filter, window) => {
    const { metrics, chartData } = await stats(filter);
    expect({ metrics, chartData }).toEqual(await addedUp(window, history));
  });
});

test('stored totals are those of a full count; a wrong one is found', async () => {
  await storeTotals(server.db);
  expect(await wrongTotals(server.db)).toEqual({ days: 0, users: 0 });
  const { rows } = await sql`select 1 from stale_totals`.execute(server.db);
  expect(rows).toEqual([]);
  await sql`update daily_totals set sold = sold + 1 where day = (select max(day) from daily_totals)`.execute(server.db);
  await sql`update user_last_days set sold_on = '2020-01-01' where sold_on is not null`.execute(server.db);
  const wrong = await wrongTotals(server.db);
  expect(wrong.days).toBe(1);
  expect(wrong.users).toBeGreaterThan(1);
  await sql`insert into stale_totals (day) select day from daily_totals`.execute(server.db);
  await sql`insert into stale_totals (user_id) select user_id from user_last_days`.execute(server.db);
  await storeTotals(server.db);
  expect(await wrongTotals(server.db)).toEqual({ days: 0, users: 0 });
});

test('a change of an order that nothing counts marks nothing', async () => {
  await storeTotals(server.db);
  await server.db.updateTable('orders').set({ transfer_status: 'seen' }).execute();
  const { rows } = await sql`select 1 from stale_totals`.execute(server.db);
  expect(rows).toEqual([]);
});

test('the year had everything in it that can be miscounted', async () => {
  const history = await wholeHistory();
  const kinds = new Set(history.map(({ type, status, deleted }) => `${type} ${status}${deleted ? ' deleted' : ''}`));
  for (const kind of ['completed', 'success', 'failed', 'in_process', 'timeout', 'cancelled']) {
    expect(kinds).toContain(`sell ${kind}`);
    expect(kinds).toContain(`sell ${kind} deleted`);
  }
  expect(kinds).toContain('receive success');
  expect(kinds).toContain('receive success deleted');
  const exceptions = new Set(history.map(({ exception }) => exception));
  expect(exceptions).toEqual(new Set([null, 'late', 'under', 'over']));
  const utcDay = (order: Order) => order.created_ts.slice(0, 10);
  const astray = history.filter((order) => utcDay(order) !== karachiDay(order.created_ts));
  expect(astray.length, 'orders whose day in UTC is another').toBeGreaterThan(50);
  const figures = await Promise.all(Object.keys(WINDOWS).map(stats));
  expect(new Set(figures.map(({ metrics }) => metrics.totalSell)).size, 'each window holds something more').toBe(4);
});

test('of all time, what was received is what the deposits add up to', async () => {
  const deposits = await server.db.selectFrom('deposits').select('amount').execute();
  expect((await stats('all')).metrics.totalReceived).toBe(total(deposits.map(({ amount }) => Number(amount))));
});

test('a deleted order is received still, sold no more, and summed as deleted', async () => {
  const seller = await server.person();
  const id = await openOrder(server, seller, 321);
  await pay(server, seller, id);
  await pass(server, 20);
  const before = (await stats('all')).metrics;
  await server.db.updateTable('orders').set({ deleted: true }).where('id', '=', id).execute();
  const { metrics } = await stats('all');
  expect(metrics.totalReceived).toBe(before.totalReceived);
  expect(metrics.totalReceivedUsers).toBe(before.totalReceivedUsers);
  expect(metrics.totalSell).toBe(total([before.totalSell, -321]));
  expect(metrics.totalDeleted.usdt).toBe(total([before.totalDeleted.usdt, 321]));
});

describe('recent activities', () => {
  let history: (Order & { day: string })[];
  beforeAll(async () => {
    history = (await wholeHistory()).map((order) => ({ ...order, day: karachiDay(order.created_ts) }));
  });
  const activityOf = (order: Order) => {
    const done = ['completed', 'success'].includes(order.status);
    const status = order.deleted
      ? 'deleted'
      : done && order.type === 'receive'
        ? 'received'
        : done
          ? 'completed'
          : order.status;
    const user = order.user_id?.name || order.user_id?.mobile;
    return { user, action: order.type, amount: order.quantity, date: order.created_ts, status };
  };

  test.each([
    '',
    'sell',
    'rece',
    'received',
    'completed',
    'DELETED',
    'in process',
    'in_process',
    'e',
    'Person 3',
    '92310',
    '%',
  ])('for %j are the latest twenty of the history that say so, newest first', async (search) => {
    for (const [filter, window] of Object.entries(WINDOWS)) {
      const days = new Set(calendar(window, history));
      const found = history
        .filter((order) => days.has(order.day))
        .filter((order) => {
          const { user, action, status } = activityOf(order);
          const words = [user, order.user_id?.mobile, action, status, status.replaceAll('_', ' ')];
          return words.some((word) => word?.toLowerCase().includes(search.toLowerCase()));
        });
      const { activities } = await stats(`${filter}&search=${encodeURIComponent(search)}`);
      expect(activities).toEqual(found.slice(0, 20).map(activityOf));
    }
  });
});
