import { vGetHistoryResponse } from '@sarraf/api-client/contract';
import { MOST_COUNTED } from '@sarraf/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertDeposit } from './deposit-rows.ts';
import { plantOrders } from '../testing/plant-orders.ts';
import { openOrder } from '../testing/selling.ts';
import { read, refusal, testServer, type Actor, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let admin: Actor;
let seller: Actor;
let other: Actor;
beforeAll(async () => {
  server = await testServer();
  admin = await server.person({ admin: true, name: 'Bilal' });
  seller = await server.person({ name: 'Ayesha Siddiqui' });
  other = await server.person({ name: 'Hamza' });
});
afterAll(() => server.close());

const page = async (who: Actor, query = '', number = 1, limit = 100) =>
  read(
    vGetHistoryResponse,
    await server.call('POST', `/history/${number}/${limit}${query === '' ? '' : `?${query}`}`, { token: who.token }),
  );
const found = async (who: Actor, query: string) => (await page(who, query)).data.map(({ _id }) => _id);
const search = (who: Actor, text: string) => found(who, `search=${encodeURIComponent(text)}`);

describe('filters of the history', () => {
  const HASH = `0x${'ab'.repeat(32)}`;
  const SECOND = 'cd'.repeat(32);
  let pending: string;
  beforeAll(async () => {
    const account = { bank_name: 'meezan', account_number: '01230104567890', iban: 'PK36SCBL0000001123456702' };
    await server.db
      .insertInto('banks')
      .values({ id: 'bank-a', user_id: seller.id, name: 'A', method: 'bank', created_at: new Date(0), ...account })
      .execute();
    await plantOrders(server.db, seller, [
      // The second is of 23:40 in Pakistan: the list shows it under the next day, in Kolkata.
      { id: 'aaaa01', status: 'completed', created_at: '2026-06-30T18:29:59Z', transfer_ref: 'RAAST-7788-1' },
      { id: 'aaaa02', status: 'success', created_at: '2026-06-30T18:40:00Z', hash: HASH },
      { id: 'aaaa03', status: 'failed', created_at: '2026-07-02T08:00:00Z', bank_account_id: 'bank-a' },
      { id: 'aaaa04', status: 'timeout', created_at: '2026-07-03T08:00:00Z' },
      { id: 'aaaa05', status: 'cancelled', created_at: '2026-07-04T08:00:00Z' },
      { id: 'aaaa06', status: 'completed', created_at: '2026-07-05T08:00:00Z', returned_at: '2026-07-06T08:00:00Z' },
      { id: 'aaaa07', status: 'completed', created_at: '2026-07-31T18:59:59Z', deleted: true },
    ]);
    const refunded = { returned_at: '2026-07-08T08:00:00Z', refunded_at: '2026-07-09T08:00:00Z' };
    await plantOrders(server.db, seller, [
      { id: 'aaaa08', status: 'completed', created_at: '2026-07-07T08:00:00Z', ...refunded },
    ]);
    const at = new Date('2026-07-03T08:00:00Z');
    const transfer = { network_id: 'trc20', account: '00'.repeat(20), hash: SECOND, log_index: 0, units: '1000000' };
    const deposit = {
      ...transfer,
      decimals: 6,
      amount: '1',
      stage: 'waiting' as const,
      late: false,
      confirmations_need: 19,
    };
    await server.db
      .transaction()
      .execute((trx) =>
        insertDeposit(trx, { id: 'second', order_id: 'aaaa04', ...deposit, transferred_at: at, seen_at: at }),
      );
    await plantOrders(server.db, other, [{ id: 'bbbb01', status: 'completed', created_at: '2026-07-01T08:00:00Z' }]);
    pending = await openOrder(server, seller);
  });

  test.each([
    ['status=in-process', () => [pending]],
    ['status=completed', () => ['aaaa08', 'aaaa06', 'aaaa02', 'aaaa01']],
    ['status=returned', () => ['aaaa08', 'aaaa06']],
    ['status=cancelled', () => ['aaaa05']],
    ['status=failed', () => ['aaaa04', 'aaaa03']],
    ['from=2026-07-01&to=2026-07-02', () => ['aaaa03', 'aaaa02']],
    ['to=2026-06-30', () => ['aaaa01']],
    ['from=2026-07-08', () => [pending]],
    ['status=completed&from=2026-07-01&search=aaaa', () => ['aaaa08', 'aaaa06', 'aaaa02']],
    [
      'status=&from=&to=&search=',
      () => [pending, 'aaaa08', 'aaaa06', 'aaaa05', 'aaaa04', 'aaaa03', 'aaaa02', 'aaaa01'],
    ],
  ])('%s, of the seller’s own orders', async (query, ids) => {
    const { data, total } = await page(seller, query);
    expect(data.map(({ _id }) => _id)).toEqual(ids());
    expect(total ?? null).toBe(query.startsWith('status=&') ? null : ids().length);
  });

  test.each([
    ['the end of the order id', 'A01', 'aaaa01'],
    ['the UTR, in any case', ' raast-7788 ', 'aaaa01'],
    ['the hash of a transfer', HASH.toUpperCase(), 'aaaa02'],
    ['the hash without 0x', HASH.slice(2), 'aaaa02'],
    ['the hash of a second transfer', SECOND, 'aaaa04'],
    ['the end of the account number', '7890', 'aaaa03'],
    ['the account number with blanks', '0123 0104 567890', 'aaaa03'],
    ['the end of the IBAN', '456702', 'aaaa03'],
    ['Urdu digits', '۷۸۹۰', 'aaaa03'],
  ])('finds an order by %s', async (_title, text, id) => expect(await search(seller, text)).toEqual([id]));

  test('a search of blanks finds everything, one that matches nothing finds nothing', async () => {
    expect(await search(seller, ' \u200b ')).toHaveLength(8);
    const { data, total } = await page(seller, 'search=no-such-order');
    expect([data, total]).toEqual([[], 0]);
    expect(await search(seller, '%')).toEqual([]);
  });

  test('nobody else’s orders are found; administrators find those of a seller by name and mobile', async () => {
    expect(await search(other, 'RAAST-7788-1')).toEqual([]);
    expect(await search(seller, 'Ayesha')).toEqual([]);
    expect(await search(admin, 'ayesha')).toHaveLength(9);
    expect(await search(admin, seller.mobile)).toHaveLength(9);
    expect(await search(admin, '7890')).toEqual(['aaaa03']);
    expect(await found(admin, 'status=returned')).toEqual(['aaaa08', 'aaaa06']);
  });

  test('the number of orders is on the first page only', async () => {
    const first = await page(seller, 'status=completed', 1, 2);
    expect([first.data.length, first.total]).toEqual([2, 4]);
    const second = await page(seller, 'status=completed', 2, 2);
    expect([second.data.length, second.total]).toEqual([2, undefined]);
  });

  test.each([
    ['status=lost', { status: 'status is not valid' }],
    ['from=2026-02-30', { from: 'Enter a day such as 2026-06-30' }],
    ['to=tomorrow', { to: 'Enter a day such as 2026-06-30' }],
    ['from=2026-07-02&to=2026-07-01', { to: 'The last day is before the first one' }],
    [`search=${'a'.repeat(101)}`, { search: 'Search for at most 100 characters' }],
  ])('%s is 400', async (query, errors) => {
    expect(refusal(await server.call('POST', `/history/1/10?${query}`, { token: seller.token })).errors).toEqual(
      errors,
    );
  });
});

test('orders are counted up to ten thousand', async () => {
  const { id } = await server.person();
  const rich = await server.person();
  await plantOrders(server.db, { id }, [{ id: 'model', status: 'completed', created_at: '2026-07-01T08:00:00Z' }]);
  await server.db.connection().execute(async (one) => {
    // Without triggers and checks of references, which would take most of the time.
    await sql`set session_replication_role = replica`.execute(one);
    await sql`
      insert into orders (id, user_id, type, status, network_id, address, quantity, price, price_ranges, fee_rate, fee_discount, platform_fee,
        net_amount, created_at, expires_at)
      select 'many' || n, ${rich.id}, type, status, network_id, 'many' || n, quantity, price, '[]', fee_rate, fee_discount, platform_fee,
        net_amount, created_at, expires_at
      from orders, generate_series(1, ${MOST_COUNTED + 1}::int) n where id = 'model'`.execute(one);
    await sql`reset session_replication_role`.execute(one);
  });
  expect((await page(rich, 'from=2026-01-01')).total).toBe(MOST_COUNTED);
});
