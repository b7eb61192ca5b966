import { availableParallelism } from 'node:os';

import type { Browser, Page } from 'playwright';

import { hasMessages, VIEWPORTS } from '../../.storybook/modes.ts';
import { launchScreenshotBrowser } from '../visual/browser.ts';
import { applySettings, readParameters, showStory } from '../visual/in-page.ts';
import { openContext, openPreview, readComponents, shortMessage, withTimeout } from '../visual/preview.ts';
import { CONTROLS, measureForced, measureRings } from './reach-forced.ts';
import { measureGrowth, measureTargets, measureWords } from './reach-measures.ts';
import type { Measured } from './reach-measures.ts';
import { PLANTED_FAULTS } from './reach-self-test.ts';
import { installReachTools, setFontSize } from './reach-tools.ts';

/** Number of parallel pages. A page mostly waits for its next frame; four pages keep two cores busy. */
const WORKERS = Math.max(4, availableParallelism());

/** Attempts before a fault counts: on a busy machine the layout may be a few frames behind the window size. */
const ATTEMPTS = 3;
const PAUSE_MS = 250;

/** Time to open the preview on a busy machine, in milliseconds. */
const PAGE_MS = 120_000;

const size = ({ width, height }: { width: string; height: string }) => ({
  width: Number.parseInt(width, 10),
  height: Number.parseInt(height, 10),
});
const NARROW = size(VIEWPORTS.phoneSmall.styles);
const PHONE = size(VIEWPORTS.phone.styles);
const LAPTOP = size(VIEWPORTS.laptop.styles);

/** Measurement and its name in the counts. */
interface Check {
  name: string;
  measure: (page: Page) => Promise<Measured>;
}

/** Condition under which stories are checked, and the checks. */
interface Condition {
  /** Applies the condition to the page. */
  apply: (page: Page, story: string) => Promise<void>;
  checks: readonly Check[];
  /** Whether a story is checked under this condition; all stories by default. */
  isFor?: (story: string) => boolean;
}

/**
 * Returns a function that sets viewport, language, direction, font size and forced colours of a page. The viewport is changed only if it differs,
 * because that is expensive, and after the font size: Chromium evaluates container queries in `rem` again only when the container is resized.
 */
const withSettings =
  (
    viewport: typeof NARROW,
    { language = 'en', direction = 'ltr', fontSize = '', forcedColors = 'none' as 'none' | 'active' } = {},
  ) =>
  async (page: Page) => {
    await page.emulateMedia({ forcedColors });
    await page.evaluate(applySettings, { theme: 'light', language, direction });
    await page.evaluate(setFontSize, { fontSize });
    const { width, height } = page.viewportSize() ?? {};
    if (width !== viewport.width || height !== viewport.height) await page.setViewportSize(viewport);
    await page.evaluate(() => globalThis.__REACH__.settled());
  };

/** Default settings, with which every story begins. */
const applyDefaults = withSettings(LAPTOP);
const applyRtl = withSettings(NARROW, { direction: 'rtl' });
const applyUrdu = withSettings(NARROW, { language: 'ur', direction: 'rtl' });

/** Conditions, in an order with few changes between them. Focus rings come last, because focus changes the page. */
const CONDITIONS: readonly Condition[] = [
  { apply: applyDefaults, checks: [{ name: 'targets at 1280 px', measure: (page) => page.evaluate(measureTargets) }] },
  {
    apply: withSettings(NARROW),
    checks: [
      { name: 'targets at 320 px', measure: (page) => page.evaluate(measureTargets) },
      { name: 'text at 320 px', measure: (page) => page.evaluate(measureWords, { examples: true }) },
    ],
  },
  {
    apply: (page, story) => (hasMessages(story) ? applyUrdu(page) : applyRtl(page)),
    checks: [
      { name: 'text at 320 px, right to left', measure: (page) => page.evaluate(measureWords, { examples: true }) },
    ],
  },
  {
    apply: withSettings(PHONE, { language: 'pseudo' }),
    isFor: hasMessages,
    checks: [
      { name: 'text 40 % longer at 360 px', measure: (page) => page.evaluate(measureWords, { examples: false }) },
    ],
  },
  {
    apply: withSettings(PHONE, { fontSize: '200%' }),
    checks: [
      { name: 'text at 200 %', measure: (page) => page.evaluate(measureWords, { examples: false }) },
      { name: 'growth of text', measure: (page) => page.evaluate(measureGrowth) },
    ],
  },
  {
    apply: withSettings(NARROW, { forcedColors: 'active' }),
    checks: [
      { name: 'forced colours', measure: (page) => page.evaluate(measureForced, { controls: CONTROLS }) },
      {
        name: 'focus rings',
        measure: async (page) => {
          // After a key press `:focus-visible` applies to focus that a script sets.
          await page.keyboard.press('Shift');
          return page.evaluate(measureRings, { controls: CONTROLS });
        },
      },
    ],
  },
];

const CHECKS = CONDITIONS.flatMap(({ checks }) => checks);

