import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { chromium } from 'playwright';
import type { Browser, LaunchOptions } from 'playwright';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PACKAGE = join(ROOT, 'node_modules/@sparticuz/chromium');

/** Browsers of the system, tried when neither the pinned one nor Playwright's own is there. */
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Font settings of screenshots, beside the browser: no fonts of the system, for a screenshot must not change because somebody installed one. */
export const SCREENSHOT_FONTS = 'screenshot-fonts.conf';

/** No network of its own, no GPU, no first-run pages: what the tests see is what the project serves, and nothing else. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A browser the tests may start. */
export interface TestBrowser {
  /** Absolute path of the program. */
  path: string;
  /** `pinned` is the build of the lock file: only its screenshots may be compared with the baselines. */
  origin: 'pinned' | 'playwright' | 'system' | 'chosen';
  /** Environment it starts with. */
  env: Record<string, string>;
}

const environment = () =>
  Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined));

/** Folder of the unpacked pinned browser; one a version, so that an upgrade unpacks anew. */
function pinnedFolder(): string | null {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const manifest = join(PACKAGE, 'package.json');
  if (!existsSync(manifest)) return null;
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
  return join(ROOT, 'node_modules/.cache/sarraf', `chromium-${version}`);
}

/** The pinned browser with the libraries and fonts of its own package, so that a bare machine needs nothing from apt. */
function pinnedBrowser(folder: string): TestBrowser {
  const env = environment();
  const libraries = [join(folder, 'al2023/lib'), env['LD_LIBRARY_PATH']].filter(Boolean).join(delimiter);
  return {
    path: join(folder, 'chromium'),
    origin: 'pinned',
    env: { ...env, LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: join(folder, 'fonts.conf') },
  };
}

/** Whether the program starts at all: a missing library or a folder mounted without the right to execute shows here. */
const starts = ({ path, env }: TestBrowser) => spawnSync(path, ['--version'], { env, timeout: 30_000 }).status === 0;

/** Font settings: Open Sans from the browser's package, so that there is always one, with what else is included. */
const fontsConfig = (folder: string, include = '') => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  ${include}
  <dir>${join(folder, 'fonts/fonts')}</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`;

/** Unpacks the browser of the lock file; safe to repeat and to run twice at once. */
async function unpack(folder: string) {
  const half = `${folder}.${process.pid}`;
  mkdirSync(half, { recursive: true });
  // The package unpacks into the temporary folder and reads its place from here when asked, not when loaded.
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = half;
  try {
    const { inflate } = await import('@sparticuz/chromium');
    for (const part of ['chromium.br', 'fonts.tar.br', 'al2023.tar.br']) await inflate(join(PACKAGE, 'bin', part));
    chmodSync(join(half, 'chromium'), 0o755);
    const system = '<include ignore_missing="yes">/etc/fonts/fonts.conf</include>';
    writeFileSync(join(half, 'fonts.conf'), fontsConfig(folder, system));
    writeFileSync(join(half, SCREENSHOT_FONTS), fontsConfig(folder));
    if (!existsSync(join(folder, SCREENSHOT_FONTS))) {
      rmSync(folder, { recursive: true, force: true });
      renameSync(half, folder);
    }
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
    rmSync(half, { recursive: true, force: true });
  }
}

/** The browser the tests will start, or null when this machine has none. Does not unpack anything. */
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

/** Makes a browser ready: unpacks the pinned one where it can run, and says which one the tests will use, or null. */
export async function prepareBrowser(): Promise<TestBrowser | null> {
  const folder = pinnedFolder();
  if (folder && !process.env['TEST_BROWSER']) {
    if (!existsSync(join(folder, SCREENSHOT_FONTS))) await unpack(folder);
    if (!starts(pinnedBrowser(folder))) rmSync(folder, { recursive: true, force: true });
  }
  const browser = findBrowser();
  return browser && starts(browser) ? browser : null;
}

/** How every browser of this project is started: by the journeys and the stories' test-runner alike. */
export function launchOptions(): LaunchOptions {
  const browser = findBrowser();
  if (!browser) throw new Error('No browser to test with: run `node scripts/setup.mjs --tests` first.');
  return { executablePath: browser.path, env: browser.env, args: ARGUMENTS, headless: true };
}

/** Starts the browser of the tests. */
export const launchBrowser = (): Promise<Browser> => chromium.launch(launchOptions());
