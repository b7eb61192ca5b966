import { availableParallelism } from 'node:os';

import type { Browser, Page } from 'playwright';

import { isSpeaking, VIEWPORTS } from '../../.storybook/modes.ts';
import { launchScreenshotBrowser } from '../visual/browser.ts';
import { readParameters, showStory, turnTo } from '../visual/in-page.ts';
import { inTime, inWords, openContext, openPreview, readComponents } from '../visual/preview.ts';
import { CONTROLS, measureForced, measureRings } from './reach-forced.ts';
import { measureGrowth, measureTargets, measureWords } from './reach-measures.ts';
import type { Measured } from './reach-measures.ts';
import { PLANTED } from './reach-planted.ts';
import { installReachTools, turnLetters } from './reach-tools.ts';

/** Pages at work at once: most of its time a page waits for its next frame, and four together keep two cores busy. */
const WORKERS = Math.max(4, availableParallelism());

/** A fault has this many chances to go away: a layout may follow its window a few frames late on a busy machine. */
const CHANCES = 3;
const PAUSE_MS = 250;

/** How long the preview itself may take to open on a busy machine. */
const PAGE_MS = 120_000;

const size = ({ width, height }: { width: string; height: string }) => ({
  width: Number.parseInt(width, 10),
  height: Number.parseInt(height, 10),
});
const NARROW = size(VIEWPORTS.phoneSmall.styles);
const PHONE = size(VIEWPORTS.phone.styles);
const LAPTOP = size(VIEWPORTS.laptop.styles);

/** One thing that is measured, under the name it is counted by. */
interface Measure {
  name: string;
  measure: (page: Page) => Promise<Measured>;
}

/** One way of looking: how the page with a story is turned, and what is measured then. */
interface Look {
  turn: (page: Page, story: string) => Promise<void>;
  measures: readonly Measure[];
  /** The stories that are looked at; without it all. */
  isFor?: (story: string) => boolean;
}

/**
 * Turns the page to everything a look depends on; the window is the dearest, so it is left alone where it fits. It comes after the letters:
 * Chromium asks a container for its size in `rem` again only when that size changes.
 */
const turned =
  (
    viewport: typeof NARROW,
    { language = 'en', direction = 'ltr', letters = '', forcedColors = 'none' as 'none' | 'active' } = {},
  ) =>
  async (page: Page) => {
    await page.emulateMedia({ forcedColors });
    await page.evaluate(turnTo, { theme: 'light', language, direction });
    await page.evaluate(turnLetters, { letters });
    const { width, height } = page.viewportSize() ?? {};
    if (width !== viewport.width || height !== viewport.height) await page.setViewportSize(viewport);
    await page.evaluate(() => globalThis.__REACH__.settled());
  };

/** How every story begins. */
const begin = turned(LAPTOP);
const mirrored = turned(NARROW, { direction: 'rtl' });
const inUrdu = turned(NARROW, { language: 'ur', direction: 'rtl' });

/** In this order each look changes as little as it can; the rings come last, because taking the focus changes what is on the page. */
const LOOKS: readonly Look[] = [
  { turn: begin, measures: [{ name: 'targets at 1280 px', measure: (page) => page.evaluate(measureTargets) }] },
  {
    turn: turned(NARROW),
    measures: [
      { name: 'targets at 320 px', measure: (page) => page.evaluate(measureTargets) },
      { name: 'words at 320 px', measure: (page) => page.evaluate(measureWords, { examples: true }) },
    ],
  },
  {
    turn: (page, story) => (isSpeaking(story) ? inUrdu(page) : mirrored(page)),
    measures: [
      { name: 'words at 320 px, right to left', measure: (page) => page.evaluate(measureWords, { examples: true }) },
    ],
  },
  {
    turn: turned(PHONE, { language: 'pseudo' }),
    isFor: isSpeaking,
    measures: [
      { name: 'words 40 % longer at 360 px', measure: (page) => page.evaluate(measureWords, { examples: false }) },
    ],
  },
  {
    turn: turned(PHONE, { letters: '200%' }),
    measures: [
      { name: 'words at 200 %', measure: (page) => page.evaluate(measureWords, { examples: false }) },
      { name: 'growth of words', measure: (page) => page.evaluate(measureGrowth) },
    ],
  },
  {
    turn: turned(NARROW, { forcedColors: 'active' }),
    measures: [
      { name: 'forced colours', measure: (page) => page.evaluate(measureForced, { controls: CONTROLS }) },
      {
        name: 'focus rings',
        measure: async (page) => {
          // The focus of a person at the keyboard shows; that of a script alone may not.
          await page.keyboard.press('Shift');
          return page.evaluate(measureRings, { controls: CONTROLS });
        },
      },
    ],
  },
];

