import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openOrder, pass, sell } from '../testing/selling.ts';
import { MANY_CONNECTIONS, refusal, testServer, type Actor, type TestServer } from '../testing/test-server.ts';
import { karachiCalendar } from './seller-limits.ts';

const HOUR_MS = 3_600_000;

let server: TestServer;
let admin: Actor;
beforeAll(async () => {
  server = await testServer({}, {}, MANY_CONNECTIONS);
  admin = await server.person({ admin: true });
});
afterAll(() => server.close());

const limit = (key: 'daily_limit' | 'monthly_limit', value: number) =>
  server.call('PUT', `/settings/${key}`, { token: admin.token, body: { value } });
const cancel = (who: Actor, id: string) => server.call('POST', `/sell/orders/${id}/cancel`, { token: who.token });
const statusOf = async (who: Actor, amount = 500): Promise<number> => (await sell(server, who, amount)).status;
/** Moves the clock to so many milliseconds before the next midnight in Karachi. */
const toMidnight = (before: number): void => {
  const now = server.clock.now();
  server.advance(karachiCalendar(now).day.getTime() + 24 * HOUR_MS - before - now.getTime());
};

test.each([
  ['2026-11-30T18:59:59.999Z', '2026-11-29T19:00:00.000Z', '2026-10-31T19:00:00.000Z'],
  ['2026-11-30T19:00:00.000Z', '2026-11-30T19:00:00.000Z', '2026-11-30T19:00:00.000Z'],
  ['2027-01-01T00:00:00.000Z', '2026-12-31T19:00:00.000Z', '2026-12-31T19:00:00.000Z'],
])('%s is in the day from %s and the month from %s', (moment, day, month) => {
  const calendar = karachiCalendar(new Date(moment));
  expect([calendar.day.toISOString(), calendar.month.toISOString()]).toEqual([day, month]);
});

describe('the limit of a day', () => {
  test('counts open orders and not cancelled ones, and starts again at midnight in Karachi', async () => {
    await limit('daily_limit', 200_000);
    const who = await server.person();
    toMidnight(2 * 60_000);
    // 500 USDT are 138,136 rupees or so: two are above it.
    const first = await openOrder(server, who);
    const above = await sell(server, who, 500);
    expect(above.status).toBe(403);
    expect(Object.keys(refusal(above).errors ?? {})).toEqual(['amount']);
    expect(refusal(above).message).toMatch(/^This is above your limit of a day\. Left for today: Rs\. [\d,.]+$/);
    await cancel(who, first);
    const second = await openOrder(server, who);
    server.advance(2 * 60_000 - 1);
    expect(await statusOf(who)).toBe(403);
    server.advance(1);
    // It is the next day: only the pending order is in the way.
    expect(await statusOf(who)).toBe(409);
    await cancel(who, second);
    expect(await statusOf(who)).toBe(200);
  });

  test('is for each seller; 0 means no limit', async () => {
    await limit('daily_limit', 200_000);
    const [one, other] = [await server.person(), await server.person()];
    expect([await statusOf(one), await statusOf(other)]).toEqual([200, 200]);
    expect(await statusOf(one, 5000)).toBe(403);
    await limit('daily_limit', 0);
    expect(await statusOf(one, 5000)).toBe(409);
  });

  test('holds for concurrent calls too', async () => {
    await limit('daily_limit', 200_000);
    const who = await server.person();
    await server.db.updateTable('users').set({ wallet_balance: '5000' }).where('id', '=', who.id).execute();
    const calls = Array.from({ length: 10 }, () =>
      server.call('POST', '/sell/create-order', {
        token: who.token,
        body: { amount: 500, bankAccountId: who.bankId, source: 'wallet' },
      }),
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 403)]);
    await limit('daily_limit', 0);
  });
});

test('the limit of a month counts all its days and completed orders', async () => {
  await limit('monthly_limit', 300_000);
  const who = await server.person();
  // The first of a month in Karachi.
  const now = server.clock.now();
  server.advance(
    karachiCalendar(new Date(karachiCalendar(now).month.getTime() + 32 * 24 * HOUR_MS)).month.getTime() - now.getTime(),
  );
  for (const day of [0, 1]) {
    const id = await openOrder(server, who);
    const { sandboxChain } = server.services;
    const { account } = await server.db
      .selectFrom('orders')
      .select('account')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await sandboxChain?.pay({ networkId: 'trc20', account: account ?? '', units: 500_000_000n });
    await pass(server, 10);
    if (day === 0) server.advance(24 * HOUR_MS);
  }
  const above = await sell(server, who, 500);
  expect([above.status, refusal(above).message.slice(0, 35)]).toEqual([403, 'This is above your limit of a month']);
  server.advance(32 * 24 * HOUR_MS);
  const expires = new Date(server.clock.now().getTime() + HOUR_MS);
  await server.db.updateTable('sessions').set({ expires_at: expires }).where('user_id', '=', who.id).execute();
  expect(await statusOf(who)).toBe(200);
});
