import type { Page } from 'playwright';

import { modes, VIEWPORTS } from '../../.storybook/modes.ts';
import type { ModeName } from '../../.storybook/modes.ts';
import { applySettings, frameOf, waitUntilStill } from './in-page.ts';
import type { StoryParameters } from './in-page.ts';

/** Space around a component for its focus ring and its shadow, in pixels. */
const MARGIN = 12;

/** Largest height of a screenshot in pixels: three screens of a phone, which is enough of a long list. */
const MAX_HEIGHT = 2400;

/** Number of checks before a page counts as never still: more than ten seconds. */
const STILL_LIMIT = 200;

/** Number of checks before a skeleton counts as the content of the story: more than a second. */
const SKELETON_LIMIT = 20;

/** Window size of a mode. */
export const sizeOf = (mode: ModeName) => {
  const { width, height } = VIEWPORTS[modes[mode].viewport].styles;
  return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
};

/** Gives a page the window size of a mode. */
export async function resizeTo(page: Page, mode: ModeName) {
  const size = sizeOf(mode);
  if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
}

/** Applies a mode to a page without rendering its story again. */
export async function applyMode(page: Page, mode: ModeName) {
  await resizeTo(page, mode);
  await page.evaluate(applySettings, modes[mode]);
}

/**
 * Takes a screenshot of the story, once the page is still; resolves to a PNG. The page must already be in `mode`.
 *
 * @param delay Milliseconds to wait before.
 * @param skeleton Whether a skeleton is the content of the story: otherwise a screenshot waits until it has gone.
 */
export async function takeScreenshot(
  page: Page,
  mode: ModeName,
  { delay, skeleton }: Pick<StoryParameters, 'delay' | 'skeleton'>,
): Promise<Buffer> {
  await page.evaluate(waitUntilStill, {
    delay,
    width: sizeOf(mode).width,
    limit: STILL_LIMIT,
    skeletonLimit: skeleton ? 0 : SKELETON_LIMIT,
  });
  const { beyond, ...frame } = await page.evaluate(frameOf, { margin: MARGIN, tallest: MAX_HEIGHT });
  return page.screenshot({ clip: frame, fullPage: beyond, animations: 'allow', caret: 'initial', scale: 'css' });
}
