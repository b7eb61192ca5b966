import type { Browser, CDPSession } from 'playwright';

import { modes, VIEWPORTS } from '../../.storybook/modes.ts';
import { frameOf, showStory, turnTo, waitUntilStill } from './in-page.ts';
import type { Frame } from './in-page.ts';
import { decodePng } from './png.ts';
import type { Picture } from './png.ts';
import { inTime, inWords, openContext, openPreview } from './preview.ts';

/** Room around a component for its focus ring and its shadow, in pixels. */
const MARGIN = 12;

/** Three screens of a phone: what a list of a thousand rows shows below is more of the same. */
const TALLEST = 2400;

/** Looks that a page is given to stop moving: ten seconds and more. */
const STILL_LIMIT = 200;

/** One way of looking, as `modes.ts` lists them. */
export type ModeName = keyof typeof modes;

/** All ways of looking, in the order in which the pictures of a story are taken. */
export const MODE_NAMES = Object.keys(modes).filter((name): name is ModeName => name in modes);

/** In which every story begins and is played. */
const FIRST: ModeName = 'light laptop';

/** What came of a story. */
export type Sitting =
  | { result: 'pictured'; pictures: Map<ModeName, Picture> }
  | { result: 'left out'; reason: string }
  | { result: 'failed'; error: string };

const sizeOf = (mode: ModeName) => {
  const { width, height } = VIEWPORTS[modes[mode].viewport].styles;
  return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
};

async function photograph(camera: CDPSession, { beyond, ...frame }: Frame): Promise<Picture> {
  const { data } = await camera.send('Page.captureScreenshot', {
    format: 'png',
    clip: { ...frame, scale: 1 },
    captureBeyondViewport: beyond,
    optimizeForSpeed: true,
  });
  return decodePng(Buffer.from(data, 'base64'));
}

/** A page that takes pictures of stories, one at a time. */
export interface Studio {
  /** Begins on a fresh page, on which `css` holds too. */
  refresh: (css?: string) => Promise<void>;
  /** Pictures a story in the given modes, after its play function. */
  picture: (storyId: string, wanted?: readonly ModeName[]) => Promise<Sitting>;
  /** Closes the page. */
  close: () => Promise<void>;
}

/** Opens a studio on the Storybook at `url`. */
export async function openStudio(browser: Browser, url: string): Promise<Studio> {
  const context = await openContext(browser);
  const page = await context.newPage();
  const camera = await context.newCDPSession(page);

  const show = async (mode: ModeName) => {
    const size = sizeOf(mode);
    if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
    await page.evaluate(turnTo, modes[mode]);
  };

  const sit = async (id: string, wanted: readonly ModeName[]): Promise<Sitting> => {
    await show(FIRST);
    const { canary, disabled, delay, reason } = await page.evaluate(showStory, { id });
    if (canary) return { result: 'left out', reason: 'a planted fault' };
    if (disabled && reason) return { result: 'left out', reason };
    if (disabled) return { result: 'failed', error: 'a story without pictures says why in `parameters.visual.reason`' };

    const pictures = new Map<ModeName, Picture>();
    for (const mode of wanted) {
      await show(mode);
      await page.evaluate(waitUntilStill, { delay, width: sizeOf(mode).width, limit: STILL_LIMIT });
      const frame = await page.evaluate(frameOf, { margin: MARGIN, tallest: TALLEST });
      pictures.set(mode, await photograph(camera, frame));
    }
    return { result: 'pictured', pictures };
  };

  return {
    refresh: async (css = '') => {
      await page.setViewportSize(sizeOf(FIRST));
      await openPreview(page, url, css);
    },
    picture: (storyId, wanted = MODE_NAMES) =>
      inTime(sit(storyId, wanted)).catch((error: Error) => ({ result: 'failed', error: inWords(error) })),
    close: () => context.close(),
  };
}
