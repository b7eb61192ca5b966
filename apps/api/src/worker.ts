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
import { storeTotals } from './statistics/order-totals.ts';

const TIDY_EVERY_MS = 10 * 60_000;
/** Interval at which addresses that expect no deposit, vanished deposits, balances and reported transactions are checked. */
export const QUIET_EVERY_MS = 30_000;
/** After failures in a row a loop pauses up to 2^3 times as long, and at most this long: what was broken should be seen to work again soon. */
const MAX_BACKOFF_EXPONENT = 3;
const MAX_BACKOFF_MS = 30_000;

/** One round; `false` if it had nothing to do in this process. */
type Part = (services: Services) => Promise<void | false>;

const sendMessages: Part = (services) => forwardMessages(senderOf(services));

/**
 * Reads a network if this process holds its lease, and renews the lease while the nodes answer. Skips a network whose configured decimals
 * are wrong, since its amounts would be.
 */
const ifLeased =
  (reader: ChainReader, read: (services: Services, reader: ChainReader) => Promise<void>): Part =>
  async (services) => {
    const take = () => services.leases.take(reader.networkId, services.clock.now());
    if (!(await take())) return false;
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
 * Runs every part of the worker once, one after the other, or all but the one of {@link QUIET_EVERY_MS}. A part that fails does not stop the others;
 * the first failure is thrown at the end.
 *
 * @internal Tests call it with their own clock.
 */
export async function workOnce(services: Services, { isQuietDue = true } = {}): Promise<void> {
  const failures: unknown[] = [];
  const readers = await services.readers();
  const reading = readers.flatMap((reader) => [
    ifLeased(reader, readNetwork),
    ...(isQuietDue ? [ifLeased(reader, readQuietly)] : []),
  ]);
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
  /** Network that the loop reads. */
  networkId?: string;
  /** One round. Only `done` is a heartbeat: a network that another process reads lives by the heartbeats of that one. */
  round: () => Promise<'done' | 'elsewhere' | 'end'>;
}

/** Repeats a round until the signal aborts. Loops are independent: one that hangs or fails does not delay another. */
async function loop({ log, heartbeats }: Services, { name, everyMs, round }: Loop, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    try {
      const outcome = await round();
      if (outcome === 'end') return;
      if (outcome === 'done') heartbeats.beat(name);
      failures = 0;
    } catch (error) {
      failures += 1;
      const cause = error instanceof Error ? error.name : 'unknown';
      log.error({ name: cause, round: name, failures }, 'a round of the worker failed');
    }
    const longerMs = everyMs * 2 ** Math.min(failures, MAX_BACKOFF_EXPONENT);
    const pauseMs = failures > 0 ? Math.min(longerMs, MAX_BACKOFF_MS) : everyMs;
    await setTimeout(pauseMs, undefined, { signal }).catch(() => undefined);
  }
}

/**
 * Starts the worker's loops. `stop` hands the networks to other processes as soon as the rounds that read them have ended, and resolves when all
 * rounds have.
 */
export function startWorker(services: Services): { stop: () => Promise<void> } {
  const { heartbeats } = services;
  const { workerEveryMs } = services.config;
  const abort = new AbortController();
  const { signal } = abort;
  const running = new Map<string, { ended: Promise<void>; isReading: boolean }>();
  /** Readers of the configured networks, as the loop "readers" found them last: asking in each round was a third of an idle server's queries. */
  let readers: ChainReader[] = [];

  const start = (each: Loop): void => {
    const { name, everyMs, networkId } = each;
    if (signal.aborted || running.has(name)) return;
    heartbeats.watch(name, everyMs, networkId);
    const ended = loop(services, each, signal).finally(() => {
      running.delete(name);
      heartbeats.unwatch(name);
    });
    running.set(name, { ended, isReading: networkId !== undefined });
  };
  /** Starts a loop of the whole server. */
  const startPart = (name: string, everyMs: number, work: () => Promise<void>): void =>
    start({ name, everyMs, round: () => work().then(() => 'done' as const) });
  /** Reads one network for as long as it is configured. */
  const startReading = (networkId: string, what: string, everyMs: number, read: Parameters<typeof ifLeased>[1]): void =>
    start({
      name: `${what} ${networkId}`,
      networkId,
      everyMs,
      round: async () => {
        const reader = readers.find((each) => each.networkId === networkId);
        if (!reader) return 'end';
        return (await ifLeased(reader, read)(services)) === false ? 'elsewhere' : 'done';
      },
    });

  startPart('readers', workerEveryMs, async () => {
    readers = await services.readers();
    for (const { networkId, pollMs } of readers) {
      startReading(networkId, 'read', pollMs, readNetwork);
      startReading(networkId, 'read quietly', QUIET_EVERY_MS, readQuietly);
    }
  });
  startPart('orders', workerEveryMs, () => closeOverdue(services));
  startPart('payouts', workerEveryMs, () =>
    // A round lasts as long as its slowest payment; each time it has claimed what was due, it lives.
    forwardPayouts(services, { isStopping: () => signal.aborted, onClaimed: () => heartbeats.beat('payouts') }),
  );
  startPart('messages', workerEveryMs, async () => void (await sendMessages(services)));
  startPart('tidy up', TIDY_EVERY_MS, async () => {
    await tidyUp(services.db, services.clock.now());
    await heartbeats.tidyUp();
    await storeTotals(services.db);
  });

  let writing: Promise<void> | undefined;
  const write = (): void => {
    // While the database is away nothing is written, and every loop becomes unknown.
    writing ??= heartbeats
      .write()
      .catch(() => undefined)
      .finally(() => (writing = undefined));
  };
  const writer = setInterval(write, heartbeats.writeEveryMs);

  return {
    stop: async () => {
      abort.abort();
      clearInterval(writer);
      const rounds = [...running.values()];
      await Promise.all(rounds.filter(({ isReading }) => isReading).map(({ ended }) => ended));
      // If the database is away, the leases expire by themselves.
      await services.leases.handBack().catch(() => undefined);
      await Promise.all([...rounds.map(({ ended }) => ended), writing]);
      await heartbeats.leave().catch(() => undefined);
    },
  };
}
