import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import type { Browser, Page } from 'playwright';

import { axeRules } from '../../.storybook/axe-rules.ts';
import { THEMES } from '../../.storybook/modes.ts';
import type { Theme } from '../../.storybook/modes.ts';
import type { RunTest } from '../runs/report.ts';
import { launchBrowser } from '../support/browser.ts';

const WORKERS = 3;

/** How long nothing may change before a page counts as there, and how long it is given, in milliseconds. */
const STILL_MS = 300;
const PATIENCE_MS = 60_000;

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** What a run found. */
export interface DocsResult {
  /** Documentation pages that were opened. */
  pages: number;
  /** Looks of axe: pages times themes. */
  checks: number;
  /** Requests that were made, every one to the Storybook's own address. */
  requests: number;
  /** What is wrong, a sentence each. */
  faults: { page: string; words: string }[];
  /** Every page, the whole and the planted faults, as tests. */
  tests: RunTest[];
}

/** The theme a page opens in. */
const FIRST_THEME: Theme = THEMES[0];

/** Checks that are of no page, by the name of theirs in `faults`. */
const WHOLE = 'the whole';
const PLANTED = 'planted';

/** Resolves when the page has not changed for a while and no transition runs: on a busy machine one of 0.01 ms waits for its frame. */
async function still(page: Page) {
  await page.evaluate(
    ({ quiet, patience }) =>
      new Promise<void>((resolve, reject) => {
        const late = setTimeout(() => reject(new Error(`still changing after ${patience / 1000} s`)), patience);
        let timer = setTimeout(done, quiet);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(done, quiet);
        });
        observer.observe(document.body, { childList: true, subtree: true, attributes: true });
        function done() {
          observer.disconnect();
          clearTimeout(late);
          resolve();
        }
      }),
    { quiet: STILL_MS, patience: PATIENCE_MS },
  );
  await page.waitForFunction(() => document.getAnimations().length === 0);
}

async function violations(page: Page, theme: Theme): Promise<string[]> {
  const result = await page.evaluate((options) => window.axe.run(document, options), axeRules(theme, WCAG));
  return result.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.length} × ${nodes[0]?.html.slice(0, 160)} ${nodes[0]?.failureSummary ?? ''}`,
  );
}

/**
 * Turns a page to a theme, and waits until it has followed.
 *
 * It hears what it hears after a turn of the toolbar. The toolbar itself also draws every example twice at once, and Storybook loads a page
 * anew whose first drawing is not done when the second begins: a chart on a busy machine.
 */
async function turn(page: Page, theme: Theme) {
  await page.evaluate((wanted) => {
    const globals = { theme: wanted, direction: 'ltr', motion: 'system' };
    globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('globalsUpdated', { globals });
  }, theme);
  await page.waitForFunction((dark) => document.documentElement.classList.contains('dark') === dark, theme === 'dark');
  await still(page);
}

/** A page that writes down what it should not do: complain, miss a file, or call another host. */
async function openWitness(browser: Browser, origin: string, note: (words: string) => void) {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  let requests = 0;
  page.on('console', (message) => {
    if (message.type() === 'error') note(`the console says: ${message.text().slice(0, 300)}`);
  });
  page.on('pageerror', (error) => note(`uncaught: ${error.message.slice(0, 300)}`));
  page.on('response', (response) => {
    if (response.status() >= 400) note(`${response.status()} for ${response.url()}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (['data:', 'blob:'].includes(url.protocol)) return;
    requests += 1;
    if (!url.href.startsWith(origin)) note(`a request to another place: ${url.href.slice(0, 200)}`);
  });
  return { page, requests: () => requests, close: () => context.close() };
}

/** Opens a documentation page alone, as the manager does in its frame. */
async function openDocs(page: Page, url: string, id: string) {
  await page.goto(`${url}/iframe.html?viewMode=docs&id=${id}&globals=theme:${FIRST_THEME}`);
  await page.locator('#storybook-docs h1').first().waitFor();
  await still(page);
  if (await page.locator('.sb-show-errordisplay').count()) throw new Error('Storybook shows an error instead of it');
  const hasProps = await page.locator('#storybook-docs h2#props').count();
  // A row may come from the arguments of a story; a comment comes from the code.
  if (hasProps && !(await page.locator('#storybook-docs .docblock-argstable td > div > span').count()))
    throw new Error('the props are missing');
  await page.addScriptTag({ content: AXE });
}

