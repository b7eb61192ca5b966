import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { amount, otp, radioList, slip, switchRow } from '@sarraf/ui/testing';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { openExample, type ExamplePage } from './example-page.ts';
import {
  home,
  installTarball,
  ownTool,
  publishedManifest,
  ROOT,
  run,
  tool,
  UI,
  within,
  writeProject,
} from './installed.ts';
import { bundleOne } from './one-component.ts';

/** Slightly above its size today: a larger sheet contains classes that it should not. */
const STYLES_BUDGET_KB = 12.8;
/** Slightly above the size of a Button today. */
const BUTTON_BUDGET_KB = 1.5;

let tarball = '';
beforeAll(async () => {
  tarball = await installTarball();
});

afterAll(() => rmSync(home, { recursive: true, force: true }));

describe('the package', () => {
  test('has a file for every entry of its exports map, and is not private', () => {
    const { exports, private: hidden } = publishedManifest();
    const targets = Object.values<string | Record<string, string>>(exports).flatMap((target) =>
      typeof target === 'string' ? [target] : Object.values(target),
    );
    expect(targets.length).toBeGreaterThan(50);
    expect(targets.filter((target) => globSync(target, { cwd: UI }).length === 0)).toEqual([]);
    expect(hidden).toBeUndefined();
  });

  test('has the token files in the W3C format', () => {
    expect(globSync('tokens/*', { cwd: UI }).sort()).toEqual([
      'tokens/base.tokens.json',
      'tokens/dark.tokens.json',
      'tokens/high-contrast.tokens.json',
      'tokens/light.tokens.json',
      'tokens/sarraf.resolver.json',
    ]);
  });

  test('contains no source, story or test, and no path of this machine', () => {
    const files = globSync('**/*.*', { cwd: UI });
    expect(files.filter((file) => /\.(?:stories|test)\.|\.mdx$|(?<!\.d)\.tsx?$/.test(file))).toEqual([]);
    const texts = files.filter((file) => /\.(?:js|css|json|ts)$/.test(file));
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter((file) => readFileSync(join(UI, file), 'utf8').includes(ROOT))).toEqual([]);
  });

  test(`has a stylesheet of at most ${STYLES_BUDGET_KB} kB, gzip, and fonts from the folder beside it`, () => {
    const sheet = readFileSync(join(UI, 'styles.css'), 'utf8');
    const kb = gzipSync(sheet).length / 1000;
    process.stdout.write(`styles.css of @sarraf/ui: ${kb.toFixed(1)} kB, gzip; the budget is ${STYLES_BUDGET_KB} kB\n`);
    expect(kb).toBeLessThanOrEqual(STYLES_BUDGET_KB);
    const links = Array.from(sheet.matchAll(/url\(([^)]*)\)/g), ([, link]) => link);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !link?.startsWith('./fonts/'))).toEqual([]);
  });
});

describe('the tarball', () => {
  test('passes publint, also its suggestions', async () => {
    const { stdout } = await ownTool('publint', tarball, '--strict', '--level', 'suggestion');
    expect(stdout).toContain('All good!');
  });

  test('has types that every bundler finds, for each entry', async () => {
    // It fails when it finds a problem.
    const { stdout } = await ownTool(
      'attw',
      tarball,
      '--profile',
      'esm-only',
      '--exclude-entrypoints',
      'styles.css',
      'theme.css',
    );
    expect(stdout).toContain('@sarraf/ui/testing');
  });
});

describe('a page that imports one component', () => {
  test.each(['@sarraf/ui', '@sarraf/ui/button'])(
    `holds no other, and a Button from %s has at most ${BUTTON_BUDGET_KB} kB, gzip, without React`,
    async (entry) => {
      const { folders, components, kb } = await bundleOne('Button', entry);
      process.stdout.write(
        `One Button from ${entry}: ${kb.toFixed(1)} kB, gzip, without React; the budget is ${BUTTON_BUDGET_KB} kB\n`,
      );
      expect(folders).toEqual(['button', 'internal']);
      expect(components).toEqual(['Button']);
      expect(kb).toBeLessThanOrEqual(BUTTON_BUDGET_KB);
    },
  );

  test('holds the components inside it: a NetworkList is a RadioList', async () => {
    const { components } = await bundleOne('NetworkList', '@sarraf/ui');
    expect(components).toEqual(['NetworkList', 'RadioList']);
  });
});

describe('in a project with other versions', () => {
  /** Problems that npm reports for a tree with one copy of each of these packages, in this version. */
  const problemsOf = async (others: Record<string, string>): Promise<string[]> => {
    const folder = mkdtempSync(join(home, 'others-'));
    writeProject(folder, tarball, others);
    const { stdout } = await run('npm', ['ls', '--all', '--json', '--package-lock-only'], {
      ...within,
      cwd: folder,
    }).catch((fault) => fault);
    return JSON.parse(stdout).problems ?? [];
  };

  test('one copy of a package serves both, in any later patch or minor', async () => {
    const later = {
      'class-variance-authority': '0.7.9',
      'lucide-react': '1.99.0',
      '@maskito/core': '5.99.0',
      recharts: '3.99.0',
    };
    expect(await problemsOf(later)).toEqual([]);
    expect(await problemsOf({ ...later, 'lucide-react': '2.0.0' })).toEqual([
      expect.stringMatching(/^invalid: lucide-react@2/),
    ]);
  });

  test('any React 19 works, with the react-is of its version, which recharts resolves', async () => {
    expect(await problemsOf({ react: '19.0.0', 'react-dom': '19.0.0', 'react-is': '19.0.0' })).toEqual([]);
    expect(await problemsOf({ 'react-is': '18.3.1' })).toEqual([expect.stringMatching(/^invalid: react-is@18/)]);
  });
});

