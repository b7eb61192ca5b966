const SECOND_MS = 1000;

/** What a ticker needs of the browser; a test brings its own. */
export interface TickerHost {
  /** The device's clock, in milliseconds. */
  now: () => number;
  /** Calls back once after `ms`; answers how to call it off. */
  after: (ms: number, callback: () => void) => () => void;
  /** Calls back whenever the page may have slept; answers how to stop. */
  onWake: (callback: () => void) => () => void;
}

/**
 * An external store with one timer for however many look: it ticks on the whole seconds and when the page wakes, while somebody looks.
 * Who looks reads the time anew, so nothing is counted down and nothing drifts (product.md R20). While somebody looks it never goes back:
 * a device whose clock is set back would have them wait for hours.
 */
export function createTicker(host: TickerHost) {
  const listeners = new Set<() => void>();
  let tickMs = 0;
  let seenMs = 0;
  let aheadMs = 0;
  let stop = () => {};

  const look = () => {
    const deviceMs = host.now();
    if (deviceMs < seenMs) aheadMs += seenMs - deviceMs;
    seenMs = deviceMs;
    return deviceMs + aheadMs;
  };

  /** The time for somebody who looks while nothing ticks: that of the last look within a second. */
  const lookAlone = () => {
    const deviceMs = host.now();
    if (Math.abs(deviceMs - tickMs) > SECOND_MS) tickMs = deviceMs;
    return tickMs;
  };

  const start = () => {
    let callOff = () => {};
    const wait = () => {
      callOff = host.after(SECOND_MS - (seenMs % SECOND_MS), tick);
    };
    const tick = () => {
      callOff();
      tickMs = look();
      for (const listener of listeners) listener();
      wait();
    };
    aheadMs = 0;
    lookAlone();
    seenMs = host.now();
    wait();
    const leave = host.onWake(tick);
    return () => {
      leave();
      callOff();
    };
  };

  return {
    /** The time to the millisecond: what a deadline is counted from. */
    now: () => (listeners.size > 0 ? look() : host.now()),
    /**
     * The time of the last tick, the same for everybody between two, up to a second old. While nothing ticks too: React renders a page in
     * slices, and renders it again in one piece when it sees another time at the end than at the beginning.
     */
    read: () => (listeners.size > 0 ? tickMs : lookAlone()),
    /** Calls `listener` after every tick, until the returned function is called. */
    subscribe(listener: () => void) {
      if (listeners.size === 0) stop = start();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
  };
}
