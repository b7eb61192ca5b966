import { type Kysely, sql } from 'kysely';
import { connect } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import type { Database } from '../db/schema.ts';
import { storeTotals } from '../statistics/order-totals.ts';

const ORDERS_A_PERSON = 50;
const PERIOD = sql.lit('1095 days');
const RANGES = [1, 2, 3, 4, 5].map((at) => ({ min: at * 100, max: at * 100 + 99.5, price: 279 + at }));

/** Creates an empty database on the same Postgres and returns its URL. */
export async function createDatabase(url: string, name: string): Promise<string> {
  const { db, close } = await connect({ url });
  await sql`create database ${sql.id(name)}`.execute(db);
  await close();
  const address = new URL(url);
  address.pathname = name;
  return address.href;
}

async function insertPeople(db: Kysely<Database>, count: number): Promise<void> {
  await sql`
    insert into users (id, mobile, name, is_verified, is_kyc_verified, signup_journey, created_at)
    select 'u' || lpad(n::text, 23, '0'), '+924' || lpad(n::text, 9, '0'),
      (array['Ayesha', 'Bilal', 'Hamza', 'Fatima', 'Usman', 'Zainab', 'Imran', 'Sana'])[1 + n % 8] || ' ' || md5(n::text),
      true, true, 2, now() - (n % 1095) * interval '1 day'
    from generate_series(1, ${count}::int) n`.execute(db);
}

async function insertOrders(db: Kysely<Database>, count: number, people: number): Promise<void> {
  await sql`
    insert into orders (id, user_id, type, status, network_id, address, address_index, quantity, sold_amount, price,
      price_ranges, fee_rate, fee_discount, platform_fee, net_amount, received_amount, hash, deleted, created_at,
      expires_at, finished_at)
    select lpad(to_hex(n), 24, '0'), 'u' || lpad((1 + abs(hashint4(n)) % ${people}::int)::text, 23, '0'), 'sell', status,
      'trc20', 'T' || lpad(n::text, 33, '0'), 100000000 + n, quantity, case when sold then quantity end, 280.7,
      ${JSON.stringify(RANGES)}::jsonb, 0.01, 0.002, quantity * 2.2456, quantity * 278.4544,
      case when sold then quantity else 0 end, case when sold then md5(n::text) || md5(n::text) end,
      status = 'timeout' and n % 7 = 0, created, created + interval '20 minutes', created + interval '9 minutes'
    from (
      select n, status, status = 'completed' as sold, 100 + abs(hashint4(n + 7)) % 5000 as quantity,
        now() - (1 + ${count}::int - n) * (interval ${PERIOD} / ${count}::int) as created
      from (
        select n, case when n % 10 < 7 then 'completed' when n % 10 < 9 then 'timeout' when n % 100 = 9 then 'failed'
          else 'cancelled' end as status
        from generate_series(1, ${count}::int) n
      ) as fates
    ) as made`.execute(db);
}

/**
 * Fills an empty database with `count` orders over three years, evenly: 70 % sold, 20 % timed out (a few of them deleted), the rest failed or
 * cancelled; fifty a user, each with its price ranges. `prepare` makes the tables.
 */
export async function fillOrders(
  url: string,
  count: number,
  prepare: (db: Kysely<Database>) => Promise<void> = migrate,
): Promise<void> {
  const { db, close } = await connect({ url, patient: true });
  try {
    await prepare(db);
    const people = Math.max(20, Math.floor(count / ORDERS_A_PERSON));
    await db.connection().execute(async (one) => {
      // Skips foreign-key checks: a million of them would take minutes, and the references are correct by construction.
      await sql`set session_replication_role = replica`.execute(one);
      await insertPeople(one, people);
      await insertOrders(one, count, people);
      await sql`vacuum analyze`.execute(one);
    });
  } finally {
    await close();
  }
}

/** Stores the totals of the statistics for orders that were filled in past the triggers. */
export async function storeFilledTotals(url: string): Promise<void> {
  const { db, close } = await connect({ url, patient: true });
  try {
    await sql`insert into stale_totals (day) select distinct (created_at at time zone interval '5 hours')::date from orders`.execute(
      db,
    );
    await sql`insert into stale_totals (user_id) select id from users`.execute(db);
    await storeTotals(db);
    await sql`vacuum analyze`.execute(db);
  } finally {
    await close();
  }
}
