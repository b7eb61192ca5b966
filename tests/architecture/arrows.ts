/** A room of the house, or a door of one: what an import can come from or lead to. */
export type Room =
  | 'domain'
  | 'ui'
  | 'forms'
  | 'forms/common'
  | 'forms/language'
  | 'api-client'
  | 'api-client/admin'
  | 'api-client/contract'
  | 'api-client/operations'
  | 'fake-server'
  | 'own feature'
  | 'other feature'
  | 'shared'
  | 'app'
  | 'api'
  | '.storybook'
  | 'tests'
  | 'scripts';

/** Where each room's door is: the file an import of it leads to. */
export const DOORS: Record<Room, string> = {
  domain: 'packages/domain/src/index.ts',
  ui: 'packages/ui/src/index.ts',
  forms: 'packages/forms/src/index.ts',
  'forms/common': 'packages/forms/src/common.messages.en.ts',
  'forms/language': 'packages/forms/src/language/index.ts',
  'api-client': 'packages/api-client/src/index.ts',
  'api-client/admin': 'packages/api-client/src/admin.ts',
  'api-client/contract': 'packages/api-client/src/contract.ts',
  'api-client/operations': 'packages/api-client/src/operations.ts',
  'fake-server': 'packages/fake-server/src/index.ts',
  'own feature': 'apps/web/src/features/login/index.ts',
  'other feature': 'apps/web/src/features/sell/index.ts',
  shared: 'apps/web/src/shared/session/create-session.ts',
  app: 'apps/web/src/app/router.ts',
  api: 'apps/api/src/app.ts',
  '.storybook': '.storybook/modes.ts',
  tests: 'tests/support/browser.ts',
  scripts: 'scripts/lib/run.ts',
};

/** Rooms reached by the name of their package, through its `exports` map; all others by a path. */
export const PACKAGE_NAMES: Partial<Record<Room, string>> = {
  domain: '@sarraf/domain',
  ui: '@sarraf/ui',
  forms: '@sarraf/forms',
  'forms/common': '@sarraf/forms/common.en',
  'forms/language': '@sarraf/forms/language',
  'api-client': '@sarraf/api-client',
  'api-client/admin': '@sarraf/api-client/admin',
  'api-client/contract': '@sarraf/api-client/contract',
  'api-client/operations': '@sarraf/api-client/operations',
  'fake-server': '@sarraf/fake-server',
};

const ALL = Object.keys(DOORS) as Room[];

/** One row of the table in ARCHITECTURE.md: files of `folder`, named with `suffix`, and all they may import. */
export interface Source {
  /** Folder the importing file lies in. */
  folder: string;
  /** End of its name: a test and a story may do what the code beside them may not. */
  suffix: '.ts' | '.test.ts' | '.stories.tsx';
  /** All it may import; whatever is not here is forbidden. */
  allowed: Room[];
}

const API_CLIENT: Room[] = ['api-client', 'api-client/admin', 'api-client/contract', 'api-client/operations'];
const FORMS: Room[] = ['ui', 'domain', 'forms', 'forms/common', 'forms/language'];
const SCREENS: Room[] = ['ui', 'forms/common', 'forms/language', ...API_CLIENT, 'domain', 'shared'];
const FEATURE: Room[] = [...SCREENS, 'forms', 'own feature'];
const APP: Room[] = [...SCREENS, 'own feature', 'other feature', 'app'];
const API: Room[] = ['domain', 'api-client/contract', 'api'];
const FAKE_SERVER: Room[] = ['domain', ...API_CLIENT, 'fake-server'];

/** The table of ARCHITECTURE.md, with itself added to every room. */
export const SOURCES: Record<string, Source> = {
  'apps/web/src/app': { folder: 'apps/web/src/app', suffix: '.ts', allowed: APP },
  'the entry of the app': { folder: 'apps/web/src', suffix: '.ts', allowed: APP },
  'a feature': { folder: 'apps/web/src/features/login', suffix: '.ts', allowed: FEATURE },
  'apps/web/src/shared': { folder: 'apps/web/src/shared/session', suffix: '.ts', allowed: SCREENS },
  forms: { folder: 'packages/forms/src/login', suffix: '.ts', allowed: FORMS },
  ui: { folder: 'packages/ui/src/button', suffix: '.ts', allowed: ['ui'] },
  domain: { folder: 'packages/domain/src', suffix: '.ts', allowed: ['domain'] },
  'api-client': { folder: 'packages/api-client/src', suffix: '.ts', allowed: API_CLIENT },
  'fake-server': { folder: 'packages/fake-server/src/handlers', suffix: '.ts', allowed: FAKE_SERVER },
  api: { folder: 'apps/api/src/routes', suffix: '.ts', allowed: API },

  'a test of the app': { folder: 'apps/web/src/app', suffix: '.test.ts', allowed: [...APP, 'fake-server'] },
  'a test of a feature': {
    folder: 'apps/web/src/features/login',
    suffix: '.test.ts',
    allowed: [...FEATURE, 'fake-server'],
  },
  'a story of a feature': {
    folder: 'apps/web/src/features/login',
    suffix: '.stories.tsx',
    allowed: [...FEATURE, 'fake-server'],
  },
  'a test of shared': {
    folder: 'apps/web/src/shared/session',
    suffix: '.test.ts',
    allowed: [...SCREENS, 'fake-server'],
  },
  'what the stories of a feature share': {
    folder: 'apps/web/src/features/login/testing',
    suffix: '.ts',
    allowed: [...FEATURE, 'fake-server'],
  },
  'a test of the api': { folder: 'apps/api/src/routes', suffix: '.test.ts', allowed: API },
  'a story of forms': {
    folder: 'packages/forms/src/login',
    suffix: '.stories.tsx',
    allowed: FORMS,
  },
  'a test of forms': { folder: 'packages/forms/src/login', suffix: '.test.ts', allowed: FORMS },
  'a story of ui': { folder: 'packages/ui/src/button', suffix: '.stories.tsx', allowed: ['ui'] },
  'a test of domain': { folder: 'packages/domain/src', suffix: '.test.ts', allowed: ['domain'] },

  tests: { folder: 'tests/journeys', suffix: '.test.ts', allowed: ALL },
  '.storybook': { folder: '.storybook', suffix: '.ts', allowed: ALL },
  scripts: { folder: 'scripts', suffix: '.ts', allowed: ALL },
};

/** Every room an import may lead to. */
export const ROOMS = ALL;
