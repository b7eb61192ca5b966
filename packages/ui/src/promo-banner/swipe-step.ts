/** Distance a finger moved, in CSS pixels; right and down are positive. */
export interface SwipeDistance {
  x: number;
  y: number;
}

/** Minimum distance of a swipe, in pixels; less may be a tap. */
const MIN_SWIPE_PX = 40;

/** A swipe is at least this many times as wide as it is high; anything else scrolls the page. */
const MIN_ASPECT_RATIO = 2;

/** Slides to move by after a finger moved: 1 for the next, -1 for the previous, 0 when it was not a swipe. */
export function swipeStep({ x, y }: SwipeDistance, direction: 'ltr' | 'rtl'): -1 | 0 | 1 {
  if (Math.abs(x) < MIN_SWIPE_PX || Math.abs(x) < MIN_ASPECT_RATIO * Math.abs(y)) return 0;
  return x < 0 === (direction === 'ltr') ? 1 : -1;
}
