/**
 * Runs all checks. Prints a heading for each step, the whole output of a step that failed, the flaky and the slowest tests, and at the end the
 * number of all tests, from the reports of their runners. A check without tests counts as one.
 *
 * A browser test that fails is run once more. If it then passes, it counts as passed and flaky; a run with more than three flaky tests fails.
 *
 *   npm test                         the checks that every change must pass
 *   npm run test:all                 these and the longer checks; runs every night
 *   npm test -- --only lint,unit     some steps, by their short names
 */
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';

import { describeFlaky, FLAKY_LIMIT, isTooFlaky, mergeRuns, slowest, toRepeat } from '../tests/runs/flaky.ts';
import { readReport } from '../tests/runs/report.ts';
import { findPostgres } from '../apps/api/src/testing/postgres.ts';
import { ROOT } from './lib/paths.mjs';
import { exitOnSignals, run } from './lib/run.mjs';
import { buildStorybook } from './lib/storybook.mjs';

/** Vitest projects with their own step; all others belong to the step `unit`. */
const OWN_STEP = ['api', 'api-slow', 'brand', 'consumer', 'fake-server', 'journeys', 'nightly-journeys'];
const UNIT_PROJECTS = OWN_STEP.map((name) => `!${name}`);
const SLOWEST = 20;

const { values } = parseArgs({ options: { only: { type: 'string' }, all: { type: 'boolean', default: false } } });
// Randomised tests make more repetitions.
if (values.all) process.env.THOROUGH = '1';

/** Temporary folder of all steps. Others may enter it: Postgres runs as another user and has its folder inside. */
const scratch = mkdtempSync(join(tmpdir(), 'sarraf-run-'));
chmodSync(scratch, 0o711);
process.env.TMPDIR = scratch;
process.once('exit', () => rmSync(scratch, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }));
exitOnSignals();

let reports = 0;
const newReport = () => join(scratch, `report-${(reports += 1)}.json`);

/** Result of a check without tests, which counts as one test. `output` is printed if it failed. */
const checked = ({ code, output }) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output });

/** Result of a test runner. A run that failed without a failed test, or that has no tests, counts as a failure. */
function counted(tests, { code, output }) {
  const passed = tests.filter((test) => test.passed).length;
  const failed = tests.length - passed;
  return { tests, passed, failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed, output };
}

const check = (command, args, options) => async () => checked(await run(command, args, { ...options, capture: true }));

/** Starts a test runner that writes a report. `start` gets the path of the report, and the targets to run; no targets means all. */
async function reported(start, targets = []) {
  const report = newReport();
  const ran = await start(report, targets);
  return { ran, tests: readReport(report), hasReport: existsSync(report) };
}

/** Runs browser tests, and the failed ones a second time. In the result `ran` is the first run. */
async function browserTests(start) {
  const { ran, tests: first, hasReport } = await reported(start);
  // The check was skipped on this machine: passed.
  if (ran.code === 0 && !hasReport) return { passed: 0, failed: 0, note: ran.output.trim(), ran };
  const targets = toRepeat(first);
  if (targets.length === 0) return { ...counted(first, ran), ran };
  const { ran: repeated, tests: second } = await reported(start, targets);
  const { tests, flaky } = mergeRuns(first, second);
  const output = `${ran.output}\nSecond run of the failed tests:\n${repeated.output}`;
  // With a failed test in the second run, the merged tests decide and not the exit code: that test may have passed in the first run.
  const code = second.every(({ passed }) => passed) ? repeated.code : 0;
  return { ...counted(tests, { code, output }), flaky, ran };
}

/** Line of the output with this beginning. */
const lineOf = ({ output }, beginning) => output.split('\n').find((line) => line.startsWith(beginning));

const startVitest =
  (projects, env, options = []) =>
  (report, files) => {
    const args = [...projects.flatMap((project) => ['--project', project]), ...options];
    const reporters = ['--reporter', 'default', '--reporter', 'json', '--outputFile', report];
    return run('vitest', ['run', ...args, ...reporters, ...files], { env, capture: true });
  };

async function vitest(projects, env, options) {
  const { ran, tests } = await reported(startVitest(projects, env, options));
  return counted(tests, ran);
}

