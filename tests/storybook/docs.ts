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

/** Time without changes after which a page counts as rendered, in milliseconds. */
const IDLE_MS = 300;
const TIMEOUT_MS = 60_000;

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** Result of a run. */
export interface DocsResult {
  /** Number of documentation pages that were opened. */
  pages: number;
  /** Number of axe checks: pages times themes. */
  checks: number;
  /** Number of requests; all must go to the origin of the Storybook. */
  requests: number;
  /** Faults by page. */
  faults: { page: string; message: string }[];
  /** One test for each page, and one each for the manager, its search, its versions and the self-test. */
  tests: RunTest[];
}

/** Theme in which a page opens. */
const FIRST_THEME: Theme = THEMES[0];

/** Names in `faults` for the checks that do not belong to a page. */
const MANAGER = 'manager';
const SEARCH = 'search';
const VERSIONS = 'versions';
const SELF_TEST = 'self-test';

/** Words that people search for, and the component that they mean. */
const SYNONYMS = [
  ['chip', 'Tag'],
  ['snackbar', 'Toaster'],
  ['modal', 'Dialog'],
  ['dropdown', 'Select'],
  ['loader', 'Spinner'],
] as const;

/** Number of search results that are seen without scrolling. */
const FIRST_RESULTS = 10;

/** Resolves when the page has not changed for IDLE_MS and no animation runs. Even a transition of 0.01 ms may wait for its frame. */
async function waitUntilIdle(page: Page) {
  await page.evaluate(
    ({ idle, timeout }) =>
      new Promise<void>((resolve, reject) => {
        const late = setTimeout(() => reject(new Error(`still changing after ${timeout / 1000} s`)), timeout);
        let timer = setTimeout(done, idle);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(done, idle);
        });
        observer.observe(document.body, { childList: true, subtree: true, attributes: true });
        function done() {
          observer.disconnect();
          clearTimeout(late);
          resolve();
        }
      }),
    { idle: IDLE_MS, timeout: TIMEOUT_MS },
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
 * Switches a page to a theme, and waits until it is rendered.
 *
 * It emits the event that the toolbar emits. The toolbar itself also renders every example twice, and Storybook reloads a page whose first render
 * is not finished when the second begins, such as a chart on a busy machine.
 */
async function switchTheme(page: Page, theme: Theme) {
  await page.evaluate((wanted) => {
    const globals = { theme: wanted, direction: 'ltr', motion: 'system' };
    globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('globalsUpdated', { globals });
  }, theme);
  await page.waitForFunction(
    ({ wanted, classes }) =>
      classes.every((name) => document.documentElement.classList.contains(name) === (name === wanted)),
    { wanted: theme, classes: THEMES.filter((name) => name !== FIRST_THEME) },
  );
  await waitUntilIdle(page);
}

