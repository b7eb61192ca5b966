import type { CDPSession, Page } from 'playwright';

import { modes, VIEWPORTS } from '../../.storybook/modes.ts';
import type { ModeName } from '../../.storybook/modes.ts';
import { frameOf, turnTo, waitUntilStill } from './in-page.ts';
import type { Wishes } from './in-page.ts';

/** Room around a component for its focus ring and its shadow, in pixels. */
const MARGIN = 12;

/** Three screens of a phone: what a list of a thousand rows shows below is more of the same. */
const TALLEST = 2400;

/** Looks that a page is given to stop moving: ten seconds and more. */
const STILL_LIMIT = 200;

/** In which every story begins and is played. */
export const FIRST: ModeName = 'light laptop';

/** What came of a story; a picture is its pixels, or what stands for them. */
export type Sitting<Image> =
  | { result: 'pictured'; pictures: [mode: ModeName, picture: Image][] }
  | { result: 'left out'; reason: string }
  | { result: 'failed'; error: string };

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

/** What comes of a story that wants no pictures, or may not; null for every other one. */
export function unpictured({ canary, disabled, reason }: Wishes): Sitting<never> | null {
  if (canary) return { result: 'left out', reason: 'a planted fault' };
  if (disabled && reason) return { result: 'left out', reason };
  if (disabled) return { result: 'failed', error: 'a story without pictures says why in `parameters.visual.reason`' };
  return null;
}

/** Takes the picture of a page that was turned to `mode`, once it stands still; resolves to a PNG in base64. */
export async function photograph(page: Page, camera: CDPSession, mode: ModeName, delay: number): Promise<string> {
  await page.evaluate(waitUntilStill, { delay, width: sizeOf(mode).width, limit: STILL_LIMIT });
  const { beyond, ...frame } = await page.evaluate(frameOf, { margin: MARGIN, tallest: TALLEST });
  const { data } = await camera.send('Page.captureScreenshot', {
    format: 'png',
    clip: { ...frame, scale: 1 },
    captureBeyondViewport: beyond,
    optimizeForSpeed: true,
  });
  return data;
}