const MEASURES = LOOKS.flatMap(({ measures }) => measures);

/** What a run found. */
export interface ReachResult {
  /** Stories that were looked at. */
  stories: number;
  /** Things looked at, by the way of looking. */
  counts: Map<string, number>;
  /** What a person would stumble over, by story. */
  faults: { story: string; look: string; words: string }[];
}

/** Shows a story, and again when its play stumbles: whether it plays is asked by a step of its own, on a calmer machine. */
async function showPatiently(page: Page, url: string, id: string) {
  for (let chance = 1; chance < CHANCES; chance += 1) {
    const isShown = await page.evaluate(showStory, { id }).then(
      () => true,
      () => false,
    );
    if (isShown) return;
    // The story that is on the page is not shown anew.
    await openPreview(page, url);
  }
  await page.evaluate(showStory, { id });
}

/** Measures, and again while there is a fault that may be on its way out. */
async function measurePatiently(page: Page, { measure }: Measure): Promise<Measured> {
  let measured = await measure(page);
  for (let chance = 1; chance < CHANCES && measured.faults.length > 0; chance += 1) {
    await page.waitForTimeout(PAUSE_MS);
    measured = await measure(page);
  }
  return measured;
}

async function lookAt(page: Page, story: string, note: (look: string, measured: Measured) => void) {
  for (const { turn, measures, isFor } of LOOKS) {
    if (isFor && !isFor(story)) continue;
    await turn(page, story);
    for (const measure of measures) note(measure.name, await measurePatiently(page, measure));
  }
}

/** Plants one fault of each kind on a page that has no other: a look that does not object to its own checks nothing. */
async function seePlantedFaults(page: Page, story: string): Promise<ReachResult['faults']> {
  const missed: ReachResult['faults'] = [];
  await begin(page);
  await page.evaluate(showStory, { id: story });
  for (const { look, html, says } of PLANTED) {
    const { turn } = LOOKS.find(({ measures }) => measures.some(({ name }) => name === look)) ?? {};
    const { measure } = MEASURES.find(({ name }) => name === look) ?? {};
    if (!turn || !measure) throw new Error(`A fault is planted for “${look}”, which nobody looks at.`);
    await begin(page);
    await page.evaluate(
      (planted) => document.body.insertAdjacentHTML('beforeend', `<div id="planted">${planted}</div>`),
      html,
    );
    await turn(page, story);
    const { faults } = await inTime(measure(page));
    if (!faults.some((fault) => fault.includes(says)))
      missed.push({
        story: 'planted',
        look,
        words: `nobody said “${says}” of ${html}; ${faults.join('; ')}`,
      });
    await page.evaluate(() => document.querySelector('#planted')?.remove());
  }
  for (const { name } of MEASURES) {
    if (!PLANTED.some(({ look }) => look === name))
      missed.push({ story: 'planted', look: name, words: 'no fault is planted for it' });
  }
  return missed;
}

/** Looks at every story of the built Storybook in `folder`, served at `url`, in every way a person with other eyes, hands or devices does. */
export async function checkReach(folder: string, url: string, only: readonly string[] = []): Promise<ReachResult> {
  const components = readComponents(folder, only);
  const simplest = components.flat().find((id) => /(?:^|-)button--playground$/.test(id));
  const found: ReachResult = { stories: 0, counts: new Map(MEASURES.map(({ name }) => [name, 0])), faults: [] };

  const visit = async (page: Page, story: string) => {
    await begin(page);
    await showPatiently(page, url, story);
    const { canary } = await page.evaluate(readParameters);
    if (canary) return;
    found.stories += 1;
    await lookAt(page, story, (look, { count, faults }) => {
      found.counts.set(look, (found.counts.get(look) ?? 0) + count);
      for (const words of faults) found.faults.push({ story, look, words });
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
        await inTime(visit(page, story)).catch((error: Error) => {
          found.faults.push({ story, look: 'showing it', words: inWords(error) });
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
      found.faults.push(...(await seePlantedFaults(first.page, simplest)));
    } else if (only.length === 0) {
      found.faults.push({ story: 'planted', look: 'all', words: 'there is no plain story to plant faults in' });
    }
    for (const worker of [first, ...others]) await worker?.close();
  } finally {
    await browser.close();
  }
  for (const [look, count] of found.counts) {
    if (count === 0 && only.length === 0) found.faults.push({ story: 'all', look, words: 'it looked at nothing' });
  }
  found.faults.sort((a, b) => a.story.localeCompare(b.story) || a.look.localeCompare(b.look));
  return found;
}
