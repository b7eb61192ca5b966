import { useEffect, useState } from 'react';
import { onWake } from './on-wake.ts';

/** The time in milliseconds, renewed every `intervalMs` while `running` and at once when the page wakes. */
export function useNow(intervalMs: number, running = true): number {
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    if (!running) return undefined;
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, intervalMs);
    const leave = onWake(tick);
    return () => {
      clearInterval(timer);
      leave();
    };
  }, [intervalMs, running]);

  return now;
}
