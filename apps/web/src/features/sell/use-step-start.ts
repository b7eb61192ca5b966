import { useEffect, useRef } from 'react';

/**
 * Scrolls to the top and moves the focus there whenever the step changes. The button that had the focus is gone, and without a focused
 * element keyboards and screen readers start again at the beginning of the page.
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
