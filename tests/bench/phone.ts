import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { launch } from 'chrome-launcher';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { chromium } from 'playwright';

import { launchOptions } from '../support/browser.ts';

/** What Lighthouse says of one load of a page. Times in milliseconds since the navigation began, scores from 0 to 100. */
export interface Load {
  /** Path of the page in the end. */
  landed: string;
  performance: number;
  fcp: number;
  lcp: number;
  /** When the first field answered or the first row stood there, as the page marks it (`shared/telemetry`); NaN for a page that marks nothing. */
  usable: number;
  tbt: number;
  cls: number;
  /** Longest task of the main thread that the page's own files gave it; 0 when none took 50 ms. */
  longestTask: number;
  /** Different addresses asked for; one that is polled counts once. */
  requests: number;
  /** All that travelled, headers included, in bytes. */
  bytes: number;
}

/** A load that was looked at from all sides. */
export interface FullLoad extends Load {
  accessibility: number;
  bestPractices: number;
  /** What keeps either from 100, in Lighthouse's words. */
  faults: string[];
}

/** Two loads of one page on one phone. */
export interface Visit {
  /** With an empty cache. */
  cold: FullLoad;
  /** Again, with what the first left behind: cache and service worker. */
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
  /** Script that ran, or `Unattributable` for the browser's own. */
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
    landed: new URL(result.finalDisplayedUrl).pathname,
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

const LOOKED_AT = ['accessibility', 'best-practices'];

/** What keeps a page from 100 beside its speed. */
const faultsOf = (result: Result): string[] =>
  LOOKED_AT.flatMap((category) => result.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${result.audits[id]?.title ?? ''}`);

async function look(url: string, flags: Flags): Promise<Result> {
  const seen = await lighthouse(url, { ...PHONE, ...flags });
  if (!seen) throw new Error(`Lighthouse says nothing of ${url}.`);
  const { lhr } = seen;
  if (lhr.runtimeError) throw new Error(`Lighthouse could not look at ${url}: ${lhr.runtimeError.message}`);
  return lhr;
}

/** Puts something into the local storage of an origin, on a page of it that holds nothing. */
async function remember(port: number, origin: string, kept: Record<string, string>): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  try {
    // In the profile's own context, which Lighthouse opens its page in.
    const page = await browser.contexts()[0]?.newPage();
    if (!page) throw new Error('The browser has no profile.');
    await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await page.goto(origin);
    await page.evaluate((entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    }, Object.entries(kept));
    await page.close();
  } finally {
    await browser.close();
  }
}

/** Starts the browser of the tests with a profile of its own, and leaves nothing of either after `see`. */
async function onPhone<Seen>(
  origin: string,
  kept: Record<string, string>,
  see: (port: number) => Promise<Seen>,
): Promise<Seen> {
  const profile = mkdtempSync(join(tmpdir(), 'sarraf-phone-'));
  const { executablePath = '', args = [], env } = launchOptions();
  const phone = await launch({
    chromePath: executablePath,
    // Without scroll bars, as Playwright starts it: they fade out when Lighthouse turns the page to the screen of a phone. On a busy machine that
    // draws frames which the navigation overtakes, and Chromium lets a page whose frames nobody sees draw once a second.
    chromeFlags: ['--headless', '--hide-scrollbars', ...args],
    envVars: env as Record<string, string>,
    userDataDir: profile,
    logLevel: 'silent',
  });
  const forget = () => {
    phone.kill();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  // On the way out of a process that was interrupted, too.
  process.once('exit', forget);
  const ended = once(phone.process, 'exit');
  try {
    await remember(phone.port, origin, kept);
    return await see(phone.port);
  } finally {
    phone.kill();
    await ended;
    process.off('exit', forget);
    forget();
  }
}

/**
 * Opens a page twice on a fresh phone, first with an empty cache.
 *
 * @param kept What the local storage holds before.
 */
export const visit = (origin: string, path: string, kept: Record<string, string>): Promise<Visit> =>
  onPhone(origin, kept, async (port) => {
    const first = await look(`${origin}${path}`, { port, onlyCategories: ['performance', ...LOOKED_AT] });
    const cold = {
      ...loadOf(first),
      accessibility: scoreOf(first, 'accessibility'),
      bestPractices: scoreOf(first, 'best-practices'),
      faults: faultsOf(first),
    };
    const again: Flags = { port, onlyCategories: ['performance'], disableStorageReset: true };
    return { cold, warm: loadOf(await look(`${origin}${path}`, again)) };
  });

/** One load of a page with an empty cache, on a fresh phone. */
export const firstVisit = (origin: string, path: string): Promise<Load> =>
  onPhone(origin, {}, async (port) =>
    loadOf(await look(`${origin}${path}`, { port, onlyCategories: ['performance'] })),
  );
