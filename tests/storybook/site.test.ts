import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

import { combineSite, versionsOf } from '../../.storybook/publish/site.ts';

const scratch = mkdtempSync(join(tmpdir(), 'site-'));
afterAll(() => rmSync(scratch, { recursive: true }));

test.each([
  ['without a release', ['v1.0.0', '@sarraf/ui@0.3.0-beta.1'], ['main → latest']],
  [
    'with three releases',
    ['@sarraf/ui@0.2.0', '@sarraf/ui@0.10.0', '@sarraf/ui@0.9.1'],
    ['main → latest', '@sarraf/ui@0.10.0 → 0.10.0', '@sarraf/ui@0.9.1 → 0.9.1'],
  ],
])('%s the site has main and the two newest releases', (_, tags, wanted) => {
  expect(versionsOf(tags).map(({ ref, folder }) => `${ref} → ${folder}`)).toEqual(wanted);
});

test('there is no site without the Storybook of main', () => {
  const empty = join(scratch, 'empty');
  mkdirSync(empty);
  expect(() => combineSite(empty, join(scratch, 'none'))).toThrow('latest');
});
