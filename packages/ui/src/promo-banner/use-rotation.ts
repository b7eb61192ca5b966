import { useEffect, useState } from 'react';

const REDUCED = '(prefers-reduced-motion: reduce)';

/** Which of `count` slides shows, moving on by itself every `intervalMs` unless the person held it, looks at it, or wants less motion. */
export function useRotation(count: number, intervalMs: number) {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(() => typeof matchMedia === 'function' && matchMedia(REDUCED).matches);
  const [held, setHeld] = useState(false);
  const running = !paused && !held && count > 1;

  const showNext = () => setIndex((at) => (at + 1) % count);

  // index is a dependency: a slide chosen by hand gets its full time too.
  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => setIndex((at) => (at + 1) % count), intervalMs);
    return () => clearTimeout(timer);
  }, [running, index, count, intervalMs]);

  return { index, showNext, paused, setPaused, setHeld };
}
