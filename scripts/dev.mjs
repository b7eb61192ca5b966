/** Starts the app with hot reload on port 3000, which proxies `/api` and `/proof` to the API on port 3001; the API restarts when its sources change. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { ROOT } from './lib/paths.mjs';
import { NO_TELEMETRY, toolPath } from './lib/run.mjs';

const API_PORT = '3001';

const start = (command, args, cwd, env = {}) =>
  spawn(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...NO_TELEMETRY, PATH: toolPath(), ...env } });

const children = [
  start('node', ['--watch', '--watch-preserve-output', 'apps/api/src/server.ts'], ROOT, { PORT: API_PORT }),
  start('vite', [], join(ROOT, 'apps/web')),
];

function stop(code) {
  process.exitCode ??= code;
  for (const child of children) child.kill('SIGTERM');
}

// When one of the two ends, the other is stopped too.
for (const child of children) child.once('exit', (code) => stop(code ?? 0));
process.once('SIGINT', () => stop(0));
process.once('SIGTERM', () => stop(0));
