import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

import { placeNumbers } from './place-numbers.ts';
import type { Box, NumberPlace } from './place-numbers.ts';

/** A part that is visible in the drawing. */
export interface NumberedPart extends NumberPlace {
  /** Number of the part, from 1. */
  number: number;
  box: Box;
}

/** Parts that are smaller, in square pixels, are for screen readers only. */
const LEAST_AREA = 16;

/** First element of the selector that can be seen. */
function findVisible(scope: Element, selector: string): Element | undefined {
  return Array.from(scope.querySelectorAll(selector)).find((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width * height > LEAST_AREA && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  });
}

function measure(drawing: Element, scope: Element, selectors: readonly string[], margin: number): NumberedPart[] {
  const origin = drawing.getBoundingClientRect();
  // Elements in a frame are measured from the frame's corner.
  const frame = scope.ownerDocument === document ? undefined : scope.ownerDocument.defaultView?.frameElement;
  const offset = frame?.getBoundingClientRect() ?? { x: 0, y: 0 };
  let rtl = false;
  const found = selectors.flatMap((selector, at) => {
    const element = findVisible(scope, selector);
    if (!element) return [];
    rtl ||= getComputedStyle(element).direction === 'rtl' && element.closest('[dir=rtl]') !== null;
    const { x, y, width, height } = element.getBoundingClientRect();
    return [{ number: at + 1, box: { x: x + offset.x - origin.x, y: y + offset.y - origin.y, width, height } }];
  });
  const places = placeNumbers(
    found.map(({ box }) => box),
    origin,
    { margin, rtl },
  );
  return found.flatMap((part, at) => {
    const place = places[at];
    return place ? [{ ...part, ...place }] : [];
  });
}

/** Element in which the parts are searched: the body of a frame, or the drawing's own content. */
const scopeOf = (content: Element): Element | undefined => {
  const frame = content.querySelector('iframe');
  return frame ? frame.contentDocument?.body : content;
};

/**
 * Numbers of the visible parts and their places. Measured again whenever the size or content changes; `loads` counts the loads of a
 * frame, which replace its content.
 */
export function useNumbers(
  drawing: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  selectors: readonly string[],
  { margin, loads }: { margin: number; loads: number },
): readonly NumberedPart[] {
  const [parts, setParts] = useState<readonly NumberedPart[]>([]);
  const searched = selectors.join('\n');

  useEffect(() => {
    const box = drawing.current;
    const scope = content.current && scopeOf(content.current);
    if (!box || !scope) return undefined;
    let request = 0;
    let last = '';
    const update = () => {
      const next = measure(box, scope, searched.split('\n'), margin);
      const text = JSON.stringify(next);
      if (text === last) return;
      last = text;
      setParts(next);
    };
    const schedule = () => {
      cancelAnimationFrame(request);
      request = requestAnimationFrame(update);
    };
    const sizes = new ResizeObserver(schedule);
    sizes.observe(box);
    const changes = new MutationObserver(schedule);
    changes.observe(scope, { childList: true, subtree: true, attributes: true, characterData: true });
    scope.addEventListener('transitionend', schedule);
    void document.fonts.ready.then(schedule);
    schedule();
    return () => {
      cancelAnimationFrame(request);
      sizes.disconnect();
      changes.disconnect();
      scope.removeEventListener('transitionend', schedule);
    };
  }, [drawing, content, searched, margin, loads]);

  return parts;
}
