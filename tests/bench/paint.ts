import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Browser, Page } from 'playwright';
import { build } from 'vite';

import { launchBrowser } from '../support/browser.ts';
import { type Figure, median } from './figure.ts';
import { serveStill } from './still-server.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const RUNS = 5;
/** Long enough for a later and larger paint to be seen. */
const SETTLE_MS = 1_000;
/** Slow 4G as Lighthouse has it when it throttles the connection itself. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 184_320, uploadThroughput: 84_480 };
const CPU = 4;

interface Paint {
  fcp: number;
  lcp: number;
  /** Size of all scripts as they travelled, in bytes. */
  js: number;
}

declare global {
  interface Window {
    largestPaint?: number;
  }
}

/** Slows a page down as a cheap phone on a weak connection would. */
async function slowDown(page: Page, network: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page);
  if (network) await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
}

/** A page with React and one word on it: the least that any React app costs. */
async function buildBarePage(): Promise<string> {
  // Beside the installed packages, so that the page finds the very React of the app.
  mkdirSync(join(ROOT, 'node_modules/.cache'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, 'node_modules/.cache/bare-'));
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>hi</title><link rel="icon" href="data:,"><div id="root"></div><script type="module" src="./main.jsx"></script></html>',
  );
  writeFileSync(
    join(folder, 'main.jsx'),
    `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('root')).render(createElement('p', null, 'hi'));`,
  );
  const before = process.env['NODE_ENV'];
  await build({ root: folder, configFile: false, logLevel: 'error', mode: 'production' });
  // Vite leaves its own behind, and the servers started after it would take themselves for production.
  if (before === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = before;
  return folder;
}

async function paintOf(browser: Browser, url: string): Promise<Paint> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        window.largestPaint = list.getEntries().at(-1)?.startTime;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await slowDown(page, true);
    await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await page.waitForTimeout(SETTLE_MS);
    return await page.evaluate(() => ({
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      lcp: window.largestPaint ?? Number.NaN,
      js: performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js'))
        .reduce((sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0), 0),
    }));
  } finally {
    await context.close();
  }
}

/** First and largest paint of `/login` against a bare React page, in turns, on a slow connection and processor. */
export async function measurePaint(): Promise<Figure[]> {
  const bareFolder = await buildBarePage();
  const bare = await serveStill(join(bareFolder, 'dist'));
  const app = await serveStill(join(ROOT, 'apps/web/dist'));
  const browser = await launchBrowser();
  try {
    const seen: { bare: Paint[]; login: Paint[] } = { bare: [], login: [] };
    for (let run = 0; run < RUNS; run += 1) {
      seen.bare.push(await paintOf(browser, bare.origin));
      seen.login.push(await paintOf(browser, `${app.origin}/login`));
    }
    const figure = (name: string, of: 'fcp' | 'lcp'): Figure => {
      const [ours, least] = [median(seen.login.map((paint) => paint[of])), median(seen.bare.map((paint) => paint[of]))];
      return {
        what: `/login, ${name}, cold, slow 4G, 4× CPU, against a bare React page in turns (median of ${RUNS})`,
        value: `${(ours / least).toFixed(2)} × (${Math.round(ours)} ms and ${Math.round(least)} ms)`,
        goal: '≤ 1 ×',
      };
    };
    const js = (paints: Paint[]) => `${(median(paints.map((paint) => paint.js)) / 1000).toFixed(1)} kB`;
    return [
      figure('FCP', 'fcp'),
      figure('LCP', 'lcp'),
      { what: 'JS of /login as it travelled, gzip', value: js(seen.login), goal: '≤ 145 kB' },
      { what: 'JS of the bare React page as it travelled, gzip', value: js(seen.bare), goal: '' },
    ];
  } finally {
    await browser.close();
    await Promise.all([app.close(), bare.close()]);
    rmSync(bareFolder, { recursive: true, force: true });
  }
}
