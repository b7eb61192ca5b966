import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** One test of a run, whoever ran it. */
export interface RunTest {
  /** Its words, with those of the groups around it. */
  name: string;
  /** What its runner is told to run it again: a file, a story, a page. Empty when it cannot run again. */
  target: string;
  passed: boolean;
  /** How long it took, in seconds. */
  seconds: number;
  /** What its runner says of the failure; empty when it passed. */
  words: string;
  /** Stands for a file that broke as a whole. */
  isFile?: true;
}

/** The part of a report in Jest's form that is read here; Vitest writes it too. */
interface JestReport {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: {
      fullName: string;
      status: string;
      duration?: number | null;
      failureMessages?: string[] | null;
    }[];
  }[];
}

/**
 * The tests of a report in Jest's form; none when there is no report.
 *
 * A file that failed without a failed test (it did not load, or its preparations failed) counts as a failed test with the file's name.
 */
export function readReport(file: string): RunTest[] {
  if (!existsSync(file)) return [];
  const { testResults }: JestReport = JSON.parse(readFileSync(file, 'utf8'));
  return testResults.flatMap(({ name: target, status, message = '', assertionResults }) => {
    const tests = assertionResults
      .filter((test) => test.status === 'passed' || test.status === 'failed')
      .map(({ fullName, status: result, duration, failureMessages }) => ({
        name: fullName,
        target,
        passed: result === 'passed',
        seconds: (duration ?? 0) / 1000,
        words: (failureMessages ?? []).join('\n'),
      }));
    const isBroken = status === 'failed' && tests.every(({ passed }) => passed);
    return isBroken
      ? [...tests, { name: target, target, passed: false, seconds: 0, words: message, isFile: true as const }]
      : tests;
  });
}

/** Writes a report in Jest's form, for the checks that are no test files. */
export function writeReport(file: string, tests: readonly RunTest[]) {
  const status = (passed: boolean) => (passed ? 'passed' : 'failed');
  const report: JestReport = {
    testResults: Array.from(
      Map.groupBy(tests, ({ target }) => target),
      ([name, group]) => ({
        name,
        status: status(group.every(({ passed }) => passed)),
        assertionResults: group.map((test) => ({
          fullName: test.name,
          status: status(test.passed),
          duration: test.seconds * 1000,
          failureMessages: test.words ? [test.words] : [],
        })),
      }),
    ),
  };
  writeFileSync(file, JSON.stringify(report));
}
