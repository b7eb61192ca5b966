/// Everything here runs inside the preview of Storybook, and so may use nothing from outside its own function.

import type { Channel } from 'storybook/internal/channels';

/** The part of a story's parameters that is read here. */
interface Parameters {
  canary?: boolean | string;
  a11y?: StoryParameters['a11y'];
  logs?: readonly string[];
  chromatic?: { modes?: object; disableSnapshot?: boolean; delay?: number };
  visual?: { reason?: string };
}

declare global {
  /** The line between Storybook and its preview. */
  var __STORYBOOK_ADDONS_CHANNEL__: Channel;
  /** The preview itself; only what is read here. */
  var __STORYBOOK_PREVIEW__: {
    ready: () => Promise<unknown>;
    currentRender?: { story?: { parameters: Parameters } };
  };
}

/** What a story says about its checks, read from its parameters. */
export interface StoryParameters {
  /** `parameters.canary`: a planted fault that axe must see, in every theme or in one, or a `screenshot` must show. */
  canary: boolean | string;
  /** `parameters.a11y`. */
  a11y: { test?: string; options: { runOnly: string[] } };
  /** `parameters.logs`: how the errors begin that it is to log. */
  logs: readonly string[];
  /** `parameters.chromatic.modes`: the names of the modes for Chromatic. */
  chromaticModes: string[];
  /** `parameters.chromatic.disableSnapshot`: no screenshots, here or in Chromatic. */
  disabled: boolean;
  /** `parameters.chromatic.delay`, in milliseconds. */
  delay: number;
  /** `parameters.visual.reason`: why a story has no screenshots. */
  reason: string;
}

/** What a screenshot shows: a part of the page, in CSS pixels from its top left corner. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Whether it reaches beyond the window. */
  beyond: boolean;
}

/** Shows a story and plays it. Rejects when it does not render or play. */
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

/** Reads what the story on the page says about its checks. */
export function readParameters(): StoryParameters {
  const parameters: Parameters = globalThis.__STORYBOOK_PREVIEW__.currentRender?.story?.parameters ?? {};
  const { canary = false, a11y = { options: { runOnly: [] } }, logs = [], chromatic = {}, visual = {} } = parameters;
  return {
    canary,
    a11y,
    logs,
    chromaticModes: Object.keys(chromatic.modes ?? {}),
    disabled: chromatic.disableSnapshot === true,
    delay: chromatic.delay ?? 0,
    reason: visual.reason ?? '',
  };
}

/** What the toolbar can be turned to. */
interface Turn {
  theme: string;
  language: string;
  direction: string;
}

/**
 * Turns the page to a theme, a language and a direction, as `preview.tsx` does; resolves once it is laid out so. Rejects when the sentences
 * do not arrive.
 *
 * Turning Storybook's toolbar instead renders the story again, and runs its `beforeEach` again first, which takes away what was played: a
 * toast on the screen, an answer of the fake server.
 */
export async function turnTo({ theme, language, direction }: Turn): Promise<void> {
  const { documentElement: root } = document;
  root.classList.toggle('dark', theme === 'dark');
  root.dir = direction;
  root.lang = language === 'pseudo' ? 'en' : language;
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  await new Promise<void>((resolve, reject) => {
    channel.once('sarraf/language-shown', (fault: string | null) =>
      fault === null ? resolve() : reject(new Error(fault)),
    );
    channel.emit('sarraf/show-language', language);
  });
}

/** How to wait. */
interface Patience {
  /** Milliseconds to wait first. */
  delay: number;
  /** Width the window was set to, in pixels: a busy browser answers before the page has it. */
  width: number;
  /** Looks after which a page that still moves is given up. */
  limit: number;
  /** Looks after which a skeleton on the page is taken for what the story shows, and no longer for data or code on its way. */
  skeletonLimit?: number;
}

/**
 * Waits until nothing on the page is on its way any more: the window has its width, fonts and images are there, no animation runs, no skeleton waits for what it stands for, and
 * from one look to the next, which is a frame and 50 ms later, neither the document nor the place of anything in it changes. Rejects when
 * that never comes.
 */
export async function waitUntilStill({ delay, width, limit, skeletonLimit = 0 }: Patience): Promise<void> {
  // A page's own timers for as long as this come before ours, however late a busy machine is: counting frames alone misses them.
  const pause = () => new Promise((resolve) => setTimeout(resolve, 50));
  // An observer of sizes speaks once a frame is laid out, whereas `requestAnimationFrame` follows the clock that is held.
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

  const places = () =>
    Array.from(document.body.querySelectorAll('*'), (element) => {
      const { x, y, width: across, height } = element.getBoundingClientRect();
      return `${x} ${y} ${across} ${height}`;
    }).join();
  // Chromium leaves the text of a select where it was when direction and font change.
  const placeTextOfSelects = () => {
    for (const select of document.querySelectorAll('select')) {
      const { display } = select.style;
      select.style.display = 'none';
      select.getBoundingClientRect();
      select.style.display = display;
    }
  };
  const movers = () => {
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
    for (let look = 0; look <= limit; look += 1) {
      await nextFrame();
      // Laying the page out is what makes it ask for fonts.
      const now = places();
      await document.fonts.ready;
      await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})));
      if (look === 0) placeTextOfSelects();
      why = movers();
      if (look < skeletonLimit && document.querySelector('[data-component="Skeleton"]'))
        why.push('a skeleton is shown');
      if (changes > 0) why.push('the document changes');
      if (now !== before) why.push('something changes its place or size');
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

/** How much of the page to take. */
interface Cut {
  /** Room around the story, in pixels. */
  margin: number;
  /** Height of a screenshot at most, in pixels. */
  tallest: number;
}

/** Says which part of the page a screenshot shows. */
export function frameOf({ margin, tallest }: Cut): Frame {
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
