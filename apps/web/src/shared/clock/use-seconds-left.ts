import { useMemo, useSyncExternalStore } from 'react';
import { browserHost } from './browser-host.ts';
import { createCountdown } from './countdown.ts';

/** Whole seconds until a deadline and 0 from then on; null is no deadline and always 0. */
export function useSecondsLeft(deadlineMs: number | null): number {
  const countdown = useMemo(() => createCountdown(deadlineMs, browserHost), [deadlineMs]);
  return useSyncExternalStore(countdown.subscribe, countdown.read);
}
