import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Connection } from '../db/connect.ts';
import { DamagedBackup, openBackup } from '../db/embedded-file.ts';
import { pending } from '../db/migrate.ts';
import type { Database } from '../db/schema.ts';
import { ledgerLines } from './lib/ledger-report.ts';
import { writeNewFile } from './lib/new-file.ts';
import { checkDump, checkProgram, dumpPostgres } from './lib/postgres-programs.ts';
import { CommandFailed, runCommand, say, withDatabase, WrongUsage } from './lib/run-command.ts';

/** Sums of the books, or why there are none. */
const sumsOf = async (db: Kysely<Database>): Promise<string[]> =>
  (await pending(db)).length === 0
    ? ledgerLines(db)
    : ['The sums are not printed: migrations of this release are pending.'];

/** Writes a backup of the embedded database, and opens it once to compare its sums. */
async function backupEmbedded({ db, dump }: Connection, file: string): Promise<string[]> {
  if (!dump) throw new Error('not an embedded database');
  const lines = await sumsOf(db);
  const bytes = Buffer.from(await (await dump()).arrayBuffer());
  writeFileSync(file, bytes);
  try {
    const copy = await openBackup(readFileSync(file));
    const same = (await sumsOf(copy.db).finally(copy.close)).join('\n') === lines.join('\n');
    if (!same) throw new CommandFailed('The backup was read back with other sums, and deleted. Try again.');
  } catch (error) {
    if (error instanceof DamagedBackup)
      throw new CommandFailed('The backup could not be read back, and was deleted. Try again.');
    throw error;
  }
  return lines;
}

/** Writes a backup of a Postgres while servers run on it, and reads it back. The sums are of the same moment as the file. */
async function backupPostgres(db: Kysely<Database>, url: string, file: string): Promise<string[]> {
  const { rows } = await sql<{ version: string }>`select current_setting('server_version_num') as version`.execute(db);
  for (const program of ['pg_dump', 'pg_restore'] as const) checkProgram(program, Number(rows[0]?.version));
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      // The transaction is idle while pg_dump works.
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
      const exported = await sql<{ snapshot: string }>`select pg_export_snapshot() as snapshot`.execute(trx);
      const lines = await sumsOf(trx);
      await dumpPostgres(url, { file, snapshot: exported.rows[0]?.snapshot ?? '' });
      checkDump(file);
      return lines;
    });
}

async function backup(config: Config, path: string): Promise<void> {
  await withDatabase(config, async (connection) => {
    const { db } = connection;
    let lines: string[] = [];
    const at = new Date();
    const { name, bytes, description } = await writeNewFile(path, async (file) => {
      const { databaseUrl } = config;
      lines = await (databaseUrl ? backupPostgres(db, databaseUrl, file) : backupEmbedded(connection, file));
    });
    const hasTable = await sql<{ exists: boolean }>`select to_regclass('backups') is not null as exists`.execute(db);
    if (hasTable.rows[0]?.exists) await db.insertInto('backups').values({ at, bytes, file: name }).execute();
    for (const line of lines) say(line);
    say(`${path}: ${description}. The file was read back.`);
  });
}

await runCommand({
  name: 'backup',
  args: '<file>',
  about: [
    'Writes the whole database to a new file, reads it back, and prints its sums and its size.',
    'A Postgres (DATABASE_URL) is saved with pg_dump while servers run; with the embedded database the',
    'server must be stopped. Keep the keys of the server elsewhere (SARRAF_SECRETS): without them no server',
    'starts on the restored database.',
  ],
  fails: 'there is no backup; no file was written',
  run: ({ args }, config) => {
    const [file, ...more] = args;
    if (file === undefined || more.length > 0) throw new WrongUsage('Name one file to write.');
    return backup(config, resolve(file));
  },
});
