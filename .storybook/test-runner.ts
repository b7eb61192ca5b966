import { join } from 'node:path';

import type { TestContext, TestRunnerConfig } from '@storybook/test-runner';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';

import { listenTo, type ConsoleErrors } from '../tests/storybook/console-errors.ts';
import { checkControls, hasControls } from '../tests/storybook/controls.ts';
import { BASELINES, checkScreenshot, screenshotName } from '../tests/visual/baselines.ts';
import { readParameters, type StoryParameters } from '../tests/visual/in-page.ts';
import { openPreview, stopClock } from '../tests/visual/preview.ts';
import { RESULTS } from '../tests/visual/report.ts';
import { applyMode, resizeTo, takeScreenshot } from '../tests/visual/screenshot.ts';
import { axeRules } from './axe-rules.ts';
import { checkedModesOf, FIRST_MODE, modeNamesOf, modes } from './modes.ts';
import type { ModeName } from './modes.ts';

/** Set by `scripts/test-storybook.mjs`: SCREENSHOTS is `compare`, `update` or empty for none, AXE_MODES `first` or `all`. */
const { SCREENSHOTS, AXE_MODES } = process.env;

/** Result of axe, as far as we use it. */
interface AxeCheck {
  /** Number of rules that axe checked. */
  ruleCount: number;
  violations: { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }[];
}

const consoles = new WeakMap<Page, ConsoleErrors>();

/** Console errors of a page, collected since the first call. */
function consoleOf(page: Page): ConsoleErrors {
  const errors = consoles.get(page) ?? listenTo(page);
  consoles.set(page, errors);
  return errors;
}

/** Runs axe on the page as it is now, in the current mode, through the accessibility addon. */
const runAxe = (page: Page, storyId: string, a11y: StoryParameters['a11y'], mode: ModeName): Promise<AxeCheck> =>
  page.evaluate(
    async ({ id, options }) => {
      const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
      const result = new Promise<AxeResults>((resolve, reject) => {
        channel.once('storybook/a11y/result', resolve);
        channel.once('storybook/a11y/error', reject);
      });
      channel.emit('storybook/a11y/manual', id, options);
      const { passes, violations, incomplete, inapplicable } = await result;
      return { ruleCount: [...passes, ...violations, ...incomplete, ...inapplicable].length, violations };
    },
    {
      id: storyId,
      options: { ...a11y, options: axeRules(modes[mode].theme, a11y.options.runOnly, modes[mode].language) },
    },
  );

const describeViolations = ({ violations }: AxeCheck) =>
  violations.map(({ id, help, nodes }) =>
    [`${id}: ${help}`, ...nodes.map(({ html, failureSummary = '' }) => `  ${html}\n  ${failureSummary}`)].join('\n'),
  );

/** Throws when axe reports violations, reports none in a self-test story, or checked nothing. */
function assertAxeCheck(result: AxeCheck, mode: ModeName, canary: StoryParameters['canary']) {
  const isCanary = canary === true || canary === modes[mode].theme;
  if (result.ruleCount === 0) throw new Error(`axe checked nothing in the mode ${mode}.`);
  if (isCanary && result.violations.length === 0) throw new Error(`axe missed the planted fault in the mode ${mode}.`);
  if (!isCanary && result.violations.length > 0) {
    throw new Error(`In the mode ${mode}:\n${describeViolations(result).join('\n')}`);
  }
}

/** Whether a story has screenshots; a story without them must give a reason. */
function hasScreenshots({ canary, disabled, reason }: StoryParameters): boolean {
  if (disabled && !reason) throw new Error('A story without screenshots needs a reason in `parameters.visual.reason`.');
  return canary ? canary === 'screenshot' : !disabled;
}

/**
 * Checks a story as its play function left it, in one mode after the other: with axe, and against its baselines. Only the mode of the page
 * changes; the story is not rendered or played again. Afterwards the controls of a Playground are changed one by one.
 *
 * axe checks the first mode of `checkedModesOf`, or all with `AXE_MODES=all`. The test-runner's own check sees one theme and counts a
 * crashed check as passed; `canary.stories.tsx` tests this one.
 */
async function checkStory(page: Page, { id }: TestContext) {
  const parameters = await page.evaluate(readParameters);
  const { canary, a11y, logs, chromaticModes, tags } = parameters;
  if (!canary && a11y.test !== 'error') throw new Error('Every story is checked by axe: `a11y.test` stays `error`.');
  const kind = { id, tags };
  const own = modeNamesOf(kind);
  if (chromaticModes.join() !== own.join())
    throw new Error(`The modes of Chromatic are ${chromaticModes.join()} instead of ${own.join()}.`);

  const toCheck = canary || AXE_MODES === 'all' ? checkedModesOf(kind) : [FIRST_MODE];
  const toScreenshot = SCREENSHOTS && hasScreenshots(parameters) ? own : [];
  const faults: string[] = [];
  for (const mode of new Set([FIRST_MODE, ...toScreenshot, ...toCheck])) {
    // The story has been played in the first mode, and is still in it.
    if (mode !== FIRST_MODE) await applyMode(page, mode);
    if (toCheck.includes(mode)) assertAxeCheck(await runAxe(page, id, a11y, mode), mode, canary);
    if (!toScreenshot.includes(mode)) continue;
    const screenshot = await takeScreenshot(page, mode, parameters);
    const fault = await checkScreenshot(screenshotName(id, mode), screenshot, {
      baselines: BASELINES,
      results: canary ? join(RESULTS, 'canary') : RESULTS,
      update: SCREENSHOTS === 'update' && !canary,
    });
    if (fault && !canary) faults.push(fault);
    if (canary && !fault?.includes('pixels differ'))
      faults.push(`The screenshots missed the planted fault in the mode ${mode}.`);
  }
  if (hasControls(id) || canary === 'controls') {
    const dead = await checkControls(page, id);
    if (canary !== 'controls') faults.push(...dead);
    else if (dead.length === 0) faults.push('The check of the controls missed the planted fault.');
  }
  faults.push(...consoleOf(page).faults(logs));
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

const config: TestRunnerConfig = {
  async prepare({ page, browserContext }) {
    await stopClock(browserContext);
    await openPreview(page, new URL('.', process.env['TARGET_URL']).href);
  },
  async preVisit(page) {
    // Theme, language and direction of the next story are those of the toolbar, which `preview.tsx` applies when it renders one.
    await resizeTo(page, FIRST_MODE);
    consoleOf(page).visit();
  },
  async postVisit(page, story) {
    if (!story.hasFailure) return checkStory(page, story);
    // The story has failed already; print the console errors, which may show the cause.
    const { logs } = await page.evaluate(readParameters);
    for (const fault of consoleOf(page).faults(logs)) process.stderr.write(`${story.id}: ${fault}\n`);
  },
};

export default config;
