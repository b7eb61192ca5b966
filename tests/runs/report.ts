import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Test of a run, by any test runner. */
export interface RunTest {
  /** Title, with the titles of the groups around it. */
  name: string;
  /** File, story or page that its runner takes to run it again; empty when it cannot run again. */
  target: string;
  passed: boolean;
  /** Duration in seconds. */
  seconds: number;
  /** Error message; empty when it passed. */
  message: string;
  /** Set for an entry that represents a file that failed as a whole. */
  isFile?: true;
}

/** Part of a Jest report that is read here. Vitest writes the same format. */
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
 * Reads the tests of a Jest report; none when the file does not exist.
 *
 * A file that failed without a failed test (it did not load, or a hook failed) is a failed test with the file's name.
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
        message: (failureMessages ?? []).join('\n'),
      }));
    const isBroken = status === 'failed' && tests.every(({ passed }) => passed);
    return isBroken
      ? [...tests, { name: target, target, passed: false, seconds: 0, message, isFile: true as const }]
      : tests;
  });
}

/** Writes a Jest report, for checks that are not test files. */
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
          failureMessages: test.message ? [test.message] : [],
        })),
      }),
    ),
  };
  writeFileSync(file, JSON.stringify(report));
}
