/** Steps of the test run, which `scripts/test.mjs` runs. */
import { globSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

import { findPostgres } from '../../apps/api/src/testing/postgres.ts';
import { mergeRuns, toRepeat } from '../../tests/runs/flaky.ts';
import {
  DAILY_JOURNEYS,
  SLOW,
  SLOW_FILES,
  STORY_FILES,
  TEST_FILES,
  TEST_PROJECTS,
} from '../../tests/runs/test-files.ts';
import { ROOT } from './paths.mjs';
import { buildStorybook } from './storybook.mjs';

/**
 * What a step knows of its run.
 *
 * @typedef {object} Context
 * @property {'test' | 'all' | 'changed'} mode
 * @property {string} base commit from which changes are counted
 * @property {string[]} changed files that differ from it
 * @property {string[] | undefined} files files of the step that this shard runs; undefined means all
 * @property {(command: string, args: string[], options?: object) => Promise<{ code: number, output: string }>} tool runs a tool, whose processor
 *   time is counted as the step's
 * @property {(start: (report: string, files: string[]) => Promise<object>, files: string[]) => Promise<object>} reported runs a test runner that
 *   writes a report: `ran`, `tests` and `hasReport`
 */

/** Vitest projects with their own step; all others belong to the step `unit`. */
const OWN_STEP = [...SLOW, ...DAILY_JOURNEYS, 'api', 'brand', 'consumer', 'fake-server', 'nightly-journeys'];
const UNITS = TEST_PROJECTS.filter((name) => !OWN_STEP.includes(name));
/** Projects whose tests read files of the repository besides those that they import. */
const READING = ['architecture', 'visual'];

/** The journey that stands for all of them after a change: a stranger signs up, sells and sees the rupees arrive. */
const FIRST_SALE = 'tests/journeys/first-sale.test.ts';
const JOURNEY = /^tests\/(?:journeys|contract)\/(?!nightly\/)(?:[\w-]+\/)?[\w-]+\.test\.ts$/;
const PRODUCT = /^(?:apps|packages)\//;

/** Result of a check without tests, which counts as one test. `output` is printed if it failed. */
export const checked = ({ code, output }) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output });

/** Result of a test runner. A run that failed without a failed test, or that has no tests where it must have some, counts as a failure. */
function counted(tests, { code, output }, { mayBeEmpty = false } = {}) {
  const passed = tests.filter((test) => test.passed).length;
  const failed = tests.length - passed;
  const isBroken = code !== 0 || (passed === 0 && !mayBeEmpty);
  return { tests, passed, failed: failed === 0 && isBroken ? 1 : failed, output };
}

/** Line of the output with this beginning. */
const lineOf = ({ output }, beginning) => output.split('\n').find((line) => line.startsWith(beginning));

const check = (command, args, options) => async (context) => checked(await context.tool(command, args, options));

/** Runs browser tests, and the failed ones a second time. In the result `ran` is the first run. */
async function browserTests(context, start, files = context.files ?? [], options) {
  const { ran, tests: first, hasReport } = await context.reported(start, files);
  // The check was skipped on this machine: passed.
  if (ran.code === 0 && !hasReport) return { passed: 0, failed: 0, note: ran.output.trim(), ran };
  const targets = toRepeat(first);
  if (targets.length === 0) return { ...counted(first, ran, options), ran };
  const { ran: repeated, tests: second } = await context.reported(start, targets);
  const { tests, flaky } = mergeRuns(first, second);
  const output = `${ran.output}\nSecond run of the failed tests:\n${repeated.output}`;
  // With a failed test in the second run, the merged tests decide and not the exit code: that test may have passed in the first run.
  const code = second.every(({ passed }) => passed) ? repeated.code : 0;
  return { ...counted(tests, { code, output }), flaky, ran };
}

