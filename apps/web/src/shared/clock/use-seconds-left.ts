import { useMemo, useSyncExternalStore } from 'react';
import { createCountdown, type CountdownHost } from './countdown.ts';
import { onWake } from './on-wake.ts';

const browser: CountdownHost = {
  now: () => Date.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
  onWake,
};

/** Whole seconds until a deadline and 0 from then on; null is no deadline and always 0. */
export function useSecondsLeft(deadlineMs: number | null): number {
  const countdown = useMemo(() => createCountdown(deadlineMs, browser), [deadlineMs]);
  return useSyncExternalStore(countdown.subscribe, countdown.read);
}
