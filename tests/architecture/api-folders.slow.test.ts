import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { RepositoryCopy } from './repository-copy.ts';

const API = 'apps/api/src';

/** Imports between folders of the API: importing file, imported file, and the code. */
const imports = [
  { from: 'chains/read.ts', to: 'orders/store.ts', code: "export { value } from '../orders/store.ts';" },
  {
    from: 'orders/open.ts',
    to: 'payouts/store.ts',
    code: "import { value } from '../payouts/store.ts';\nexport const it = value;",
  },
  { from: 'orders/types.ts', to: 'desk/page.ts', code: "export type { Value } from '../desk/page.ts';" },
  { from: 'desk/count.ts', to: 'statistics/sum.ts', code: "export * from '../statistics/sum.ts';" },
  { from: 'wallet/late.ts', to: 'routes/web.ts', code: "export const load = () => import('../routes/web.ts');" },
  { from: 'db/deep/rows.ts', to: 'audit/log.ts', code: "export { value } from '../../audit/log.ts';" },
];

const allowed = [
  { from: 'orders/read.ts', to: 'chains/head.ts', code: "export { value } from '../chains/head.ts';" },
  { from: 'desk/pay.ts', to: 'payouts/store.ts', code: "export { value } from '../payouts/store.ts';" },
  { from: 'chains/evm/node.ts', to: 'chains/head.ts', code: "export { value } from '../head.ts';" },
  { from: 'db/here.ts', to: 'config.ts', code: "export { value } from '../config.ts';" },
  { from: 'worker.ts', to: 'desk/page.ts', code: "export { value } from './desk/page.ts';" },
  { from: 'routes/api.ts', to: 'desk/page.ts', code: "export { value } from '../desk/page.ts';" },
  { from: 'chains/head.test.ts', to: 'orders/store.ts', code: "export { value } from '../orders/store.ts';" },
];

const repository = new RepositoryCopy();
let reported: Set<string>;

beforeAll(() => {
  const all = [...imports, ...allowed];
  for (const { to } of all) repository.write(`${API}/${to}`, 'export const value = 1;\nexport type Value = string;\n');
  for (const { from, code } of all) repository.write(`${API}/${from}`, `${code}\n`);
  reported = new Set(repository.lint('sarraf(api-folders)').map(({ file }) => file));
}, 120_000);

afterAll(() => repository.remove());

describe('an import upwards is refused', () => {
  test.each(imports)('$from → $to', ({ from }) => {
    expect(reported).toContain(`${API}/${from}`);
  });
});

describe('an import downwards, of a file at the top, or of a test is accepted', () => {
  test.each(allowed)('$from → $to', ({ from }) => {
    expect(reported).not.toContain(`${API}/${from}`);
  });
});
