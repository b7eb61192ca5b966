import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { build } from 'vite';
import { urlOf } from './test-database.ts';
import type { TestServer } from './test-server.ts';

const CACHE = mkdtempSync(join(tmpdir(), 'sarraf-reader-'));
process.once('exit', () => rmSync(CACHE, { recursive: true, force: true }));
const SOURCE = fileURLToPath(new URL('reader-process.ts', import.meta.url));

/** Bundles the program into one file: loading some hundred files took most of a second, and tests start hundreds of processes. */
async function bundle(): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, external: ['pg-native'] },
    build: {
      ssr: SOURCE,
      outDir: CACHE,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: 'reader.mjs' } },
    },
  });
  return join(CACHE, 'reader.mjs');
}

let bundled: Promise<string> | undefined;

/** A worker process on a test server's database: reads the chains and sends the payouts. */
export interface ReaderProcess {
  /** Waits until the process is ready and lets it begin. */
  begin: () => Promise<void>;
  /** Kills the process (SIGKILL). */
  kill: () => Promise<void>;
  /** Stops the process (SIGTERM) and waits until it has ended. */
  stop: () => Promise<void>;
}

/** Starts a worker process on a test server's database. It reads the chains once `begin` is called. */
export async function startReader(
  server: TestServer,
  chains: readonly unknown[],
  env: Readonly<Record<string, string>> = {},
): Promise<ReaderProcess> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(server.db);
  const program = await (bundled ??= bundle());
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env['PATH'],
      READER_URL: urlOf(rows[0]?.name ?? ''),
      CHAINS: JSON.stringify(chains),
      LOG_LEVEL: 'silent',
      WORKER_EVERY_MS: '50',
      SANDBOX_PAYOUT_MS: '0',
      NODE_COMPILE_CACHE: CACHE,
      ...env,
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const atExit = (): void => void child.kill('SIGKILL');
  process.once('exit', atExit);
  const ended = once(child, 'exit').finally(() => process.off('exit', atExit));
  const ready = Promise.race([
    once(child.stdout, 'data'),
    ended.then(() => {
      throw new Error('a reader ended before it began');
    }),
  ]);
  ready.catch(() => undefined);
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    child.kill(signal);
    await ended;
  };
  return {
    begin: async () => {
      await ready;
      child.stdin.write('begin\n');
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}
