/**
 * Runs all checks. Prints a heading for each step, the whole output of a step that failed, the flaky tests, the dearest tests, what each step cost
 * in processor seconds, and at the end the number of all tests, from the reports of their runners. A check without tests counts as one.
 *
 * A browser test that fails is run once more. If it then passes, it counts as passed and flaky; a run with more than three flaky tests fails.
 *
 *   npm test                         the checks that every change must pass
 *   npm test -- --changed            of these, what the changes since the branch left main can reach; says what is left to `npm test`
 *   npm run test:all                 these and the longer checks; runs every night
 *   npm test -- --only lint,unit     some steps, by their short names
 *
 *   --base <commit>                  counts changes from another commit
 *   --shard 2/6                      a part of the run; all parts together are the whole
 *   --costs <file>                   writes what each step cost, for `check-budgets.mjs`
 */
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { measurePace, overBudget, readBudgets, totalCosts } from '../tests/runs/budgets.ts';
import { baseCommit, changedSince } from '../tests/runs/changes.ts';
import { describeFlaky, FLAKY_LIMIT, isTooFlaky, slowest } from '../tests/runs/flaky.ts';
import { readReport } from '../tests/runs/report.ts';
import { deal, partsOf } from '../tests/runs/shards.ts';
import { exitOnSignals, run } from './lib/run.mjs';
import { BROWSING, CHECKS, checked, SERVING, SHARED, STEPS, weighed } from './lib/steps.mjs';

const DEAREST = 10;
/** Processor seconds that a shard reckons for a step without a line in the budgets. */
const UNKNOWN_SECONDS = 120;

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    all: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    base: { type: 'string' },
    shard: { type: 'string' },
    costs: { type: 'string' },
  },
});

function fail(message) {
  console.error(message);
  process.exit(1);
}

const mode = values.changed ? 'changed' : values.all ? 'all' : 'test';
const base = values.base ?? baseCommit();
if (values.changed && !base) fail('There is no git history to find the changes in.');
const changed = base ? changedSince(base) : [];
// Randomised tests make more repetitions.
if (values.all) process.env.THOROUGH = '1';

/** Temporary folder of all steps. Others may enter it: Postgres runs as another user and has its folder inside. */
const scratch = mkdtempSync(join(tmpdir(), 'sarraf-run-'));
chmodSync(scratch, 0o711);
process.env.TMPDIR = scratch;
process.once('exit', () => rmSync(scratch, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }));
exitOnSignals();

const wanted = values.only?.split(',');
const unknown = wanted?.filter((name) => !STEPS.some(({ short }) => short === name)) ?? [];
if (unknown.length > 0)
  fail(`No step is called ${unknown.join(', ')}. They are: ${STEPS.map(({ short }) => short).join(', ')}.`);

const isReached = ({ reads }) => mode !== 'changed' || !reads || changed.some((path) => reads.test(path));
const isOfMode = ({ isForAll, left }) => (mode === 'all' || !isForAll) && !(mode === 'changed' && left);
const chosen = STEPS.filter((step) => (wanted ? wanted.includes(step.short) : isOfMode(step) && isReached(step)));

/** Parts of this shard; undefined without one. Every shard deals the whole run in the same way, and takes its own part. */
function ownParts() {
  if (!values.shard) return undefined;
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(values.shard) ?? fail('A shard is given as 2/6.');
  const { steps } = readBudgets();
  const parts = chosen.flatMap((step) => {
    const seconds = steps[step.short] ?? UNKNOWN_SECONDS;
    return step.files ? partsOf(step.short, weighed(step), seconds) : [{ step: step.short, file: '', seconds }];
  });
  return deal(parts, Number(count))[Number(index) - 1] ?? fail(`There are ${count} shards.`);
}

const parts = ownParts();
const isOwn = ({ short }) => !parts || parts.some(({ step }) => step === short);
/** Whether a step of this shard needs another one, such as a build, which then every such shard makes. */
const isNeeded = ({ short }) => chosen.some((step) => step.needs === short && isOwn(step));
const steps = chosen.filter((step) => isOwn(step) || isNeeded(step));
const filesOf = ({ short, files }) =>
  parts && files ? parts.filter(({ step }) => step === short).map(({ file }) => file) : undefined;

