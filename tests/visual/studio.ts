import type { Browser } from 'playwright';

import { modeNamesOf } from '../../.storybook/modes.ts';
import type { ModeName } from '../../.storybook/modes.ts';
import { FIRST, photograph, show, sizeOf, unpictured } from './camera.ts';
import type { Sitting } from './camera.ts';
import { readWishes, showStory } from './in-page.ts';
import { decodePng } from './png.ts';
import type { Picture } from './png.ts';
import { inTime, inWords, openContext, openPreview } from './preview.ts';

/** A page that takes pictures of stories, one at a time. */
export interface Studio {
  /** Begins on a fresh page, on which `css` holds too. */
  refresh: (css?: string) => Promise<void>;
  /** Pictures a story in the given modes, or in its own, after its play function. */
  picture: (storyId: string, wanted?: readonly ModeName[]) => Promise<Sitting<Picture>>;
  /** Closes the page. */
  close: () => Promise<void>;
}

/** Opens a studio on the Storybook at `url`. */
export async function openStudio(browser: Browser, url: string): Promise<Studio> {
  const context = await openContext(browser);
  const page = await context.newPage();
  const camera = await context.newCDPSession(page);

  const sit = async (id: string, wanted: readonly ModeName[]): Promise<Sitting<Picture>> => {
    await show(page, FIRST);
    await page.evaluate(showStory, { id });
    const wishes = await page.evaluate(readWishes);
    const pictures: [ModeName, Picture][] = [];
    const without = unpictured(wishes);
    if (without) return without;
    for (const mode of wanted) {
      await show(page, mode);
      const data = await photograph(page, camera, mode, wishes.delay);
      pictures.push([mode, decodePng(Buffer.from(data, 'base64'))]);
    }
    return { result: 'pictured', pictures };
  };

  return {
    refresh: async (css = '') => {
      await page.setViewportSize(sizeOf(FIRST));
      await openPreview(page, url, css);
    },
    picture: (storyId, wanted = modeNamesOf(storyId)) =>
      inTime(sit(storyId, wanted)).catch((error: Error) => ({ result: 'failed', error: inWords(error) })),
    close: () => context.close(),
  };
}
