/**
 * Everything that must be green. Prints one heading a step, the whole output of a step that failed, the tests that were flaky or slow, and ends
 * with the sum of all tests, read from the reports of their runners; a check that is not made of tests counts as one.
 *
 * A test that fails in a browser is run once more. One that then passes has passed and is called flaky; a run with more than three has failed.
 *
 *   npm test                         what every change must pass
 *   npm run test:all                 that, and what takes longer than anybody waits for; every night
 *   npm test -- --only lint,unit     some of the steps, by their short names
 */
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';

import { FLAKY_LIMIT, inWords, isTooFlaky, judge, slowest, toRepeat } from '../tests/runs/flaky.ts';
import { readReport } from '../tests/runs/report.ts';
import { findPostgres, startPostgres } from '../apps/api/src/testing/postgres.ts';
import { ROOT } from './lib/paths.mjs';
import { leaveOnSignals, run } from './lib/run.mjs';
import { buildStorybook } from './lib/storybook.mjs';

/** Projects that have a step of their own; every other one is a unit project. */
const APART = ['api', 'consumer', 'fake-server', 'journeys', 'nightly-journeys'];
const UNIT_PROJECTS = APART.map((name) => `!${name}`);
const SLOWEST = 20;

const { values } = parseArgs({ options: { only: { type: 'string' }, all: { type: 'boolean', default: false } } });
// Tests that repeat themselves at random moments do so more often.
if (values.all) process.env.THOROUGH = '1';

/** The temporary folder of everything that a step starts; a database that runs under an account without rights must get to its folder inside. */
const scratch = mkdtempSync(join(tmpdir(), 'sarraf-run-'));
chmodSync(scratch, 0o711);
process.env.TMPDIR = scratch;
process.once('exit', () => rmSync(scratch, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }));
leaveOnSignals();

let reports = 0;
const newReport = () => join(scratch, `report-${(reports += 1)}.json`);

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
  const output = `${ran.output}\nThose that failed, run once more:\n${again.output}`;
  // A second run that fails over tests which had passed before says nothing of its own.
  const code = second.every(({ passed }) => passed) ? again.code : 0;
  return { ...counted(tests, { code, output }), flaky, ran };
}

/** The line of a run's output that begins like this. */
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

/** A browser check with a script of its own; the line of its output that begins with `summary` is its note. */
async function browserScript(script, summary, argumentsFor = (targets) => targets) {
  const start = (report, targets) =>
    run('node', [`scripts/${script}.mjs`, '--json', report, ...argumentsFor(targets)], { capture: true });
  const found = await browserTests(start);
  return { note: lineOf(found.ran, summary), ...found };
}

/** Beside the stories, whose browser keeps the other processor busy. */
const ONE_WORKER = ['--maxWorkers', '1'];

/** The API's tests on one real database: Postgres where the machine has one, else the embedded one. */
async function api() {
  const bin = findPostgres();
  if (!bin) return { ...(await vitest(['api'], { TEST_DATABASE_URL: '' }, ONE_WORKER)), note: 'the embedded database' };
  const { url, version, stop } = await startPostgres(bin);
  try {
    return { ...(await vitest(['api'], { TEST_DATABASE_URL: url }, ONE_WORKER)), note: version };
  } finally {
    await stop();
  }
}

/** The same on the embedded database, unless that is where they ran already. */
async function apiEmbedded() {
  if (!findPostgres()) return { passed: 0, failed: 0, note: 'the step before was on it: this machine has no Postgres' };
  return vitest(['api'], { TEST_DATABASE_URL: '' }, ONE_WORKER);
}

const stories = () =>
  browserScript('test-storybook', 'Index:', (files) => [
    ...(values.all ? ['--all-modes'] : []),
    ...files.map((file) => relative(ROOT, file)),
  ]);

async function bundle() {
  const weighed = await run('node', ['scripts/check-bundle.mjs'], { capture: true });
  return { ...checked(weighed), note: lineOf(weighed, '/login') };
}

async function consumer() {
  const found = await browserTests(startVitest(['consumer']));
  return { ...found, note: lineOf(found.ran, 'styles.css') };
}

async function reach() {
  const ran = await run('node', ['scripts/test-reach.mjs'], { capture: true });
  return { ...checked(ran), note: lineOf(ran, 'Reach') };
}

