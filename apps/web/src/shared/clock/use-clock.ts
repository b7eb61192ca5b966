import { useSyncExternalStore } from 'react';
import { browserHost } from './browser-host.ts';
import { createTicker } from './ticker.ts';

const clock = createTicker(browserHost);

/**
 * What the time makes of something, as `x minutes ago` or a status that ran out. Looked at every second on the one clock of the
 * page; the caller renders again only when the answer is another one, hence a plain value.
 */
export const useClock = <Answer extends string | number | boolean | null>(read: (nowMs: number) => Answer): Answer =>
  useSyncExternalStore(clock.subscribe, () => read(clock.read()));
