/// Runs inside the preview of Storybook before anything else does, and so may use nothing from outside its own function.

/** One run of words as it is painted. */
export interface Line {
  /** The element whose words they are. */
  element: Element;
  /** Where they stand, in CSS pixels of the window. */
  rect: DOMRect;
  /** Size of the letters in pixels. */
  size: number;
}

/** What every measure needs. */
export interface ReachTools {
  /** Elements of the story and of what it opened above the page. */
  all: (selector: string) => HTMLElement[];
  /** Whether a person can see it; words for screen readers alone are not seen. */
  isSeen: (element: Element) => boolean;
  /** Every painted line of words. */
  lines: () => Line[];
  /** A name a developer finds again: component, element and the words in it. */
  nameOf: (element: Element) => string;
  /** Whether a computed colour paints anything. */
  paints: (colour: string) => boolean;
  /** Size of the letters in pixels by element, before they were enlarged. */
  sizes: Map<Element, number>;
  /** Resolves when the layout has followed what was changed. */
  settled: () => Promise<void>;
}

declare global {
  /** Tools of the reach check, installed by its script. */
  var __REACH__: ReachTools;
}

/** Puts the tools where the measures find them. */
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

/** Turns the page to a size of letters, and notes how large they were before they were enlarged. */
export function turnLetters({ letters }: { letters: string }): void {
  const reach = globalThis.__REACH__;
  const { style } = document.documentElement;
  if (letters) reach.sizes = new Map(reach.lines().map(({ element, size }) => [element, size]));
  if (style.fontSize !== letters) style.fontSize = letters;
}
