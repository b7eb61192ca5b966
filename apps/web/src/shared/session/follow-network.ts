import { onWake } from '../time/on-wake.ts';
import type { Session } from './create-session.ts';

/** Waits between login checks, in milliseconds; the last one repeats. */
export const WAITS_MS = [5_000, 10_000, 20_000, 40_000, 60_000] as const;

/**
 * Repeats the login check while the server is unreachable: when the device comes online, when the page becomes visible, and at growing intervals,
 * because the server may be down while the device is online (product.md R41). Returns a function that stops it.
 */
export function followNetwork(target: Window, session: Pick<Session, 'read' | 'subscribe' | 'check'>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  const recheck = () => {
    clearTimeout(timer);
    if (session.read().status === 'unreachable') void session.check({ quietly: true });
  };
  const schedule = () => {
    clearTimeout(timer);
    if (session.read().status !== 'unreachable') {
      tries = 0;
      return;
    }
    timer = setTimeout(recheck, WAITS_MS[tries] ?? WAITS_MS.at(-1));
    tries += 1;
  };
  const unsubscribe = session.subscribe(schedule);
  const stopOnWake = onWake(recheck);
  target.addEventListener('online', recheck);
  schedule();
  return () => {
    clearTimeout(timer);
    unsubscribe();
    stopOnWake();
    target.removeEventListener('online', recheck);
  };
}
