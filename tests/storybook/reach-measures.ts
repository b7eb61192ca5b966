/// Everything here runs inside the preview of Storybook, and so may use nothing from outside its own function but `__REACH__`.

/** What a measure looked at, and what is wrong, one sentence each. */
export interface Measured {
  /** How many things were looked at. */
  count: number;
  /** What a person would stumble over. */
  faults: string[];
}

/**
 * The page scrolls down only, and no words are cut off or leave their box (WCAG 1.4.4, 1.4.10). An example in an empty field may run out of
 * room where words are enlarged, since the label and the hint say the same.
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
    // Letters reach a little beyond a tight line; that is no cut.
    const slack = Math.max(1, size * 0.15);
    let [freeX, freeY, boxed] = [true, true, false];
    for (let box: Element | null = element; box && box !== document.documentElement; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.display === 'inline' || style.display === 'contents') continue;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const outX = rect.left < left - 1 || rect.right > right + 1;
      const outY = rect.top < top - slack || rect.bottom > bottom + slack;
      if (freeX && outX && hides(style.overflowX)) faults.add(`words are cut off at the side: ${nameOf(element)}`);
      if (freeY && outY && hides(style.overflowY)) faults.add(`words are cut off above or below: ${nameOf(element)}`);
      // What a box scrolls is within reach, and nothing of it is painted beyond the edge.
      if (scrolls(style.overflowX)) freeX = false;
      if (scrolls(style.overflowY)) freeY = false;
      const isBox =
        paints(style.backgroundColor) ||
        (style.borderTopStyle !== 'none' && Number.parseFloat(style.borderTopWidth) > 0);
      if (isBox && !boxed && box !== document.body) {
        if ((freeX && outX) || (freeY && outY))
          faults.add(`words leave their box: ${nameOf(element)} in ${nameOf(box)}`);
        boxed = true;
      }
      if (style.position === 'fixed') {
        if (freeY && (rect.top < -slack || rect.bottom > innerHeight + slack))
          faults.add(`words are beyond the window, where nobody can scroll: ${nameOf(element)}`);
        freeY = false;
      }
    }
    if (freeX && (rect.left < -1 || rect.right > clientWidth + 1))
      faults.add(`words are beyond the side of the window: ${nameOf(element)}`);
  }

  const pen = document.createElement('canvas').getContext('2d');
  for (const field of all('input, textarea')) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || !isSeen(field) || !pen)
      continue;
    const style = getComputedStyle(field);
    const room = field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    const example = getComputedStyle(field, '::placeholder');
    pen.font = `${example.fontWeight} ${example.fontSize} ${example.fontFamily}`;
    pen.letterSpacing = example.letterSpacing;
    const isEmpty = examples && field.value === '' && field.placeholder !== '';
    if (isEmpty && pen.measureText(field.placeholder).width > room + 1)
      faults.add(`the placeholder “${field.placeholder}” is cut off: ${nameOf(field)}`);
    if (field.clientHeight < Number.parseFloat(style.fontSize))
      faults.add(`what is typed is cut off: ${nameOf(field)}`);
  }
  return { count: found.length, faults: [...faults] };
}

/**
 * Words at 200 % are twice as large as before: nothing is set in pixels (WCAG 1.4.4). Figures of a headline's size may stop at 40 px, so
 * that they stay in one piece. Asked of a page that is enlarged.
 */
export function measureGrowth(): Measured {
  const { nameOf, sizes } = globalThis.__REACH__;
  const LARGE = 40;
  const faults = new Set<string>();
  let count = 0;
  for (const [element, size] of sizes) {
    // The letters of a mark are a drawing, as large as it (WCAG 1.4.5 speaks of logotypes); the name stands beside it.
    if (!element.isConnected || element.closest('[data-component$="Mark"][aria-hidden="true"]')) continue;
    count += 1;
    const now = Number.parseFloat(getComputedStyle(element).fontSize);
    if (now < Math.min(size * 1.9, LARGE))
      faults.add(`words do not grow (${size} px, then ${now} px): ${nameOf(element)}`);
  }
  return { count, faults: [...faults] };
}

/** Everything that is pressed is at least 44 px wide and high, its label included; links within a sentence are not counted (WCAG 2.5.5). */
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

  /** How far around its middle a press reaches the target, where its box is smaller than what can be pressed. */
  const reachOf = (target: HTMLElement) => {
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    // Words of a link over two lines leave the middle of their common box empty.
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
