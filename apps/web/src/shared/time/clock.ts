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

/** Current time in milliseconds, from the same clock as `useClock`. Use it to compute deadlines. */
export const now = clock.now;

/**
 * The time that `useClock` shows, up to one second old. Use it to start a countdown that may end slightly early: a countdown started from
 * `now` would show one second too many at first.
 */
export const shownNow = clock.read;

/**
 * A value computed from the current time, such as seconds left or `2 minutes ago`. Computed every second on one timer for the whole page; the
 * component renders again only when the value changes, so it must be a primitive.
 */
export const useClock = <Answer extends string | number | boolean | null>(read: (nowMs: number) => Answer): Answer =>
  useSyncExternalStore(clock.subscribe, () => read(clock.read()));
