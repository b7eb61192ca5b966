/** Where a finger went, in CSS pixels: rightwards and downwards are positive. */
export interface Travel {
  x: number;
  y: number;
}

/** Less is the tremor of a tap. */
const FAR = 40;

/** Vertical travel is the page's; a swipe is at least twice as wide as it is high. */
const FLAT = 2;

/** How many slides a finger moves on: 1 towards the start of a line, -1 towards its end, 0 when it was no swipe. */
export function swipeStep({ x, y }: Travel, direction: 'ltr' | 'rtl'): -1 | 0 | 1 {
  if (Math.abs(x) < FAR || Math.abs(x) < FLAT * Math.abs(y)) return 0;
  return x < 0 === (direction === 'ltr') ? 1 : -1;
}
