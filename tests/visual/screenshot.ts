import type { Page } from 'playwright';

import { modes, VIEWPORTS } from '../../.storybook/modes.ts';
import type { ModeName } from '../../.storybook/modes.ts';
import { frameOf, turnTo, waitUntilStill } from './in-page.ts';

/** Room around a component for its focus ring and its shadow, in pixels. */
const MARGIN = 12;

/** Three screens of a phone: what a list of a thousand rows shows below is more of the same. */
const TALLEST = 2400;

/** How often a page is looked at before it is said to never stand still: for ten seconds and more. */
const STILL_LIMIT = 200;

/** How often it is looked at before a skeleton counts as what the story is about: for a second and more. */
const SKELETON_LIMIT = 20;

/** The mode in which every story is rendered and played. */
export const FIRST: ModeName = 'light laptop';

/** Size of the window in a mode. */
export const sizeOf = (mode: ModeName) => {
  const { width, height } = VIEWPORTS[modes[mode].viewport].styles;
  return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
};

/** Turns a page as it stands to a mode. */
export async function show(page: Page, mode: ModeName) {
  const size = sizeOf(mode);
  if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
  await page.evaluate(turnTo, modes[mode]);
}

/** Takes a screenshot of the story on a page that was turned to `mode`, once the page stands still; resolves to a PNG. */
export async function takeScreenshot(page: Page, mode: ModeName, delay: number): Promise<Buffer> {
  await page.evaluate(waitUntilStill, {
    delay,
    width: sizeOf(mode).width,
    limit: STILL_LIMIT,
    skeletonLimit: SKELETON_LIMIT,
  });
  const { beyond, ...frame } = await page.evaluate(frameOf, { margin: MARGIN, tallest: TALLEST });
  return page.screenshot({ clip: frame, fullPage: beyond, animations: 'allow', caret: 'initial', scale: 'css' });
}
