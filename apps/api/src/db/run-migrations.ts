import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { ConfigError } from '../config-error.ts';
import type { Database } from './schema.ts';

/** Migration of the database. */
export interface DatabaseMigration extends Migration {
  /**
   * Runs each statement by itself instead of all in one transaction, for large tables. Each statement must be repeatable, because the migration
   * runs again from its beginning after a crash.
   */
  outsideTransaction?: true;
}

/** Migrations by name; they run in the order of their names. */
export type Migrations = Readonly<Record<string, DatabaseMigration>>;

/** Reports a migration that was run, and how long it took. */
export type ReportMigration = (name: string, milliseconds: number) => void;

/** Advisory lock of the process that migrates. */
const LOCK_ID = 7_203_114_022;
/** Lock timeout of a migration. While a statement waits for its lock, writes to the table wait behind it. */
const LOCK_MS = 300;
/** Pause after a lock timeout, in which the writes that waited go on. Twice as long at random, so that two processes do not meet for ever. */
const PAUSE_MS = 400;
/** A migration that does not get its locks, and a process that waits for another one's migrations, give up after this long. */
const PATIENCE_MS = 15 * 60_000;

/** SQLSTATE of a lock that was not granted in time, and of a deadlock. */
const LOCK_CODES = new Set(['55P03', '40P01']);
const isLockRefused = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && LOCK_CODES.has(String(error.code));

const pause = () => sleep(PAUSE_MS * (1 + Math.random()));

const migratorOf = (db: Kysely<Database>, migrations: Migrations): Migrator =>
  new Migrator({ db, provider: { getMigrations: async () => migrations } });

/** Names of the migrations that have not been run. Throws a {@link ConfigError} if a newer release has migrated the database. */
export async function pendingMigrations(db: Kysely<Database>, migrations: Migrations): Promise<string[]> {
  const { rows } = await sql<{ exists: boolean }>`select to_regclass('kysely_migration') is not null as exists`.execute(
    db,
  );
  const { rows: done } = rows[0]?.exists
    ? await sql<{ name: string }>`select name from kysely_migration`.execute(db)
    : { rows: [] };
  const unknown = done.filter(({ name }) => !(name in migrations)).map(({ name }) => name);
  if (unknown.length > 0) {
    throw new ConfigError(
      `The database was migrated by a newer release (${unknown.join(', ')}). Start that release or a later one.`,
    );
  }
  const names = new Set(done.map(({ name }) => name));
  return Object.keys(migrations).filter((name) => !names.has(name));
}

/**
 * Waits until no other process migrates. Asks again and again instead of waiting inside a statement: a concurrent index of the other process
 * would wait for that statement.
 */
async function takeTurn(db: Kysely<Database>): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${LOCK_ID}) as taken`.execute(db);
    if (rows[0]?.taken) return;
    if (Date.now() > until) throw new ConfigError('Another process has been migrating the database for 15 minutes.');
    await pause();
  }
}

/** Runs the next pending migration. While its locks are taken by others it lets them go first and tries again. */
async function runNext(db: Kysely<Database>, migrations: Migrations, name: string): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  const disableTransactions = migrations[name]?.outsideTransaction === true;
  for (;;) {
    const { error } = await migratorOf(db, migrations).migrateUp({ disableTransactions });
    if (error === undefined) return;
    if (!isLockRefused(error)) throw error;
    if (Date.now() > until) {
      throw new ConfigError(
        `Migration ${name} did not get its locks for 15 minutes: a transaction keeps a table locked (see pg_stat_activity).`,
      );
    }
    await pause();
  }
}

/**
 * Runs the pending migrations, each by itself, so that no write waits longer than a moment. Several processes may do so at once. A
 * migration that failed runs again from its beginning.
 */
export const runMigrations = (
  db: Kysely<Database>,
  migrations: Migrations,
  report: ReportMigration = () => undefined,
): Promise<void> =>
  db.connection().execute(async (one) => {
    await takeTurn(one);
    try {
      await sql`set lock_timeout = ${sql.lit(LOCK_MS)}`.execute(one);
      for (const name of await pendingMigrations(one, migrations)) {
        const since = performance.now();
        await runNext(one, migrations, name);
        report(name, performance.now() - since);
      }
    } finally {
      // After a lost connection both fail, and the error that ended the migrations is the one to see.
      await sql`reset lock_timeout`.execute(one).catch(() => undefined);
      await sql`select pg_advisory_unlock(${LOCK_ID})`.execute(one).catch(() => undefined);
    }
  });
