import type { Services } from '../services.ts';
import { tidyUp } from '../db/tidy-up.ts';
import { closeOverdue } from './expiry.ts';
import { confirmDeposits, readChain } from './deposits.ts';
import { forwardPayouts } from './payouts.ts';

const TIDY_EVERY_MS = 10 * 60_000;

/**
 * One round of everything that happens by itself; each part is safe with other processes doing the same. A part that fails
 * (a provider that is down) does not keep the others from their work; the first failure is thrown at the end.
 *
 * @internal tests drive it with a clock of their own
 */
export async function workOnce(services: Services): Promise<void> {
  const failures: unknown[] = [];
  for (const part of [readChain, confirmDeposits, closeOverdue, forwardPayouts]) {
    try {
      await part(services);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

/** Works until stopped. A round that fails is logged, and the next one comes after a longer pause. */
export function startWorker(services: Services): { stop: () => Promise<void> } {
  const { config, log, db, clock } = services;
  let stopped = false;
  let failures = 0;
  let tidiedAt = 0;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  const round = async (): Promise<void> => {
    try {
      await workOnce(services);
      const now = clock.now();
      if (now.getTime() - tidiedAt >= TIDY_EVERY_MS) {
        tidiedAt = now.getTime();
        await tidyUp(db, now);
      }
      failures = 0;
    } catch (error) {
      failures += 1;
      log.error({ name: error instanceof Error ? error.name : 'unknown', failures }, 'a round of the worker failed');
    }
    if (!stopped) timer = setTimeout(next, config.workerEveryMs * 2 ** Math.min(failures, 6));
  };
  const next = (): void => {
    running = round();
  };
  next();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
