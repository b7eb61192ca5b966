import type { CountdownHost } from './countdown.ts';

const SECOND_MS = 1000;

/** A clock that many look at, as an external store. */
export interface Ticker {
  /** The time in milliseconds, the same for everybody between two ticks. */
  read: () => number;
  /** Calls `listener` after every tick, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * One timer for however many look: it ticks on the whole seconds and at once when the page wakes, and runs only while somebody
 * looks. Who looks reads the time anew, so nothing is counted down and nothing drifts (decisions §4).
 */
export function createTicker(host: CountdownHost): Ticker {
  const listeners = new Set<() => void>();
  let nowMs = 0;
  let stop = () => {};

  const start = () => {
    let callOff = () => {};
    const wait = () => {
      callOff = host.after(SECOND_MS - (nowMs % SECOND_MS), tick);
    };
    const tick = () => {
      callOff();
      nowMs = host.now();
      for (const listener of listeners) listener();
      wait();
    };
    nowMs = host.now();
    wait();
    const leave = host.onWake(tick);
    return () => {
      leave();
      callOff();
    };
  };

  return {
    read: () => (listeners.size > 0 ? nowMs : host.now()),
    subscribe(listener) {
      if (listeners.size === 0) stop = start();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
  };
}
