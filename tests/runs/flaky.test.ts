import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, test } from 'vitest';

import { describeFlaky, isTooFlaky, mergeRuns, slowest, toRepeat } from './flaky.ts';
import { readReport, type RunTest, writeReport } from './report.ts';

const FILE = 'sale.test.ts';
const passed = (name: string, target = FILE): RunTest => ({ name, target, passed: true, seconds: 1, message: '' });
const failed = (name: string, message = 'no button', target = FILE): RunTest => ({
  ...passed(name, target),
  passed: false,
  message,
});
const names = (tests: readonly RunTest[], wanted: boolean) =>
  tests.flatMap(({ name, passed: ok }) => (ok === wanted ? [name] : []));

describe('the second run', () => {
  test('takes the file of every failed test, once', () => {
    expect(toRepeat([passed('a'), failed('b'), failed('c'), failed('d', '', 'other.test.ts')])).toEqual([
      FILE,
      'other.test.ts',
    ]);
  });

  test('takes nothing when all passed, or when nothing can run again', () => {
    expect(toRepeat([passed('a'), failed('a test without a target', '', '')])).toEqual([]);
  });
});

describe('a test that failed', () => {
  test('is flaky, and counts as passed once, when it passes the second time', () => {
    const { tests, flaky } = mergeRuns([passed('a'), failed('b', 'no button')], [passed('a'), passed('b')]);
    expect(names(tests, true)).toEqual(['a', 'b']);
    expect(flaky).toEqual([{ name: 'b', first: 'no button', second: 'passed in 1.0 s' }]);
  });

  test('has failed when it fails the second time, with the error of the second', () => {
    const { tests, flaky } = mergeRuns([failed('b', 'no button')], [failed('b', 'no dialog')]);
    expect(tests).toEqual([failed('b', 'no dialog')]);
    expect(flaky).toEqual([]);
  });

  test('has failed when it is missing in the second run: a test that is gone, a runner that died', () => {
    const { tests, flaky } = mergeRuns([failed('b', 'no story takes it', '')], []);
    expect(names(tests, false)).toEqual(['b']);
    expect(tests[0]?.message).toMatch(/no story takes it[^]*not run a second time/);
    expect(flaky).toEqual([]);
  });

  test('is distinguished from one of the same name in another file', () => {
    const { tests, flaky } = mergeRuns(
      [failed('b'), failed('b', '', 'other.test.ts')],
      [passed('b'), failed('b', '', 'other.test.ts')],
    );
    expect(names(tests, false)).toEqual(['b']);
    expect(flaky).toHaveLength(1);
  });
});

test('a test that had passed stays so, though the second run of its file saw it fail', () => {
  const { tests, flaky } = mergeRuns([passed('a'), failed('b')], [failed('a'), passed('b')]);
  expect(names(tests, true)).toEqual(['a', 'b']);
  expect(flaky.map(({ name }) => name)).toEqual(['b']);
});

describe('a file that failed as a whole', () => {
  const broken: RunTest = { ...failed(FILE, 'the server did not start'), isFile: true };

  test('is one flaky test when all its tests pass the second time, and each of those counts once', () => {
    const { tests, flaky } = mergeRuns([broken, passed('z', 'other')], [passed('a'), passed('b')]);
    expect(names(tests, true)).toEqual(['a', 'b', 'z']);
    expect(flaky).toMatchObject([{ name: FILE, first: 'the server did not start' }]);
  });

  test('has failed when it fails again, or a test of it fails', () => {
    expect(names(mergeRuns([broken], [broken]).tests, false)).toEqual([FILE]);
    const { tests, flaky } = mergeRuns([broken], [passed('a'), failed('b')]);
    expect([names(tests, true), names(tests, false), flaky]).toEqual([['a'], ['b'], []]);
  });
});

test('a flaky test is printed with the results of both runs', () => {
  const { flaky } = mergeRuns([failed('b', 'no button\nin sight')], [passed('b')]);
  expect(describeFlaky(flaky)).toBe(
    '   flaky: b\n     first run:\n      no button\n      in sight\n     second run: passed in 1.0 s',
  );
});

test('a run may have three flaky tests, and not four', () => {
  const oneEach = Array.from({ length: 4 }, (_, at) => mergeRuns([failed(`t${at}`)], [passed(`t${at}`)]).flaky).flat();
  expect([isTooFlaky(oneEach.slice(0, 3)), isTooFlaky(oneEach)]).toEqual([false, true]);
});

test('the slowest tests come first, and no more of them than asked for', () => {
  const tests = [2, 30, 1].map((seconds) => ({ ...passed(`t${seconds}`), seconds }));
  expect(slowest(tests, 2)).toEqual(['   30.0 s  t30', '    2.0 s  t2']);
});

describe('a report', () => {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  const file = join(folder, 'report.json');
  afterAll(() => rmSync(folder, { recursive: true }));

  test('is read as it was written', () => {
    const tests = [passed('a'), failed('b'), passed('c', 'other.test.ts')];
    writeReport(file, tests);
    expect(readReport(file)).toEqual(tests);
  });

  test('has a failed test for a file that failed as a whole, and none for a test that was skipped', () => {
    const assertionResults = [{ fullName: 'a', status: 'skipped', duration: null, failureMessages: null }];
    const testResults = [{ name: FILE, status: 'failed', message: 'no browser', assertionResults }];
    writeFileSync(file, JSON.stringify({ testResults }));
    expect(readReport(file)).toEqual([{ ...failed(FILE, 'no browser'), seconds: 0, isFile: true }]);
  });

  test('that was never written has no tests', () => {
    expect(readReport(join(folder, 'none.json'))).toEqual([]);
  });
});
