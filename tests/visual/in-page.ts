/// These functions run inside Storybook's preview, so a function may use nothing from outside itself.

import type { Channel } from 'storybook/internal/channels';
import type { ArgTypes, Args } from 'storybook/internal/csf';

/** Parameters of a story that are read here. */
interface Parameters {
  canary?: boolean | string;
  a11y?: StoryParameters['a11y'];
  logs?: readonly string[];
  chromatic?: { modes?: object; disableSnapshot?: boolean; delay?: number };
  visual?: { reason?: string; skeleton?: boolean };
}

declare global {
  /** Channel between Storybook and its preview. */
  var __STORYBOOK_ADDONS_CHANNEL__: Channel;
  /** Storybook's preview; only the members that are used here. */
  var __STORYBOOK_PREVIEW__: {
    ready: () => Promise<unknown>;
    currentRender?: { story?: { tags: string[]; parameters: Parameters; argTypes: ArgTypes; initialArgs: Args } };
  };
}

/** Tags and parameters of a story that control its checks. */
export interface StoryParameters {
  /** Tags of the story. */
  tags: readonly string[];
  /** `parameters.canary`: marks a self-test: a fault that axe must find (`true`: in every theme, or one theme), the `screenshot` or the `controls`. */
  canary: boolean | string;
  /** `parameters.a11y`. */
  a11y: { test?: string; options: { runOnly: string[] } };
  /** `parameters.logs`: beginnings of the errors that the story is expected to log. */
  logs: readonly string[];
  /** Names of `parameters.chromatic.modes`. */
  chromaticModes: string[];
  /** `parameters.chromatic.disableSnapshot`: no screenshots, here or in Chromatic. */
  disabled: boolean;
  /** `parameters.chromatic.delay`, in milliseconds. */
  delay: number;
  /** `parameters.visual.reason`: why a story has no screenshots. */
  reason: string;
  /** `parameters.visual.skeleton`: whether a skeleton is the content of the story, for which no screenshot waits to go. */
  skeleton: boolean;
}

/** Part of the page in a screenshot, in CSS pixels from the top left corner of the page. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Whether the part extends beyond the window. */
  beyond: boolean;
}

/** Shows a story and runs its play function. Rejects when either fails. */
export async function showStory({ id }: { id: string }): Promise<void> {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  await new Promise<void>((resolve, reject) => {
    const fail = (what: string) => (error?: { message?: string; description?: string }) =>
      reject(new Error(`${what}: ${error?.message ?? error?.description ?? 'no reason given'}`));
    channel.once('storyFinished', () => resolve());
    channel.once('storyErrored', fail('the story did not render'));
    channel.once('storyThrewException', fail('the story did not render'));
    channel.once('playFunctionThrewException', fail('the story did not play'));
    channel.once('storyMissing', fail('the story is missing'));
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
}

/** Reads the parameters of the current story. */
export function readParameters(): StoryParameters {
  const { tags = [], parameters = {} } = globalThis.__STORYBOOK_PREVIEW__.currentRender?.story ?? {};
  const {
    canary = false,
    a11y = { options: { runOnly: [] } },
    logs = [],
    chromatic = {},
    visual = {},
  }: Parameters = parameters;
  return {
    tags,
    canary,
    a11y,
    logs,
    chromaticModes: Object.keys(chromatic.modes ?? {}),
    disabled: chromatic.disableSnapshot === true,
    delay: chromatic.delay ?? 0,
    reason: visual.reason ?? '',
    skeleton: visual.skeleton === true,
  };
}

/** Settings of the page, as in the toolbar. */
interface PageSettings {
  theme: string;
  language: string;
  direction: string;
}

/**
 * Sets theme, language and direction of the page, as `preview.tsx` does, and resolves when they are shown. Rejects when the messages of the
 * language cannot be loaded.
 *
 * Storybook's toolbar would render the story again and run its `beforeEach`, which resets the result of the play function, such as a toast or a
 * reply of the fake server.
 */
export async function applySettings({ theme, language, direction }: PageSettings): Promise<void> {
  const { documentElement: root } = document;
  for (const name of ['dark', 'high-contrast']) root.classList.toggle(name, theme === name);
  root.dir = direction;
  root.lang = language === 'pseudo' ? 'en' : language;
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  await new Promise<void>((resolve, reject) => {
    channel.once('sarraf/language-shown', (error: string | null) =>
      error === null ? resolve() : reject(new Error(error)),
    );
    channel.emit('sarraf/show-language', language);
  });
}

/** Options of `waitUntilStill`. */
interface WaitOptions {
  /** Milliseconds to wait before the first check. */
  delay: number;
  /** Expected width of the window in pixels: a busy browser may resize the page late. */
  width: number;
  /** Number of checks after which a page that still changes is an error. */
  limit: number;
  /** Number of checks after which a skeleton counts as the content of the story, and no longer as data or code that is loading. */
  skeletonLimit?: number;
}

/**
 * Waits until the page no longer changes: the window has its width, fonts and images are loaded, no animation runs, no skeleton is shown, and
 * neither the document nor the box of any element changes between two checks, which are a frame and 50 ms apart. Rejects after `limit` checks.
 */
export async function waitUntilStill({ delay, width, limit, skeletonLimit = 0 }: WaitOptions): Promise<void> {
  // Timers of the page with a delay of up to 50 ms run before this one, even on a busy machine. Counting frames alone would miss them.
  const pause = () => new Promise((resolve) => setTimeout(resolve, 50));
  // A ResizeObserver is called after layout. `requestAnimationFrame` cannot be used, because the clock of the page is stopped.
  const nextFrame = () =>
    new Promise<void>((resolve) => {
      const observer = new ResizeObserver(() => {
        observer.disconnect();
        resolve();
      });
      observer.observe(document.documentElement);
    });
  if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
  window.scrollTo(0, 0);

  const boxes = () =>
    Array.from(document.body.querySelectorAll('*'), (element) => {
      const { x, y, width: across, height } = element.getBoundingClientRect();
      return `${x} ${y} ${across} ${height}`;
    }).join();
  // Chromium does not move the text of a select when direction or font change, until it is laid out again.
  const relayoutSelects = () => {
    for (const select of document.querySelectorAll('select')) {
      const { display } = select.style;
      select.style.display = 'none';
      select.getBoundingClientRect();
      select.style.display = display;
    }
  };
  const pending = () => {
    const animated = document.getAnimations().filter(({ playState }) => playState === 'running').length;
    return [
      ...(window.innerWidth === width ? [] : [`the window is ${window.innerWidth} px wide instead of ${width}`]),
      ...(document.fonts.status === 'loaded' ? [] : ['a font is loading']),
      ...(Array.from(document.images).every(({ complete }) => complete) ? [] : ['an image is loading']),
      ...(animated === 0 ? [] : [`${animated} animations run`]),
    ];
  };

  let changes = 0;
  const changed = new MutationObserver(() => (changes += 1));
  changed.observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true });
  let before: string | undefined;
  let why: string[] = [];
  try {
    for (let check = 0; check <= limit; check += 1) {
      await nextFrame();
      // Layout makes the page request fonts, so the boxes are read before the fonts are awaited.
      const now = boxes();
      await document.fonts.ready;
      await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})));
      if (check === 0) relayoutSelects();
      why = pending();
      if (check < skeletonLimit && document.querySelector('[data-component="Skeleton"]'))
        why.push('a skeleton is shown');
      if (changes > 0) why.push('the document changes');
      if (now !== before) why.push('an element moves or changes its size');
      if (why.length === 0) return;
      before = now;
      changes = 0;
      await pause();
    }
    throw new Error(`the page never stands still: ${why.join(', ')}`);
  } finally {
    changed.disconnect();
  }
}