let reports = 0;
const sum = { passed: 0, failed: 0, flaky: [], tests: [], costs: {}, left: [] };
const started = Date.now();
const time = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** What a step knows of the run. What its tools cost is added to `cost`. */
function contextOf(step, cost) {
  const tool = async (command, args, options) => {
    const ran = await run(command, args, { ...options, capture: true });
    cost.cpu += ran.cpu;
    return ran;
  };
  const reported = async (start, files) => {
    const report = join(scratch, `report-${(reports += 1)}.json`);
    const ran = await start(report, files);
    return { ran, tests: readReport(report), hasReport: existsSync(report) };
  };
  return { mode, base, changed, files: filesOf(step), tool, reported };
}

/** Runs a step, prints its result and adds it to the sum. A step that throws has failed. */
async function runStep(step) {
  const { short, title, work } = step;
  const since = Date.now();
  const cost = { cpu: 0 };
  const found = await work(contextOf(step, cost)).catch((error) => ({
    passed: 0,
    failed: 1,
    output: String(error.stack ?? error),
  }));
  const { passed, failed, output, note, left, tests = [], flaky = [] } = found;
  console.log(`\n── ${title} (${short})`);
  if (flaky.length > 0) console.log(describeFlaky(flaky));
  if (failed > 0) console.log(output);
  const counts = [`${passed} passed`, `${failed} failed`, ...(flaky.length > 0 ? [`${flaky.length} flaky`] : [])];
  const spent = cost.cpu > 0 ? `, ${cost.cpu.toFixed(0)} processor seconds` : '';
  console.log(`   ${counts.join(', ')} in ${time(since)}${spent}${note ? `; ${note}` : ''}`);
  sum.passed += passed;
  sum.failed += failed;
  sum.flaky.push(...flaky);
  sum.tests.push(...tests.map((test) => ({ ...test, name: `${short}: ${test.name}` })));
  if (cost.cpu > 0) sum.costs[short] = cost.cpu;
  if (left) sum.left.push(left);
}

const atOnce = (group) => Promise.all(group.filter((step) => steps.includes(step)).map(runStep));
async function inTurn(group) {
  for (const step of group) if (steps.includes(step)) await runStep(step);
}

// While nothing else runs.
const pace = values.costs || mode === 'all' ? measurePace() : undefined;
await atOnce(CHECKS);
await Promise.all([inTurn(SERVING), inTurn(BROWSING)]);
const flakyWords = `${sum.flaky.length} tests were flaky:\n${sum.flaky.map(({ name }) => `  ${name}`).join('\n')}`;
await runStep({
  short: 'flaky',
  title: `Flaky tests: at most ${FLAKY_LIMIT}`,
  work: async () => checked({ code: isTooFlaky(sum.flaky) ? 1 : 0, output: flakyWords }),
});
if (mode === 'all' && !parts && !wanted) {
  const budgets = readBudgets();
  const tooDear = overBudget(totalCosts([{ pace, cpu: sum.costs }], SHARED, budgets), budgets);
  await runStep({
    short: 'budgets',
    title: 'What the steps cost: tests/runs/budgets.json',
    work: async () => checked({ code: tooDear.length > 0 ? 1 : 0, output: tooDear.join('\n') }),
  });
}
if (values.costs) writeFileSync(values.costs, JSON.stringify({ pace, cpu: sum.costs }));

if (sum.flaky.length > 0) console.log(`\nFlaky:\n${sum.flaky.map(({ name }) => `   ${name}`).join('\n')}`);
if (sum.tests.length > 0) console.log(`\nThe dearest tests:\n${slowest(sum.tests, DEAREST).join('\n')}`);
const costs = Object.entries(sum.costs).toSorted(([, one], [, other]) => other - one);
console.log(
  `\nProcessor seconds:\n${costs.map(([short, cpu]) => `${cpu.toFixed(0).padStart(7)}  ${short}`).join('\n')}`,
);
console.log(
  `${costs
    .reduce((total, [, cpu]) => total + cpu, 0)
    .toFixed(0)
    .padStart(7)}  in all, in ${time(started)}.`,
);
if (mode === 'changed') {
  const skipped = STEPS.filter(({ left, isForAll }) => left && !isForAll).map(({ left }) => left);
  console.log(`\nChanged: ${changed.length} files since ${base.slice(0, 12)}.`);
  console.log(`Left to \`npm test\`: ${[...sum.left, ...skipped].join(', ')}.`);
}
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed > 0 ? 1 : 0;
