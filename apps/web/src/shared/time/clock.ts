import { useSyncExternalStore } from 'react';
import { onWake } from './on-wake.ts';
import { createTicker } from './ticker.ts';

const clock = createTicker({
  now: () => Date.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
  onWake,
});

/** The time in milliseconds by the clock that `useClock` looks at; a deadline is counted from it. */
export const now = clock.now;

/**
 * The time that `useClock` shows, up to a second old. A countdown that may end a moment early is counted from it: counted from `now` it would
 * begin with a second more than there is.
 */
export const shownNow = clock.read;

/**
 * What the time makes of something, as seconds left, `x minutes ago` or a status that ran out. Looked at every second on the one clock of
 * the page; the caller renders again only when the answer is another one, hence a plain value.
 */
export const useClock = <Answer extends string | number | boolean | null>(read: (nowMs: number) => Answer): Answer =>
  useSyncExternalStore(clock.subscribe, () => read(clock.read()));
