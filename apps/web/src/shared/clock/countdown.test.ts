import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCountdown, type CountdownHost } from './countdown.ts';

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
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('countdown', () => {
  it('counts whole seconds to the deadline and stops there', () => {
    const seen: number[] = [];
    const countdown = createCountdown(Date.now() + 3000, host().fake);
    countdown.subscribe(() => seen.push(countdown.read()));
    expect(countdown.read()).toBe(3);
    vi.advanceTimersByTime(10_000);
    expect(seen).toEqual([2, 1, 0]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('starts in the middle of a second without drifting', () => {
    const seen: number[] = [];
    const countdown = createCountdown(Date.now() + 2400, host().fake);
    countdown.subscribe(() => seen.push(countdown.read()));
    expect(countdown.read()).toBe(3);
    vi.advanceTimersByTime(400);
    expect(seen).toEqual([2]);
  });

  it('is in the right second after a sleep in which no timer ran', () => {
    const { fake, wake } = host();
    const seen: number[] = [];
    const countdown = createCountdown(Date.now() + 60_000, fake);
    countdown.subscribe(() => seen.push(countdown.read()));
    vi.setSystemTime(Date.now() + 45_500);
    wake();
    expect(seen).toEqual([15]);
  });

  it('is 0 without a deadline and wants no timer', () => {
    const countdown = createCountdown(null, host().fake);
    countdown.subscribe(() => {});
    expect(countdown.read()).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('leaves nothing behind', () => {
    const { fake, wakers } = host();
    createCountdown(Date.now() + 5000, fake).subscribe(() => {})();
    expect(vi.getTimerCount()).toBe(0);
    expect(wakers.size).toBe(0);
  });
});
