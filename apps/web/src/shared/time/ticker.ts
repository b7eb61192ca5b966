const SECOND_MS = 1000;

/** Browser functions that a ticker uses; tests replace them. */
export interface TickerHost {
  /** Clock of the device, in milliseconds. */
  now: () => number;
  /** Calls back once after `ms`; returns a function that cancels. */
  after: (ms: number, callback: () => void) => () => void;
  /** Calls back whenever timers may have been suspended; returns a function that stops it. */
  onWake: (callback: () => void) => () => void;
}

/**
 * External store of the current time with one timer for all subscribers. While there are subscribers it ticks on whole seconds and on wake.
 * Subscribers read the time at each tick, so countdowns do not drift (product.md R20). While there are subscribers the time never goes back:
 * otherwise setting the device's clock back would make a countdown last for hours.
 */
export function createTicker(host: TickerHost) {
  const listeners = new Set<() => void>();
  let tickMs = 0;
  let seenMs = 0;
  let aheadMs = 0;
  let stop = () => {};

  const readMonotonic = () => {
    const deviceMs = host.now();
    if (deviceMs < seenMs) aheadMs += seenMs - deviceMs;
    seenMs = deviceMs;
    return deviceMs + aheadMs;
  };

  /** The time while nothing ticks: the same value for all reads within one second. */
  const readIdle = () => {
    const deviceMs = host.now();
    if (Math.abs(deviceMs - tickMs) > SECOND_MS) tickMs = deviceMs;
    return tickMs;
  };

  const start = () => {
    let cancel = () => {};
    const wait = () => {
      cancel = host.after(SECOND_MS - (seenMs % SECOND_MS), tick);
    };
    const tick = () => {
      cancel();
      tickMs = readMonotonic();
      for (const listener of listeners) listener();
      wait();
    };
    aheadMs = 0;
    readIdle();
    seenMs = host.now();
    wait();
    const stopOnWake = host.onWake(tick);
    return () => {
      stopOnWake();
      cancel();
    };
  };

  return {
    /** Current time to the millisecond, for computing deadlines. */
    now: () => (listeners.size > 0 ? readMonotonic() : host.now()),
    /**
     * Time of the last tick, up to one second old and the same for all readers between two ticks. Also stable while nothing ticks: React
     * renders a page in slices, and repeats the whole render synchronously if an external store changed in between.
     */
    read: () => (listeners.size > 0 ? tickMs : readIdle()),
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
