import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { getConfiguration } from 'chromatic/node';
import { afterAll, describe, expect, test } from 'vitest';

import { checkedModesOf, modeNamesOf, PHONE_TAG } from '../../.storybook/modes.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CONFIG = join(ROOT, 'chromatic.config.json');
const scratch = mkdtempSync(join(tmpdir(), 'chromatic-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const written = (config: unknown) => {
  const file = join(scratch, 'chromatic.config.json');
  writeFileSync(file, JSON.stringify(config));
  return file;
};

describe('chromatic.config.json', () => {
  test("follows Chromatic's own schema", async () => {
    const accepted = await getConfiguration(CONFIG);
    expect(accepted).toMatchObject(JSON.parse(readFileSync(CONFIG, 'utf8')));
  });

  test.each([
    ['an unknown key', { onlyChangd: true }],
    ['a value of another type', { zip: 'yes' }],
  ])('would be refused with %s', async (_, config) => {
    await expect(getConfiguration(written(config))).rejects.toThrow(/invalid/);
  });

  test('uploads only changed stories, with a build script that exists', async () => {
    const { onlyChanged, buildScriptName } = await getConfiguration(CONFIG);
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    expect(onlyChanged).toBe(true);
    expect(scripts).toHaveProperty(buildScriptName ?? '');
  });
});

test('without a token the upload is skipped with a message, and passes', () => {
  const { CHROMATIC_PROJECT_TOKEN: _, ...env } = process.env;
  const { status, stdout } = spawnSync(process.execPath, ['scripts/chromatic.mjs'], {
    cwd: ROOT,
    env,
    encoding: 'utf8',
  });
  expect(stdout).toContain('Chromatic: skipped');
  expect(status).toBe(0);
});

test.each([
  ['components-button--busy', ['light laptop', 'rtl phone']],
  ['components-button--playground', ['light laptop', 'rtl phone', 'dark phone', 'high contrast laptop']],
  ['components-button--pointer-states', ['light laptop', 'rtl phone', 'dark phone']],
  ['components-datatable--stress', ['light laptop', 'rtl phone', 'dark phone']],
  ['forms-otpform--wrong-code', ['light laptop', 'urdu phone']],
  ['forms-otpform--playground', ['light laptop', 'urdu phone', 'dark phone']],
  ['screens-login--code', ['dark laptop', 'urdu phone']],
])('%s has the modes %s', (id, names) => {
  expect(modeNamesOf({ id })).toEqual(names);
});

test('one story of each screen is also light on a phone', () => {
  expect(modeNamesOf({ id: 'screens-login--phone', tags: [PHONE_TAG] })).toEqual([
    'dark laptop',
    'urdu phone',
    'light phone',
  ]);
});

test('axe checks a story once in each theme, and once in Urdu if it is translated', () => {
  const checked = (id: string) => checkedModesOf({ id });
  expect(checked('components-button--busy')).toEqual(['light laptop', 'dark phone', 'high contrast laptop']);
  expect(checked('components-button--playground')).toEqual(['light laptop', 'dark phone', 'high contrast laptop']);
  expect(checked('forms-otpform--wrong-code')).toEqual([
    'light laptop',
    'dark phone',
    'high contrast laptop',
    'urdu phone',
  ]);
  expect(checked('screens-login--code')).toEqual(['light laptop', 'dark laptop', 'high contrast laptop', 'urdu phone']);
});
