import { useCallback, useEffect, useRef, type RefCallback } from 'react';

const HALF = 0.5;

/**
 * Calls `onSeen` whenever half of an element is in view while `armed`, and again when it is armed anew and still is (product.md R37).
 * Returns the ref of the element, which may be another one from render to render.
 */
export function useHalfSeen(onSeen: () => void, armed: boolean): RefCallback<HTMLElement> {
  const tell = useRef(onSeen);
  useEffect(() => {
    tell.current = onSeen;
  }, [onSeen]);

  return useCallback(
    (element: HTMLElement | null) => {
      if (!element || !armed) return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ intersectionRatio }) => intersectionRatio >= HALF)) tell.current();
        },
        { threshold: HALF },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [armed],
  );
}
