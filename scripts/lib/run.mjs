import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

import { watchBrowsers } from './browser-time.mjs';
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

/** Shell script that runs its arguments as a command, and then writes the processor time of the shell and of its children to file descriptor 3. */
const TIMED = '"$@" 3>&-; code=$?; times >&3; exit $code';

/** Processor seconds in the output of the shell's `times`: of the shell, then of all ended children and theirs, as minutes and seconds. */
const secondsIn = (times) =>
  Array.from(times.matchAll(/(\d+)m([\d.]+)s/g), ([, minutes, rest]) => Number(minutes) * 60 + Number(rest)).reduce(
    (sum, part) => sum + part,
    0,
  );

/** Tools that are running. */
const running = new Set();
/** Ends a tool with all its processes. A captured one has a process group of its own. */
function end({ child, isGroup }) {
  try {
    if (isGroup) process.kill(-child.pid);
    else child.kill();
  } catch {
    // It has ended already.
  }
}
process.once('exit', () => running.forEach(end));

/**
 * Runs a tool of the project. Resolves to its exit code; with `capture` also to its output, and to the processor seconds of it and its children
 * (0 on Windows, which has no `times`), with the browsers' processes. The tool is ended when this process exits.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, capture?: boolean, cwd?: string }} [options]
 * @returns {Promise<{ code: number, output: string, cpu: number }>}
 */
export function run(command, args, { env = {}, capture = false, cwd = ROOT } = {}) {
  const isTimed = capture && process.platform !== 'win32';
  return new Promise((resolve) => {
    const [tool, toolArgs] = isTimed ? ['/bin/sh', ['-c', TIMED, 'sh', command, ...args]] : [command, args];
    const child = spawn(tool, toolArgs, {
      cwd,
      env: { ...process.env, ...NO_TELEMETRY, ...(capture && { NO_COLOR: '1' }), PATH: toolPath(), ...env },
      stdio: [
        ...(capture ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit']),
        isTimed ? 'pipe' : 'ignore',
      ],
      detached: isTimed,
    });
    const tracked = { child, isGroup: isTimed };
    running.add(tracked);
    const browserSeconds = isTimed ? watchBrowsers(child.pid) : () => 0;
    let [output, times] = ['', ''];
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.stdio[3]?.on('data', (chunk) => (times += chunk));
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n`, cpu: 0 }));
    child.on('close', (code, signal) => {
      running.delete(tracked);
      resolve({ code: code ?? (signal ? 130 : 1), output, cpu: secondsIn(times) + browserSeconds() });
    });
  });
}

/** Exits on SIGINT and SIGTERM by `process.exit`, so that exit handlers run. */
export function exitOnSignals() {
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
}
