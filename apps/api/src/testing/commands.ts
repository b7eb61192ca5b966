import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** What a command printed, and its exit code. */
export interface CommandResult {
  code: number;
  out: string;
  errors: string;
}

/** Starts a command for operators as a process of its own. */
export function startCommand(name: string, args: readonly string[], env: Readonly<Record<string, string>>) {
  const file = fileURLToPath(new URL(`../commands/${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, [file, ...args], {
    env: { PATH: process.env['PATH'], TMPDIR: process.env['TMPDIR'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, errors] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ended = once(child, 'close').then((): CommandResult => ({ code: child.exitCode ?? -1, out, errors }));
  return { child, ended };
}

/** Runs a command for operators to its end. */
export const runCommand = (
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<CommandResult> => startCommand(name, args, env).ended;