/** Opens a page, and calls `note` for each console error, uncaught exception, failed response and request to another host. */
async function openMonitored(browser: Browser, origin: string, note: (message: string) => void) {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  let requests = 0;
  page.on('console', (message) => {
    if (message.type() === 'error') note(`console error: ${message.text().slice(0, 300)}`);
  });
  page.on('pageerror', (error) => note(`uncaught: ${error.message.slice(0, 300)}`));
  page.on('response', (response) => {
    if (response.status() >= 400) note(`${response.status()} for ${response.url()}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (['data:', 'blob:'].includes(url.protocol)) return;
    requests += 1;
    if (!url.href.startsWith(origin)) note(`a request to another host: ${url.href.slice(0, 200)}`);
  });
  return { page, requests: () => requests, close: () => context.close() };
}

/** Opens a documentation page without the manager, as in the manager's frame. */
async function openDocs(page: Page, url: string, id: string) {
  await page.goto(`${url}/iframe.html?viewMode=docs&id=${id}&globals=theme:${FIRST_THEME}`);
  await page.locator('#storybook-docs h1').first().waitFor();
  await waitUntilIdle(page);
  if (await page.locator('.sb-show-errordisplay').count()) throw new Error('Storybook shows an error instead of it');
  const hasProps = await page.locator('#storybook-docs h2#props').count();
  // The rows of the table may come from the args of a story; the descriptions come only from the code.
  if (hasProps && !(await page.locator('#storybook-docs .docblock-argstable td > div > span').count()))
    throw new Error('the props are missing');
  await page.addScriptTag({ content: AXE });
}

/** Self-test: plants one fault of each kind on a page, and returns the kinds that the checks did not find. */
async function runSelfTest(browser: Browser, url: string, id: string): Promise<string[]> {
  const found: string[] = [];
  const { page, close } = await openMonitored(browser, url, (message) => found.push(message));
  await openDocs(page, url, id);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('a planted exception');
    });
    return Promise.allSettled([fetch('missing.json'), fetch('//sarraf.invalid/')]);
  });
  for (const theme of THEMES) {
    await switchTheme(page, theme);
    // After the switch, which renders the page again.
    await page.evaluate(() => {
      const unreadable = '<p style="color: #808080; background: #8a8a8a">Nobody can read this.</p>';
      document.querySelector('#storybook-docs h1')?.insertAdjacentHTML('afterend', unreadable);
    });
    found.push(...(await violations(page, theme)).map((fault) => `${theme} ${fault}`));
  }
  await close();
  const wanted = [
    ...THEMES.map((theme) => `${theme} color-contrast`),
    'a planted exception',
    '404 for',
    'another host',
  ];
  return wanted.filter((part) => !found.some((fault) => fault.includes(part)));
}

/** Opens the Storybook with its manager, and shows a documentation page and a screen with mocked replies. Resolves to the number of requests. */
async function openManager(browser: Browser, url: string, screen: string, note: (message: string) => void) {
  const { page, requests, close } = await openMonitored(browser, url, note);
  await page.goto(`${url}/?path=/docs/welcome--docs`);
  const preview = page.frameLocator('#storybook-preview-iframe');
  await preview.locator('#storybook-docs h1').first().waitFor();
  await page.goto(`${url}/?path=/story/${screen}`);
  await preview.locator('#storybook-root [data-component]').first().waitFor();
  await close();
  return requests();
}

/** Searches for synonyms in the manager. Throws when a component is not among the first results. */
async function checkSearch(browser: Browser, url: string) {
  const { page, close } = await openMonitored(browser, url, () => {});
  await page.goto(`${url}/?path=/docs/welcome--docs`);
  for (const [word, component] of SYNONYMS) {
    await page.getByRole('searchbox').fill(word);
    const results = page.locator('#storybook-explorer-menu [role=option]');
    await results.filter({ hasText: component }).first().waitFor();
    const found = await results.allInnerTexts();
    if (!found.slice(0, FIRST_RESULTS).some((text) => text.includes(component)))
      throw new Error(`a search for “${word}” does not find ${component} first: ${found.join('; ')}`);
  }
  await close();
}

/** Opens another version from the toolbar, on a site with two versions: both are the Storybook of this build. */
async function checkVersions(browser: Browser, url: string) {
  const { page, close } = await openMonitored(browser, url, () => {});
  const [here] = url.split('/').slice(-1);
  await page.route('**/versions.json', (route) => route.fulfill({ json: [here, '0.1.0'] }));
  await page.route('**/0.1.0/**', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>0.1.0</h1>' }));
  await page.goto(`${url}/?path=/docs/welcome--docs`);
  await page.getByRole('button', { name: 'Version' }).click();
  await page.getByRole('option', { name: '0.1.0' }).click();
  await page.waitForURL('**/0.1.0/?path=/docs/welcome--docs*');
  await close();
}

/** Checks every documentation page of the built Storybook in `folder`, which is served at `url`. `only` limits the pages by parts of their ids. */
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

  /** Runs a check and adds it as a test. `target` is the page that a second run must take. */
  const runTest = async (name: string, target: string, check: () => Promise<void>) => {
    const since = Date.now();
    await check().catch((error: Error) => found.faults.push({ page: name, message: error.message }));
    const message = found.faults.flatMap((fault) => (fault.page === name ? [fault.message] : [])).join('\n');
    found.tests.push({ name, target, passed: !message, seconds: (Date.now() - since) / 1000, message });
  };

  const checkPage = async (page: Page, id: string): Promise<string[]> => {
    const messages: string[] = [];
    await openDocs(page, url, id);
    for (const theme of THEMES) {
      if (theme !== FIRST_THEME) await switchTheme(page, theme);
      messages.push(...(await violations(page, theme)).map((fault) => `in the ${theme} theme, ${fault}`));
    }
    return messages;
  };

  const work = async (browser: Browser) => {
    let id = waiting.shift();
    const note = (message: string) => found.faults.push({ page: id ?? '', message });
    const { page, requests, close } = await openMonitored(browser, url, note);
    for (; id; id = waiting.shift()) {
      const current = id;
      await runTest(current, current, async () => {
        for (const message of await checkPage(page, current)) note(message);
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
    await runTest(MANAGER, anyPage, async () => {
      const note = (message: string) => found.faults.push({ page: MANAGER, message });
      found.requests += await openManager(browser, url, screen, note);
    });
    await runTest(SEARCH, anyPage, () => checkSearch(browser, url));
    await runTest(VERSIONS, anyPage, () => checkVersions(browser, url));
    await runTest(SELF_TEST, anyPage, async () => {
      for (const kind of await runSelfTest(browser, url, anyPage))
        found.faults.push({ page: SELF_TEST, message: `no check found the planted fault: ${kind}` });
    });
  } finally {
    await browser.close();
  }
  return found;
}
