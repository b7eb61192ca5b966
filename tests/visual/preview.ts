import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { FIXTURE_NOW } from '@sarraf/fake-server';
import type { Browser, BrowserContext, Page } from 'playwright';

import { CONTEXT } from './browser.ts';

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

interface IndexEntry {
  id: string;
  type: string;
}

/** Ids of the stories in a built Storybook, one list a component, the longest last. */
export function readComponents(storybook: string, only: readonly string[]): string[][] {
  const { entries }: { entries: Record<string, IndexEntry> } = JSON.parse(
    readFileSync(join(storybook, 'index.json'), 'utf8'),
  );
  const ids = Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id }) => id)
    .filter((id) => only.length === 0 || only.some((part) => id.includes(part)));
  return Object.values(Object.groupBy(ids, (id) => id.split('--')[0] ?? id))
    .filter((stories) => stories !== undefined)
    .toSorted((a, b) => a.length - b.length);
}

/** Stops the clock of a context at the moment in which all stories play. */
export const stopClock = (context: BrowserContext) => context.clock.setFixedTime(FIXTURE_NOW);

/** The same place, the same moment and the same settings every time. */
export const openContext = async (browser: Browser): Promise<BrowserContext> => {
  const context = await browser.newContext(CONTEXT);
  await stopClock(context);
  return context;
};

/** Opens the preview without a story. The accessibility addon then checks no story by itself: the test-runner asks it to, mode by mode. */
export async function openPreview(page: Page, url: string, css = '') {
  await page.goto(new URL('iframe.html?viewMode=story', url).href);
  await page.addStyleTag({ content: STILL_LIFE + css });
  await page.evaluate(async () => {
    await globalThis.__STORYBOOK_PREVIEW__.ready();
    // By the channel, because an address without a story sets no globals.
    globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { a11y: { manual: true } } });
    // A stand-in that is local has no file here, and its text falls to the next family.
    await Promise.allSettled(Array.from(document.fonts, (font) => font.load()));
  });
}

/** What went wrong, without the way through the bundle, the whole page and the colours of a terminal. */
export const inWords = ({ message }: Error) =>
  stripVTControlCharacters(message)
    .replace(/^page\.evaluate: (?:Error: )?/, '')
    .replace(/\n\s*(?:at |Ignored nodes)[\s\S]*/, '');

/** Rejects when the work on one story takes too long. */
export const inTime = <Value>(work: Promise<Value>) => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it took longer than ${STORY_MS / 1000} s`)), STORY_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};