/** Options of `frameOf`. */
interface FrameOptions {
  /** Space around the story, in pixels. */
  margin: number;
  /** Largest height of a screenshot, in pixels. */
  tallest: number;
}

/** Returns the part of the page for a screenshot: the story, or the whole page where it has overlays. */
export function frameOf({ margin, tallest }: FrameOptions): Frame {
  const { clientWidth, clientHeight, scrollWidth, scrollHeight } = document.documentElement;
  const page = { width: Math.max(clientWidth, scrollWidth), height: Math.max(clientHeight, scrollHeight) };
  const within = ({
    left,
    top,
    right,
    bottom,
  }: {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }): Frame => {
    const x = Math.max(0, Math.floor(left));
    const y = Math.max(0, Math.floor(top));
    const width = Math.max(1, Math.min(page.width, Math.ceil(right)) - x);
    const height = Math.max(1, Math.min(page.height, y + tallest, Math.ceil(bottom)) - y);
    return { x, y, width, height, beyond: x + width > clientWidth || y + height > clientHeight };
  };
  const isSeen = (element: Element) => {
    const { width, height, right, bottom } = element.getBoundingClientRect();
    return width > 1 && height > 1 && right > 0 && bottom > 0 && element.checkVisibility({ visibilityProperty: true });
  };

  const root = document.querySelector('#storybook-root');
  if (!root) throw new Error('Storybook shows no story.');
  const parts = Array.from(root.querySelectorAll('*'), (element) => ({ element, style: getComputedStyle(element) }));
  const isPortalled = Array.from(document.body.children)
    .filter((element) => element !== root && !element.matches('script, style, .sb-wrapper, #storybook-docs'))
    .some((element) => [element, ...element.querySelectorAll('*')].some(isSeen));
  if (isPortalled) return within({ left: 0, top: 0, right: clientWidth, bottom: clientHeight });
  if (parts.some(({ element, style }) => style.position === 'fixed' && isSeen(element)))
    return within({ left: 0, top: 0, right: page.width, bottom: page.height });

  const contents = new Range();
  contents.selectNodeContents(root);
  const boxes = [contents.getBoundingClientRect()];
  for (const { element, style } of parts) {
    if (style.position === 'absolute' && isSeen(element)) boxes.push(element.getBoundingClientRect());
  }
  return within({
    left: Math.min(...boxes.map((box) => box.left)) - margin,
    top: Math.min(...boxes.map((box) => box.top)) - margin,
    right: Math.max(...boxes.map((box) => box.right)) + margin,
    bottom: Math.max(...boxes.map((box) => box.bottom)) + margin,
  });
}