const startVitest =
  ({ tool }, projects, { env, options = [] } = {}) =>
  (report, files) => {
    const args = [...projects.flatMap((project) => ['--project', project]), ...options];
    const reporters = ['--reporter', 'default', '--reporter', 'json', '--outputFile', report];
    return tool('vitest', ['run', ...args, ...reporters, ...files], { env });
  };

/** Options that let Vitest run only the tests whose imports have changed. */
const sinceBase = ({ base }) => ['--changed', base, '--passWithNoTests'];

async function vitest(context, projects, { env, options = [] } = {}) {
  const isPart = options.includes('--changed');
  const { ran, tests } = await context.reported(startVitest(context, projects, { env, options }), context.files ?? []);
  return counted(tests, ran, { mayBeEmpty: isPart });
}

/** Sum of the results of several runs. */
const together = (results) => ({
  tests: results.flatMap(({ tests }) => tests),
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failed: results.reduce((sum, { failed }) => sum + failed, 0),
  output: results.map(({ output }) => output).join('\n'),
});

async function units(context) {
  if (context.mode !== 'changed') return vitest(context, UNITS);
  return together([
    await vitest(
      context,
      UNITS.filter((name) => !READING.includes(name)),
      { options: sinceBase(context) },
    ),
    await vitest(context, READING),
  ]);
}

/** One worker: the stories run at the same time and keep the other processor busy. */
const ONE_WORKER = ['--maxWorkers', '1'];
/** Workers beside the stories; as many as there are processors if a change does not reach these. */
const besideStories = ({ mode, changed }) =>
  mode === 'changed' && !changed.some((path) => RUNS_STORIES.test(path)) ? [] : ONE_WORKER;

/** Runs projects of the API's tests, and says on which database. */
async function onDatabase(context, projects, options) {
  const { ran, tests } = await context.reported(startVitest(context, projects, { options }), context.files ?? []);
  const found = counted(tests, ran, { mayBeEmpty: options.includes('--changed') });
  return { ...found, note: lineOf(ran, 'Database of the tests') };
}

const api = (context) =>
  onDatabase(context, ['api'], [...besideStories(context), ...(context.mode === 'changed' ? sinceBase(context) : [])]);

/** Settings of the linter, which the tests of its rules do not import. */
const LINT_RULES = /^\.oxlintrc\.json$|^scripts\/lint\//;
const LINT_TESTS = 'tests/architecture/*.slow.test.ts';

/** Runs all slow tests, or those of which an import has changed. */
async function slow(context) {
  if (context.mode === 'all') return onDatabase(context, [...SLOW], []);
  if (!context.base) return { passed: 0, failed: 0, note: 'there is no git history to find the changes in' };
  const found = await onDatabase(context, [...SLOW], sinceBase(context));
  if (!context.changed.some((path) => LINT_RULES.test(path))) return found;
  const ofRules = await vitest({ ...context, files: globSync(LINT_TESTS, { cwd: ROOT }) }, ['slow']);
  return { ...together([found, ofRules]), note: found.note };
}

/** Runs the tests of the API on the embedded database, unless the step `api` did. */
async function apiEmbedded(context) {
  if (!findPostgres()) return { passed: 0, failed: 0, note: 'the step api ran on it: this machine has no Postgres' };
  return vitest(context, ['api'], { env: { TEST_DATABASE_URL: '' }, options: ONE_WORKER });
}

/** Runs a browser check that has its own script. Its note is the output line that begins with `summary`. */
async function browserScript(context, script, summary, argumentsFor = (targets) => targets) {
  const start = (report, targets) =>
    context.tool('node', [`scripts/${script}.mjs`, '--json', report, ...argumentsFor(targets)]);
  const found = await browserTests(context, start);
  return { note: lineOf(found.ran, summary), ...found };
}

async function stories(context) {
  const isChanged = context.mode === 'changed';
  const found = await browserScript(context, 'test-storybook', isChanged ? 'Changed:' : 'Index:', (files) => [
    ...(context.mode === 'all' ? ['--all-modes'] : []),
    // The second run has its files.
    ...(isChanged && files.length === 0 ? ['--changed', context.base] : []),
    ...files.map((file) => relative(ROOT, file)),
  ]);
  const [, left = '0'] = /; (\d+) that it reaches are left/.exec(found.note ?? '') ?? [];
  return { ...found, left: left === '0' ? undefined : `${left} stories that the change reaches` };
}

