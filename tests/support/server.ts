import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** V8 flag that does not optimise WebAssembly: the server with its embedded database starts in half the time. */
const QUICK_START = ['--liftoff-only'];
const START_TIMEOUT_MS = 120_000;
const POLL_MS = 50;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Finds a free loopback port. */
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

/** The real server with the built app, on its own data folder. */
export interface RunningServer {
  /** Address of the app. */
  origin: string;
  /** Everything the server wrote to its log since the last start. */
  output: () => string;
  /** Process id; undefined before the first start. */
  pid: () => number | undefined;
  /** Whether its process runs. */
  isRunning: () => boolean;
  /** Kills the process, like `kill -9`. */
  kill: () => Promise<void>;
  /** Stops the process (SIGTERM) and waits until it has ended. */
  stop: () => Promise<void>;
  /** Sends a message to the preloaded module. */
  send: (message: object) => void;
  /** Sends a message to the preloaded module, and resolves with its reply, which has the same `id`. */
  request: (message: object) => Promise<unknown>;
  /** Starts the server again on the same port and data. */
  start: () => Promise<void>;
  /** Kills the server and deletes its data. */
  remove: () => Promise<void>;
}

/** Options of {@link startServer}. */
interface ServerOptions {
  /** Module that the process loads before the server, and that receives what `send` sends. */
  preload?: string;
  /** Gets everything that the server writes. */
  onOutput?: (text: string) => void;
  /** Flags of Node; by default those of a quick start. */
  flags?: readonly string[];
}

/**
 * Starts the server and waits until it runs. Rejects with its output when it does not start.
 *
 * @param env Variables of the server; may be a function of its address.
 * @param seed Fills the data folder before the server opens it.
 */
export async function startServer(
  env: Record<string, string> | ((origin: string) => Promise<Record<string, string>>) = {},
  seed: (dataDir: string) => Promise<void> = async () => {},
  { preload, onOutput = () => {}, flags = QUICK_START }: ServerOptions = {},
): Promise<RunningServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sarraf-journey-'));
  let child: ChildProcess | undefined;
  let lines: string[] = [];
  // Also when the process is interrupted.
  const cleanUp = () => {
    child?.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  };
  process.once('exit', cleanUp);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;

  const variables = typeof env === 'function' ? await env(origin) : env;

  const start = async () => {
    lines = [];
    const preloaded = preload === undefined ? [] : ['--import', preload];
    const running = spawn(process.execPath, [...flags, ...preloaded, join(ROOT, 'apps/api/src/server.ts')], {
      env: { ...process.env, DATABASE_URL: '', ...variables, DATA_DIR: dataDir, PORT: `${port}`, HOST: '127.0.0.1' },
      stdio: ['ignore', 'pipe', 'pipe', ...(preload === undefined ? [] : ['ipc' as const])],
    });
    child = running;
    for (const stream of [running.stdout, running.stderr])
      stream?.on('data', (data) => {
        lines.push(`${data}`);
        onOutput(`${data}`);
      });
    const limit = Date.now() + START_TIMEOUT_MS;
    for (;;) {
      if (running.exitCode !== null || Date.now() > limit)
        throw new Error(`The server did not start:\n${lines.join('')}`);
      // Waits for its own log line: another process may have taken the port in the meantime.
      if (lines.join('').includes(' is running on ')) return;
      await pause(POLL_MS);
    }
  };

  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null;
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    const ended = child;
    if (!ended || !isRunning()) return;
    const gone = new Promise((done) => ended.once('exit', done));
    ended.kill(signal);
    await gone;
  };
  const kill = () => end('SIGKILL');
  const stop = () => end('SIGTERM');
  const send = (message: object) => void child?.send(message);
  const request = (message: object) =>
    new Promise((resolve, reject) => {
      const asked = child;
      const id = randomUUID();
      const onEnd = () => reject(new Error(`The server ended before it replied:\n${lines.join('')}`));
      const onMessage = (reply: unknown) => {
        if (typeof reply !== 'object' || reply === null || Reflect.get(reply, 'id') !== id) return;
        asked?.off('message', onMessage);
        asked?.off('exit', onEnd);
        if ('error' in reply) reject(new Error(String(reply.error)));
        else resolve(Reflect.get(reply, 'value'));
      };
      asked?.on('message', onMessage);
      asked?.once('exit', onEnd);
      send({ ...message, id });
    });

  const remove = async () => {
    await kill();
    process.off('exit', cleanUp);
    cleanUp();
  };

  try {
    await seed(dataDir);
    await start();
  } catch (error) {
    await remove();
    throw error;
  }
  const facts = { origin, output: () => lines.join(''), pid: () => child?.pid, isRunning };
  return { ...facts, start, kill, stop, send, request, remove };
}
