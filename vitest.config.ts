import { availableParallelism } from 'node:os';

import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Folders of journeys that need a server of their own, with its settings in their `environment.ts`. The journeys beside them share the server without
 * settings.
 */
const GROUPS = ['chain', 'desk', 'networks', 'production', 'second-factor'];

/** Projects of the journeys of `npm test`, one for each environment. */
const DAILY = {
  journeys: 'tests/journeys/*.test.ts',
  ...Object.fromEntries(GROUPS.map((group) => [`journeys-${group}`, `tests/journeys/${group}/*.test.ts`])),
  'journeys-contract': 'tests/contract/*.test.ts',
};

/** Test files of each project. None needs a DOM: behaviour in a browser is tested by the stories and the journeys. */
const projects = {
  domain: 'packages/domain/src/**/*.test.ts',
  'api-client': 'packages/api-client/src/**/*.test.ts',
  'fake-server': 'packages/fake-server/src/**/*.test.ts',
  ui: 'packages/ui/{src,tokens}/**/*.test.{ts,tsx}',
  forms: 'packages/forms/src/**/*.test.{ts,tsx}',
  web: 'apps/web/src/**/*.test.{ts,tsx}',
  api: '{apps/api/src,tests/servers}/**/*.test.ts',
  architecture: 'tests/architecture/**/*.test.ts',
  visual: 'tests/{visual,storybook,runs,bundle,bench,image,soak}/**/*.test.ts',
  brand: 'tests/brand/**/*.test.ts',
  consumer: 'tests/consumer/**/*.test.ts',
  ...DAILY,
  'nightly-journeys': 'tests/journeys/nightly/*.test.ts',
};

/** Projects with a browser, a server and users. */
const JOURNEYS = [...Object.keys(DAILY), 'brand', 'nightly-journeys'];

/** Timeouts in milliseconds of projects with servers, databases or browsers, which are slow on a busy machine. */
const TIMEOUTS: Record<string, number> = {
  api: 60_000,
  architecture: 60_000,
  consumer: 180_000,
  ...Object.fromEntries(JOURNEYS.map((name) => [name, 300_000])),
};

/** Setup files that load the English messages before each test file of a project. */
const MESSAGES: Record<string, string> = {
  forms: 'packages/forms/src/testing/english.ts',
  web: 'apps/web/src/screens/testing/english.ts',
};

/** Projects with a process for each file. The files of other projects share processes, which load a module once: that takes half the time. */
const ISOLATED = ['consumer', 'brand', 'nightly-journeys'];

/** Projects whose tests open the embedded database. */
const WITH_DATABASE = ['api', ...JOURNEYS];

/** Files that start and kill processes for a minute or two. They start first, so that no processor waits for them at the end. */
const LONG = /processes\.test\.ts$/;

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
    projects: Object.entries(projects).map(([name, include]) => ({
      extends: true as const,
      test: {
        name,
        include: [include],
        testTimeout: TIMEOUTS[name] ?? 15_000,
        hookTimeout: TIMEOUTS[name] ?? 15_000,
        isolate: ISOLATED.includes(name),
        // Without truncation: the report has only the error message, which would otherwise name the length of a list and not its content.
        chaiConfig: { truncateThreshold: 0 },
        // The files of a project run in one worker and share its environment; projects of different orders run one after the other.
        ...(JOURNEYS.includes(name) && { maxWorkers: 1, sequence: { groupOrder: 1 + JOURNEYS.indexOf(name) } }),
        // `expect.poll` waits one second by default, too little for a server, a chain or a page on a busy machine.
        ...(WITH_DATABASE.includes(name) && { expect: { poll: { timeout: 60_000 } } }),
        ...(MESSAGES[name] && { setupFiles: MESSAGES[name] }),
        ...(WITH_DATABASE.includes(name) && { globalSetup: 'apps/api/src/testing/blank-database.ts' }),
      },
    })),
  },
});