/** Result of a run. */
export interface ReachResult {
  /** Number of stories that were checked. */
  stories: number;
  /** Number of measured elements by check. */
  counts: Map<string, number>;
  /** Faults by story and check. */
  faults: { story: string; check: string; message: string }[];
}

/** Shows a story, and tries again if its play function fails. The step `stories` checks the play functions. */
async function showWithRetry(page: Page, url: string, id: string) {
  for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
    const isShown = await page.evaluate(showStory, { id }).then(
      () => true,
      () => false,
    );
    if (isShown) return;
    // The preview does not render the current story again, so it is opened again.
    await openPreview(page, url);
  }
  await page.evaluate(showStory, { id });
}

/** Measures, and tries again while there are faults. */
async function measureWithRetry(page: Page, { measure }: Check): Promise<Measured> {
  let measured = await measure(page);
  for (let attempt = 1; attempt < ATTEMPTS && measured.faults.length > 0; attempt += 1) {
    await page.waitForTimeout(PAUSE_MS);
    measured = await measure(page);
  }
  return measured;
}

async function checkStory(page: Page, story: string, note: (check: string, measured: Measured) => void) {
  for (const { apply, checks, isFor } of CONDITIONS) {
    if (isFor && !isFor(story)) continue;
    await apply(page, story);
    for (const check of checks) note(check.name, await measureWithRetry(page, check));
  }
}

/** Self-test: plants one fault of each kind on a page without other faults, and returns the kinds that no check found. */
async function runSelfTest(page: Page, story: string): Promise<ReachResult['faults']> {
  const missed: ReachResult['faults'] = [];
  await applyDefaults(page);
  await page.evaluate(showStory, { id: story });
  for (const { check, html, message } of PLANTED_FAULTS) {
    const { apply } = CONDITIONS.find(({ checks }) => checks.some(({ name }) => name === check)) ?? {};
    const { measure } = CHECKS.find(({ name }) => name === check) ?? {};
    if (!apply || !measure) throw new Error(`A fault is planted for the unknown check “${check}”.`);
    await applyDefaults(page);
    await page.evaluate(
      (planted) => document.body.insertAdjacentHTML('beforeend', `<div id="planted">${planted}</div>`),
      html,
    );
    await apply(page, story);
    const { faults } = await withTimeout(measure(page));
    if (!faults.some((fault) => fault.includes(message)))
      missed.push({
        story: 'self-test',
        check,
        message: `“${message}” was not found in ${html}; ${faults.join('; ')}`,
      });
    await page.evaluate(() => document.querySelector('#planted')?.remove());
  }
  for (const { name } of CHECKS) {
    if (!PLANTED_FAULTS.some(({ check }) => check === name))
      missed.push({ story: 'self-test', check: name, message: 'no fault is planted for this check' });
  }
  return missed;
}

/** Runs all checks on every story of the built Storybook in `folder`, which is served at `url`. `only` limits the stories by parts of their ids. */
export async function checkReach(folder: string, url: string, only: readonly string[] = []): Promise<ReachResult> {
  const components = readComponents(folder, only);
  const simplest = components.flat().find((id) => /(?:^|-)button--playground$/.test(id));
  const found: ReachResult = { stories: 0, counts: new Map(CHECKS.map(({ name }) => [name, 0])), faults: [] };

  const visit = async (page: Page, story: string) => {
    await applyDefaults(page);
    await showWithRetry(page, url, story);
    const { canary } = await page.evaluate(readParameters);
    if (canary) return;
    found.stories += 1;
    await checkStory(page, story, (check, { count, faults }) => {
      found.counts.set(check, (found.counts.get(check) ?? 0) + count);
      for (const message of faults) found.faults.push({ story, check, message });
    });
  };

  const work = async (browser: Browser) => {
    const context = await openContext(browser);
    await context.addInitScript(installReachTools);
    const page = await context.newPage();
    page.setDefaultTimeout(PAGE_MS);
    for (let ids = components.pop(); ids; ids = components.pop()) {
      await openPreview(page, url);
      for (const story of ids) {
        await withTimeout(visit(page, story)).catch((error: Error) => {
          found.faults.push({ story, check: 'render', message: shortMessage(error) });
        });
      }
    }
    return { page, close: () => context.close() };
  };

  const browser = await launchScreenshotBrowser();
  try {
    const [first, ...others] = await Promise.all(Array.from({ length: WORKERS }, () => work(browser)));
    if (first && simplest) {
      await openPreview(first.page, url);
      found.faults.push(...(await runSelfTest(first.page, simplest)));
    } else if (only.length === 0) {
      found.faults.push({ story: 'self-test', check: 'all', message: 'there is no story to plant faults in' });
    }
    for (const worker of [first, ...others]) await worker?.close();
  } finally {
    await browser.close();
  }
  for (const [check, count] of found.counts) {
    if (count === 0 && only.length === 0) found.faults.push({ story: 'all', check, message: 'it measured nothing' });
  }
  found.faults.sort((a, b) => a.story.localeCompare(b.story) || a.check.localeCompare(b.check));
  return found;
}
