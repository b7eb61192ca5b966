/**
 * Everything that must be green, in the order of cost. Prints one heading a step, the whole output of a step that failed, the tests that were
 * flaky or slow, and ends with the sum of all tests, read from the reports of their runners; a check that is not made of tests counts as one.
 *
 * A test that fails in a browser is run once more. One that then passes has passed and is called flaky; a run with more than three has failed.
 *
 *   npm test
 *   npm test -- --only lint,unit     some of the steps, by their short names
 */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';

import { FLAKY_LIMIT, inWords, isTooFlaky, judge, slowest, toRepeat } from '../tests/runs/flaky.ts';
import { keepTrack } from '../tests/runs/remains.ts';
import { readReport } from '../tests/runs/report.ts';
import { findPostgres, startPostgres } from '../apps/api/src/testing/postgres.ts';
import { ROOT } from './lib/paths.mjs';
import { leaveOnSignals, run } from './lib/run.mjs';
import { buildStorybook } from './lib/storybook.mjs';

/** Projects that have a step of their own; every other one is a unit project. */
const APART = ['api', 'consumer', 'fake-server', 'journeys'];
const UNIT_PROJECTS = APART.map((name) => `!${name}`);
const SLOWEST = 20;

const traces = keepTrack();
// Everything a step starts hands these on; an interrupted run ends and removes it all on the way out.
Object.assign(process.env, traces.env);
process.once('exit', traces.remove);
leaveOnSignals();

let reports = 0;
const newReport = () => join(traces.env.TMPDIR, `report-${(reports += 1)}.json`);

/** What a step found: `tests` that ran, or one for the check as a whole; `output` is shown when something failed. */
const checked = ({ code, output }) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output });

/** Counts tests. A runner that failed without a failed test, and a run of no tests at all, are failures too. */
function counted(tests, { code, output }) {
  const passed = tests.filter((test) => test.passed).length;
  const failed = tests.length - passed;
  return { tests, passed, failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed, output };
}

const check = (command, args, options) => async () => checked(await run(command, args, { ...options, capture: true }));

/** Runs a runner that writes a report. `start` is given the place for it, and what to run when that is not everything. */
async function reported(start, targets = []) {
  const report = newReport();
  const ran = await start(report, targets);
  return { ran, tests: readReport(report), hasReport: existsSync(report) };
}

/** Runs browser tests, and those that failed once more. `ran` is the first run. */
async function browserTests(start) {
  const { ran, tests: first, hasReport } = await reported(start);
  // A machine that cannot run the check says so, and passes.
  if (ran.code === 0 && !hasReport) return { passed: 0, failed: 0, note: ran.output.trim(), ran };
  const targets = toRepeat(first);
  if (targets.length === 0) return { ...counted(first, ran), ran };
  const { ran: again, tests: second } = await reported(start, targets);
  const { tests, flaky } = judge(first, second);
  if (flaky.length > 0) console.log(`${inWords(flaky)}\n     output of the second run:\n${again.output}`);
  const output = `${ran.output}\nThose that failed, run once more:\n${again.output}`;
  // A second run that fails over tests which had passed before says nothing of its own.
  const code = second.every(({ passed }) => passed) ? again.code : 0;
  return { ...counted(tests, { code, output }), flaky, ran };
}

/** The line of a run's output that begins like this. */
const lineOf = ({ output }, beginning) => output.split('\n').find((line) => line.startsWith(beginning));

const startVitest = (projects, env) => (report, files) => {
  const args = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter', 'default', '--reporter', 'json', '--outputFile', report];
  return run('vitest', ['run', ...args, ...reporters, ...files], { env, capture: true });
};

async function vitest(projects, env) {
  const { ran, tests } = await reported(startVitest(projects, env));
  return counted(tests, ran);
}

async function apiOnPostgres() {
  const bin = findPostgres();
  if (!bin) return { passed: 0, failed: 0, note: 'skipped: this machine has no Postgres (apt install postgresql)' };
  const { url, version, stop } = await startPostgres(bin);
  try {
    return { ...(await vitest(['api'], { TEST_DATABASE_URL: url })), note: version };
  } finally {
    await stop();
  }
}

/** A browser check with a script of its own; the line of its output that begins with `summary` is its note. */
async function browserScript(script, summary, argumentsFor = (targets) => targets) {
  const start = (report, targets) =>
    run('node', [`scripts/${script}.mjs`, '--json', report, ...argumentsFor(targets)], { capture: true });
  const found = await browserTests(start);
  return { note: lineOf(found.ran, summary), ...found };
}

const stories = () => browserScript('test-storybook', 'Index:', (files) => files.map((file) => relative(ROOT, file)));

const documentation = () => browserScript('test-docs', 'Documentation');

async function bundle() {
  const built = await run('npm', ['run', '--silent', 'build'], { capture: true });
  if (built.code !== 0) return checked(built);
  const weighed = await run('node', ['scripts/check-bundle.mjs'], { capture: true });
  return { ...checked(weighed), note: lineOf(weighed, '/login') };
}

