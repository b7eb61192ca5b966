/**
 * Measures what docs/quality.md promises, prints it, and with --write puts it there with the date.
 *
 *   npm run bench
 *   npm run bench -- --write
 *   npm run bench -- --only polling,million
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { measureMillion } from '../tests/bench/million.ts';
import { measurePaint } from '../tests/bench/paint.ts';
import { measurePolling } from '../tests/bench/polling.ts';
import { measureSeller } from '../tests/bench/seller.ts';
import { measureTwoProcesses } from '../tests/bench/two-processes.ts';
import { measureWaiting } from '../tests/bench/waiting.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** What we aim at (kB of JS, gzip, up to and with a stage); `check-bundle` holds us to a little more than today's weight. */
const GOALS = {
  '/login as it opens': '≤ 145 kB',
  '/login with the step of the code': '≤ 145 kB',
  'login to step 3 of a sale': '≤ 210 kB',
};

/** The JS of each stage of a seller's way, from the build's own list of modules. */
function measureBundle() {
  const built = spawnSync('npm', ['run', '--silent', 'build'], { cwd: ROOT, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(built.stderr || built.stdout);
  const weighed = spawnSync('node', ['scripts/check-bundle.mjs'], { cwd: ROOT, encoding: 'utf8' });
  const values = new Map(
    Array.from(weighed.stdout.matchAll(/^(.+): ([\d.]+ kB) of JS/gm), ([, name, value]) => [name, value]),
  );
  return Object.entries(GOALS).map(([name, goal]) => {
    const value = values.get(name);
    if (!value) throw new Error(`check-bundle says nothing of "${name}":\n${weighed.stdout}${weighed.stderr}`);
    return { what: `JS, ${name}, gzip`, value, goal };
  });
}

const PARTS = {
  bundle: measureBundle,
  paint: measurePaint,
  seller: measureSeller,
  polling: measurePolling,
  processes: measureTwoProcesses,
  waiting: measureWaiting,
  million: measureMillion,
};

const { values } = parseArgs({ options: { only: { type: 'string' }, write: { type: 'boolean', default: false } } });
const wanted = values.only?.split(',') ?? Object.keys(PARTS);
if (wanted.some((name) => !(name in PARTS)) || (values.only && values.write)) {
  console.error(`--only takes ${Object.keys(PARTS).join(', ')}, and writes nothing: the page is of one run.`);
  process.exit(1);
}
const figures = [];
for (const name of wanted) figures.push(...(await PARTS[name]()));
const lines = [
  '| What | Measured | Goal |',
  '|---|---|---|',
  ...figures.map(({ what, value, goal }) => `| ${what} | ${value} | ${goal} |`),
];
console.log(lines.join('\n'));

if (values.write) {
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
