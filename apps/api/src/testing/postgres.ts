import { execFileSync, spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const DEBIAN = '/usr/lib/postgresql';
const READY_WITHIN_MS = 30_000;

/** A temporary Postgres with an empty database, deleted when stopped. */
export interface Postgres {
  /** URL of the empty database. */
  url: string;
  /** Version, as printed by the program. */
  version: string;
  /** Process id of the server, whose child processes serve the connections. */
  pid: number | undefined;
  /** Stops the server, which cuts every connection, and starts it again on the same port after `awayMs`. */
  restart: (awayMs?: number) => Promise<void>;
  /** Stops the server and removes its folder. */
  stop: () => Promise<void>;
}

/** Options of {@link startPostgres}. */
export interface PostgresOptions {
  /** Further settings, as `name=value`. */
  settings?: readonly string[];
  /** Folder in which the temporary folder is made. */
  parent?: string;
}

/** Folder with `initdb` and `postgres`: the newest of Debian's, else the one in PATH; null if Postgres is not installed. */
export function findPostgres(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : [];
  const places = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  return places.find((place) => existsSync(join(place, 'initdb')) && existsSync(join(place, 'postgres'))) ?? null;
}

/** User to run Postgres as: Postgres refuses to run as root, so root uses an unprivileged account. */
function unprivileged(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const account = ['postgres', 'nobody'].map((wanted) => accounts.find(([name]) => name === wanted)).find(Boolean);
  return { uid: Number(account?.[2] ?? 65_534), gid: Number(account?.[3] ?? 65_534) };
}

/** A free port of the loopback address. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

async function waitUntilReady(bin: string, port: number, server: ChildProcess, complaints: () => string) {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline && server.exitCode === null) {
    if (spawnSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]).status === 0) return;
    await sleep(50);
  }
  throw new Error(`Postgres did not start:\n${complaints()}`);
}

/**
 * Starts Postgres from the binaries in `bin`, in a temporary folder and on a free port of the loopback address.
 *
 * Runs with `fsync=off`: the cluster is temporary, and a killed process, unlike a crashed machine, loses no data by it.
 */
export async function startPostgres(
  bin: string,
  { settings: more = [], parent = tmpdir() }: PostgresOptions = {},
): Promise<Postgres> {
  const account = unprivileged();
  const folder = mkdtempSync(join(parent, 'postgres-'));
  const data = join(folder, 'data');
  chmodSync(folder, 0o700);
  if ('uid' in account) chownSync(folder, account.uid, account.gid);

  // A working folder that the account can access; otherwise initdb warns about the current one.
  const options = { ...account, cwd: folder, env: { PATH: process.env['PATH'], LC_ALL: 'C' } };
  const common = ['--username=sarraf', '--auth=trust', '--encoding=UTF8', '--no-sync'];
  execFileSync(join(bin, 'initdb'), [...common, '--no-locale', '--pgdata', data], { ...options, stdio: 'pipe' });

  const port = await freePort();
  const unsafe = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
  const settings = ['listen_addresses=127.0.0.1', ...unsafe, ...more];
  let complaints = '';
  const open = (): ChildProcess => {
    const child = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), '-k', folder, ...settings.flatMap((setting) => ['-c', setting])],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    child.stderr?.on('data', (chunk) => (complaints += chunk));
    return child;
  };
  let server = open();
  const kill = () => {
    server.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', kill);

  const end = async () => {
    // SIGINT is Postgres's "fast" shutdown: it does not wait for clients to disconnect.
    server.kill('SIGINT');
    await ended(server);
  };
  const stop = async () => {
    process.off('exit', kill);
    await end();
    rmSync(folder, { recursive: true, force: true });
  };
  const restart = async (awayMs = 0) => {
    await end();
    await sleep(awayMs);
    server = open();
    await waitUntilReady(bin, port, server, () => complaints);
  };

  try {
    await waitUntilReady(bin, port, server, () => complaints);
  } catch (error) {
    await stop();
    throw error;
  }
  const version = execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }).trim();
  return { url: `postgres://sarraf@127.0.0.1:${port}/postgres`, version, pid: server.pid, restart, stop };
}
