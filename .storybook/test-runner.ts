import { getStoryContext } from '@storybook/test-runner';
import type { TestContext, TestRunnerConfig } from '@storybook/test-runner';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';
import type { Channel } from 'storybook/internal/channels';

import { axeRules } from './axe-rules.ts';
import { THEMES } from './modes.ts';
import type { Theme } from './modes.ts';

declare global {
  /** The line between Storybook and its preview. */
  var __STORYBOOK_ADDONS_CHANNEL__: Channel;
}

/** The part of axe's answer we read. */
interface AxeResult {
  /** How many rules were asked. */
  asked: number;
  violations: { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }[];
}

/**
 * Turns the page to a theme as it stands, just as its play function left it.
 *
 * Storybook's toolbar would render the story again and run its `beforeEach` first, which takes away what was played: a toast on the
 * screen, an answer of the fake server.
 */
const showIn = (page: Page, theme: Theme) =>
  page.evaluate(async (wanted) => {
    document.documentElement.classList.toggle('dark', wanted === 'dark');
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
  }, theme);

/** The part of a story's `parameters.a11y` that is read here. */
interface A11y {
  test?: string;
  options: { runOnly: string[] };
}

/** Asks the accessibility addon for a check of the page as it stands, in the given theme. */
const check = (page: Page, storyId: string, a11y: A11y, theme: Theme): Promise<AxeResult> =>
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
    { id: storyId, options: { ...a11y, options: axeRules(theme, a11y.options.runOnly) } },
  );

/** Where a planted fault is to be seen: in every theme, or in one. */
type Canary = true | Theme | undefined;

const describe = ({ violations }: AxeResult) =>
  violations.map(({ id, help, nodes }) =>
    [`${id}: ${help}`, ...nodes.map(({ html, failureSummary = '' }) => `  ${html}\n  ${failureSummary}`)].join('\n'),
  );

/** Fails a story that axe objects to, a canary that it does not object to, and a check that looked at nothing. */
function judge(result: AxeResult, theme: Theme, canary: Canary) {
  const isCanary = canary === true || canary === theme;
  if (result.asked === 0) throw new Error(`axe checked nothing in the ${theme} theme.`);
  if (isCanary && result.violations.length === 0)
    throw new Error(`axe missed the planted fault in the ${theme} theme.`);
  if (!isCanary && result.violations.length > 0) {
    throw new Error(`In the ${theme} theme:\n${describe(result).join('\n')}`);
  }
}

/**
 * Every story, left as its play function left it, is checked by axe in every theme: by every rule in the first, by those of colour in the other.
 *
 * The test-runner's own check sees one theme, and counts a check that broke as passed; `canary.stories.tsx` keeps this one honest.
 */
async function checkThemes(page: Page, story: TestContext) {
  const { parameters } = await getStoryContext(page, story);
  const canary: Canary = parameters['canary'];
  const a11y: A11y = parameters['a11y'];
  if (!canary && a11y.test !== 'error') throw new Error('Every story is checked by axe: `a11y.test` stays `error`.');
  try {
    for (const theme of THEMES) {
      await showIn(page, theme);
      judge(await check(page, story.id, a11y, theme), theme, canary);
    }
  } finally {
    await showIn(page, THEMES[0]);
  }
}

const config: TestRunnerConfig = {
  async prepare({ page }) {
    // Left to itself the addon checks every story once more, in the first theme, as soon as it was played.
    await page.goto(new URL('iframe.html?globals=a11y.manual:!true', process.env['TARGET_URL']).href);
  },
  async preVisit(page) {
    // Colours in the middle of a transition are nobody's fault.
    await page.emulateMedia({ reducedMotion: 'reduce' });
  },
  async postVisit(page, story) {
    if (!story.hasFailure) await checkThemes(page, story);
  },
};

export default config;
