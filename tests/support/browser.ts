import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { chromium } from 'playwright';
import type { Browser, LaunchOptions } from 'playwright';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PACKAGE = join(ROOT, 'node_modules/@sparticuz/chromium');

/** Paths of system browsers, which are used when neither the pinned browser nor Playwright's own is there. */
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** File name of the font settings for screenshots, beside the browser: no system fonts, so that installed fonts do not change a screenshot. */
export const SCREENSHOT_FONTS = 'screenshot-fonts.conf';

/** Browser flags: no background network traffic, no GPU, no first-run pages. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Browser for the tests. */
export interface TestBrowser {
  /** Absolute path of the executable. */
  path: string;
  /** Source of the browser. Only screenshots of `pinned`, the build in the lock file, can be compared with the baselines. */
  origin: 'pinned' | 'playwright' | 'system' | 'chosen';
  /** Environment variables of its process. */
  env: Record<string, string>;
}

const environment = () =>
  Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined));

/** Folder of the unpacked pinned browser, one for each version; null on platforms that it does not run on. */
function pinnedFolder(): string | null {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const manifest = join(PACKAGE, 'package.json');
  if (!existsSync(manifest)) return null;
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
  return join(ROOT, 'node_modules/.cache/sarraf', `chromium-${version}`);
}

/** The pinned browser with the libraries and fonts of its own package, so that no system packages are needed. */
function pinnedBrowser(folder: string): TestBrowser {
  const env = environment();
  const libraries = [join(folder, 'al2023/lib'), env['LD_LIBRARY_PATH']].filter(Boolean).join(delimiter);
  return {
    path: join(folder, 'chromium'),
    origin: 'pinned',
    env: { ...env, LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: join(folder, 'fonts.conf') },
  };
}

/** Whether the browser starts. It does not with a missing library, or in a folder that is mounted noexec. */
const starts = ({ path, env }: TestBrowser) => spawnSync(path, ['--version'], { env, timeout: 30_000 }).status === 0;

/** Fontconfig file with the fonts of the browser's package (Open Sans), and the settings in `include`. */
const fontsConfig = (folder: string, include = '') => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  ${include}
  <dir>${join(folder, 'fonts/fonts')}</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`;

/** Unpacks the browser of the lock file. Can be repeated, and run twice at once. */
async function unpack(folder: string) {
  const partial = `${folder}.${process.pid}`;
  mkdirSync(partial, { recursive: true });
  // The package unpacks into TMPDIR, which it reads on each call.
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = partial;
  try {
    const { inflate } = await import('@sparticuz/chromium');
    for (const part of ['chromium.br', 'fonts.tar.br', 'al2023.tar.br']) await inflate(join(PACKAGE, 'bin', part));
    chmodSync(join(partial, 'chromium'), 0o755);
    const system = '<include ignore_missing="yes">/etc/fonts/fonts.conf</include>';
    writeFileSync(join(partial, 'fonts.conf'), fontsConfig(folder, system));
    writeFileSync(join(partial, SCREENSHOT_FONTS), fontsConfig(folder));
    if (!existsSync(join(folder, SCREENSHOT_FONTS))) {
      rmSync(folder, { recursive: true, force: true });
      renameSync(partial, folder);
    }
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
    rmSync(partial, { recursive: true, force: true });
  }
}

/** Finds the browser for the tests, or null when this machine has none. Does not unpack the pinned browser. */
function findBrowser(): TestBrowser | null {
  const chosen = process.env['TEST_BROWSER'];
  if (chosen) return { path: chosen, origin: 'chosen', env: environment() };

  const folder = pinnedFolder();
  if (folder && existsSync(join(folder, 'chromium'))) return pinnedBrowser(folder);

  const own = chromium.executablePath();
  if (own && existsSync(own)) return { path: own, origin: 'playwright', env: environment() };

  const system = SYSTEM_BROWSERS.find((path) => existsSync(path));
  return system ? { path: system, origin: 'system', env: environment() } : null;
}

/** Unpacks the pinned browser where it can run. Resolves to the browser that the tests will use, or null. */
export async function prepareBrowser(): Promise<TestBrowser | null> {
  const folder = pinnedFolder();
  if (folder && !process.env['TEST_BROWSER']) {
    if (!existsSync(join(folder, SCREENSHOT_FONTS))) await unpack(folder);
    if (!starts(pinnedBrowser(folder))) rmSync(folder, { recursive: true, force: true });
  }
  const browser = findBrowser();
  return browser && starts(browser) ? browser : null;
}

/** Launch options for the journeys and for the test-runner of the stories. */
export function launchOptions(): LaunchOptions {
  const browser = findBrowser();
  if (!browser) throw new Error('No browser to test with: run `node scripts/setup.mjs --tests` first.');
  return { executablePath: browser.path, env: browser.env, args: FLAGS, headless: true };
}

/** Starts the browser of the tests. */
export const launchBrowser = (): Promise<Browser> => chromium.launch(launchOptions());
