/// These functions run inside Storybook's preview, so a function may use nothing from outside itself except `__REACH__`.

/** Result of a measurement. */
export interface Measured {
  /** Number of measured elements. */
  count: number;
  /** Messages of the faults. */
  faults: string[];
}

/**
 * Checks that the page does not scroll sideways, and that no text is clipped or leaves its box (WCAG 1.4.4, 1.4.10). Placeholders are checked only
 * with `examples`: with enlarged text they may be clipped, since label and hint say the same.
 */
export function measureWords({ examples }: { examples: boolean }): Measured {
  const { lines, nameOf, paints, all, isSeen } = globalThis.__REACH__;
  const faults = new Set<string>();
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.add(`the page is ${scrollWidth} px wide in a window of ${clientWidth}`);

  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  const found = lines();
  for (const { element, rect, size } of found) {
    // Glyphs may extend slightly beyond a tight line box.
    const slack = Math.max(1, size * 0.15);
    let [freeX, freeY, boxed] = [true, true, false];
    for (let box: Element | null = element; box && box !== document.documentElement; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.display === 'inline' || style.display === 'contents') continue;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const outX = rect.left < left - 1 || rect.right > right + 1;
      const outY = rect.top < top - slack || rect.bottom > bottom + slack;
      if (freeX && outX && hides(style.overflowX)) faults.add(`text is clipped at the side: ${nameOf(element)}`);
      if (freeY && outY && hides(style.overflowY)) faults.add(`text is clipped above or below: ${nameOf(element)}`);
      // The content of a scroll container is reachable, and never painted outside it.
      if (scrolls(style.overflowX)) freeX = false;
      if (scrolls(style.overflowY)) freeY = false;
      const isBox =
        paints(style.backgroundColor) ||
        (style.borderTopStyle !== 'none' && Number.parseFloat(style.borderTopWidth) > 0);
      if (isBox && !boxed && box !== document.body) {
        if ((freeX && outX) || (freeY && outY)) faults.add(`text leaves its box: ${nameOf(element)} in ${nameOf(box)}`);
        boxed = true;
      }
      if (style.position === 'fixed') {
        if (freeY && (rect.top < -slack || rect.bottom > innerHeight + slack))
          faults.add(`text is outside the window and cannot be scrolled to: ${nameOf(element)}`);
        freeY = false;
      }
    }
    if (freeX && (rect.left < -1 || rect.right > clientWidth + 1))
      faults.add(`text is beyond the side of the window: ${nameOf(element)}`);
  }

  const pen = document.createElement('canvas').getContext('2d');
  for (const field of all('input, textarea')) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || !isSeen(field) || !pen)
      continue;
    const style = getComputedStyle(field);
    const space = field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    const example = getComputedStyle(field, '::placeholder');
    pen.font = `${example.fontWeight} ${example.fontSize} ${example.fontFamily}`;
    pen.letterSpacing = example.letterSpacing;
    const isEmpty = examples && field.value === '' && field.placeholder !== '';
    if (isEmpty && pen.measureText(field.placeholder).width > space + 1)
      faults.add(`the placeholder “${field.placeholder}” is clipped: ${nameOf(field)}`);
    if (field.clientHeight < Number.parseFloat(style.fontSize)) faults.add(`the value is clipped: ${nameOf(field)}`);
  }
  return { count: found.length, faults: [...faults] };
}

/**
 * Checks that text at 200 % is twice as large as before, so that no font size is in pixels (WCAG 1.4.4). Large figures may stop at 40 px, so that
 * they do not wrap. Must be called on a page with enlarged text.
 */
export function measureGrowth(): Measured {
  const { nameOf, sizes } = globalThis.__REACH__;
  const LARGE = 40;
  const faults = new Set<string>();
  let count = 0;
  for (const [element, size] of sizes) {
    // The letters of a mark are part of a logo (WCAG 1.4.5, logotypes); its name is shown beside it.
    if (!element.isConnected || element.closest('[data-component$="Mark"][aria-hidden="true"]')) continue;
    count += 1;
    const now = Number.parseFloat(getComputedStyle(element).fontSize);
    if (now < Math.min(size * 1.9, LARGE))
      faults.add(`text does not grow (${size} px, then ${now} px): ${nameOf(element)}`);
  }
  return { count, faults: [...faults] };
}

/** Checks that every touch target, including its label, is at least 44 × 44 px. Links within a sentence are exempt (WCAG 2.5.5). */
export function measureTargets(): Measured {
  const { all, isSeen, nameOf } = globalThis.__REACH__;
  const LEAST = 44;
  const faults = new Set<string>();
  const isInSentence = (target: HTMLElement) => {
    const words = Array.from(target.parentElement?.childNodes ?? []).filter(
      (node) => node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.textContent ?? ''),
    );
    return target.matches('a') && getComputedStyle(target).display === 'inline' && words.length > 0;
  };
  const isBig = ({ width, height }: { width: number; height: number }) => width >= LEAST - 0.5 && height >= LEAST - 0.5;

  /** Size of the area around the centre in which a click hits the target, for targets whose clickable area is larger than their box. */
  const reachOf = (target: HTMLElement) => {
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    // The centre of the common box of a link over two lines may be empty, so the longest line is taken.
    const [line] = Array.from(target.getClientRects()).toSorted((a, b) => b.width - a.width);
    const { left, top, width, height } = line ?? target.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const labels = target instanceof HTMLInputElement ? Array.from(target.labels ?? []) : [];
    const hits = (dx: number, dy: number) => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      return hit !== null && [target, ...labels].some((part) => part.contains(hit));
    };
    const far = (dx: number, dy: number) => {
      let steps = 0;
      while (steps < LEAST && hits(dx * (steps + 0.5), dy * (steps + 0.5))) steps += 1;
      return steps;
    };
    return { width: far(-1, 0) + far(1, 0), height: far(0, -1) + far(0, 1) };
  };

  const targets = all(
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="radio"], [role="switch"], [role="tab"], [role="checkbox"]',
  ).filter((target) => !target.closest('[inert], [aria-hidden="true"]') && target.checkVisibility());
  let count = 0;
  for (const target of targets) {
    const labels = target instanceof HTMLInputElement ? Array.from(target.labels ?? []) : [];
    if (isInSentence(target) || ![target, ...labels].some(isSeen)) continue;
    count += 1;
    if ([target, ...labels].some((part) => isBig(part.getBoundingClientRect()))) continue;
    const reach = reachOf(target);
    if (!isBig(reach)) faults.add(`a target of ${reach.width} × ${reach.height} px: ${nameOf(target)}`);
  }
  window.scrollTo(0, 0);
  return { count, faults: [...faults] };
}
