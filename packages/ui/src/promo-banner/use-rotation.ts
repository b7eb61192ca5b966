import { useEffect, useState } from 'react';

const REDUCED = '(prefers-reduced-motion: reduce)';
const motionQuery = () => (typeof matchMedia === 'function' ? matchMedia(REDUCED) : undefined);

const NOBODY = { pointer: false, focus: false };

/** Which of `count` slides shows, moving on by itself every `intervalMs` unless the person held it, looks at it, or wants less motion. */
export function useRotation(count: number, intervalMs: number, startsPaused: boolean) {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(() => startsPaused || (motionQuery()?.matches ?? false));
  const [heldBy, setHeldBy] = useState(NOBODY);
  const state = paused ? 'paused' : heldBy.pointer || heldBy.focus ? 'held' : 'running';
  const running = state === 'running' && count > 1;

  const move = (step: -1 | 1) => setIndex((at) => (at + step + count) % count);

  const hold = (by: keyof typeof NOBODY, held: boolean) => setHeldBy((before) => ({ ...before, [by]: held }));

  const pause = () => setPaused(true);

  const play = () => {
    setPaused(false);
    // Whoever presses Play wants to see it run, though the pointer or the focus is still here.
    setHeldBy(NOBODY);
  };

  // Somebody who asks for less motion while it runs means this too.
  useEffect(() => {
    const query = motionQuery();
    const listen = () => query?.matches && setPaused(true);
    query?.addEventListener('change', listen);
    return () => query?.removeEventListener('change', listen);
  }, []);

  // index is a dependency: a slide chosen by hand gets its full time too.
  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => setIndex((at) => (at + 1) % count), intervalMs);
    return () => clearTimeout(timer);
  }, [running, index, count, intervalMs]);

  return { index, move, state, pause, play, hold };
}
