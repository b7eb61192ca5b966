import { useEffect, useEffectEvent, useState, type Ref } from 'react';

const HALF = 0.5;

/**
 * Calls `onSeen` whenever half of an element is in view while `armed`, and again when it is armed anew and still is (product.md R37).
 * Returns the ref of the element, which may be another one from render to render.
 */
export function useHalfSeen(onSeen: () => void, armed: boolean): Ref<HTMLDivElement> {
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const tell = useEffectEvent(onSeen);

  useEffect(() => {
    if (!element || !armed) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ intersectionRatio }) => intersectionRatio >= HALF)) tell();
      },
      { threshold: HALF },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, armed]);

  return setElement;
}
