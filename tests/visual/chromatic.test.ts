import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { getConfiguration } from 'chromatic/node';
import { afterAll, describe, expect, test } from 'vitest';

import { checkedModesOf, modeNamesOf, modes, VIEWPORTS } from '../../.storybook/modes.ts';

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
  const waysOf = (title: string) =>
    modeNamesOf(title)
      .map((name) => {
        const { theme, language, direction, viewport } = modes[name];
        return `${theme} ${language} ${direction} ${VIEWPORTS[viewport].styles.width}`;
      })
      .toSorted();
  const everyTheme = ['dark en ltr 1280px', 'dark en ltr 360px', 'light en ltr 1280px', 'light en ltr 360px'];

  test('of a component are every theme at 360 and 1280 pixels, and right-to-left once', () => {
    expect(waysOf('Components/Button')).toEqual([...everyTheme, 'light en rtl 360px']);
  });

  test.each(['Forms/OtpForm', 'Screens/Login'])('of %s have Urdu at both sizes instead', (title) => {
    expect(waysOf(title)).toEqual([...everyTheme, 'light ur rtl 1280px', 'light ur rtl 360px']);
  });

  test.each(['Components/Button', 'Screens/Login'])('of %s are the same by its id', (title) => {
    const id = `${title.toLowerCase().replace('/', '-')}--playground`;
    expect(modeNamesOf(id)).toEqual(modeNamesOf(title));
  });

  test('lead back, the last, to the theme in which the next story begins', () => {
    for (const title of ['Components/Button', 'Screens/Login']) {
      const [first, last] = [modeNamesOf(title)[0], modeNamesOf(title).at(-1)];
      expect(last && modes[last].theme).toBe(first && modes[first].theme);
    }
  });

  test('are checked by axe once a theme, and once in Urdu where a story speaks', () => {
    expect(checkedModesOf('Components/Button')).toEqual(['light laptop', 'dark laptop']);
    expect(checkedModesOf('Screens/Login')).toEqual(['light laptop', 'dark laptop', 'urdu phone']);
  });
});