/** Runs the journeys; after a change those that were changed, and the first sale if the product was. */
async function journeys(context) {
  if (context.mode !== 'changed') return browserTests(context, startVitest(context, DAILY_JOURNEYS));
  const files = context.changed.filter((path) => JOURNEY.test(path));
  if (context.changed.some((path) => PRODUCT.test(path)) && !files.includes(FIRST_SALE)) files.push(FIRST_SALE);
  if (files.length === 0) return { passed: 0, failed: 0, note: 'the change reaches none' };
  const found = await browserTests(context, startVitest(context, DAILY_JOURNEYS), files);
  return { ...found, note: files.join(', '), left: 'the other journeys' };
}

async function bundle({ tool }) {
  const ran = await tool('node', ['scripts/check-bundle.mjs']);
  return { ...checked(ran), note: lineOf(ran, '/login') };
}

async function image({ tool }) {
  const ran = await tool('node', ['scripts/test-image.mjs']);
  return { ...checked(ran), note: lineOf(ran, 'Image') };
}

async function consumer(context) {
  const found = await browserTests(context, startVitest(context, ['consumer']));
  return { ...found, note: `${lineOf(found.ran, 'styles.css')}; ${lineOf(found.ran, 'One Button')}` };
}

async function reach({ tool }) {
  const ran = await tool('node', ['scripts/test-reach.mjs']);
  return { ...checked(ran), note: lineOf(ran, 'Reach') };
}

/** Runs sellers through planned faults. Each night has other faults; the output of a failed run names the seed. */
async function soak({ tool }) {
  const ran = await tool('node', ['scripts/soak.mjs', '--minutes', '2', '--sellers', '50']);
  const lines = ran.output.trim().split('\n');
  return { ...checked(ran), note: lines.findLast((line) => line.startsWith('Soak:')) };
}

const storybook = async (context) =>
  checked({ code: await buildStorybook(context.tool), output: 'The Storybook does not build.' });

/** Files of tests, from the root of the repository. */
const filesOf = (...projects) =>
  projects.flatMap((name) =>
    globSync(TEST_FILES[name], { cwd: ROOT, exclude: SLOW.includes(name) ? [] : [SLOW_FILES] }),
  );

/**
 * Step with its short name, title and work.
 *
 * @typedef {object} Step
 * @property {string} short
 * @property {string} title
 * @property {(context: Context) => Promise<object>} work
 * @property {boolean} [isForAll] whether it runs only in `npm run test:all`
 * @property {RegExp} [reads] with `--changed` it runs only after a change of such a file
 * @property {string} [left] with `--changed` it does not run, and this is printed
 * @property {string} [needs] step that must have run before
 * @property {() => string[]} [files] files of tests that shards share
 */
const step = (short, title, work, more = {}) => ({ short, title, work, ...more });
const onlyAll = (short, title, work, more = {}) => ({ ...step(short, title, work, more), isForAll: true });

const RUNS_STORIES =
  /^(?:\.storybook|packages|apps\/web|brands|tests\/(?:visual|storybook|support))\/|^(?:package|test-runner)/;

