import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { stripVTControlCharacters } from 'node:util';

import { FIXTURE_NOW } from '@sarraf/api-client/testing';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';

import { modes, VIEWPORTS } from '../../.storybook/modes.ts';
import { settle, showStory, turnTo } from './in-page.ts';
import type { Frame } from './in-page.ts';
import { decodePng } from './png.ts';
import type { Picture } from './png.ts';

/** Room around a component for its focus ring and its shadow, in pixels. */
const MARGIN = 12;

/** Three screens of a phone: what a list of a thousand rows shows below is more of the same. */
const TALLEST = 2400;

/** How long one story may take, its play function included. */
const STORY_MS = 30_000;

const require = createRequire(import.meta.url);
const fontUrl = (file: string) => `data:font/woff2;base64,${readFileSync(file, 'base64')}`;

/**
 * What would differ from one machine to the next, or from one moment to the next.
 *
 * Figtree is the product's own font; what it lacks (addresses, names in Urdu) comes from the system, and so from fonts of the lock file here.
 */
const STILL_LIFE = `
@font-face { font-family: 'Roboto Mono'; src: url('${fontUrl(require.resolve('@fontsource/roboto-mono/files/roboto-mono-latin-400-normal.woff2'))}'); font-weight: 400 }
@font-face { font-family: 'Roboto Mono'; src: url('${fontUrl(require.resolve('@fontsource/roboto-mono/files/roboto-mono-latin-700-normal.woff2'))}'); font-weight: 700 }
@font-face { font-family: 'Figtree Stand-in'; unicode-range: U+0600-06FF, U+FB50-FDFF, U+FE70-FEFC;
  src: url('${fontUrl(require.resolve('@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic-400-normal.woff2'))}') }
*, ::before, ::after {
  animation: none !important; transition: none !important; caret-color: transparent !important; scroll-behavior: auto !important;
}
::-webkit-scrollbar { display: none }
`;

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

/** The same place, the same moment and the same settings every time. */
const openContext = async (browser: Browser): Promise<BrowserContext> => {
  const context = await browser.newContext({
    locale: 'en-GB',
    timezoneId: 'Asia/Karachi',
    deviceScaleFactor: 1,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    // By this name Storybook knows that a test is looking, and does not wait for animations that are off.
    userAgent: 'Sarraf pictures (StorybookTestRunner)',
  });
  await context.clock.setFixedTime(FIXTURE_NOW);
  return context;
};

/** Opens the preview with nothing in it yet. Axe has its own step, so here it keeps still. */
async function openPreview(page: Page, url: string, css: string) {
  await page.goto(`${url}/iframe.html?viewMode=story&globals=theme:light;direction:ltr;a11y.manual:!true`);
  await page.addStyleTag({ content: STILL_LIFE + css });
  await page.evaluate(async () => {
    await globalThis.__STORYBOOK_PREVIEW__.ready();
    // A stand-in that is local has no file here, and its text falls to the next family.
    await Promise.allSettled(Array.from(document.fonts, (font) => font.load()));
  });
}

/** What went wrong, without the way through the bundle, the whole page and the colours of a terminal. */
const inWords = ({ message }: Error) =>
  stripVTControlCharacters(message)
    .replace(/^page\.evaluate: (?:Error: )?/, '')
    .replace(/\n\s*(?:at |Ignored nodes)[\s\S]*/, '');

const inTime = <Value>(work: Promise<Value>) => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it took longer than ${STORY_MS / 1000} s`)), STORY_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/** Opens a studio on the Storybook at `url`. */
export async function openStudio(browser: Browser, url: string): Promise<Studio> {
  const context = await openContext(browser);
  const page = await context.newPage();
  const camera = await context.newCDPSession(page);

  const show = async (mode: ModeName) => {
    await page.setViewportSize(sizeOf(mode));
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
      pictures.set(
        mode,
        await photograph(camera, await page.evaluate(settle, { delay, margin: MARGIN, tallest: TALLEST })),
      );
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
