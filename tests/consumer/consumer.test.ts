import { execFile } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';

import type { Browser, Page } from 'playwright';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { launchBrowser } from '../support/browser.ts';
import { outsideProject } from './lock.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PACKED = join(ROOT, 'packages/ui/dist/package');
const TOOLS = ['react', 'react-dom', 'vite', 'typescript', '@types/react', '@types/react-dom'];
/** Slightly above its size today: a larger sheet contains classes that it should not. */
const STYLES_BUDGET_KB = 12.4;
const OFFLINE = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|E50\d/;

const home = mkdtempSync(join(tmpdir(), 'consumer-'));
const run = promisify(execFile);
const within = { cwd: home, env: { ...process.env, NODE_ENV: undefined } };
/** Runs a tool that is installed in the outside project, never one of this repository. */
const tool = (path: string, ...args: string[]) =>
  run(process.execPath, [join(home, 'node_modules', path), ...args], within).catch((fault) => {
    throw new Error(`${fault.stdout}${fault.stderr}`);
  });

const publishedManifest = () => JSON.parse(readFileSync(join(PACKED, 'package.json'), 'utf8'));

let tarball = '';

function writeProject(folder: string, others: Record<string, string> = {}): void {
  const { manifest, lock } = outsideProject(ROOT, TOOLS, basename(tarball), publishedManifest(), others);
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
}

async function installTarball(): Promise<void> {
  const { stdout } = await run(process.execPath, [join(ROOT, 'scripts/pack-ui.mjs')], { cwd: ROOT });
  tarball = stdout.trim().split('\n').at(-1) ?? '';
  cpSync(fileURLToPath(new URL('app', import.meta.url)), home, { recursive: true });
  cpSync(tarball, join(home, basename(tarball)));
  writeProject(home);
  await run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'], within).catch((fault) => {
    throw new Error(
      OFFLINE.test(`${fault.stderr}`)
        ? 'The package registry cannot be reached and the cache of npm lacks a package, so the tarball cannot be installed.'
        : `npm could not install the tarball:\n${fault.stderr}`,
    );
  });
}

let browser: Browser | undefined;
let server: PreviewServer | undefined;

beforeAll(installTarball);

afterAll(async () => {
  await browser?.close();
  await server?.close();
  rmSync(home, { recursive: true, force: true });
});

describe('the package', () => {
  test('has a file for every entry of its exports map, and is not private', () => {
    const { exports, private: hidden } = publishedManifest();
    const targets = Object.values<string | Record<string, string>>(exports).flatMap((target) =>
      typeof target === 'string' ? [target] : Object.values(target),
    );
    expect(targets.length).toBeGreaterThanOrEqual(9);
    expect(targets.filter((target) => !existsSync(join(home, 'node_modules/@sarraf/ui', target)))).toEqual([]);
    expect(hidden).toBeUndefined();
  });

  test('contains no source, story or test, and no path of this machine', () => {
    const folder = join(home, 'node_modules/@sarraf/ui');
    const files = globSync('**/*.*', { cwd: folder });
    expect(files.filter((file) => /\.(?:stories|test)\.|\.mdx$|(?<!\.d)\.tsx?$/.test(file))).toEqual([]);
    const texts = files.filter((file) => /\.(?:js|css|json|ts)$/.test(file));
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter((file) => readFileSync(join(folder, file), 'utf8').includes(ROOT))).toEqual([]);
  });

  test(`has a stylesheet of at most ${STYLES_BUDGET_KB} kB, gzip, and fonts from the folder beside it`, () => {
    const sheet = readFileSync(join(home, 'node_modules/@sarraf/ui/styles.css'), 'utf8');
    const kb = gzipSync(sheet).length / 1000;
    process.stdout.write(`styles.css of @sarraf/ui: ${kb.toFixed(1)} kB, gzip; the budget is ${STYLES_BUDGET_KB} kB\n`);
    expect(kb).toBeLessThanOrEqual(STYLES_BUDGET_KB);
    const links = Array.from(sheet.matchAll(/url\(([^)]*)\)/g), ([, link]) => link);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !link?.startsWith('./fonts/'))).toEqual([]);
  });
});

describe('in a project with other versions', () => {
  /** Problems that npm reports for a tree with one copy of each of these packages, in this version. */
  const problemsOf = async (others: Record<string, string>): Promise<string[]> => {
    const folder = mkdtempSync(join(home, 'others-'));
    writeProject(folder, others);
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

describe('in a page of another project', () => {
  let page: Page;
  const problems: string[] = [];
  const hosts = new Set<string>();

  beforeAll(async () => {
    await tool('vite/bin/vite.js', 'build');
    server = await preview({
      root: home,
      configFile: false,
      preview: { host: '127.0.0.1', port: 0 },
      logLevel: 'error',
    });
    browser = await launchBrowser();
    page = await browser.newPage({ reducedMotion: 'reduce', colorScheme: 'light' });
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    page.on('pageerror', (fault) => problems.push(`${fault}`));
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    await page.goto(`${server.resolvedUrls?.local[0]}`);
    await page.getByRole('button', { name: 'Pressed 0' }).waitFor();
  });

  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const background = () => button(/Pressed/).evaluate((node) => getComputedStyle(node).backgroundColor);

  test('a button is emerald in light, and in dark', async () => {
    await expect.poll(background).toBe('rgb(11, 107, 79)');
    await page.evaluate(() => document.documentElement.classList.add('dark'));
    await expect.poll(background).toBe('rgb(60, 203, 151)');
    await page.evaluate(() => document.documentElement.classList.remove('dark'));
  });

  test('text is set in Figtree, which has loaded', async () => {
    const stack = await button('Small').evaluate((node) => getComputedStyle(node).fontFamily);
    expect(stack).toMatch(/^"?Figtree Variable/);
    const loaded = () =>
      page.evaluate(() =>
        Array.from(document.fonts).some(({ family, status }) => /Figtree Variable/.test(family) && status === 'loaded'),
      );
    await expect.poll(loaded).toBe(true);
  });

  test('the smallest target is 44 px', async () => {
    const box = await button('Small').boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
  });

  test('it is interactive: a click, a typed code, a rendered QR code and chart', async () => {
    await button('Pressed 0').click();
    await button('Pressed 1').waitFor();
    const code = page.getByRole('textbox', { name: 'Code' });
    await code.fill('123456');
    expect(await code.inputValue()).toBe('123456');
    await page.getByRole('img', { name: 'Pay 500 USDT' }).waitFor();
    await page.locator('.recharts-line-curve').nth(1).waitFor();
  });

  test('the console is clean, and no other host is requested', () => {
    expect(problems).toEqual([]);
    expect([...hosts]).toEqual([new URL(page.url()).host]);
  });
});
