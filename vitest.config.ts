import { availableParallelism } from 'node:os';

import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

import {
  DAILY_JOURNEYS,
  SLOW,
  SLOW_FILES,
  TEST_FILES,
  TEST_PROJECTS,
  type TestProject,
} from './tests/runs/test-files.ts';

/** Projects with a browser, a server and users. */
const JOURNEYS: readonly TestProject[] = [...DAILY_JOURNEYS, 'brand', 'nightly-journeys'];

/** Timeouts in milliseconds of projects with servers, databases or browsers, which are slow on a busy machine. */
const TIMEOUTS: Partial<Record<TestProject, number>> = {
  api: 60_000,
  'api-slow': 180_000,
  slow: 180_000,
  consumer: 180_000,
  ...Object.fromEntries(JOURNEYS.map((name) => [name, 300_000])),
};

/** Setup files that load the English messages before each test file of a project. */
const MESSAGES: Partial<Record<TestProject, string>> = {
  forms: 'packages/forms/src/testing/english.ts',
  web: 'apps/web/src/screens/testing/english.ts',
};

/** Projects with a process for each file. The files of other projects share processes, which load a module once: that takes half the time. */
const ISOLATED: readonly TestProject[] = ['consumer', 'brand', 'nightly-journeys'];

/** Global setup of projects whose tests open a database. */
const DATABASES: Partial<Record<TestProject, string>> = {
  api: 'apps/api/src/testing/test-postgres.ts',
  'api-slow': 'apps/api/src/testing/test-postgres.ts',
  ...Object.fromEntries(JOURNEYS.map((name) => [name, 'apps/api/src/testing/blank-database.ts'])),
};

/** Files that start and kill processes for a minute or two. They start first, so that no processor waits for them at the end. */
const LONG = /processes\.slow\.test\.ts$/;

/** Vitest's own order (by size without an earlier run), but with the long files first. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => Number(LONG.test(other.moduleId)) - Number(LONG.test(one.moduleId)));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    // By default Vitest leaves one processor free, which is half of two.
    maxWorkers: availableParallelism(),
    projects: TEST_PROJECTS.map((name) => ({
      extends: true as const,
      test: {
        name,
        include: [TEST_FILES[name]],
        ...(!SLOW.includes(name) && { exclude: [...configDefaults.exclude, SLOW_FILES] }),
        testTimeout: TIMEOUTS[name] ?? 15_000,
        hookTimeout: TIMEOUTS[name] ?? 15_000,
        isolate: ISOLATED.includes(name),
        // Without truncation: the report has only the error message, which would otherwise name the length of a list and not its content.
        chaiConfig: { truncateThreshold: 0 },
        // The files of a project run in one worker and share its environment; projects of different orders run one after the other.
        ...(JOURNEYS.includes(name) && { maxWorkers: 1, sequence: { groupOrder: 1 + JOURNEYS.indexOf(name) } }),
        // `expect.poll` waits one second by default, too little for a server, a chain or a page on a busy machine.
        ...(DATABASES[name] && { expect: { poll: { timeout: 60_000 } } }),
        ...(MESSAGES[name] && { setupFiles: MESSAGES[name] }),
        ...(DATABASES[name] && { globalSetup: DATABASES[name] }),
      },
    })),
  },
});
