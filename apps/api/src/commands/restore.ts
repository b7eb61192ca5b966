import { existsSync, mkdirSync, openSync, readFileSync, readSync, closeSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { opensDataKey } from '../codes/data-key.ts';
import type { Config } from '../config.ts';
import { lockDataFolder } from '../db/data-folder-lock.ts';
import { DamagedBackup, openBackup } from '../db/embedded-file.ts';
import { migrate, MIGRATIONS } from '../db/migrate.ts';
import type { Database } from '../db/schema.ts';
import { reportLedger } from './lib/ledger-report.ts';
import { makeSafe, SAFE_AFTER_RESTORE, sayWhatIsPaused } from './lib/make-safe.ts';
import { checkDump, checkProgram, migrationsIn, restorePostgres } from './lib/postgres-programs.ts';
import { CommandFailed, runCommand, say, withDatabase, WrongUsage } from './lib/run-command.ts';

const WRONG_KEYS =
  'No key of SARRAF_SECRETS (or SARRAF_SECRET) decrypts the data key of this backup. Start no server: identity numbers would no longer match. ' +
  'Set the key ring of the time of the backup, and restore again.';

/** Word after `--replace` that confirms that everything in the database is deleted. */
const CONFIRMATION = 'everything';

/** Kind of a backup by its first bytes: of a Postgres (pg_dump), or of the embedded database (gzip). */
function kindOf(path: string): 'postgres' | 'embedded' {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch {
    throw new CommandFailed(`${path} cannot be read.`);
  }
  const start = Buffer.alloc(5);
  readSync(file, start);
  closeSync(file);
  if (start.toString('latin1') === 'PGDMP') return 'postgres';
  if (start[0] === 0x1f && start[1] === 0x8b) return 'embedded';
  throw new CommandFailed(`${path} is no backup of this command, or its beginning is damaged.`);
}

const notEmpty = (what: string): CommandFailed =>
  new CommandFailed(
    `${what} is not empty. To delete everything in it and restore the backup: --replace ${CONFIRMATION}`,
  );

async function restoreEmbedded({ dataDir }: Config, path: string, replace: boolean): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  const lock = lockDataFolder(dataDir);
  const [current, restored, before] = ['postgres', 'postgres.restored', 'postgres.before'].map((name) =>
    join(dataDir, name),
  );
  if (!current || !restored || !before) return;
  try {
    if (existsSync(current) && !replace) throw notEmpty(`The database in ${dataDir}`);
    rmSync(restored, { recursive: true, force: true });
    const { db, close } = await openBackup(readFileSync(path), restored);
    // Before the folder becomes the database: nobody can have started a server on it yet.
    await makeSafe(db).finally(close);
    if (existsSync(current)) renameSync(current, before);
    renameSync(restored, current);
    rmSync(before, { recursive: true, force: true });
  } catch (error) {
    if (error instanceof DamagedBackup) throw new CommandFailed(`${path}: ${error.message} Nothing was changed.`);
    throw error;
  } finally {
    rmSync(restored, { recursive: true, force: true });
    lock.release();
  }
}

/** Refuses a database that has tables, unless everything is to be replaced, and one that others use. */
async function checkTarget(db: Kysely<Database>, replace: boolean): Promise<void> {
  const { rows } = await sql<{ version: string; tables: number; others: number }>`
    select current_setting('server_version_num') as version,
      (select count(*)::int from pg_tables where schemaname = 'public') as tables,
      (select count(*)::int from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and backend_type = 'client backend') as others`.execute(db);
  const [target] = rows;
  for (const program of ['pg_restore', 'psql'] as const) checkProgram(program, Number(target?.version));
  if ((target?.tables ?? 0) > 0 && !replace) throw notEmpty('The database of DATABASE_URL');
  if ((target?.others ?? 0) > 0) {
    throw new CommandFailed(
      `The database of DATABASE_URL is in use (${target?.others} connections). Stop the servers first.`,
    );
  }
}

async function restorePostgresBackup(config: Config, url: string, path: string, replace: boolean): Promise<void> {
  await withDatabase(config, ({ db }) => checkTarget(db, replace));
  checkDump(path);
  const unknown = migrationsIn(path).filter((name) => !(name in MIGRATIONS));
  if (unknown.length > 0) {
    throw new CommandFailed(
      `${path} is of a newer release (${unknown.join(', ')}). Restore it with that release. Nothing was changed.`,
    );
  }
  await restorePostgres(url, path, SAFE_AFTER_RESTORE);
}

await runCommand({
  name: 'restore',
  args: '<file>',
  about: [
    'Restores a backup into an empty database, runs the migrations of this release on it, and checks the',
    'books. All servers must be stopped. If the file is damaged, nothing is changed. Afterwards payouts are paused,',
    'and the deposit addresses that may have been given out since the backup are skipped.',
  ],
  options: {
    replace: {
      value: CONFIRMATION,
      about: `deletes everything in a database that is not empty; the word "${CONFIRMATION}" confirms it`,
    },
  },
  fails: 'nothing was restored, the key ring does not fit, or the restored books do not add up',
  run: async ({ args, options: { replace } }, config) => {
    const [file, ...more] = args;
    if (file === undefined || more.length > 0) throw new WrongUsage('Name one file to restore.');
    if (replace !== undefined && replace !== CONFIRMATION) {
      throw new WrongUsage(`--replace deletes the whole database. To confirm it, write: --replace ${CONFIRMATION}`);
    }
    const path = resolve(file);
    const { databaseUrl } = config;
    const kind = kindOf(path);
    if (kind === 'postgres' && !databaseUrl)
      throw new CommandFailed(`${path} is a backup of a Postgres; set DATABASE_URL.`);
    if (kind === 'embedded' && databaseUrl) {
      throw new CommandFailed(`${path} is a backup of the embedded database; unset DATABASE_URL.`);
    }
    if (databaseUrl) await restorePostgresBackup(config, databaseUrl, path, replace !== undefined);
    else await restoreEmbedded(config, path, replace !== undefined);
    say(`${path} is restored.`);
    sayWhatIsPaused();
    await withDatabase(config, async ({ db }) => {
      await migrate(db);
      if (!(await opensDataKey(db, config.secrets))) throw new CommandFailed(WRONG_KEYS);
      await reportLedger(db);
    });
  },
});