/** Plants what must be seen: a check that objects to none of it checks nothing. */
async function seePlantedFaults(browser: Browser, url: string, id: string): Promise<string[]> {
  const seen: string[] = [];
  const { page, close } = await openWitness(browser, url, (words) => seen.push(words));
  await openDocs(page, url, id);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('a planted complaint');
    });
    return Promise.allSettled([fetch('missing.json'), fetch('//sarraf.invalid/')]);
  });
  for (const theme of THEMES) {
    await turn(page, theme);
    // After the turn: the page is drawn anew with it.
    await page.evaluate(() => {
      const unreadable = '<p style="color: #808080; background: #8a8a8a">Nobody can read this.</p>';
      document.querySelector('#storybook-docs h1')?.insertAdjacentHTML('afterend', unreadable);
    });
    seen.push(...(await violations(page, theme)).map((fault) => `${theme} ${fault}`));
  }
  await close();
  const wanted = [
    ...THEMES.map((theme) => `${theme} color-contrast`),
    'a planted complaint',
    '404 for',
    'another place',
  ];
  return wanted.filter((words) => !seen.some((fault) => fault.includes(words)));
}

/** Opens the whole Storybook, manager and all, and lets it show a page of advice and a screen with fake answers. */
async function openWhole(browser: Browser, url: string, screen: string, note: (words: string) => void) {
  const { page, requests, close } = await openWitness(browser, url, note);
  await page.goto(`${url}/?path=/docs/welcome--docs`);
  const preview = page.frameLocator('#storybook-preview-iframe');
  await preview.locator('#storybook-docs h1').first().waitFor();
  await page.goto(`${url}/?path=/story/${screen}`);
  await preview.locator('#storybook-root [data-component]').first().waitFor();
  await close();
  return requests();
}

/** Checks every documentation page of the built Storybook in `folder`, served under some path at `url`. */
export async function checkDocs(folder: string, url: string, only: readonly string[] = []): Promise<DocsResult> {
  const index: { entries: Record<string, { id: string; type: string }> } = JSON.parse(
    readFileSync(join(folder, 'index.json'), 'utf8'),
  );
  const entries = Object.values(index.entries);
  const everyPage = entries.flatMap(({ id, type }) => (type === 'docs' ? [id] : []));
  const pages = everyPage.filter((id) => only.length === 0 || only.some((part) => id.includes(part)));
  const screen = entries.find(({ id, type }) => type === 'story' && id.startsWith('screens-'))?.id ?? '';
  const found: DocsResult = { pages: 0, checks: 0, requests: 0, faults: [], tests: [] };
  const waiting = [...pages];

  /** Does one check, and makes a test of it; `target` is the page that brings the check about again. */
  const timed = async (name: string, target: string, check: () => Promise<void>) => {
    const since = Date.now();
    await check().catch((error: Error) => found.faults.push({ page: name, words: error.message }));
    const words = found.faults.flatMap((fault) => (fault.page === name ? [fault.words] : [])).join('\n');
    found.tests.push({ name, target, passed: !words, seconds: (Date.now() - since) / 1000, words });
  };

  const look = async (page: Page, id: string): Promise<string[]> => {
    const words: string[] = [];
    await openDocs(page, url, id);
    for (const theme of THEMES) {
      if (theme !== FIRST_THEME) await turn(page, theme);
      words.push(...(await violations(page, theme)).map((fault) => `in the ${theme} theme, ${fault}`));
    }
    return words;
  };

  const work = async (browser: Browser) => {
    let id = waiting.shift();
    const note = (words: string) => found.faults.push({ page: id ?? '', words });
    const { page, requests, close } = await openWitness(browser, url, note);
    for (; id; id = waiting.shift()) {
      const current = id;
      await timed(current, current, async () => {
        for (const words of await look(page, current)) note(words);
        found.pages += 1;
        found.checks += THEMES.length;
      });
    }
    found.requests += requests();
    await close();
  };

  const browser = await launchBrowser();
  try {
    await Promise.all(Array.from({ length: WORKERS }, () => work(browser)));
    const anyPage = everyPage[0] ?? '';
    await timed(WHOLE, anyPage, async () => {
      const note = (words: string) => found.faults.push({ page: WHOLE, words });
      found.requests += await openWhole(browser, url, screen, note);
    });
    await timed(PLANTED, anyPage, async () => {
      for (const words of await seePlantedFaults(browser, url, anyPage))
        found.faults.push({ page: PLANTED, words: `nobody saw the planted fault: ${words}` });
    });
  } finally {
    await browser.close();
  }
  return found;
}
