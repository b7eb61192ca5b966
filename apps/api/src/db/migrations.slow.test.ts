import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createDatabase, sharedDatabase } from '../testing/test-database.ts';
import { runCommand, startCommand } from '../testing/commands.ts';
import { connect, type Connection } from './connect.ts';
import { migrateTo, MIGRATIONS } from './migrate.ts';

const PATIENCE = { timeout: 120_000 };
/** Last migration before the one that builds an index on `orders`. */
const BEFORE_INDEX = '0018-identity';

let connection: Connection;
let env: Record<string, string>;

const isValid = async (index: string): Promise<boolean | undefined> => {
  const { rows } = await sql<{ valid: boolean }>`
    select indisvalid as valid from pg_index where indexrelid = to_regclass(${index})`.execute(connection.db);
  return rows[0]?.valid;
};

// The embedded database has one process and one connection.
describe.skipIf(!sharedDatabase)('the migrations of a Postgres', () => {
  beforeEach(async () => {
    const url = await createDatabase();
    connection = await connect({ url, patient: true });
    env = { DATABASE_URL: url };
  });
  afterEach(() => connection.close());

  test('run once when several processes start at once', PATIENCE, async () => {
    const all = await Promise.all([1, 2, 3].map(() => runCommand('migrate', [], env)));
    expect(all.map(({ code, errors }) => [code, errors])).toEqual(all.map(() => [0, '']));
    const ran = all.flatMap(({ out }) => Array.from(out.matchAll(/^(\d{4}-\S+) /gm), ([, name]) => name));
    expect(ran.toSorted()).toEqual(Object.keys(MIGRATIONS));
  });

  test('let the transaction that holds a table end, and then go on', PATIENCE, async () => {
    await migrateTo(connection.db, BEFORE_INDEX);
    let migrated: ReturnType<typeof startCommand> | undefined;
    await connection.db.transaction().execute(async (trx) => {
      await sql`lock table orders in row exclusive mode`.execute(trx);
      migrated = startCommand('migrate', [], env);
      await sleep(4000);
      expect(migrated.child.exitCode).toBeNull();
    });
    expect(await migrated?.ended).toMatchObject({ code: 0, errors: '' });
  });

  test('killed while an index is built, run again: the half-built index is built again', PATIENCE, async () => {
    await migrateTo(connection.db, BEFORE_INDEX);
    await connection.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (trx) => {
        // The last phase of a concurrent index waits for snapshots that are older.
        await sql`select from users`.execute(trx);
        const { child, ended } = startCommand('migrate', [], env);
        await expect.poll(() => isValid('orders_returned')).toBe(false);
        child.kill('SIGKILL');
        await ended;
        await sql`select pg_terminate_backend(pid) from pg_stat_activity
          where query ilike 'create index concurrently%' and datname = current_database()`.execute(connection.db);
        await sleep(500);
      });
    expect(await isValid('orders_returned')).toBe(false);
    expect(await runCommand('migrate', [], env)).toMatchObject({ code: 0, errors: '' });
    expect(await isValid('orders_returned')).toBe(true);
  });

  test('of a newer release are named, and nothing runs', PATIENCE, async () => {
    await migrateTo(connection.db, BEFORE_INDEX);
    await sql`insert into kysely_migration values ('9999-later', now()::text)`.execute(connection.db);
    const { code, errors } = await runCommand('migrate', [], env);
    expect([code, errors]).toEqual([
      1,
      'The database was migrated by a newer release (9999-later). Start that release or a later one.\n',
    ]);
  });
});
