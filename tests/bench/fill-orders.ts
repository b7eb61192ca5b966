import pg from 'pg';

import { connect } from '../../apps/api/src/db/connect.ts';
import { migrate } from '../../apps/api/src/db/migrate.ts';

const ORDERS_A_PERSON = 50;
const YEARS_DAYS = 1095;

/**
 * Three years of orders in an empty database: 70 % sold, 20 % never paid, the rest failed or cancelled, a few withdrawn from
 * the books; fifty a person, as many each day, the prices of their moment with each.
 */
export async function fillOrders(url: string, count: number): Promise<void> {
  const { db, close } = await connect({ url });
  await migrate(db);
  await close();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const people = Math.max(20, Math.floor(count / ORDERS_A_PERSON));
  const ranges = JSON.stringify(
    [1, 2, 3, 4, 5].map((at) => ({ min: at * 100, max: at * 100 + 99.5, price: 279 + at })),
  );
  try {
    // References are right as they are made here, and a million checks of them would take minutes.
    await client.query('set session_replication_role = replica');
    await client.query(
      `insert into users (id, mobile, name, is_verified, is_kyc_verified, signup_journey, created_at)
        select 'u' || lpad(n::text, 23, '0'), '+924' || lpad(n::text, 9, '0'),
          (array['Ayesha', 'Bilal', 'Hamza', 'Fatima', 'Usman', 'Zainab', 'Imran', 'Sana'])[1 + n % 8] || ' ' || md5(n::text),
          true, true, 2, now() - (n % ${YEARS_DAYS}) * interval '1 day'
        from generate_series(1, $1::int) n`,
      [people],
    );
    await client.query(
      `insert into orders (id, user_id, type, status, network_id, address, address_index, quantity, sold_amount, price,
          price_ranges, fee_rate, fee_discount, platform_fee, net_amount, received_amount, hash, deleted, created_at,
          expires_at, finished_at)
        select lpad(to_hex(n), 24, '0'), 'u' || lpad((1 + abs(hashint4(n)) % $2::int)::text, 23, '0'), 'sell', status, 'trc20',
          'T' || lpad(n::text, 33, '0'), 100000000 + n, quantity, case when sold then quantity end, 280.7, $3::jsonb, 0.01,
          0.002, quantity * 2.2456, quantity * 278.4544, case when sold then quantity else 0 end,
          case when sold then md5(n::text) || md5(n::text) end, status = 'timeout' and n % 7 = 0, created,
          created + interval '20 minutes', created + interval '9 minutes'
        from (select n, status, status = 'completed' as sold, 100 + abs(hashint4(n + 7)) % 5000 as quantity,
            now() - (1 + $1::int - n) * (interval '${YEARS_DAYS} days' / $1::int) as created
          from (select n, case when n % 10 < 7 then 'completed' when n % 10 < 9 then 'timeout'
              when n % 100 = 9 then 'failed' else 'cancelled' end as status from generate_series(1, $1::int) n) as fates) as made`,
      [count, people, ranges],
    );
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
