import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { FIXTURE_NOW } from '@sarraf/fake-server';
import type { Browser, BrowserContext, Page } from 'playwright';

import { CONTEXT } from './browser.ts';

/** Time limit for one story including its play function, in milliseconds. */
const STORY_TIMEOUT_MS = 30_000;

const require = createRequire(import.meta.url);
const fontUrl = (file: string) => `data:font/woff2;base64,${readFileSync(file, 'base64')}`;

/**
 * Style sheet that removes differences between machines and between moments: animations, the caret, scroll bars and system fonts.
 *
 * Figtree is the product's own font. Characters that it lacks (addresses, names in Urdu) come from system fonts, which are replaced by fonts of the
 * lock file.
 */
const DETERMINISTIC_CSS = `
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

/** Ids of the stories of a built Storybook, as one list for each component, the longest last. */
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

/** Stops the clock of a context at the time of the fixtures. */
export const stopClock = (context: BrowserContext) => context.clock.setFixedTime(FIXTURE_NOW);

/** Opens a context with a fixed clock and fixed settings. */
export const openContext = async (browser: Browser): Promise<BrowserContext> => {
  const context = await browser.newContext(CONTEXT);
  await stopClock(context);
  return context;
};

/** Opens the preview without a story, with the automatic check of the accessibility addon off: the test-runner starts it for each mode. */
export async function openPreview(page: Page, url: string, css = '') {
  await page.goto(new URL('iframe.html?viewMode=story', url).href);
  await page.addStyleTag({ content: DETERMINISTIC_CSS + css });
  await page.evaluate(async () => {
    await globalThis.__STORYBOOK_PREVIEW__.ready();
    // By the channel, because a URL without a story does not set globals.
    globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { a11y: { manual: true } } });
    // A `local()` font may fail to load; its text then uses the next family.
    await Promise.allSettled(Array.from(document.fonts, (font) => font.load()));
  });
}

/** Message of an error without stack trace, page markup and terminal colours. */
export const shortMessage = ({ message }: Error) =>
  stripVTControlCharacters(message)
    .replace(/^page\.evaluate: (?:Error: )?/, '')
    .replace(/\n\s*(?:at |Ignored nodes)[\s\S]*/, '');

/** Rejects when the work on one story takes longer than STORY_TIMEOUT_MS. */
export const withTimeout = <Value>(work: Promise<Value>) => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it took longer than ${STORY_TIMEOUT_MS / 1000} s`)), STORY_TIMEOUT_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};
