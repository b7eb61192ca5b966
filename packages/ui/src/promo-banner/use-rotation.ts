import { useEffect, useState } from 'react';

const REDUCED = '(prefers-reduced-motion: reduce)';
const motionQuery = () => (typeof matchMedia === 'function' ? matchMedia(REDUCED) : undefined);

const NOT_HELD = { pointer: false, focus: false };

/** Index of the slide shown. Advances every `intervalMs`, except while paused, hovered or focused, or with reduced motion. */
export function useRotation(count: number, intervalMs: number, startsPaused: boolean) {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(() => startsPaused || (motionQuery()?.matches ?? false));
  const [heldBy, setHeldBy] = useState(NOT_HELD);
  const state = paused ? 'paused' : heldBy.pointer || heldBy.focus ? 'held' : 'running';
  const running = state === 'running' && count > 1;

  const move = (step: -1 | 1) => setIndex((at) => (at + step + count) % count);

  const hold = (by: keyof typeof NOT_HELD, held: boolean) => setHeldBy((before) => ({ ...before, [by]: held }));

  const pause = () => setPaused(true);

  const play = () => {
    setPaused(false);
    // Play starts the rotation even though the pointer or the focus is still on the banner.
    setHeldBy(NOT_HELD);
  };

  // Also pause when the user turns on reduced motion later.
  useEffect(() => {
    const query = motionQuery();
    const listen = () => query?.matches && setPaused(true);
    query?.addEventListener('change', listen);
    return () => query?.removeEventListener('change', listen);
  }, []);

  // `index` is a dependency, so that a slide chosen by hand gets its full time too.
  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => setIndex((at) => (at + 1) % count), intervalMs);
    return () => clearTimeout(timer);
  }, [running, index, count, intervalMs]);

  return { index, move, state, pause, play, hold };
}
