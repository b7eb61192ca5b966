import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

import { ROOT } from './paths.mjs';

/** Tools of the project first, so that a script run by hand finds the same Node and the same tools as through npm. */
export const toolPath = () => [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter);

/** Nothing this project runs reports to anybody. */
export const QUIET = {
  STORYBOOK_DISABLE_TELEMETRY: '1',
  DO_NOT_TRACK: '1',
  REDOCLY_TELEMETRY: 'off',
  CHECKPOINT_DISABLE: '1',
};

/**
 * Runs one tool of the project and resolves to its exit code, and its output when `capture` is asked for. It ends with this process.
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
      env: { ...process.env, ...QUIET, ...(capture && { NO_COLOR: '1' }), PATH: toolPath(), ...env },
      stdio: capture ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    const stop = () => child.kill();
    process.once('exit', stop);
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code, signal) => {
      process.off('exit', stop);
      resolve({ code: code ?? (signal ? 130 : 1), output });
    });
  });
}

/** Leaves by the front door when interrupted, so that what stands on `process.once('exit')` is done on the way. */
export function leaveOnSignals() {
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
}
