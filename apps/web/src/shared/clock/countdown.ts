import { secondsLeft } from '@sarraf/domain';

/** What a countdown needs of the browser; a test brings its own. */
export interface CountdownHost {
  now: () => number;
  /** Calls back once after `ms`; answers how to call it off. */
  after: (ms: number, callback: () => void) => () => void;
  /** Calls back whenever the page may have slept; answers how to stop. */
  onWake: (callback: () => void) => () => void;
}

/** A countdown to one deadline, as an external store. */
export interface Countdown {
  /** Whole seconds left now. */
  read: () => number;
  /** Calls `listener` when the seconds change, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Counts to a deadline, null being none. Every second is waited for on its own from the clock's own time, so it does
 * not drift, and a sleep ends in the right second (decisions §4).
 */
export const createCountdown = (deadlineMs: number | null, host: CountdownHost): Countdown => ({
  read: () => (deadlineMs === null ? 0 : secondsLeft(deadlineMs, host.now())),
  subscribe(listener) {
    if (deadlineMs === null) return () => {};
    let callOff = () => {};
    const wait = () => {
      const left = deadlineMs - host.now();
      // The remainder is the time until the whole seconds change.
      if (left > 0) callOff = host.after(left % 1000 || 1000, tick);
    };
    const tick = () => {
      callOff();
      listener();
      wait();
    };
    wait();
    const leave = host.onWake(tick);
    return () => {
      leave();
      callOff();
    };
  },
});
