import { useEffect, useRef } from 'react';

/**
 * Starts every step after the first one seen at its top, with the focus there: the button that led to it is gone, and focus
 * left on nothing sends keyboards and screen readers back to the beginning of the page.
 */
export function useStepStart(step: number) {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    top.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [step]);
  return top;
}
