import { onWake } from '../time/on-wake.ts';
import type { Session } from './create-session.ts';

/** How long to wait before each further try, in milliseconds; the last for good. */
export const WAITS_MS = [5_000, 10_000, 20_000, 40_000, 60_000] as const;

/**
 * Asks whose login it is again while the server cannot be reached: when the network is back, when the page is looked at, and now and then in
 * between, as a device may be online and the server not (product.md R41). Call the answer to stop.
 */
export function followNetwork(target: Window, session: Pick<Session, 'read' | 'subscribe' | 'check'>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  const again = () => {
    clearTimeout(timer);
    if (session.read().status === 'unreachable') void session.check({ quietly: true });
  };
  const look = () => {
    clearTimeout(timer);
    if (session.read().status !== 'unreachable') {
      tries = 0;
      return;
    }
    timer = setTimeout(again, WAITS_MS[tries] ?? WAITS_MS.at(-1));
    tries += 1;
  };
  const leave = session.subscribe(look);
  const leaveWake = onWake(again);
  target.addEventListener('online', again);
  look();
  return () => {
    clearTimeout(timer);
    leave();
    leaveWake();
    target.removeEventListener('online', again);
  };
}