async function consumer() {
  const found = await browserTests(startVitest(['consumer']));
  return { ...found, note: lineOf(found.ran, 'styles.css') };
}

const journeys = () => browserTests(startVitest(['journeys']));

const storybook = async () => checked({ code: await buildStorybook(), output: 'The Storybook does not build.' });

/** Checks and a build that keep out of each other's way. They run side by side: types and Storybook keep one core busy each. */
const CHECKS = [
  ['format', 'Format', check('oxfmt', ['--check'])],
  ['lint', 'Lint, with the arrows of the house', check('oxlint', ['--deny-warnings'])],
  ['types', 'Types', check('tsc', ['-b'])],
  ['knip', 'Unused files, exports and dependencies', check('npm', ['run', '--silent', 'knip'])],
  ['lock', 'Lock file', check('node', ['scripts/complete-lock.mjs', '--check'])],
  ['contract', 'Contract', check('npm', ['run', '--silent', 'lint:contract', '-w', 'packages/api-client'])],
  ['storybook', 'The Storybook builds', storybook],
];

/** What needs the machine for itself. */
const TESTS = [
  ['unit', `Units: every room but ${APART.join(', ')}`, () => vitest(UNIT_PROJECTS)],
  ['fake', 'The fake server of stories and tests', () => vitest(['fake-server'])],
  ['api', 'API on the embedded database', () => vitest(['api'], { TEST_DATABASE_URL: '' })],
  ['postgres', 'API on Postgres', apiOnPostgres],
  ['stories', 'Stories: rendering, interactions, accessibility, screenshots', stories],
  ['docs', 'Documentation pages, under a sub-path: accessibility in both themes, no other host', documentation],
  ['bundle', 'Build and its budget', bundle],
  ['consumer', 'The packed design system in a project outside', consumer],
  ['journeys', 'Journeys in a browser, against the real server', journeys],
];

const STEPS = [...CHECKS, ...TESTS];

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const wanted = values.only?.split(',');
const unknown = wanted?.filter((name) => !STEPS.some(([short]) => short === name)) ?? [];
if (unknown.length > 0) {
  console.error(`No step is called ${unknown.join(', ')}. They are: ${STEPS.map(([short]) => short).join(', ')}.`);
  process.exit(1);
}

const sum = { passed: 0, failed: 0, flaky: [], tests: [] };
const started = Date.now();
const time = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Does a step, and says how long it took; a step that broke has failed. */
async function timed(step) {
  const since = Date.now();
  const found = await step().catch((error) => ({ passed: 0, failed: 1, output: String(error.stack ?? error) }));
  return { ...found, took: time(since) };
}

/** Prints what a step found, and adds it to the sum. */
async function take(short, title, step) {
  console.log(`\n── ${title} (${short})`);
  const { passed, failed, output, note, took, tests = [], flaky = [] } = await step;
  if (failed > 0) console.log(output);
  const counts = [`${passed} passed`, `${failed} failed`, ...(flaky.length > 0 ? [`${flaky.length} flaky`] : [])];
  console.log(`   ${counts.join(', ')} in ${took}${note ? `; ${note}` : ''}`);
  sum.passed += passed;
  sum.failed += failed;
  sum.flaky.push(...flaky);
  sum.tests.push(...tests.map((test) => ({ ...test, name: `${short}: ${test.name}` })));
}

/** What holds for the run as a whole, when its steps are through. */
const AFTERWARDS = [
  [
    'flaky',
    `Flaky tests: at most ${FLAKY_LIMIT}`,
    async () =>
      checked({
        code: isTooFlaky(sum.flaky) ? 1 : 0,
        output: `${sum.flaky.length} tests were flaky:\n${sum.flaky.map(({ name }) => `  ${name}`).join('\n')}`,
      }),
  ],
  [
    'remains',
    'Nothing is left running',
    async () => {
      const left = await traces.processes();
      return checked({
        code: left.length > 0 ? 1 : 0,
        output: `Still running:\n${left.map(({ pid, command }) => `  ${pid}  ${command}`).join('\n')}`,
      });
    },
  ],
];

const isWanted = ([short]) => !wanted || wanted.includes(short);
const checks = CHECKS.filter(isWanted).map(([short, title, step]) => [short, title, timed(step)]);
for (const found of checks) await take(...found);
for (const [short, title, step] of TESTS.filter(isWanted)) await take(short, title, timed(step));
for (const [short, title, step] of AFTERWARDS) await take(short, title, timed(step));

if (sum.flaky.length > 0) console.log(`\nFlaky:\n${sum.flaky.map(({ name }) => `   ${name}`).join('\n')}`);
if (sum.tests.length > 0) console.log(`\nThe slowest tests:\n${slowest(sum.tests, SLOWEST).join('\n')}`);
console.log(`\nAll steps in ${time(started)}.`);
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed > 0 ? 1 : 0;
