/** Target of an import: a package, an entry of its `exports` map, or a folder of the app. */
export type Target =
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

/** File of each target that the test imports. */
export const TARGET_FILES: Record<Target, string> = {
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
  'own feature': 'apps/web/src/features/login/LoginPage.tsx',
  'other feature': 'apps/web/src/features/sell/SellPage.tsx',
  shared: 'apps/web/src/shared/session/create-session.ts',
  app: 'apps/web/src/app/router.ts',
  api: 'apps/api/src/app.ts',
  '.storybook': '.storybook/modes.ts',
  tests: 'tests/support/browser.ts',
  scripts: 'scripts/lib/run.mjs',
};

/** Targets that are imported by package name, through the `exports` map; the others are imported by path. */
export const PACKAGE_NAMES: Partial<Record<Target, string>> = {
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

/** Every target. */
export const TARGETS = Object.keys(TARGET_FILES) as Target[];

/** Row of the dependency table in ARCHITECTURE.md: files in `folder` whose names end with `suffix`, and the targets that they may import. */
export interface Source {
  /** Folder of the importing file. */
  folder: string;
  /** End of its file name: tests and stories may import more than the code beside them. */
  suffix: '.ts' | '.test.ts' | '.stories.tsx';
  /** Targets that it may import; all others are forbidden. */
  allowed: Target[];
}

const API_CLIENT: Target[] = ['api-client', 'api-client/admin', 'api-client/contract', 'api-client/operations'];
const FORMS: Target[] = ['ui', 'domain', 'forms', 'forms/common', 'forms/language'];
const SCREENS: Target[] = ['ui', 'forms/common', 'forms/language', ...API_CLIENT, 'domain', 'shared'];
const FEATURE: Target[] = [...SCREENS, 'forms', 'own feature'];
const APP: Target[] = [...SCREENS, 'own feature', 'other feature', 'app'];
const API: Target[] = ['domain', 'api-client/contract', 'api'];
const FAKE_SERVER: Target[] = ['domain', ...API_CLIENT, 'fake-server'];

/** The dependency table of ARCHITECTURE.md. Every source may also import from itself. */
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
  'the testing folder of a feature': {
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
  'an example': { folder: 'examples/payment-form/src', suffix: '.ts', allowed: ['ui'] },
  'a test of domain': { folder: 'packages/domain/src', suffix: '.test.ts', allowed: ['domain'] },

  tests: { folder: 'tests/journeys', suffix: '.test.ts', allowed: TARGETS },
  '.storybook': { folder: '.storybook', suffix: '.ts', allowed: TARGETS },
  scripts: { folder: 'scripts', suffix: '.ts', allowed: TARGETS },
};
