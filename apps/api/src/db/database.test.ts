import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ledgerFaults } from '../desk/ledger.ts';
import { userByMobile } from '../people/users.ts';
import { readStoredSettings } from '../settings/settings.ts';
import { createDatabase, openBlankDatabase, openEmptyDatabase, sharedDatabase } from '../testing/test-database.ts';
import { connect, type Connection } from './connect.ts';
import { migrate, MIGRATIONS, migrateTo } from './migrate.ts';
import * as oneSpelling from './migrations/0009-one-spelling.ts';

test('migrations are numbered in their order', () => {
  const names = Object.keys(MIGRATIONS);
  expect(names).toEqual(names.toSorted());
  expect(new Set(names.map((name) => name.slice(0, 4))).size).toBe(names.length);
});

/** Rows of a database before migration 0005: sold, credited, waiting and returned USDT, and an opening balance. */
const BOOKS_BEFORE_CHAINS = [
  `insert into users (id, mobile, name, wallet_balance, created_at) values
    ('u1', '+923001234567', 'Bilal', 152.5, now()), ('u2', '+923001234568', 'Omar', 7, now())`,
  `insert into banks (id, user_id, name, method, created_at) values ('b1', 'u1', 'Bilal', 'raast', now())`,
  `insert into orders (id, user_id, type, status, network_id, address, address_index, quantity, sold_amount, price, fee_rate, fee_discount,
      platform_fee, net_amount, received_amount, hash, confirmations_have, confirmations_need, bank_account_id, source_deposit_id,
      source_order_id, created_at, expires_at, finished_at)
    select id, 'u1', type, status, network, address, at, quantity, sold, 280, 0.01, 0, 0, 0, quantity, null, 3, 3, 'b1', deposit, source,
      now(), now(), case when status <> 'in_process' then now() end
    from (values
      ('o1', 'sell', 'completed', 'trc20', 'TYBNgWfhGuNzdLtjKtxXTfskAhTbMcqbaG', 0, 500::numeric, 500::numeric, null, null),
      ('o2', 'sell', 'failed', 'bep20', '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', 1, 150, 150, null, null),
      ('o3', 'sell', 'in_process', 'erc20', '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC', 2, 1000, null, null, null),
      ('r1', 'receive', 'success', 'trc20', 'TYBNgWfhGuNzdLtjKtxXTfskAhTbMcqbaG', null, 2.5, null, 'd1', null),
      ('r2', 'receive', 'success', 'bep20', '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', null, 150, null, null, 'o2')
    ) as made (id, type, status, network, address, at, quantity, sold, deposit, source)`,
  `insert into deposits (id, order_id, network_id, hash, amount, counts, late, confirmations, sold_amount, wallet_amount, transferred_at,
      seen_at, confirmed_at, credited_at) values
    ('d1', 'o1', 'trc20', 'aa', 502.5, true, false, 3, 500, 2.5, now(), now(), now(), now()),
    ('d2', 'o2', 'bep20', '0xbb', 150, true, false, 3, 150, 0, now(), now(), now(), now()),
    ('d3', 'o3', 'erc20', '0xcc', 400, true, false, 3, 0, 0, now(), now(), now(), null),
    ('d4', 'o3', 'erc20', '0xdd', 600, true, false, 1, 0, 0, now(), now(), null, null),
    ('d5', 'o1', 'trc20', 'ee', 20, false, true, 0, 0, 0, now(), now(), null, null)`,
  `insert into sandbox_transfers (network_id, address, hash, amount, made_at) values
    ('erc20', '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC', '0xdd', 600, now())`,
  `insert into payouts (order_id, amount, status, utr, created_at, sent_at, leased_until) values
    ('o1', 139000, 'completed', 'BT1234567', now(), now(), null), ('o2', 41000, 'failed', null, now(), now(), null),
    ('o3', 278000, 'sent', null, now(), now(), '2036-01-01')`,
];

/** Descriptions of all columns, indexes, constraints and triggers of the schema, sorted. */
const schemaOf = async (db: Connection['db']): Promise<string[]> => {
  const { rows } = await sql<{ line: string }>`
    select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '') as line
      from information_schema.columns where table_schema = current_schema()
    union all select indexdef from pg_indexes where schemaname = current_schema()
    union all select conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
      where connamespace = current_schema()::regnamespace
    union all select tgrelid::regclass::text || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
    order by 1`.execute(db);
  return rows.map(({ line }) => line);
};

