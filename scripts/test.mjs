/**
 * Everything that must be green, in the order of cost. Prints one heading a step, the whole output of a step that failed, and ends with
 * the sum of all tests, read from the reports of their runners; a check that is not made of tests counts as one.
 *
 *   npm test
 *   npm test -- --only lint,unit     some of the steps, by their short names
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { findPostgres, startPostgres } from '../tests/support/postgres.ts';
import { run } from './lib/run.mjs';

const UNIT_PROJECTS = ['domain', 'api-client', 'forms', 'ui', 'web', 'architecture', 'visual'];
const reports = mkdtempSync(join(tmpdir(), 'reports-'));

/** What a step found. `tests` that ran, or one for the check as a whole; `output` is shown when something failed. */
const checked = ({ code, output }) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output });

/** Counts from a report in Jest's form, which Vitest writes too. A file that did not load and a run of no tests at all are failures. */
function counted(report, { code, output }) {
  if (!existsSync(report)) return { passed: 0, failed: 1, output };
  const { numPassedTests: passed, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const failed = numFailedTests + broken;
  return { passed, failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed, output };
}

const check = (command, args, options) => async () => checked(await run(command, args, { ...options, capture: true }));

async function vitest(name, projects, env) {
  const report = join(reports, `${name}.json`);
  const args = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter', 'default', '--reporter', 'json', '--outputFile', report];
  return counted(report, await run('vitest', ['run', ...args, ...reporters], { env, capture: true }));
}

async function apiOnPostgres() {
  const bin = findPostgres();
  if (!bin) return { passed: 0, failed: 0, note: 'skipped: this machine has no Postgres (apt install postgresql)' };
  const { url, version, stop } = await startPostgres(bin);
  try {
    const result = await vitest('api-postgres', ['api'], { TEST_DATABASE_URL: url });
    return { ...result, note: version };
  } finally {
    await stop();
  }
}

async function stories() {
  const report = join(reports, 'stories.json');
  const ran = await run('node', ['scripts/test-storybook.mjs', '--json', report], { capture: true });
  return { ...counted(report, ran), note: ran.output.split('\n').find((line) => line.startsWith('Index:')) };
}

async function pictures() {
  const report = join(reports, 'visual.json');
  const ran = await run('node', ['scripts/test-visual.mjs', '--json', report], { capture: true });
  if (ran.code === 0 && !existsSync(report)) return { passed: 0, failed: 0, note: ran.output.trim() };
  return { ...counted(report, ran), note: ran.output.split('\n').find((line) => line.startsWith('Pictures of')) };
}

async function documentation() {
  const report = join(reports, 'docs.json');
  const ran = await run('node', ['scripts/test-docs.mjs', '--json', report], { capture: true });
  return { ...counted(report, ran), note: ran.output.split('\n').find((line) => line.startsWith('Documentation')) };
}

async function bundle() {
  const built = await run('npm', ['run', '--silent', 'build'], { capture: true });
  if (built.code !== 0) return checked(built);
  const weighed = await run('node', ['scripts/check-bundle.mjs'], { capture: true });
  return { ...checked(weighed), note: weighed.output.split('\n').find((line) => line.startsWith('/login')) };
}

async function consumer() {
  const found = await vitest('consumer', ['consumer']);
  return { ...found, note: found.output.split('\n').find((line) => line.startsWith('styles.css')) };
}

const STEPS = [
  ['format', 'Format', check('oxfmt', ['--check'])],
  ['lint', 'Lint, with the arrows of the house', check('oxlint', ['--deny-warnings'])],
  ['types', 'Types', check('tsc', ['-b'])],
  ['knip', 'Unused files, exports and dependencies', check('npm', ['run', '--silent', 'knip'])],
  ['lock', 'Lock file', check('node', ['scripts/complete-lock.mjs', '--check'])],
  ['contract', 'Contract', check('npm', ['run', '--silent', 'lint:contract', '-w', 'packages/api-client'])],
  ['unit', 'Units: domain, api-client, forms, ui, web, architecture, visual', () => vitest('unit', UNIT_PROJECTS)],
  ['api', 'API on the embedded database', () => vitest('api', ['api'], { TEST_DATABASE_URL: '' })],
  ['postgres', 'API on Postgres', apiOnPostgres],
  ['stories', 'Stories: rendering, interactions, accessibility in both themes', stories],
  ['visual', 'Pictures of every story, compared with the accepted ones', pictures],
  ['docs', 'Documentation pages, under a sub-path: accessibility in both themes, no other host', documentation],
  ['bundle', 'Build and its budget', bundle],
  ['consumer', 'The packed design system in a project outside', consumer],
  ['journeys', 'Journeys in a browser, against the real server', () => vitest('journeys', ['journeys'])],
];

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const wanted = values.only?.split(',');
const unknown = wanted?.filter((name) => !STEPS.some(([short]) => short === name)) ?? [];
if (unknown.length > 0) {
  console.error(`No step is called ${unknown.join(', ')}. They are: ${STEPS.map(([short]) => short).join(', ')}.`);
  process.exit(1);
}

// An interrupted run leaves by the front door, so that a database it started is stopped on the way.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

const sum = { passed: 0, failed: 0 };
const started = Date.now();
const time = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

for (const [short, title, step] of STEPS) {
  if (wanted && !wanted.includes(short)) continue;
  console.log(`\n── ${title} (${short})`);
  const since = Date.now();
  const { passed, failed, output, note } = await step().catch((error) => ({
    passed: 0,
    failed: 1,
    output: String(error.stack ?? error),
  }));
  if (failed > 0) console.log(output);
  console.log(`   ${passed} passed, ${failed} failed in ${time(since)}${note ? `; ${note}` : ''}`);
  sum.passed += passed;
  sum.failed += failed;
}
rmSync(reports, { recursive: true, force: true });

console.log(`\nAll steps in ${time(started)}.`);
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed > 0 ? 1 : 0;
