import type { CountdownHost } from './countdown.ts';
import { onWake } from './on-wake.ts';

/** The clock and the timers of the browser. */
export const browserHost: CountdownHost = {
  now: () => Date.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
  onWake,
};
