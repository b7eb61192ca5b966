import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from '../store/create-store.ts';
import type { SessionState } from './create-session.ts';
import { followNetwork, WAITS_MS } from './follow-network.ts';

let target: EventTarget;
let page: EventTarget & { visibilityState?: string };

beforeEach(() => {
  vi.useFakeTimers();
  target = new EventTarget();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('window', target);
  vi.stubGlobal('document', page);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A session that cannot reach the server. */
function unreachable() {
  const state = createStore<SessionState>({ status: 'unreachable' });
  const check = vi.fn(async () => state.set({ status: 'unreachable' }));
  const stop = followNetwork(target as Window, { ...state, check });
  return { state, check, stop };
}

it('checks again at growing intervals', async () => {
  const { check } = unreachable();
  for (const [at, wait] of [...WAITS_MS, 60_000, 60_000].entries()) {
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(check).toHaveBeenCalledTimes(at);
    await vi.advanceTimersByTimeAsync(1);
    expect(check).toHaveBeenCalledTimes(at + 1);
  }
});

it.each([
  ['the network is back', () => target.dispatchEvent(new Event('online'))],
  ['the page becomes visible', () => page.dispatchEvent(new Event('visibilitychange'))],
])('checks at once when %s', (_, happen) => {
  const { check } = unreachable();
  happen();
  expect(check).toHaveBeenCalledOnce();
});

it('stops once the login is known, and starts again when the server is unreachable again', async () => {
  const { state, check } = unreachable();
  await vi.advanceTimersByTimeAsync(5_000);
  state.set({ status: 'signed-out', reason: 'visitor' });
  target.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(check).toHaveBeenCalledTimes(1);
  state.set({ status: 'unreachable' });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(check).toHaveBeenCalledTimes(2);
});

it('stops when the returned function is called', async () => {
  const { check, stop } = unreachable();
  stop();
  target.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(check).not.toHaveBeenCalled();
});
