/**
 * Measures what docs/quality.md promises, prints it, and with --write puts it there with the date.
 *
 *   npm run bench
 *   npm run bench -- --write
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { measurePolling } from '../tests/bench/polling.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The JS that /login loads, from the build's own manifest. */
function measureBundle() {
  const built = spawnSync('npm', ['run', '--silent', 'build'], { cwd: ROOT, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(built.stderr || built.stdout);
  const weighed = spawnSync('node', ['scripts/check-bundle.mjs'], { cwd: ROOT, encoding: 'utf8' });
  const [, value = 'not found'] = /^\/login: ([\d.]+ kB) of JS/m.exec(weighed.stdout) ?? [];
  return [{ what: 'JS of /login, gzip', value, goal: '≤ 160 kB' }];
}

const figures = [...measureBundle(), ...(await measurePolling())];
const lines = [
  '| What | Measured | Goal |',
  '|---|---|---|',
  ...figures.map(({ what, value, goal }) => `| ${what} | ${value} | ${goal} |`),
];
console.log(lines.join('\n'));

if (process.argv.includes('--write')) {
  const date = new Date().toISOString().slice(0, 10);
  const machine = `${cpus().length} cores, Node ${process.versions.node}`;
  const text = [
    '# Measured',
    '',
    `\`npm run bench -- --write\` on ${date}, ${machine}. Server and load share the machine.`,
    '',
    ...lines,
    '',
  ];
  writeFileSync(join(ROOT, 'docs/quality.md'), text.join('\n'));
}