describe('a database of an earlier release', () => {
  let old: Connection;
  let db: Connection['db'];
  beforeAll(async () => {
    old = await openEmptyDatabase();
    db = old.db;
    await migrateTo(db, '0001-initial');
    await sql`insert into settings (key, value, updated_at) values ('min_quantity', '150', now())`.execute(db);
    await migrateTo(db, '0003-statistics');
    await sql`insert into users (id, mobile, name, created_at) values ('r1', '+923001234560', 'Bilal', now())`.execute(
      db,
    );
    await sql`insert into audit (at, action, user_id) values (now(), 'admin_signed_in', 'r1')`.execute(db);
    await migrateTo(db, '0004-names-as-they-were');
    for (const statement of BOOKS_BEFORE_CHAINS) await sql.raw(statement).execute(db);
    await migrate(db);
  });
  afterAll(() => old.close());

  test('gets the schema of a fresh one', async () => {
    const fresh = await openBlankDatabase();
    expect(await schemaOf(db)).toEqual(await schemaOf(fresh.db));
    await fresh.close();
  });

  test('keeps its settings, as changed once', async () => {
    const { values, versions } = await readStoredSettings(db);
    expect([values.min_quantity, versions.get('min_quantity'), versions.get('platform_fee')]).toEqual([
      150,
      1,
      undefined,
    ]);
  });

  test('adds the names of today to records from before names were part of them, and goes on refusing every change', async () => {
    const rows = await db.selectFrom('audit').select(['user_name', 'user_mobile']).execute();
    expect(rows).toEqual([{ user_name: 'Bilal', user_mobile: '+923001234560' }]);
    await expect(sql`update audit set user_name = 'Omar'`.execute(db)).rejects.toThrow('never changed or deleted');
    await expect(sql`delete from audit`.execute(db)).rejects.toThrow('never changed or deleted');
  });

  test('from before real chains keeps every balance, and its books add up', async () => {
    expect(await ledgerFaults(db)).toEqual([]);
    const entries = await db
      .selectFrom('wallet_entries')
      .select(['user_id', 'amount', 'reason'])
      .orderBy('id')
      .execute();
    expect(entries.toSorted((a, b) => a.reason.localeCompare(b.reason))).toEqual([
      { user_id: 'u1', amount: '2.500000', reason: 'deposit' },
      { user_id: 'u2', amount: '7.000000', reason: 'opening' },
      { user_id: 'u1', amount: '150.000000', reason: 'payout-failed' },
    ]);
    const users = db.selectFrom('users').select(['id', 'wallet_balance']).where('id', '<>', 'r1');
    expect(await users.orderBy('id').execute()).toEqual([
      { id: 'u1', wallet_balance: '152.500000' },
      { id: 'u2', wallet_balance: '7.000000' },
    ]);
    const stages = await db.selectFrom('deposits').select(['id', 'stage', 'account']).orderBy('id').execute();
    expect(stages.map(({ stage }) => stage)).toEqual(['sold', 'sold', 'confirmed', 'waiting', 'surplus']);
    expect(stages[0]?.account).toBe('f39fd6e51aad88f6f4ce6ab8827279cfffb92266');
    const payouts = await db.selectFrom('payouts').selectAll().orderBy('order_id').execute();
    const seen = payouts.map((payout) => [payout.key, payout.finished_at !== null, payout.accepted_at !== null]);
    expect(seen).toEqual([
      ['o1', true, true],
      ['o2', true, true],
      ['o3', false, true],
    ]);
    expect(payouts[2]).toMatchObject({ next_attempt_at: new Date('2036-01-01'), leased_until: null });
    await expect(sql`update wallet_entries set amount = 1`.execute(db)).rejects.toThrow('never changed or deleted');
    await expect(sql`truncate wallet_entries`.execute(db)).rejects.toThrow('never changed or deleted');
  });
});

describe('accounts from before they had one spelling', () => {
  test('get it, and what cannot be read stays as it was', async () => {
    const { db, close } = await openBlankDatabase();
    await sql`insert into users (id, mobile, created_at) values ('u1', '+923001234567', now())`.execute(db);
    const accounts = [
      [' Ayesha \u202EKhan', '+92 300 123-4567', 'IBANPK36SCBL0000001123456702', null, 'Ayesha@NayaPay '],
      ['Omar', '۰۳۰۰۱۲۳۴۵۶۷', null, '0010-0123 4567', null],
      ['Omar', '042 1234567', null, '۱۲۳', null],
      ['Omar', '03001234567', 'PK36SCBL0000001123456702', null, null],
    ];
    for (const [at, [name, phone, iban, number, nayapay]] of accounts.entries()) {
      await sql`insert into banks (id, user_id, name, method, phone_number, iban, account_number, nayapay_id, created_at)
        values (${`b${at}`}, 'u1', ${name}, 'others', ${phone}, ${iban}, ${number}, ${nayapay}, now())`.execute(db);
    }
    await oneSpelling.up(db as unknown as Kysely<never>);
    const rows = await db.selectFrom('banks').selectAll().orderBy('id').execute();
    expect(rows.map((row) => [row.name, row.phone_number, row.iban, row.account_number, row.nayapay_id])).toEqual([
      ['Ayesha Khan', '03001234567', 'PK36SCBL0000001123456702', null, 'ayesha@nayapay'],
      ['Omar', '03001234567', null, '001001234567', null],
      ['Omar', '042 1234567', null, '123', null],
      ['Omar', '03001234567', 'PK36SCBL0000001123456702', null, null],
    ]);
    await close();
  });
});

describe('numbers', () => {
  test('of money come out as the text they went in as, never as a float', async () => {
    const { db, close } = await openEmptyDatabase();
    const { rows } = await sql<{ money: unknown }>`select 99999999999999.123456::numeric(20,6) as money`.execute(db);
    expect(rows).toEqual([{ money: '99999999999999.123456' }]);
    await close();
  });
});

describe.runIf(sharedDatabase)('on Postgres', () => {
  test('several processes may bring the database up to date at once', async () => {
    const url = await createDatabase();
    const connections = await Promise.all(Array.from({ length: 6 }, () => connect({ url })));
    try {
      await Promise.all(connections.map(({ db }) => migrate(db)));
      await Promise.all(connections.map(({ db }) => userByMobile(db, '+923001234567', new Date())));
      expect(await connections[0]?.db.selectFrom('users').select('mobile').execute()).toHaveLength(1);
    } finally {
      await Promise.all(connections.map(({ close }) => close()));
    }
  });
});
