import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const ARCHITECTURES: Record<string, string> = { x64: 'amd64', arm64: 'arm64' };
const require = createRequire(import.meta.url);
const START_MS = 20_000;
const TRIES = 3;

/** Path of the anvil binary. Not the package's wrapper script: killing it would leave anvil running. */
function binary(): string {
  const wrapper = require.resolve('@foundry-rs/anvil/package.json');
  const name = `@foundry-rs/anvil-${process.platform}-${ARCHITECTURES[process.arch]}`;
  return createRequire(wrapper).resolve(`${name}/bin/anvil${process.platform === 'win32' ? '.exe' : ''}`);
}

/** A free port on the loopback address; `wanted` if it is free. */
async function freePort(wanted = 0): Promise<number> {
  const server = createServer();
  const bound = Promise.withResolvers<number>();
  server.once('error', () => bound.resolve(0));
  server.listen({ port: wanted, host: '127.0.0.1', exclusive: true }, () => {
    const address = server.address();
    bound.resolve(typeof address === 'object' && address ? address.port : 0);
  });
  const port = await bound.promise;
  if (port === 0) return freePort();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Result or JSON-RPC error of one call. Rejects if the node does not answer. */
export async function rpcAnswer(
  url: string,
  method: string,
  params: readonly unknown[],
): Promise<{ result?: unknown; error?: { code: number; message: string } }> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  const { result, error } = JSON.parse(await reply.text());
  return error ? { error } : { result };
}

/** Result of one JSON-RPC call. Rejects with the node's error. */
export async function rpcCall(url: string, method: string, params: readonly unknown[] = []): Promise<unknown> {
  const { result, error } = await rpcAnswer(url, method, params);
  if (error) throw new Error(`${method}: ${error.message} (${error.code})`);
  return result;
}

/** Waits until the node answers; false if its process ended before. */
async function answers(url: string, child: ChildProcess): Promise<boolean> {
  const until = Date.now() + START_MS;
  while (Date.now() < until && child.exitCode === null && child.signalCode === null) {
    try {
      await rpcCall(url, 'eth_chainId');
      return true;
    } catch {
      await sleep(25);
    }
  }
  return false;
}

/** A running anvil on the loopback address. Killed when this process exits. */
export interface Anvil {
  url: string;
  pid: number;
  stop: () => Promise<void>;
}

/** Starts anvil without output on `port`, or on a free one. Rejects if it cannot run on this machine. */
export async function startAnvil({ port, chainId }: { port?: number | undefined; chainId: number }): Promise<Anvil> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const chosen = await freePort(port);
    const url = `http://127.0.0.1:${chosen}`;
    const args = ['--host', '127.0.0.1', '--port', `${chosen}`, '--chain-id', `${chainId}`, '--silent'];
    const child = spawn(binary(), args, { stdio: 'ignore' });
    const ended = once(child, 'exit');
    const kill = (): void => void child.kill('SIGKILL');
    process.once('exit', kill);
    const stop = async (): Promise<void> => {
      process.off('exit', kill);
      kill();
      if (child.exitCode === null && child.signalCode === null) await ended;
    };
    if (await answers(url, child)) return { url, pid: child.pid ?? 0, stop };
    await stop();
  }
  throw new Error('the development chain does not start on this machine');
}
