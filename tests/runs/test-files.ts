/** Test files of each project of Vitest. None needs a DOM: behaviour in a browser is tested by the stories and the journeys. */
export const TEST_FILES = {
  domain: 'packages/domain/src/**/*.test.ts',
  'api-client': 'packages/api-client/src/**/*.test.ts',
  'fake-server': 'packages/fake-server/src/**/*.test.ts',
  ui: 'packages/ui/{src,tokens}/**/*.test.{ts,tsx}',
  forms: 'packages/forms/src/**/*.test.{ts,tsx}',
  web: 'apps/web/src/**/*.test.{ts,tsx}',
  api: '{apps/api/src,tests/servers}/**/*.test.ts',
  architecture: 'tests/architecture/**/*.test.ts',
  visual: 'tests/{visual,storybook,runs,bundle,bench,image,soak}/**/*.test.ts',
  slow: '{packages,apps/web,tests/architecture,tests/visual,tests/storybook,tests/bundle}/**/*.slow.test.{ts,tsx}',
  'api-slow': '{apps/api/src,tests/servers}/**/*.slow.test.ts',
  brand: 'tests/brand/**/*.test.ts',
  consumer: 'tests/consumer/**/*.test.ts',
  // Each of these has one server, with the settings in the `environment.ts` of its folder, and one browser.
  journeys: 'tests/journeys/*.test.ts',
  'journeys-bank': 'tests/journeys/bank/*.test.ts',
  'journeys-chain': 'tests/journeys/chain/*.test.ts',
  'journeys-desk': 'tests/journeys/desk/*.test.ts',
  'journeys-networks': 'tests/journeys/networks/*.test.ts',
  'journeys-production': 'tests/journeys/production/*.test.ts',
  'journeys-second-factor': 'tests/journeys/second-factor/*.test.ts',
  'journeys-settings': 'tests/journeys/settings/*.test.ts',
  'journeys-contract': 'tests/contract/*.test.ts',
  'nightly-journeys': 'tests/journeys/nightly/*.test.ts',
} as const;

/** Name of a project of Vitest. */
export type TestProject = keyof typeof TEST_FILES;

/** Names of all projects. */
export const TEST_PROJECTS = Object.keys(TEST_FILES).filter((name): name is TestProject => name in TEST_FILES);

/** Journeys of `npm test`. */
export const DAILY_JOURNEYS = TEST_PROJECTS.filter((name) => name.startsWith('journeys'));

/** Tests with processes, browsers, builds, real time-outs, kills or random histories. They run at night, and after a change of what they import. */
export const SLOW: readonly TestProject[] = ['slow', 'api-slow'];

/** Files of slow tests, which the other projects leave out. */
export const SLOW_FILES = '**/*.slow.test.{ts,tsx}';

/** Files of stories. */
export const STORY_FILES = '{.storybook,packages/ui/src,packages/forms/src,apps/web/src}/**/*.stories.tsx';