/** Fast checks, and the two builds that other steps use. They run first, all at once. */
export const CHECKS = [
  step('format', 'Format', check('oxfmt', ['--check'])),
  step('lint', 'Lint, with the dependency rules', check('oxlint', ['--deny-warnings'])),
  step('knip', 'Unused files, exports and dependencies', check('npm', ['run', '--silent', 'knip'])),
  step(
    'messages',
    'Messages of the forms: each has a story and a schema row',
    check('node', ['scripts/coverage-forms.mjs']),
    {
      reads: /^packages\/forms\/|^tests\/architecture\//,
    },
  ),
  step('lock', 'Lock file', check('node', ['scripts/complete-lock.mjs', '--check']), {
    reads: /package(?:-lock)?\.json$/,
  }),
  step('contract', 'Contract, and what is generated from it', check('node', ['scripts/check-contract.mjs']), {
    reads: /^packages\/api-client\/|^package-lock/,
  }),
  step('image-lint', 'Dockerfile and compose.yaml', check('npm', ['run', '--silent', 'lint:image']), {
    reads: /^(?:Dockerfile|compose)/,
  }),
  step('workflows', 'Workflows of GitHub', check('npm', ['run', '--silent', 'lint:workflows']), {
    reads: /^\.github\//,
  }),
  step('storybook', 'The Storybook builds', storybook, { reads: RUNS_STORIES }),
  step('build', 'The app builds', check('npm', ['run', '--silent', 'build']), { reads: PRODUCT }),
];

/** Steps in one process, and steps that wait for databases and servers half of their time; BROWSING beside them keeps the other processor busy. */
export const SERVING = [
  // Here, because it takes longer than all checks together.
  step('types', 'Types', check('tsc', ['-b'])),
  step('unit', 'Units', units, { files: () => filesOf(...UNITS) }),
  step('fake', 'The fake server of stories and tests', (context) =>
    vitest(context, ['fake-server'], { options: context.mode === 'changed' ? sinceBase(context) : [] }),
  ),
  step('bundle', 'Size of what the app loads', bundle, { left: 'the sizes of what the app loads', needs: 'build' }),
  step('api', 'API on a real database', api, { files: () => filesOf('api') }),
  step('slow', 'Slow tests of which an import has changed', slow, {
    left: 'slow tests',
    files: () => filesOf(...SLOW),
  }),
  step('journeys', 'Journeys in a browser, against the real server', journeys, {
    needs: 'build',
    files: () => filesOf(...DAILY_JOURNEYS),
  }),
  onlyAll('embedded', 'API on the embedded database', apiEmbedded, { files: () => filesOf('api') }),
  onlyAll('image', 'Steps of the Dockerfile, and what they build', image),
  onlyAll('soak', 'Sellers while Postgres, processes, clocks, nodes and the bank fail; all sums afterwards', soak, {
    needs: 'build',
  }),
  onlyAll('mutation', 'Mutations of the rules and the state machines', check('stryker', ['run'])),
];

/** Steps of the Storybook, of brands and packages, in browsers. */
export const BROWSING = [
  step('stories', 'Stories: rendering, interactions, accessibility, screenshots', stories, {
    reads: RUNS_STORIES,
    needs: 'storybook',
    files: () => globSync(STORY_FILES, { cwd: ROOT }),
  }),
  onlyAll(
    'nightly',
    'Nightly journeys in a browser, against the real server',
    (context) => browserTests(context, startVitest(context, ['nightly-journeys'])),
    { needs: 'build', files: () => filesOf('nightly-journeys') },
  ),
  onlyAll(
    'docs',
    'Documentation pages, under a sub-path: accessibility in every theme, no other host',
    (context) => browserScript(context, 'test-docs', 'Documentation'),
    { needs: 'storybook' },
  ),
  onlyAll('brand', 'The app and its server as another brand', (context) =>
    browserTests(context, startVitest(context, ['brand'])),
  ),
  onlyAll('consumer', 'The packed design system in a project outside', consumer),
  onlyAll(
    'reach',
    'Stories at 320 px, right to left, with large text, in forced colours, by keyboard and touch',
    reach,
    { needs: 'storybook' },
  ),
];

export const STEPS = [...CHECKS, ...SERVING, ...BROWSING];

/** Short names of the steps that shards divide. */
export const SHARED = new Set(STEPS.filter(({ files }) => files).map(({ short }) => short));

/** Files of a step with their sizes, for shards. */
export const weighed = ({ files }) => files().map((path) => ({ path, bytes: statSync(join(ROOT, path)).size }));
