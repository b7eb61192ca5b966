import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Browser } from 'playwright';

import { launchBrowser } from '../support/browser.ts';
import { buildBareStorybook } from './bare-storybook.ts';
import { median, type Table } from './figure.ts';
import { serveStill } from './still-server.ts';

/** How long nothing may happen before a page counts as settled, in milliseconds; the time itself is that of the last thing that happened. */
const QUIET_MS = 500;
const PATIENCE_MS = 60_000;
/** How many pages are measured in turns: the slowest of one look at each. */
const HEAVIEST = 10;
/** A quarter of the processor, and all of it. */
const CPU_RATES = [4, 1] as const;
/** Times to settle in milliseconds, one a turn: none yet. */
const noTimes = (): Record<(typeof CPU_RATES)[number], number[]> => ({ 4: [], 1: [] });
/** Time to settle against that of the empty page, at most. */
const GOAL = 1.3;

declare global {
  interface Window {
    /** Called by the page when nothing has happened for a while, with the time of the last thing that did, in milliseconds of its clock. */
    settledAt: (time: number) => void;
  }
}

/** What to measure, and how often. */
export interface DocsPagesOptions {
  /** Folder of the built Storybook. */
  folder: string;
  /** How many turns; the middle one counts. */
  runs: number;
  /** Ids of the pages to measure; without them, the heaviest. */
  pages?: readonly string[];
}

/**
 * Opens a documentation page as the manager does in its frame, and resolves to when it settled, in milliseconds after the request: the page
 * stands, and then nothing changes in it, no file arrives and no task runs for long.
 */
async function settle(browser: Browser, address: string, rate: number): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    // The page says so itself: whoever asks it has it run a script of theirs, 30 to 50 ms at a quarter of the processor, while it comes up.
    const { promise: settled, resolve, reject } = Promise.withResolvers<number>();
    await page.exposeFunction('settledAt', resolve);
    await page.addInitScript((quiet) => {
      let last = performance.now();
      const note = (time: number) => (last = Math.max(last, time));
      const everything = { childList: true, subtree: true, attributes: true, characterData: true };
      new MutationObserver(() => note(performance.now())).observe(document, everything);
      for (const type of ['longtask', 'resource']) {
        new PerformanceObserver((list) => {
          for (const { startTime, duration } of list.getEntries()) note(startTime + duration);
        }).observe({ type, buffered: true });
      }
      const looking = setInterval(() => {
        const stands = document.readyState === 'complete' && document.querySelector('#storybook-docs h1');
        if (!stands || performance.now() - last <= quiet) return;
        clearInterval(looking);
        window.settledAt(last);
      }, 100);
    }, QUIET_MS);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    setTimeout(() => reject(new Error(`${address} did not settle within ${PATIENCE_MS} ms.`)), PATIENCE_MS).unref();
    await page.goto(address, { waitUntil: 'commit' });
    return await settled;
  } finally {
    await context.close();
  }
}

/** Ids of the documentation pages of a built Storybook. */
function pagesOf(folder: string): string[] {
  const index: { entries: Record<string, { id: string; type: string }> } = JSON.parse(
    readFileSync(join(folder, 'index.json'), 'utf8'),
  );
  return Object.values(index.entries).flatMap(({ id, type }) => (type === 'docs' ? [id] : []));
}

/** The pages that take longest in one look at each, from slow to fast. */
async function findHeaviest(browser: Browser, ids: readonly string[], address: (id: string) => string) {
  const once = new Map<string, number>();
  for (const id of ids) once.set(id, await settle(browser, address(id), 1));
  return [...once]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, HEAVIEST)
    .map(([id]) => id);
}

/**
 * The heaviest documentation pages against the empty page of a bare Storybook in turns, from heavy to light. Beside them a page of the bare
 * Storybook with a chart: what the drawing library alone takes.
 */
export async function measureDocsPages({ folder, runs, pages }: DocsPagesOptions): Promise<Table> {
  const bare = buildBareStorybook();
  const servers = { bare: await serveStill(bare.folder), ours: await serveStill(folder) };
  const address = (of: keyof typeof servers, id: string) => `${servers[of].origin}/iframe.html?viewMode=docs&id=${id}`;
  const browser = await launchBrowser();
  try {
    const chosen = pages ?? (await findHeaviest(browser, pagesOf(folder), (id) => address('ours', id)));

    const toMeasure = (name: string, url: string, isOurs: boolean) => ({ name, url, isOurs, times: noTimes() });
    const empty = toMeasure('an empty page of a bare Storybook', address('bare', bare.empty), false);
    const measured = [
      empty,
      toMeasure('a bare Storybook’s page with a chart of recharts', address('bare', bare.chart), false),
      ...chosen.map((id) => toMeasure(id.replace(/--docs$/, ''), address('ours', id), true)),
    ];
    for (let run = 0; run < runs; run += 1) {
      for (const rate of CPU_RATES) {
        for (const { url, times } of measured) times[rate].push(await settle(browser, url, rate));
      }
    }

    return {
      columns: ['Page', '4× CPU', 'Unthrottled', 'Goal'],
      rows: measured.map(({ name, isOurs, times }) => [
        name,
        ...CPU_RATES.map((rate) => {
          const [own, least] = [median(times[rate]), median(empty.times[rate])];
          const text = `${(own / least).toFixed(2)} × (${Math.round(own)} ms)`;
          return isOurs && own / least > GOAL ? `**${text}**` : text;
        }),
        isOurs ? `≤ ${GOAL} ×` : '',
      ]),
    };
  } finally {
    await browser.close();
    await Promise.all([servers.ours.close(), servers.bare.close()]);
    bare.remove();
  }
}