/** Runs a browser check that has its own script. Its note is the output line that begins with `summary`. */
async function browserScript(script, summary, argumentsFor = (targets) => targets) {
  const start = (report, targets) =>
    run('node', [`scripts/${script}.mjs`, '--json', report, ...argumentsFor(targets)], { capture: true });
  const found = await browserTests(start);
  return { note: lineOf(found.ran, summary), ...found };
}

/** One worker: the stories run at the same time and keep the other processor busy. */
const ONE_WORKER = ['--maxWorkers', '1'];

/** Runs a project of the API's tests. Its note is the database on which they ran. */
const api = (project) => async () => {
  const { ran, tests } = await reported(startVitest([project], {}, ONE_WORKER));
  return { ...counted(tests, ran), note: lineOf(ran, 'Database of the tests') };
};

/** Runs the tests of the API on the embedded database, unless the other steps did. */
async function apiEmbedded() {
  if (!findPostgres()) return { passed: 0, failed: 0, note: 'the step api ran on it: this machine has no Postgres' };
  return vitest(['api', 'api-slow'], { TEST_DATABASE_URL: '' }, ONE_WORKER);
}

const stories = () =>
  browserScript('test-storybook', 'Index:', (files) => [
    ...(values.all ? ['--all-modes'] : []),
    ...files.map((file) => relative(ROOT, file)),
  ]);

async function bundle() {
  const ran = await run('node', ['scripts/check-bundle.mjs'], { capture: true });
  return { ...checked(ran), note: lineOf(ran, '/login') };
}

async function image() {
  const ran = await run('node', ['scripts/test-image.mjs'], { capture: true });
  return { ...checked(ran), note: lineOf(ran, 'Image') };
}

async function consumer() {
  const found = await browserTests(startVitest(['consumer']));
  return { ...found, note: `${lineOf(found.ran, 'styles.css')}; ${lineOf(found.ran, 'One Button')}` };
}

async function reach() {
  const ran = await run('node', ['scripts/test-reach.mjs'], { capture: true });
  return { ...checked(ran), note: lineOf(ran, 'Reach') };
}

/** Runs sellers through planned faults. Each night has other faults; the output of a failed run names the seed. */
async function soak() {
  const ran = await run('node', ['scripts/soak.mjs', '--minutes', '2', '--sellers', '50'], { capture: true });
  return {
    ...checked(ran),
    note: ran.output
      .trim()
      .split('\n')
      .findLast((line) => line.startsWith('Soak:')),
  };
}

const storybook = async () => checked({ code: await buildStorybook(), output: 'The Storybook does not build.' });

/** Step with its short name, title and work. A step of `onlyAll` runs only in `npm run test:all`. */
const step = (short, title, work) => ({ short, title, work });
const onlyAll = (...args) => ({ ...step(...args), isForAll: true });

/** Fast checks, and the two builds that other steps use. They run first, all at once. */
const CHECKS = [
  step('format', 'Format', check('oxfmt', ['--check'])),
  step('lint', 'Lint, with the dependency rules', check('oxlint', ['--deny-warnings'])),
  step('types', 'Types', check('tsc', ['-b'])),
  step('knip', 'Unused files, exports and dependencies', check('npm', ['run', '--silent', 'knip'])),
  step('lock', 'Lock file', check('node', ['scripts/complete-lock.mjs', '--check'])),
  step('contract', 'Contract', check('npm', ['run', '--silent', 'lint:contract', '-w', 'packages/api-client'])),
  step('image-lint', 'Dockerfile and compose.yaml', check('npm', ['run', '--silent', 'lint:image'])),
  step('workflows', 'Workflows of GitHub', check('npm', ['run', '--silent', 'lint:workflows'])),
  step('storybook', 'The Storybook builds', storybook),
  step('build', 'The app builds', check('npm', ['run', '--silent', 'build'])),
];

