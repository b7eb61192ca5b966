import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

import { ROOT } from './paths.mjs';

/** PATH with the tools of the project first, so that a script that is run directly uses the same Node and tools as through npm. */
export const toolPath = () => [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter);

/** Environment variables that switch off the telemetry of all tools. */
export const NO_TELEMETRY = {
  STORYBOOK_DISABLE_TELEMETRY: '1',
  DO_NOT_TRACK: '1',
  REDOCLY_TELEMETRY: 'off',
  CHECKPOINT_DISABLE: '1',
};

/** Tools that are running. */
const running = new Set();
process.once('exit', () => {
  for (const child of running) child.kill();
});

/**
 * Runs a tool of the project. Resolves to its exit code, and to its output with `capture`. The tool is ended when this process exits.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, capture?: boolean, cwd?: string }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { env = {}, capture = false, cwd = ROOT } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...NO_TELEMETRY, ...(capture && { NO_COLOR: '1' }), PATH: toolPath(), ...env },
      stdio: capture ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    running.add(child);
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code, signal) => {
      running.delete(child);
      resolve({ code: code ?? (signal ? 130 : 1), output });
    });
  });
}

/** Exits on SIGINT and SIGTERM by `process.exit`, so that exit handlers run. */
export function exitOnSignals() {
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
}
