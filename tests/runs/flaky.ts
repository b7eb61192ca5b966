import type { RunTest } from './report.ts';

/** Largest number of flaky tests in a run that passes. */
export const FLAKY_LIMIT = 3;

/** Whether a run has more flaky tests than it may have. */
export const isTooFlaky = (flaky: readonly unknown[]): boolean => flaky.length > FLAKY_LIMIT;

/** Test that failed in the first run and passed in the second. */
export interface FlakyTest {
  name: string;
  /** Error of the first run. */
  first: string;
  /** Result of the second run. */
  second: string;
}

/** Result of a run of browser tests and of the second run of its failed files. */
export interface MergedRun {
  /** Every test once; one that passed in the second run counts as passed. */
  tests: RunTest[];
  flaky: FlakyTest[];
}

const idOf = ({ target, name }: RunTest) => `${target}\n${name}`;

/** Targets of the second run: the file, story or page of every failed test, as its runner takes it. */
export const toRepeat = (tests: readonly RunTest[]): string[] => [
  ...new Set(tests.flatMap(({ passed, target }) => (!passed && target ? [target] : []))),
];

const notRunAgain = (test: RunTest): RunTest => ({
  ...test,
  message: `${test.message}\nIt was not run a second time.`,
});

/**
 * Merges a run with the second run of its failed files. A test has failed when it failed in both runs, or is missing in the second.
 *
 * The second run repeats whole files, because a test may depend on those before it. Tests that passed in the first run stay passed. For a file
 * that failed as a whole only the second run counts.
 */
export function mergeRuns(first: readonly RunTest[], second: readonly RunTest[]): MergedRun {
  const flaky: FlakyTest[] = [];
  const again = Map.groupBy(second, idOf);
  const inFile = Map.groupBy(second, ({ target }) => target);
  const broken = new Set(first.flatMap(({ isFile, target }) => (isFile ? [target] : [])));

  const asPassed = (test: RunTest, repeated: readonly RunTest[]): RunTest => {
    const seconds = repeated.reduce((sum, { seconds: part }) => sum + part, 0);
    flaky.push({ name: test.name, first: test.message, second: `passed in ${seconds.toFixed(1)} s` });
    return { ...test, passed: true, seconds, message: '' };
  };
  const mergeFile = (test: RunTest): RunTest[] => {
    const repeated = inFile.get(test.target) ?? [];
    if (repeated.length === 0) return [notRunAgain(test)];
    if (repeated.every(({ passed }) => passed)) asPassed(test, repeated);
    return repeated;
  };
  const mergeTest = (test: RunTest): RunTest => {
    const repeated = again.get(idOf(test)) ?? [];
    if (repeated.length === 0) return notRunAgain(test);
    const failedAgain = repeated.find(({ passed }) => !passed);
    return failedAgain ?? asPassed(test, repeated);
  };

  const tests = first.flatMap((test) => {
    if (broken.has(test.target)) return test.isFile ? mergeFile(test) : [];
    return test.passed ? [test] : [mergeTest(test)];
  });
  return { tests, flaky };
}

const indented = (text: string) => text.trim().replaceAll(/^/gm, '      ');

/** Report of the flaky tests with the results of both runs. */
export const describeFlaky = (flaky: readonly FlakyTest[]): string =>
  flaky
    .map(
      ({ name, first, second }) => `   flaky: ${name}\n     first run:\n${indented(first)}\n     second run: ${second}`,
    )
    .join('\n');

/** Lines for the tests that took longest, the slowest first. */
export const slowest = (tests: readonly RunTest[], count: number): string[] =>
  tests
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);
