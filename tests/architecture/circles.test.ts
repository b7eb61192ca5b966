import { afterAll, beforeAll, expect, test } from 'vitest';

import { HouseCopy } from './house-copy.ts';

/** Circles of imports, each as its files: where a file is, and what stands in it. */
const CIRCLES: Record<string, Record<string, string>> = {
  'between two files': {
    'packages/domain/src/egg.ts': "import { hen } from './hen.ts';\nexport const egg = () => hen;\n",
    'packages/domain/src/hen.ts': "import { egg } from './egg.ts';\nexport const hen = () => egg;\n",
  },
  'of types alone': {
    'apps/web/src/shared/session/lock.ts': "import type { Key } from './key.ts';\nexport type Lock = { key?: Key };\n",
    'apps/web/src/shared/session/key.ts':
      "import type { Lock } from './lock.ts';\nexport type Key = { lock?: Lock };\n",
  },
  'over a third file that only hands on': {
    'packages/ui/src/button/first.ts': "import { second } from './hands-on.ts';\nexport const first = () => second;\n",
    'packages/ui/src/button/hands-on.ts': "export * from './second.ts';\n",
    'packages/ui/src/button/second.ts':
      "import type { first } from './first.ts';\nexport type Second = typeof first;\n",
  },
  'between two packages': {
    'packages/api-client/src/index.ts':
      "import type { door } from '@sarraf/fake-server';\nexport type Use = typeof door;\n",
    'packages/fake-server/src/index.ts':
      "import type { Use } from '@sarraf/api-client';\nexport const door: Use = 1;\n",
  },
};

const house = new HouseCopy();
const objections = new Map<string, string>();

beforeAll(() => {
  for (const files of Object.values(CIRCLES)) {
    for (const [path, text] of Object.entries(files)) house.write(path, text);
  }
  for (const { file, message } of house.lint('import(no-cycle)')) objections.set(file, message);
}, 120_000);

afterAll(() => house.remove());

test.each(Object.entries(CIRCLES))('a circle of imports %s is refused, whichever file it is entered by', (_, files) => {
  expect([...objections.keys()]).toEqual(expect.arrayContaining(Object.keys(files)));
});

test('files without a circle are left alone', () => {
  const planted = Object.values(CIRCLES).flatMap((files) => Object.keys(files));
  expect([...objections.keys()].filter((file) => !planted.includes(file))).toEqual([]);
});
