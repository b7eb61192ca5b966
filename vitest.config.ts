import { availableParallelism } from 'node:os';

import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** One project a room. None needs a DOM: what a browser must decide is tested in one, by the stories and the journeys. */
const rooms = {
  domain: 'packages/domain/src/**/*.test.ts',
  'api-client': 'packages/api-client/src/**/*.test.ts',
  'fake-server': 'packages/fake-server/src/**/*.test.ts',
  ui: 'packages/ui/src/**/*.test.{ts,tsx}',
  forms: 'packages/forms/src/**/*.test.{ts,tsx}',
  web: 'apps/web/src/**/*.test.{ts,tsx}',
  api: 'apps/api/{src,tests}/**/*.test.ts',
  architecture: 'tests/architecture/**/*.test.ts',
  visual: 'tests/{visual,storybook,runs,bundle,bench}/**/*.test.ts',
  consumer: 'tests/consumer/**/*.test.ts',
  journeys: 'tests/{journeys,contract}/*.test.ts',
  'nightly-journeys': 'tests/journeys/nightly/*.test.ts',
};

/** Rooms of a browser, a server and a person; the second is for `npm run test:all`. */
const JOURNEYS = ['journeys', 'nightly-journeys'];

/** Servers, databases and browsers take their time on a busy machine; pure functions do not. */
const SLOW: Record<string, number> = {
  api: 60_000,
  architecture: 60_000,
  consumer: 180_000,
  journeys: 300_000,
  'nightly-journeys': 300_000,
};

/** Rooms that speak: their sentences are loaded before each test file is read. */
const SENTENCES: Record<string, string> = {
  forms: 'packages/forms/src/testing/english.ts',
  web: 'apps/web/src/screens/testing/english.ts',
};

/** Rooms whose files each have a process of their own. Elsewhere files share one, which loads a module once: that takes half the time. */
const ISOLATED = ['consumer', ...JOURNEYS];

/** Rooms whose tests open the embedded database. */
const WITH_DATABASE = ['api', ...JOURNEYS];

/** Files that wait for processes to be started and killed, for a minute or two: begun last, they would keep one processor waiting for them. */
const LONG = /processes\.test\.ts$/;

/** Vitest's own order, by size where nothing is known of an earlier run, with the long files first. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => Number(LONG.test(other.moduleId)) - Number(LONG.test(one.moduleId)));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    // Left to itself, Vitest keeps one processor free; of two that is half.
    maxWorkers: availableParallelism(),
    projects: Object.entries(rooms).map(([name, include]) => ({
      extends: true as const,
      test: {
        name,
        include: [include],
        testTimeout: SLOW[name] ?? 15_000,
        hookTimeout: SLOW[name] ?? 15_000,
        isolate: ISOLATED.includes(name),
        // The report of a run keeps the message of a failed test alone, which would say how long a list of faults was and not what is in it.
        chaiConfig: { truncateThreshold: 0 },
        // A journey waits about as long as it works, for a server, a page or a clock.
        ...(JOURNEYS.includes(name) && { maxWorkers: 3 }),
        // `expect.poll` waits one second by default, too little for a server, a chain or a page on a busy machine.
        ...(WITH_DATABASE.includes(name) && { expect: { poll: { timeout: 60_000 } } }),
        ...(SENTENCES[name] && { setupFiles: SENTENCES[name] }),
        ...(WITH_DATABASE.includes(name) && { globalSetup: 'apps/api/src/testing/blank-database.ts' }),
        // The embedded database is compiled once and not optimised: each of these files opens it for some seconds.
        ...(JOURNEYS.includes(name) && { execArgv: ['--liftoff-only'] }),
      },
    })),
  },
});
