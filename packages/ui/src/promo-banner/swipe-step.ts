/** Distance a finger moved, in CSS pixels; right and down are positive. */
export interface Travel {
  x: number;
  y: number;
}

/** Minimum distance of a swipe, in pixels; less may be a tap. */
const FAR = 40;

/** A swipe is at least this many times as wide as it is high; anything else scrolls the page. */
const FLAT = 2;

/** Slides to move by after a finger moved: 1 for the next, -1 for the previous, 0 when it was not a swipe. */
export function swipeStep({ x, y }: Travel, direction: 'ltr' | 'rtl'): -1 | 0 | 1 {
  if (Math.abs(x) < FAR || Math.abs(x) < FLAT * Math.abs(y)) return 0;
  return x < 0 === (direction === 'ltr') ? 1 : -1;
}
