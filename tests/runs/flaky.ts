import type { RunTest } from './report.ts';

/** So many tests of one whole run may pass only the second time; with one more the run has failed. */
export const FLAKY_LIMIT = 3;

/** Whether a whole run was lucky too often to have passed. */
export const isTooFlaky = (flaky: readonly unknown[]): boolean => flaky.length > FLAKY_LIMIT;

/** A test that failed and passed when it was run once more. */
export interface FlakyTest {
  name: string;
  /** What was said of the failure the first time. */
  first: string;
  /** How it went the second time. */
  second: string;
}

/** What a run of browser tests and the second run of those that failed say together. */
export interface Verdict {
  /** Every test once; one that passed the second time has passed. */
  tests: RunTest[];
  flaky: FlakyTest[];
}

const idOf = ({ target, name }: RunTest) => `${target}\n${name}`;

/** What must run once more, as its runner takes it: the file, story or page of every failed test. */
export const toRepeat = (tests: readonly RunTest[]): string[] => [
  ...new Set(tests.flatMap(({ passed, target }) => (!passed && target ? [target] : []))),
];

const notRunAgain = (test: RunTest): RunTest => ({ ...test, words: `${test.words}\nIt was not run a second time.` });

/**
 * Judges a first run by the second one. A test has failed when it failed in both, or when the second run does not know it.
 *
 * The second run takes whole files, because a test may need those before it; how the tests fared that had passed already counts no more. Of a
 * file that broke as a whole the second run is all there is.
 */
export function judge(first: readonly RunTest[], second: readonly RunTest[]): Verdict {
  const flaky: FlakyTest[] = [];
  const again = Map.groupBy(second, idOf);
  const inFile = Map.groupBy(second, ({ target }) => target);
  const broken = new Set(first.flatMap(({ isFile, target }) => (isFile ? [target] : [])));

  const asPassed = (test: RunTest, repeated: readonly RunTest[]): RunTest => {
    const seconds = repeated.reduce((sum, { seconds: part }) => sum + part, 0);
    flaky.push({ name: test.name, first: test.words, second: `passed in ${seconds.toFixed(1)} s` });
    return { ...test, passed: true, seconds, words: '' };
  };
  const judgeFile = (test: RunTest): RunTest[] => {
    const repeated = inFile.get(test.target) ?? [];
    if (repeated.length === 0) return [notRunAgain(test)];
    if (repeated.every(({ passed }) => passed)) asPassed(test, repeated);
    return repeated;
  };
  const judgeTest = (test: RunTest): RunTest => {
    const repeated = again.get(idOf(test)) ?? [];
    if (repeated.length === 0) return notRunAgain(test);
    const failedAgain = repeated.find(({ passed }) => !passed);
    return failedAgain ?? asPassed(test, repeated);
  };

  const tests = first.flatMap((test) => {
    if (broken.has(test.target)) return test.isFile ? judgeFile(test) : [];
    return test.passed ? [test] : [judgeTest(test)];
  });
  return { tests, flaky };
}

const indented = (text: string) => text.trim().replaceAll(/^/gm, '      ');

/** The flaky tests with what was said of each the first time and the second. */
export const inWords = (flaky: readonly FlakyTest[]): string =>
  flaky
    .map(
      ({ name, first, second }) => `   flaky: ${name}\n     first run:\n${indented(first)}\n     second run: ${second}`,
    )
    .join('\n');

/** The tests that took longest, a line each, the slowest first. */
export const slowest = (tests: readonly RunTest[], count: number): string[] =>
  tests
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);
