/** Hot reload: the app on 3000, which hands `/api` to the API on 3001, which restarts when its sources change. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { ROOT } from './lib/paths.mjs';
import { QUIET, toolPath } from './lib/run.mjs';

const API_PORT = '3001';

const start = (command, args, cwd, env = {}) =>
  spawn(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...QUIET, PATH: toolPath(), ...env } });

const children = [
  start('node', ['--watch', '--watch-preserve-output', 'apps/api/src/server.ts'], ROOT, { PORT: API_PORT }),
  start('vite', [], join(ROOT, 'apps/web')),
];

function stop(code) {
  process.exitCode ??= code;
  for (const child of children) child.kill('SIGTERM');
}

// Half a workshop is worse than none: whichever ends first takes the other with it.
for (const child of children) child.once('exit', (code) => stop(code ?? 0));
process.once('SIGINT', () => stop(0));
process.once('SIGTERM', () => stop(0));
