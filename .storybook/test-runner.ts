import type { TestContext, TestRunnerConfig } from '@storybook/test-runner';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';

import { listenTo, type ConsoleErrors } from '../tests/storybook/console-errors.ts';
import { FIRST, photograph, show, unpictured } from '../tests/visual/camera.ts';
import type { Sitting } from '../tests/visual/camera.ts';
import { readWishes } from '../tests/visual/in-page.ts';
import { inWords, openPreview, stopClock } from '../tests/visual/preview.ts';
import type { Taken } from '../tests/visual/taken.ts';
import { axeRules } from './axe-rules.ts';
import { checkedModesOf, modeNamesOf, modes } from './modes.ts';
import type { ModeName, Theme } from './modes.ts';

/** Where the pictures are posted; nowhere unless they were asked for. */
const DARKROOM = process.env['PICTURES_URL'];

/** The part of axe's answer we read. */
interface AxeResult {
  /** How many rules were asked. */
  asked: number;
  violations: { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }[];
}

/** The part of a story's `parameters.a11y` that is read here. */
interface A11y {
  test?: string;
  options: { runOnly: string[] };
}

/** Where a planted fault is to be seen: in every theme, or in one. */
type Canary = true | Theme | undefined;

/** What the story on the page says about its checks: `logs` is how the errors begin that it is to log. */
const readRules = (page: Page) =>
  page.evaluate(() => {
    const { canary, a11y, chromatic, logs } = globalThis.__STORYBOOK_PREVIEW__.currentRender?.story?.parameters ?? {};
    const { modes: told } = Object(chromatic) as { modes?: object };
    return { canary, a11y, logs: logs ?? [], told: Object.keys(told ?? {}) };
  }) as Promise<{ canary?: Canary; a11y: A11y; logs: readonly string[]; told: string[] }>;

const consoles = new WeakMap<Page, ConsoleErrors>();

/** The console of a page, listened to since it was first asked for. */
function consoleOf(page: Page): ConsoleErrors {
  const errors = consoles.get(page) ?? listenTo(page);
  consoles.set(page, errors);
  return errors;
}

/** Asks the accessibility addon for a check of the page as it stands, in the mode it was turned to. */
const check = (page: Page, storyId: string, a11y: A11y, mode: ModeName): Promise<AxeResult> =>
  page.evaluate(
    async ({ id, options }) => {
      const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
      const result = new Promise<AxeResults>((resolve, reject) => {
        channel.once('storybook/a11y/result', resolve);
        channel.once('storybook/a11y/error', reject);
      });
      channel.emit('storybook/a11y/manual', id, options);
      const { passes, violations, incomplete, inapplicable } = await result;
      return { asked: [...passes, ...violations, ...incomplete, ...inapplicable].length, violations };
    },
    {
      id: storyId,
      options: { ...a11y, options: axeRules(modes[mode].theme, a11y.options.runOnly, modes[mode].language) },
    },
  );

const describe = ({ violations }: AxeResult) =>
  violations.map(({ id, help, nodes }) =>
    [`${id}: ${help}`, ...nodes.map(({ html, failureSummary = '' }) => `  ${html}\n  ${failureSummary}`)].join('\n'),
  );

/** Fails a story that axe objects to, a canary that it does not object to, and a check that looked at nothing. */
function judge(result: AxeResult, mode: ModeName, canary: Canary) {
  const isCanary = canary === true || canary === modes[mode].theme;
  if (result.asked === 0) throw new Error(`axe checked nothing in the mode ${mode}.`);
  if (isCanary && result.violations.length === 0) throw new Error(`axe missed the planted fault in the mode ${mode}.`);
  if (!isCanary && result.violations.length > 0) {
    throw new Error(`In the mode ${mode}:\n${describe(result).join('\n')}`);
  }
}

/** Takes the pictures of the story on the page, one after the other, and posts them; a story that fails its checks has none. */
async function openAlbum(page: Page, darkroom: string) {
  const wishes = await page.evaluate(readWishes);
  const camera = await page.context().newCDPSession(page);
  const pictures: [ModeName, string][] = [];
  let sitting: Sitting<string> = unpictured(wishes) ?? { result: 'pictured', pictures };
  let took = 0;
  return {
    isOpen: () => sitting.result === 'pictured',
    take: async (mode: ModeName) => {
      const since = performance.now();
      await photograph(page, camera, mode, wishes.delay).then(
        (picture) => pictures.push([mode, picture]),
        // The check of the pictures says so; the checks of the story go on.
        (error: Error) => (sitting = { result: 'failed', error: inWords(error) }),
      );
      took += performance.now() - since;
    },
    post: async (id: string) => {
      await camera.detach();
      const taken: Taken<string> = { id, seconds: took / 1000, sitting };
      const { ok, statusText } = await fetch(darkroom, { method: 'POST', body: JSON.stringify(taken) });
      if (!ok) throw new Error(`The pictures were not taken in: ${statusText}`);
    },
  };
}

/**
 * Every story, left as its play function left it, is checked by axe in the themes it is pictured in: by every rule in the light one, by those of
 * colour in the dark one. Forms and screens are checked in Urdu too, by every rule but those of colour. When pictures were asked for, they are taken on the way.
 * What it logs meanwhile counts as what it logged while it played.
 *
 * The test-runner's own check sees one theme, and counts a check that broke as passed; `canary.stories.tsx` keeps this one honest.
 */
async function look(page: Page, story: TestContext) {
  const { canary, a11y, logs, told } = await readRules(page);
  if (!canary && a11y.test !== 'error') throw new Error('Every story is checked by axe: `a11y.test` stays `error`.');
  const [own, checked] = [modeNamesOf(story.id), checkedModesOf(story.id)];
  if (told.join() !== own.join())
    throw new Error(`Chromatic is told the modes ${told.join()} instead of ${own.join()}.`);
  const album = DARKROOM ? await openAlbum(page, DARKROOM) : null;
  for (const mode of own) {
    const isChecked = checked.includes(mode);
    if (!isChecked && !album?.isOpen()) continue;
    await show(page, mode);
    if (isChecked) judge(await check(page, story.id, a11y, mode), mode, canary);
    if (album?.isOpen()) await album.take(mode);
  }
  const faults = consoleOf(page).faults(logs);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  await album?.post(story.id);
}

const config: TestRunnerConfig = {
  async prepare({ page, browserContext }) {
    await stopClock(browserContext);
    await openPreview(page, new URL('.', process.env['TARGET_URL']).href);
  },
  async preVisit(page) {
    await show(page, FIRST);
    consoleOf(page).visit();
  },
  async postVisit(page, story) {
    if (!story.hasFailure) return look(page, story);
    // It has failed already; whoever looks for the reason reads this too.
    const { logs } = await readRules(page);
    for (const fault of consoleOf(page).faults(logs)) process.stderr.write(`${story.id}: ${fault}\n`);
  },
};

export default config;
