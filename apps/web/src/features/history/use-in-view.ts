import { useCallback, useEffect, useRef, type RefCallback } from 'react';

const HALF = 0.5;

/**
 * Calls `onSeen` when at least half of an element is in view while `enabled`, and again if it is still in view when `enabled` turns true again
 * (product.md R37). Returns a ref callback; the element may change between renders.
 */
export function useInView(onSeen: () => void, enabled: boolean): RefCallback<HTMLElement> {
  const callback = useRef(onSeen);
  useEffect(() => {
    callback.current = onSeen;
  }, [onSeen]);

  return useCallback(
    (element: HTMLElement | null) => {
      if (!element || !enabled) return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ intersectionRatio }) => intersectionRatio >= HALF)) callback.current();
        },
        { threshold: HALF },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [enabled],
  );
}
