import { afterAll, beforeAll, expect, test } from 'vitest';

import { RepositoryCopy } from './repository-copy.ts';

/** Import cycles: the content of their files by path. */
const CYCLES: Record<string, Record<string, string>> = {
  'between two files': {
    'packages/domain/src/egg.ts': "import { hen } from './hen.ts';\nexport const egg = () => hen;\n",
    'packages/domain/src/hen.ts': "import { egg } from './egg.ts';\nexport const hen = () => egg;\n",
  },
  'of types alone': {
    'apps/web/src/shared/session/lock.ts': "import type { Key } from './key.ts';\nexport type Lock = { key?: Key };\n",
    'apps/web/src/shared/session/key.ts':
      "import type { Lock } from './lock.ts';\nexport type Key = { lock?: Lock };\n",
  },
  'over a third file that only re-exports': {
    'packages/ui/src/button/first.ts':
      "import { second } from './re-exports.ts';\nexport const first = () => second;\n",
    'packages/ui/src/button/re-exports.ts': "export * from './second.ts';\n",
    'packages/ui/src/button/second.ts':
      "import type { first } from './first.ts';\nexport type Second = typeof first;\n",
  },
  'between two packages': {
    'packages/api-client/src/index.ts':
      "import type { value } from '@sarraf/fake-server';\nexport type Use = typeof value;\n",
    'packages/fake-server/src/index.ts':
      "import type { Use } from '@sarraf/api-client';\nexport const value: Use = 1;\n",
  },
};

const repository = new RepositoryCopy();
/** Message of the linter by file. */
const errors = new Map<string, string>();

beforeAll(() => {
  for (const files of Object.values(CYCLES)) {
    for (const [path, text] of Object.entries(files)) repository.write(path, text);
  }
  for (const { file, message } of repository.lint('import(no-cycle)')) errors.set(file, message);
}, 120_000);

afterAll(() => repository.remove());

test.each(Object.entries(CYCLES))('an import cycle %s is refused, in each of its files', (_, files) => {
  expect([...errors.keys()]).toEqual(expect.arrayContaining(Object.keys(files)));
});

test('files without a cycle pass', () => {
  const inCycles = Object.values(CYCLES).flatMap((files) => Object.keys(files));
  expect([...errors.keys()].filter((file) => !inCycles.includes(file))).toEqual([]);
});
