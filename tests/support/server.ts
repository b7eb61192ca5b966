import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** The embedded database is compiled once and not optimised: a server that lives for a journey starts in half the time. */
const QUICK_START = ['--liftoff-only'];
const START_LIMIT_MS = 120_000;
const LOOK_EVERY_MS = 50;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** A loopback port nobody listens on. */
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });

/** The real server with the built app, on a data folder of its own. */
export interface RunningServer {
  /** Address of the app. */
  origin: string;
  /** Its process, while it runs. */
  pid: () => number | undefined;
  /** Ends the process without a goodbye, as `kill -9` does. */
  kill: () => Promise<void>;
  /** Starts it again on the same port and data. */
  start: () => Promise<void>;
  /** Ends it and removes its data. */
  remove: () => Promise<void>;
}

/**
 * Starts the server the way `npm start` does, waits until it answers, and says so when it never does.
 *
 * @param furnish Fills the data folder before the server opens it.
 */
export async function startServer(
  env: Record<string, string> = {},
  furnish: (dataDir: string) => Promise<void> = async () => {},
): Promise<RunningServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sarraf-journey-'));
  let child: ChildProcess | undefined;
  // On the way out of a process that was interrupted, too.
  const abandon = () => {
    child?.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  };
  process.once('exit', abandon);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;

  const start = async () => {
    const lines: string[] = [];
    const running = spawn(process.execPath, [...QUICK_START, join(ROOT, 'apps/api/src/server.ts')], {
      env: { ...process.env, DATABASE_URL: '', ...env, DATA_DIR: dataDir, PORT: `${port}`, HOST: '127.0.0.1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = running;
    for (const stream of [running.stdout, running.stderr]) stream?.on('data', (data) => lines.push(`${data}`));
    const limit = Date.now() + START_LIMIT_MS;
    for (;;) {
      if (running.exitCode !== null || Date.now() > limit)
        throw new Error(`The server did not start:\n${lines.join('')}`);
      // Its own word, since another process may have taken the port since it was found free.
      if (lines.join('').includes('Sarraf is running')) return;
      await pause(LOOK_EVERY_MS);
    }
  };

  const kill = async () => {
    const ended = child;
    if (!ended || ended.exitCode !== null || ended.signalCode !== null) return;
    const gone = new Promise((done) => ended.once('exit', done));
    ended.kill('SIGKILL');
    await gone;
  };

  const remove = async () => {
    await kill();
    process.off('exit', abandon);
    abandon();
  };

  try {
    await furnish(dataDir);
    await start();
  } catch (error) {
    await remove();
    throw error;
  }
  return { origin, pid: () => child?.pid, start, kill, remove };
}
