import { setTimeout } from 'node:timers/promises';
import { checkBalances } from './chains/balances.ts';
import { hasRightDecimals } from './chains/check-decimals.ts';
import type { ChainReader } from './chains/chain-reader.ts';
import { RENEW_EVERY_MS } from './chains/lease.ts';
import { recheckVanished } from './deposits/confirm-deposits.ts';
import { readNetwork, readQuietAddresses } from './deposits/read-network.ts';
import { tidyUp } from './db/tidy-up.ts';
import { checkReportedTransactions } from './desk/reported-transactions.ts';
import type { Services } from './services.ts';
import { senderOf } from './messages/deliver.ts';
import { forwardMessages } from './messages/forward-messages.ts';
import { closeOverdue } from './orders/expiry.ts';
import { forwardPayouts } from './payouts/forward-payouts.ts';

const TIDY_EVERY_MS = 10 * 60_000;
/** Interval at which addresses that expect no deposit, vanished deposits, balances and reported transactions are checked. */
const QUIET_EVERY_MS = 30_000;
/** After failures in a row a loop pauses up to 2^3 times as long. */
const MAX_BACKOFF_EXPONENT = 3;

type Part = (services: Services) => Promise<void>;

const sendMessages: Part = (services) => forwardMessages(senderOf(services));

/**
 * Reads a network if this process holds its lease, and renews the lease while the nodes answer. Skips a network whose configured decimals
 * are wrong, since its amounts would be.
 */
const ifLeased =
  (reader: ChainReader, read: (services: Services, reader: ChainReader) => Promise<void>): Part =>
  async (services) => {
    const take = () => services.leases.take(reader.networkId, services.clock.now());
    if (!(await take())) return;
    const renewal = setInterval(() => void take().catch(() => false), RENEW_EVERY_MS);
    try {
      if (await hasRightDecimals(services, reader)) await read(services, reader);
    } finally {
      clearInterval(renewal);
    }
  };

async function readQuietly(services: Services, reader: ChainReader): Promise<void> {
  await recheckVanished(services, reader);
  await readQuietAddresses(services, reader);
  await checkBalances(services, reader);
  await checkReportedTransactions(services, reader);
}

/**
 * Runs every part of the worker once, one after the other. A part that fails does not stop the others; the first failure is thrown at the
 * end.
 *
 * @internal Tests call it with their own clock.
 */
export async function workOnce(services: Services): Promise<void> {
  const failures: unknown[] = [];
  const readers = await services.readers();
  const reading = readers.flatMap((reader) => [ifLeased(reader, readNetwork), ifLeased(reader, readQuietly)]);
  for (const part of [...reading, closeOverdue, forwardPayouts, sendMessages]) {
    try {
      await part(services);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

interface Loop {
  name: string;
  /** Milliseconds between the end of a round and the next one; longer after failures. */
  everyMs: number;
  /** One round; `false` ends the loop. */
  round: () => Promise<void | false>;
}

/** Repeats a round until the signal aborts. Loops are independent: one that hangs or fails does not delay another. */
async function loop({ log }: Services, { name, everyMs, round }: Loop, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    try {
      if ((await round()) === false) return;
      failures = 0;
    } catch (error) {
      failures += 1;
      const cause = error instanceof Error ? error.name : 'unknown';
      log.error({ name: cause, round: name, failures }, 'a round of the worker failed');
    }
    const pauseMs = everyMs * 2 ** Math.min(failures, MAX_BACKOFF_EXPONENT);
    await setTimeout(pauseMs, undefined, { signal }).catch(() => undefined);
  }
}

/** Starts the worker's loops; `stop` resolves when the rounds that are running have ended. */
export function startWorker(services: Services): { stop: () => Promise<void> } {
  const { workerEveryMs } = services.config;
  const abort = new AbortController();
  const { signal } = abort;
  const running = new Map<string, Promise<void>>();

  const start = (each: Loop): void => {
    if (signal.aborted || running.has(each.name)) return;
    running.set(
      each.name,
      loop(services, each, signal).finally(() => running.delete(each.name)),
    );
  };
  /** Reads one network for as long as it is configured. */
  const startReading = (networkId: string, what: string, everyMs: number, read: Parameters<typeof ifLeased>[1]): void =>
    start({
      name: `${what} ${networkId}`,
      everyMs,
      round: async () => {
        const reader = (await services.readers()).find((each) => each.networkId === networkId);
        return reader ? ifLeased(reader, read)(services) : false;
      },
    });

  start({
    name: 'readers',
    everyMs: workerEveryMs,
    round: async () => {
      for (const { networkId, pollMs } of await services.readers()) {
        startReading(networkId, 'read', pollMs, readNetwork);
        startReading(networkId, 'read quietly', QUIET_EVERY_MS, readQuietly);
      }
    },
  });
  start({ name: 'orders', everyMs: workerEveryMs, round: () => closeOverdue(services) });
  start({ name: 'payouts', everyMs: workerEveryMs, round: () => forwardPayouts(services, () => signal.aborted) });
  start({ name: 'messages', everyMs: workerEveryMs, round: () => sendMessages(services) });
  start({ name: 'tidy up', everyMs: TIDY_EVERY_MS, round: () => tidyUp(services.db, services.clock.now()) });

  return {
    stop: async () => {
      abort.abort();
      await Promise.all(running.values());
      // If the database is away, the leases expire by themselves.
      await services.leases.handBack().catch(() => undefined);
    },
  };
}
