import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { getConfiguration } from 'chromatic/node';
import { afterAll, describe, expect, test } from 'vitest';

import { modes, VIEWPORTS } from '../../.storybook/modes.ts';

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
  test("keeps to Chromatic's own schema", async () => {
    const accepted = await getConfiguration(CONFIG);
    expect(accepted).toMatchObject(JSON.parse(readFileSync(CONFIG, 'utf8')));
  });

  test.each([
    ['an unknown key', { onlyChangd: true }],
    ['a value of another type', { zip: 'yes' }],
  ])('would be refused with %s', async (_, config) => {
    await expect(getConfiguration(written(config))).rejects.toThrow(/invalid/);
  });

  test('uploads what the stories reach that changed, built by a script that exists', async () => {
    const { onlyChanged, buildScriptName } = await getConfiguration(CONFIG);
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    expect(onlyChanged).toBe(true);
    expect(scripts).toHaveProperty(buildScriptName ?? '');
  });
});

test('without a token it says plainly that it skipped, and passes', () => {
  const { CHROMATIC_PROJECT_TOKEN: _, ...env } = process.env;
  const { status, stdout } = spawnSync(process.execPath, ['scripts/chromatic.mjs'], {
    cwd: ROOT,
    env,
    encoding: 'utf8',
  });
  expect(stdout).toContain('Chromatic: skipped');
  expect(status).toBe(0);
});

describe('modes', () => {
  test('are every theme at 360 and 1280 pixels, and right-to-left once', () => {
    const seen = Object.values(modes).map(
      ({ theme, direction, viewport }) => `${theme} ${direction} ${VIEWPORTS[viewport].styles.width}`,
    );
    expect(seen.toSorted()).toEqual([
      'dark ltr 1280px',
      'dark ltr 360px',
      'light ltr 1280px',
      'light ltr 360px',
      'light rtl 360px',
    ]);
  });
});
