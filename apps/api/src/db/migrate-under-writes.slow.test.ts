import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase, sharedDatabase } from '../testing/test-database.ts';
import { runCommand } from '../testing/commands.ts';
import { fillOrders } from '../testing/fill-orders.ts';
import { rounds } from '../testing/rounds.ts';
import { connect } from './connect.ts';
import { migrateTo } from './migrate.ts';
import type { Database } from './schema.ts';

const ORDERS = rounds(1_000_000, 50_000);
const LONGEST_WAIT_MS = 1000;
/** Last migration of the release that the database comes from. */
const BEFORE = '0016-webhook-inbox';

let url = '';
let finish = async (): Promise<void> => undefined;
let writers: Kysely<Database>;
let waits: { what: string; ms: number }[] = [];
const stop = new AbortController();

/** A payout for each sold order: half of them paid by a service, half by hand. */
async function insertPayouts(db: Kysely<Database>): Promise<void> {
  await sql`insert into payouts (order_id, amount, status, utr, created_at, sent_at, key, finished_at)
    select id, 100000, 'completed', 'UTR' || id, created_at, created_at, 'key-' || id, finished_at
    from orders where status = 'completed'`.execute(db);
  await sql`insert into payout_keys (key, order_id) select key, order_id from payouts
    where abs(hashtext(order_id)) % 2 = 0`.execute(db);
}

/** Writes again and again until the migration is over, and notes how long each write took. */
async function keepWriting(what: string, write: (at: number) => RawBuilder<unknown>): Promise<void> {
  for (let at = 0; !stop.signal.aborted; at += 1) {
    const since = performance.now();
    await write(at).execute(writers);
    waits.push({ what, ms: performance.now() - since });
    await sleep(2);
  }
}

const someOrder = (at: number): string => (1 + ((at * 7919) % ORDERS)).toString(16).padStart(24, '0');

describe.skipIf(!sharedDatabase)('the migrations of a release, under writes', () => {
  beforeAll(async () => {
    url = await createDatabase();
    await fillOrders(url, ORDERS, (db) => migrateTo(db, BEFORE));
    const { db, close } = await connect({ url, patient: true });
    await insertPayouts(db);
    await close();
    const connection = await connect({ url, patient: true, poolSize: 8 });
    writers = connection.db;
    finish = connection.close;
  }, 600_000);
  afterAll(() => finish());

  test(`of ${ORDERS} orders let no write wait for more than a second`, { timeout: 900_000 }, async () => {
    const writing = [
      keepWriting(
        'new user',
        (at) => sql`insert into users (id, mobile, created_at)
        values (${`w${at}`}, ${`+925${String(at).padStart(9, '0')}`}, now())`,
      ),
      keepWriting(
        'user',
        (at) => sql`update users set name = 'Sana' where id = ${`u${String(1 + (at % 900)).padStart(23, '0')}`}`,
      ),
      keepWriting(
        'new order',
        (at) => sql`insert into orders (id, user_id, type, status, network_id, address, address_index,
          quantity, price, price_ranges, fee_rate, fee_discount, platform_fee, net_amount, created_at, expires_at)
        values (${`w${at}`}, ${`u${'1'.padStart(23, '0')}`}, 'sell', 'cancelled', 'trc20', ${`w${at}`}, ${at}, 100, 280, '[]', 0.01, 0, 1, 99,
          now(), now() + interval '20 minutes')`,
      ),
      keepWriting('order', (at) => sql`update orders set confirmations_have = 1 where id = ${someOrder(at)}`),
      keepWriting('payout', (at) => sql`update payouts set sent_at = now() where order_id = ${someOrder(at)}`),
      keepWriting(
        'payout key',
        (at) => sql`update payout_keys set asked_at = now() where key = ${`key-${someOrder(at)}`}`,
      ),
    ];
    await sleep(1000);
    const before = waits;
    waits = [];
    const migrated = await runCommand('migrate', [], { DATABASE_URL: url });
    stop.abort();
    await Promise.all(writing);

    const longest = (all: typeof waits) =>
      all.reduce((one, other) => (other.ms > one.ms ? other : one), { what: '', ms: 0 });
    const { what, ms } = longest(waits);
    process.stdout.write(
      `${migrated.out}${waits.length} writes on ${ORDERS} orders; the longest took ${ms.toFixed(0)} ms (${what}), before the migrations ${longest(before).ms.toFixed(0)} ms\n`,
    );
    expect(migrated).toMatchObject({ code: 0, errors: '' });
    expect(ms).toBeLessThan(LONGEST_WAIT_MS);
    const { rows } = await sql<{ unmarked: number }>`
      select count(*)::int as unmarked from payouts left join payout_keys using (order_id)
      where paid_key is null and completed_at is null`.execute(writers);
    expect(rows).toEqual([{ unmarked: 0 }]);
    expect(await runCommand('migrate', ['--check'], { DATABASE_URL: url })).toMatchObject({ code: 0 });
  });
});
