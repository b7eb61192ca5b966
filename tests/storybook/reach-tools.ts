/// These functions run inside Storybook's preview, so a function may use nothing from outside itself.

/** Painted line of text. */
export interface Line {
  /** Element that contains the text. */
  element: Element;
  /** Box in CSS pixels of the window. */
  rect: DOMRect;
  /** Font size in pixels. */
  size: number;
}

/** Functions that the measurements share. */
export interface ReachTools {
  /** Elements of the story and of its overlays. */
  all: (selector: string) => HTMLElement[];
  /** Whether an element is visible; text for screen readers only is not. */
  isSeen: (element: Element) => boolean;
  /** All painted lines of text. */
  lines: () => Line[];
  /** Name for messages: component, element and text. */
  nameOf: (element: Element) => string;
  /** Whether a computed colour is not transparent. */
  paints: (colour: string) => boolean;
  /** Font size in pixels by element, before the text was enlarged. */
  sizes: Map<Element, number>;
  /** Resolves when the layout is up to date. */
  settled: () => Promise<void>;
}

declare global {
  /** Set by `installReachTools`. */
  var __REACH__: ReachTools;
}

/** Sets `__REACH__` before any other script of the page runs. */
export function installReachTools(): void {
  const OUTSIDE =
    '#recharts_measurement_span, .sb-wrapper, #storybook-docs, #storybook-highlights-root, script, style, noscript, template';

  const paints = (colour: string) => colour !== 'transparent' && !/^rgba\(.*,\s*0\)$|\/\s*0\)$/.test(colour);

  const isClippedAway = (element: Element) => {
    const { clipPath, position } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    return position === 'absolute' && (clipPath.startsWith('inset(50%') || (width <= 1 && height <= 1));
  };

  const isSeen = (element: Element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    if (element.closest(OUTSIDE)) return false;
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      if (isClippedAway(box)) return false;
    }
    return true;
  };

  const all = (selector: string) =>
    Array.from(document.body.querySelectorAll<HTMLElement>(selector)).filter((element) => !element.closest(OUTSIDE));

  const nameOf = (element: Element) => {
    const owner = element.closest('[data-component]')?.getAttribute('data-component') ?? 'story';
    const part = element.getAttribute('data-part') ?? element.getAttribute('role');
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    const named = `${owner} <${element.tagName.toLowerCase()}${part ? ` ${part}` : ''}>`;
    return words ? `${named} “${words.slice(0, 40)}”` : named;
  };

  const lines = () => {
    const found: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || element.closest('select, title, desc') || !isSeen(element)) continue;
      const range = new Range();
      range.selectNodeContents(node);
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      for (const rect of range.getClientRects()) {
        if (rect.width > 0 && rect.height > 0) found.push({ element, rect, size });
      }
    }
    return found;
  };

  const settled = async () => {
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    await globalThis.__LAID_OUT__();
  };

  globalThis.__REACH__ = { all, isSeen, lines, nameOf, paints, sizes: new Map(), settled };
}

/** Sets the root font size, for example `200%`; empty for the default. Stores the font sizes before enlarging in `__REACH__.sizes`. */
export function setFontSize({ fontSize }: { fontSize: string }): void {
  const reach = globalThis.__REACH__;
  const { style } = document.documentElement;
  if (fontSize) reach.sizes = new Map(reach.lines().map(({ element, size }) => [element, size]));
  if (style.fontSize !== fontSize) style.fontSize = fontSize;
}