describe('where a server renders', () => {
  test('server components import all of it, and render what does not need the browser', async () => {
    // `module` too, as in bundlers: it resolves to the build of lucide-react with directives. The build that Node takes by itself has none.
    const conditions = ['--conditions=react-server', '--conditions=module'];
    const args = [...conditions, '--import=./server/client-boundaries.mjs', 'server/server-components.mjs'];
    const { errors, onServer } = JSON.parse((await run(process.execPath, args, within)).stdout);
    expect(errors).toEqual([]);
    const rendered = ['BottomBar', 'CopyField', 'Countdown', 'Field', 'Notice', 'PageSection', 'Slip', 'StatusBadge'];
    expect(onServer['.']).toEqual(expect.arrayContaining([...rendered, 'TextLink', 'buttonClass']));
    const clientOnly = [
      'AadhaarInput',
      'Button',
      'DataTable',
      'NetworkList',
      'PhoneInput',
      'Select',
      'toast',
      'useConfirm',
    ];
    expect(onServer['.'].filter((name: string) => clientOnly.includes(name))).toEqual([]);
    expect(onServer).toMatchObject({ './payment-qr': ['PaymentQr'], './line-chart': [] });
  });

  test('components with hooks and without are rendered to HTML', async () => {
    const { stdout, stderr } = await run(process.execPath, ['server/render.mjs'], within);
    expect(stderr).toBe('');
    const rendered = Array.from(stdout.matchAll(/data-component="(\w+)"/g), ([, name]) => name);
    expect(rendered).toEqual(
      expect.arrayContaining(['StatusBadge', 'PaymentQr', 'Button', 'OtpInput', 'DataTable', 'Toaster', 'LineChart']),
    );
  });
});

test('its types accept correct props and reject wrong ones', async () => {
  await expect(tool('typescript/bin/tsc', '--noEmit')).resolves.toMatchObject({ stdout: '' });
});

describe('the example', () => {
  let page: Page;
  let opened: ExamplePage;

  beforeAll(async () => {
    opened = await openExample();
    page = opened.page;
  });
  afterAll(() => opened?.close());

  const button = (name: string) => page.getByRole('button', { name });
  const background = () => button('Continue').evaluate((node) => getComputedStyle(node).backgroundColor);

  test('a button is emerald in light, and in dark', async () => {
    await expect.poll(background).toBe('rgb(11, 107, 79)');
    await switchRow(page, 'Dark theme').toggle();
    await expect.poll(background).toBe('rgb(60, 203, 151)');
    await switchRow(page, 'Dark theme').toggle();
    expect(await switchRow(page, 'Dark theme').isOn()).toBe(false);
  });

  test('text is set in Figtree, which has loaded', async () => {
    const stack = await button('Continue').evaluate((node) => getComputedStyle(node).fontFamily);
    expect(stack).toMatch(/^"?Figtree Variable/);
    const loaded = () =>
      page.evaluate(() =>
        Array.from(document.fonts).some(({ family, status }) => /Figtree Variable/.test(family) && status === 'loaded'),
      );
    await expect.poll(loaded).toBe(true);
  });

  test('the smallest target is 44 px', async () => {
    const box = await button('اردو').boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
  });

  test('the form refuses an empty sale, and shows the rupees of a full one', async () => {
    await button('Continue').click();
    expect(await amount(page).error()).toBe('Enter at least 10 USDT');
    await amount(page, 'Amount to sell').type('500');
    expect(await amount(page).value()).toBe('500');
    await radioList(page, 'Network').choose('TRC20');
    expect(await slip(page).value('You send')).toBe('500 USDT');
    expect(await slip(page).value('You’ll receive')).toBe('Rs. 1,39,225');
    await page.locator('.recharts-line-curve').nth(1).waitFor();
  });

  test('it fits in light, dark and Urdu, on a phone and on a desk', async () => {
    expect(await opened.faultsOf('light')).toEqual([]);
    await switchRow(page, 'Dark theme').toggle();
    expect(await opened.faultsOf('dark')).toEqual([]);
    await button('اردو').click();
    await page.getByRole('heading', { name: 'اپنے USDT بیچیں' }).waitFor();
    expect(await opened.faultsOf('urdu')).toEqual([]);
    await button('English').click();
    await switchRow(page, 'Dark theme').toggle();
  });

  test('a complete code shows the QR code', async () => {
    await button('Continue').click();
    await otp(page, '6-digit code').enter('123456');
    await page.getByRole('img', { name: 'QR code of the deposit address' }).waitFor();
    expect(await opened.faultsOf('payment')).toEqual([]);
  });

  test('the console is clean, and no other host is requested', () => {
    expect(opened.problems).toEqual([]);
    expect([...opened.hosts]).toEqual([new URL(page.url()).host]);
  });
});