/** Steps that compute or wait for databases; they run beside BROWSING. */
const COMPUTING = [
  step('unit', 'Units', () => vitest(UNIT_PROJECTS)),
  step('fake', 'The fake server of stories and tests', () => vitest(['fake-server'])),
  step('bundle', 'Size of what the app loads', bundle),
  step('api', 'API on a real database', api('api')),
  onlyAll('slow', 'API: kills, restarts, processes, commands, time-outs and random histories', api('api-slow')),
  onlyAll('embedded', 'API on the embedded database', apiEmbedded),
  onlyAll('image', 'Steps of the Dockerfile, and what they build', image),
  onlyAll('soak', 'Sellers while Postgres, processes, clocks, nodes and the bank fail; all sums afterwards', soak),
  onlyAll('mutation', 'Mutations of the rules and the state machines', check('stryker', ['run'])),
];

/** Steps that wait for browsers. */
const BROWSING = [
  step('stories', 'Stories: rendering, interactions, accessibility, screenshots', stories),
  step('journeys', 'Journeys in a browser, against the real server', () => browserTests(startVitest(['journeys']))),
  onlyAll('nightly', 'Nightly journeys in a browser, against the real server', () =>
    browserTests(startVitest(['nightly-journeys'])),
  ),
  onlyAll('docs', 'Documentation pages, under a sub-path: accessibility in every theme, no other host', () =>
    browserScript('test-docs', 'Documentation'),
  ),
  onlyAll('brand', 'The app and its server as another brand', () => browserTests(startVitest(['brand']))),
  onlyAll('consumer', 'The packed design system in a project outside', consumer),
  onlyAll(
    'reach',
    'Stories at 320 px, right to left, with large text, in forced colours, by keyboard and touch',
    reach,
  ),
];

const STEPS = [...CHECKS, ...COMPUTING, ...BROWSING];

const wanted = values.only?.split(',');
const unknown = wanted?.filter((name) => !STEPS.some(({ short }) => short === name)) ?? [];
if (unknown.length > 0) {
  console.error(`No step is called ${unknown.join(', ')}. They are: ${STEPS.map(({ short }) => short).join(', ')}.`);
  process.exit(1);
}
const isWanted = ({ short, isForAll }) => (wanted ? wanted.includes(short) : values.all || !isForAll);

const sum = { passed: 0, failed: 0, flaky: [], tests: [] };
const started = Date.now();
const time = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Runs a step, prints its result and adds it to the sum. A step that throws has failed. */
async function runStep({ short, title, work }) {
  const since = Date.now();
  const found = await work().catch((error) => ({ passed: 0, failed: 1, output: String(error.stack ?? error) }));
  const { passed, failed, output, note, tests = [], flaky = [] } = found;
  console.log(`\n── ${title} (${short})`);
  if (flaky.length > 0) console.log(describeFlaky(flaky));
  if (failed > 0) console.log(output);
  const counts = [`${passed} passed`, `${failed} failed`, ...(flaky.length > 0 ? [`${flaky.length} flaky`] : [])];
  console.log(`   ${counts.join(', ')} in ${time(since)}${note ? `; ${note}` : ''}`);
  sum.passed += passed;
  sum.failed += failed;
  sum.flaky.push(...flaky);
  sum.tests.push(...tests.map((test) => ({ ...test, name: `${short}: ${test.name}` })));
}

async function inTurn(steps) {
  for (const wantedStep of steps.filter(isWanted)) await runStep(wantedStep);
}

await Promise.all(CHECKS.filter(isWanted).map(runStep));
await Promise.all([inTurn(COMPUTING), inTurn(BROWSING)]);
const flakyWords = `${sum.flaky.length} tests were flaky:\n${sum.flaky.map(({ name }) => `  ${name}`).join('\n')}`;
await runStep(
  step('flaky', `Flaky tests: at most ${FLAKY_LIMIT}`, async () =>
    checked({ code: isTooFlaky(sum.flaky) ? 1 : 0, output: flakyWords }),
  ),
);

if (sum.flaky.length > 0) console.log(`\nFlaky:\n${sum.flaky.map(({ name }) => `   ${name}`).join('\n')}`);
if (sum.tests.length > 0) console.log(`\nThe slowest tests:\n${slowest(sum.tests, SLOWEST).join('\n')}`);
console.log(`\nAll steps in ${time(started)}.`);
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed > 0 ? 1 : 0;
