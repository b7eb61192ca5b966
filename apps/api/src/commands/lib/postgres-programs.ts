import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { devNull } from 'node:os';
import { CommandFailed } from './run-command.ts';

type Program = 'pg_dump' | 'pg_restore' | 'psql';

/** Address of a database without its password, for the command line, which every user of the machine can read; and the password for the environment. */
function addressOf(databaseUrl: string): { url: string; env: NodeJS.ProcessEnv } {
  const url = new URL(databaseUrl);
  const password = url.searchParams.get('password') ?? decodeURIComponent(url.password);
  url.password = '';
  url.searchParams.delete('password');
  return { url: url.href, env: { ...process.env, ...(password !== '' && { PGPASSWORD: password }) } };
}

/** First error that a program printed, without what is before it: notices, the name of the program, the position in its input. */
function reasonOf(output: string): string {
  const lines = output.trim().split('\n');
  const line = lines.find((each) => /\b(?:error|fatal):/i.test(each)) ?? lines[0] ?? '';
  return line.replace(/^.*?\b(?:error|fatal):\s*/i, '').replace(/\.$/, '') || 'no reason given';
}

/** Throws {@link CommandFailed} if a program of Postgres is missing on this machine or older than the server. */
export function checkProgram(program: Program, serverVersion: number): void {
  const major = Math.floor(serverVersion / 10_000);
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  const hint = `Install the client programs of Postgres ${major} or later (Debian: apt install postgresql-client).`;
  if (status !== 0) throw new CommandFailed(`${program} is not on this machine. ${hint}`);
  const version = Number(/\) (\d+)/.exec(stdout)?.[1]);
  if (version < major) {
    throw new CommandFailed(
      `${program} is of Postgres ${version}, which cannot read a server of version ${major}. ${hint}`,
    );
  }
}

/** Writes a database to a file, as it was at the moment of an exported snapshot. */
export async function dumpPostgres(
  databaseUrl: string,
  { file, snapshot }: { file: string; snapshot: string },
): Promise<void> {
  const { url, env } = addressOf(databaseUrl);
  const options = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${snapshot}`, `--file=${file}`];
  const dump = spawn('pg_dump', [...options, `--dbname=${url}`], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  dump.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const [code] = await once(dump, 'close');
  if (code !== 0) throw new CommandFailed(`The backup failed: ${reasonOf(errors)}.`);
}

/** Reads a backup of a Postgres to its end. Throws {@link CommandFailed} if it is damaged or cut. */
export function checkDump(file: string): void {
  const { status, stderr } = spawnSync('pg_restore', [`--file=${devNull}`, file], { encoding: 'utf8' });
  if (status !== 0) throw new CommandFailed(`${file} is damaged or not complete: ${reasonOf(stderr)}.`);
}

/** Names of the migrations in a backup of a Postgres. */
export function migrationsIn(file: string): string[] {
  const options = ['--data-only', '--table=kysely_migration', '--file=-', file];
  const { stdout } = spawnSync('pg_restore', options, { encoding: 'utf8' });
  return Array.from(stdout.matchAll(/^(\d{4}-[\w-]+)\t/gm), ([, name = '']) => name);
}

/**
 * Restores a backup into a database and runs the statements `after` on it, in one transaction, after deleting everything in the database. If
 * anything fails, also reading the file, the database stays as it was.
 */
export async function restorePostgres(databaseUrl: string, file: string, after: readonly string[]): Promise<void> {
  const { url, env } = addressOf(databaseUrl);
  const psql = spawn('psql', ['-X', '-q', '-v', 'ON_ERROR_STOP=1', '-o', devNull, url], {
    env,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const dump = spawn('pg_restore', ['--no-owner', '--no-privileges', '--file=-', file], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [errors, dumpErrors] = ['', ''];
  psql.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  dump.stderr.on('data', (chunk: Buffer) => (dumpErrors += chunk.toString()));
  // psql ends at its first error; what is still written to it then fails, and its exit code says why.
  psql.stdin.on('error', () => dump.kill());
  const ended = once(psql, 'close');
  const dumped = once(dump, 'close');
  psql.stdin.write('begin; drop schema public cascade; create schema public;\n');
  dump.stdout.pipe(psql.stdin, { end: false });
  const [dumpCode] = await dumped;
  // Without `commit` the transaction is rolled back when psql ends.
  // The dump leaves the search path empty.
  const last = ['set search_path = public', ...after, 'commit'].map((statement) => `${statement};\n`);
  psql.stdin.end(dumpCode === 0 ? last.join('') : '');
  const [code] = await ended;
  if (code !== 0 || dumpCode !== 0) {
    throw new CommandFailed(
      `Nothing was restored, and the database is as it was. Postgres refused the backup, which may be damaged: ${reasonOf(errors || dumpErrors)}.`,
    );
  }
}
