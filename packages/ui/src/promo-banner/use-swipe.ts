import { useRef, type PointerEvent } from 'react';
import { swipeStep } from './swipe-step.ts';

/**
 * Pointer handlers of an element that can be swiped; `onSwipe` gets 1 for the next slide and -1 for the previous. The element needs
 * `touch-pan-y`: the browser then scrolls the page on vertical moves and cancels ours.
 */
export function useSwipe(onSwipe: (step: -1 | 1) => void) {
  const from = useRef<{ pointerId: number; x: number; y: number } | null>(null);
  const forget = () => {
    from.current = null;
  };

  return {
    onPointerDown: ({ isPrimary, button, pointerId, clientX, clientY }: PointerEvent) => {
      if (isPrimary && button === 0) from.current = { pointerId, x: clientX, y: clientY };
    },
    onPointerUp: ({ currentTarget, pointerId, clientX, clientY }: PointerEvent) => {
      const start = from.current;
      forget();
      if (start?.pointerId !== pointerId) return;
      const direction = getComputedStyle(currentTarget).direction === 'rtl' ? 'rtl' : 'ltr';
      const step = swipeStep({ x: clientX - start.x, y: clientY - start.y }, direction);
      if (step !== 0) onSwipe(step);
    },
    onPointerCancel: forget,
  };
}
