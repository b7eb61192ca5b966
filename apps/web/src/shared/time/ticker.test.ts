import { deadline, secondsLeft } from '@sarraf/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTicker, type TickerHost } from './ticker.ts';

function host() {
  const wakers = new Set<() => void>();
  const fake: TickerHost = {
    now: () => Date.now(),
    after(ms, callback) {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
    onWake(callback) {
      wakers.add(callback);
      return () => wakers.delete(callback);
    },
  };
  return { fake, wake: () => wakers.forEach((waker) => waker()), wakers };
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_400 });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the shared clock', () => {
  it('gives all readers the same time between two ticks, which fall on whole seconds', () => {
    const ticker = createTicker(host().fake);
    const seen: number[] = [];
    ticker.subscribe(() => seen.push(ticker.read()));
    vi.advanceTimersByTime(300);
    expect(ticker.read()).toBe(1_000_400);
    vi.advanceTimersByTime(1_300);
    expect(seen).toEqual([1_001_000, 1_002_000]);
  });

  it('gives the same time throughout a render that takes most of a second, and when the page then subscribes', () => {
    const ticker = createTicker(host().fake);
    expect(ticker.read()).toBe(1_000_400);
    vi.advanceTimersByTime(500);
    expect(ticker.read()).toBe(1_000_400);
    const seen: number[] = [];
    ticker.subscribe(() => seen.push(ticker.read()));
    expect(ticker.read()).toBe(1_000_400);
    vi.advanceTimersByTime(100);
    expect(seen).toEqual([1_001_000]);
  });

  it('starts a countdown computed from the shown time with the right number of seconds', () => {
    const ticker = createTicker(host().fake);
    ticker.subscribe(() => {});
    vi.advanceTimersByTime(900);
    expect(secondsLeft(deadline(ticker.now(), 1200), ticker.read())).toBe(1201);
    expect(secondsLeft(deadline(ticker.read(), 1200), ticker.read())).toBe(1200);
  });

  it('keeps one timer for any number of subscribers, and none without subscribers', () => {
    const { fake, wakers } = host();
    const ticker = createTicker(fake);
    const leave = [1, 2, 3].map(() => ticker.subscribe(() => {}));
    expect(vi.getTimerCount()).toBe(1);
    for (const stop of leave) stop();
    expect(vi.getTimerCount()).toBe(0);
    expect(wakers.size).toBe(0);
  });

  it('is right at once after a sleep in which no timer ran', () => {
    const { fake, wake } = host();
    const ticker = createTicker(fake);
    const seen: number[] = [];
    ticker.subscribe(() => seen.push(ticker.read()));
    vi.setSystemTime(9_000_000);
    wake();
    expect(seen).toEqual([9_000_000]);
    expect(vi.getTimerCount()).toBe(1);
  });

  describe('a wait of a minute with a subscriber', () => {
    const HOUR = 3_600_000;
    const wait = () => {
      const { fake, wake } = host();
      const ticker = createTicker(fake);
      const leave = ticker.subscribe(() => {});
      const end = deadline(ticker.now(), 60);
      return { wake, leave, left: () => secondsLeft(end, ticker.read()) };
    };

    it.each([-3 * HOUR, -HOUR / 60])('goes on when the clock of the device is set back by %i ms', (shift) => {
      const { left, leave } = wait();
      vi.advanceTimersByTime(20_000);
      vi.setSystemTime(Date.now() + shift);
      vi.advanceTimersByTime(20_000);
      // The time between the last tick and the change is unknown, and the last tick is up to a second old.
      expect([20, 21, 22]).toContain(left());
      vi.advanceTimersByTime(22_000);
      expect(left()).toBe(0);
      leave();
    });

    it('is over when it is set forward: asking early costs nothing', () => {
      const { left } = wait();
      vi.setSystemTime(Date.now() + 3 * HOUR);
      vi.advanceTimersByTime(1000);
      expect(left()).toBe(0);
    });

    it('passes while the device sleeps', () => {
      const { left, wake } = wait();
      vi.setSystemTime(Date.now() + 45_500);
      wake();
      expect(left()).toBe(15);
    });
  });

  it('gives the device time before the first subscriber and after a restart', () => {
    const ticker = createTicker(host().fake);
    expect(ticker.read()).toBe(1_000_400);
    ticker.subscribe(() => {})();
    vi.setSystemTime(2_000_000);
    expect(ticker.read()).toBe(2_000_000);
    ticker.subscribe(() => {});
    expect(ticker.read()).toBe(2_000_000);
  });
});
