import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CountdownHost } from './countdown.ts';
import { createTicker } from './ticker.ts';

function host() {
  const wakers = new Set<() => void>();
  const fake: CountdownHost = {
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
  it('shows everybody the same time between two ticks, which fall on whole seconds', () => {
    const ticker = createTicker(host().fake);
    const seen: number[] = [];
    ticker.subscribe(() => seen.push(ticker.read()));
    vi.advanceTimersByTime(300);
    expect(ticker.read()).toBe(1_000_400);
    vi.advanceTimersByTime(1_300);
    expect(seen).toEqual([1_001_000, 1_002_000]);
  });

  it('keeps one timer however many look, and none once nobody does', () => {
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

  it('shows the true time to whoever looks before it runs, and when it runs again', () => {
    const ticker = createTicker(host().fake);
    expect(ticker.read()).toBe(1_000_400);
    ticker.subscribe(() => {})();
    vi.setSystemTime(2_000_000);
    expect(ticker.read()).toBe(2_000_000);
    ticker.subscribe(() => {});
    expect(ticker.read()).toBe(2_000_000);
  });
});
