import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { launch } from 'chrome-launcher';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { chromium } from 'playwright';

import { launchOptions } from '../support/browser.ts';

/** Lighthouse figures of one page load. Times in milliseconds since the start of the navigation, scores from 0 to 100. */
export interface Load {
  /** Path after redirects. */
  finalPath: string;
  performance: number;
  fcp: number;
  lcp: number;
  /** Time of the page's `usable` mark (`shared/telemetry`): first field enabled or first row shown. NaN for a page without the mark. */
  usable: number;
  tbt: number;
  cls: number;
  /** Longest main-thread task caused by the page's own files; 0 when none took 50 ms. */
  longestTask: number;
  /** Number of different URLs requested; a polled URL counts once. */
  requests: number;
  /** Transfer size including headers, in bytes. */
  bytes: number;
}

/** Page load with the other Lighthouse categories too. */
export interface FullLoad extends Load {
  accessibility: number;
  bestPractices: number;
  /** Titles of the failed audits of these two categories. */
  faults: string[];
}

/** Two loads of one page in one browser profile. */
export interface Visit {
  /** With an empty cache. */
  cold: FullLoad;
  /** Second load, with the cache and the service worker of the first. */
  warm: Load;
}

/** Lighthouse's mobile phone: Moto G Power, slow 4G and a quarter of the processor, applied and not simulated. */
const PHONE: Flags = {
  formFactor: 'mobile',
  throttlingMethod: 'devtools',
  output: 'json',
  logLevel: 'error',
  disableFullPageScreenshot: true,
};

interface Request {
  url: string;
  transferSize: number;
}

interface Timing {
  name: string;
  /** Milliseconds since the navigation began. */
  startTime: number;
}

interface Task {
  /** Script that ran, or `Unattributable` for work of the browser. */
  url: string;
  duration: number;
}

const numberOf = (result: Result, audit: string): number => result.audits[audit]?.numericValue ?? Number.NaN;

function itemsOf<Item>(result: Result, audit: string): Item[] {
  const details = result.audits[audit]?.details;
  return details && 'items' in details ? (details.items as Item[]) : [];
}

const scoreOf = (result: Result, category: string): number =>
  Math.round((result.categories[category]?.score ?? 0) * 100);

function loadOf(result: Result): Load {
  const requests = itemsOf<Request>(result, 'network-requests').filter(({ url }) => url.startsWith('http'));
  const ownTasks = itemsOf<Task>(result, 'long-tasks').filter(({ url }) => url.startsWith('http'));
  return {
    finalPath: new URL(result.finalDisplayedUrl).pathname,
    performance: scoreOf(result, 'performance'),
    fcp: numberOf(result, 'first-contentful-paint'),
    lcp: numberOf(result, 'largest-contentful-paint'),
    usable: itemsOf<Timing>(result, 'user-timings').find(({ name }) => name === 'usable')?.startTime ?? Number.NaN,
    tbt: numberOf(result, 'total-blocking-time'),
    cls: numberOf(result, 'cumulative-layout-shift'),
    longestTask: Math.max(0, ...ownTasks.map(({ duration }) => duration)),
    requests: new Set(requests.map(({ url }) => url)).size,
    bytes: requests.reduce((sum, { transferSize }) => sum + transferSize, 0),
  };
}

const QUALITY_CATEGORIES = ['accessibility', 'best-practices'];

/** Failed audits of the categories besides performance. */
const failedAudits = (result: Result): string[] =>
  QUALITY_CATEGORIES.flatMap((category) => result.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${result.audits[id]?.title ?? ''}`);

async function runLighthouse(url: string, flags: Flags): Promise<Result> {
  const result = await lighthouse(url, { ...PHONE, ...flags });
  if (!result) throw new Error(`Lighthouse has no result for ${url}.`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`Lighthouse could not load ${url}: ${lhr.runtimeError.message}`);
  return lhr;
}

/** Fills the local storage of an origin, by an empty page of that origin. */
async function fillLocalStorage(port: number, origin: string, storage: Record<string, string>): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  try {
    // The default context of the profile, in which Lighthouse opens its page.
    const page = await browser.contexts()[0]?.newPage();
    if (!page) throw new Error('The browser has no profile.');
    await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await page.goto(origin);
    await page.evaluate((entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    }, Object.entries(storage));
    await page.close();
  } finally {
    await browser.close();
  }
}

/** Starts the browser of the tests with a new profile, calls `measure`, then ends the browser and deletes the profile. */
async function withBrowser<Measured>(
  origin: string,
  storage: Record<string, string>,
  measure: (port: number) => Promise<Measured>,
): Promise<Measured> {
  const profile = mkdtempSync(join(tmpdir(), 'sarraf-lighthouse-'));
  const { executablePath = '', args = [], env } = launchOptions();
  const chrome = await launch({
    chromePath: executablePath,
    // Hide scroll bars, as Playwright does. They fade out when Lighthouse emulates the phone; on a busy machine the navigation overtakes those
    // frames, and Chromium throttles a page whose frames are not presented to one frame a second.
    chromeFlags: ['--headless', '--hide-scrollbars', ...args],
    envVars: env as Record<string, string>,
    userDataDir: profile,
    logLevel: 'silent',
  });
  const cleanUp = () => {
    chrome.kill();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  // Also when the process is interrupted.
  process.once('exit', cleanUp);
  const ended = once(chrome.process, 'exit');
  try {
    await fillLocalStorage(chrome.port, origin, storage);
    return await measure(chrome.port);
  } finally {
    chrome.kill();
    await ended;
    process.off('exit', cleanUp);
    cleanUp();
  }
}

/**
 * Loads a page twice with Lighthouse in a new profile, first with an empty cache.
 *
 * @param storage Entries of the local storage before the first load.
 */
export const visit = (origin: string, path: string, storage: Record<string, string>): Promise<Visit> =>
  withBrowser(origin, storage, async (port) => {
    const first = await runLighthouse(`${origin}${path}`, {
      port,
      onlyCategories: ['performance', ...QUALITY_CATEGORIES],
    });
    const cold = {
      ...loadOf(first),
      accessibility: scoreOf(first, 'accessibility'),
      bestPractices: scoreOf(first, 'best-practices'),
      faults: failedAudits(first),
    };
    const again: Flags = { port, onlyCategories: ['performance'], disableStorageReset: true };
    return { cold, warm: loadOf(await runLighthouse(`${origin}${path}`, again)) };
  });

/** Loads a page once with Lighthouse, with an empty cache in a new profile. */
export const firstVisit = (origin: string, path: string): Promise<Load> =>
  withBrowser(origin, {}, async (port) =>
    loadOf(await runLighthouse(`${origin}${path}`, { port, onlyCategories: ['performance'] })),
  );