const storybook = async () => checked({ code: await buildStorybook(), output: 'The Storybook does not build.' });

/** A step: its short name, its title and what it does. Those of `onlyAll` belong to `npm run test:all` alone. */
const step = (short, title, work) => ({ short, title, work });
const onlyAll = (...args) => ({ ...step(...args), isForAll: true });

/** First what fails soonest, and the two builds that other steps read. */
const CHECKS = [
  step('format', 'Format', check('oxfmt', ['--check'])),
  step('lint', 'Lint, with the dependency rules', check('oxlint', ['--deny-warnings'])),
  step('types', 'Types', check('tsc', ['-b'])),
  step('knip', 'Unused files, exports and dependencies', check('npm', ['run', '--silent', 'knip'])),
  step('lock', 'Lock file', check('node', ['scripts/complete-lock.mjs', '--check'])),
  step('contract', 'Contract', check('npm', ['run', '--silent', 'lint:contract', '-w', 'packages/api-client'])),
  step('storybook', 'The Storybook builds', storybook),
  step('build', 'The app builds', check('npm', ['run', '--silent', 'build'])),
];

/** What computes and waits for databases. */
const COMPUTING = [
  step('unit', 'Units', () => vitest(UNIT_PROJECTS)),
  step('fake', 'The fake server of stories and tests', () => vitest(['fake-server'])),
  step('bundle', 'Size of what the app loads', bundle),
  step('api', 'API on a real database', api),
  onlyAll('embedded', 'API on the embedded database', apiEmbedded),
  onlyAll('mutation', 'Mutations of the validation rules', check('stryker', ['run'])),
];

/** What waits for browsers. */
const BROWSING = [
  step('stories', 'Stories: rendering, interactions, accessibility, screenshots', stories),
  step('journeys', 'Journeys in a browser, against the real server', () => browserTests(startVitest(['journeys']))),
  onlyAll('nightly', 'Journeys that nobody waits for', () => browserTests(startVitest(['nightly-journeys']))),
  onlyAll('docs', 'Documentation pages, under a sub-path: accessibility in both themes, no other host', () =>
    browserScript('test-docs', 'Documentation'),
  ),
  onlyAll('consumer', 'The packed design system in a project outside', consumer),
  onlyAll('reach', 'Stories at 320 px, mirrored, with large words, in forced colours, by keyboard and thumb', reach),
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

/** Does a step, prints what it found, and adds it to the sum; a step that broke has failed. */
async function take({ short, title, work }) {
  const since = Date.now();
  const found = await work().catch((error) => ({ passed: 0, failed: 1, output: String(error.stack ?? error) }));
  const { passed, failed, output, note, tests = [], flaky = [] } = found;
  console.log(`\n── ${title} (${short})`);
  if (flaky.length > 0) console.log(inWords(flaky));
  if (failed > 0) console.log(output);
  const counts = [`${passed} passed`, `${failed} failed`, ...(flaky.length > 0 ? [`${flaky.length} flaky`] : [])];
  console.log(`   ${counts.join(', ')} in ${time(since)}${note ? `; ${note}` : ''}`);
  sum.passed += passed;
  sum.failed += failed;
  sum.flaky.push(...flaky);
  sum.tests.push(...tests.map((test) => ({ ...test, name: `${short}: ${test.name}` })));
}

async function inTurn(steps) {
  for (const wantedStep of steps.filter(isWanted)) await take(wantedStep);
}

await Promise.all(CHECKS.filter(isWanted).map(take));
await Promise.all([inTurn(COMPUTING), inTurn(BROWSING)]);
const flakyWords = `${sum.flaky.length} tests were flaky:\n${sum.flaky.map(({ name }) => `  ${name}`).join('\n')}`;
await take(
  step('flaky', `Flaky tests: at most ${FLAKY_LIMIT}`, async () =>
    checked({ code: isTooFlaky(sum.flaky) ? 1 : 0, output: flakyWords }),
  ),
);

if (sum.flaky.length > 0) console.log(`\nFlaky:\n${sum.flaky.map(({ name }) => `   ${name}`).join('\n')}`);
if (sum.tests.length > 0) console.log(`\nThe slowest tests:\n${slowest(sum.tests, SLOWEST).join('\n')}`);
console.log(`\nAll steps in ${time(started)}.`);
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed > 0 ? 1 : 0;
