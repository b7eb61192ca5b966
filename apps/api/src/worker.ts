import { checkBalances } from './chains/balances.ts';
import { hasRightDecimals } from './chains/check-decimals.ts';
import type { ChainReader } from './chains/chain-reader.ts';
import { RENEW_EVERY_MS } from './chains/lease.ts';
import { recheckVanished } from './deposits/confirm-deposits.ts';
import { readNetwork, readQuietAddresses } from './deposits/read-network.ts';
import { tidyUp } from './db/tidy-up.ts';
import { checkReportedTransactions } from './desk/reported-transactions.ts';
import type { Services } from './services.ts';
import { closeOverdue } from './orders/expiry.ts';
import { forwardPayouts } from './payouts/forward-payouts.ts';

const TIDY_EVERY_MS = 10 * 60_000;
/** How often the addresses of ended orders, and balances, are looked at for what is due. */
const QUIET_EVERY_MS = 30_000;
/** A round that goes on failing comes after up to 2^3 times its pause. */
const LONGEST_PAUSE = 3;

type Part = (services: Services) => Promise<void>;

/** Reads a network if this process is the one that does, and stays that one however long the nodes take; none whose amounts would be wrong. */
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

const ORDERS: readonly Part[] = [closeOverdue, (services) => forwardPayouts(services)];

/**
 * One round of everything that happens by itself, one thing after the other. A part that fails (a provider that is down) does not keep
 * the others from their work; the first failure is thrown at the end.
 *
 * @internal tests drive it with a clock of their own
 */
export async function workOnce(services: Services): Promise<void> {
  const failures: unknown[] = [];
  const readers = await services.readers();
  const reading = readers.flatMap((reader) => [ifLeased(reader, readNetwork), ifLeased(reader, readQuietly)]);
  for (const part of [...reading, ...ORDERS]) {
    try {
      await part(services);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

/** Work that comes round again and again, each kind at its own pace: one that hangs or fails keeps no other waiting. */
function rounds(services: Services) {
  const running = new Map<string, Promise<void>>();
  const failures = new Map<string, number>();
  const dueAt = new Map<string, number>();
  let hasEnded = false;

  const work = async (name: string, everyMs: number, part: Part): Promise<void> => {
    try {
      await part(services);
      failures.delete(name);
    } catch (error) {
      failures.set(name, (failures.get(name) ?? 0) + 1);
      const cause = error instanceof Error ? error.name : 'unknown';
      services.log.error({ name: cause, round: name, failures: failures.get(name) }, 'a round of the worker failed');
    }
    running.delete(name);
    dueAt.set(name, performance.now() + everyMs * 2 ** Math.min(failures.get(name) ?? 0, LONGEST_PAUSE));
  };

  return {
    /** Begins a round of this name, unless one is running or the last one is less than `everyMs` ago (longer after failures). */
    begin: (name: string, everyMs: number, part: Part): void => {
      if (hasEnded || running.has(name) || performance.now() < (dueAt.get(name) ?? 0)) return;
      running.set(name, work(name, everyMs, part));
    },
    /** Begins nothing more, and resolves when nothing is running. */
    end: async () => {
      hasEnded = true;
      await Promise.all(running.values());
    },
  };
}

/** Works until stopped. A round that fails is logged, and the next one of its kind comes after a longer pause. */
export function startWorker(services: Services): { stop: () => Promise<void> } {
  const { config } = services;
  const { begin, end } = rounds(services);
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const beginReading: Part = async () => {
    for (const reader of await services.readers()) {
      begin(`read ${reader.networkId}`, reader.pollMs, ifLeased(reader, readNetwork));
      begin(`read quietly ${reader.networkId}`, QUIET_EVERY_MS, ifLeased(reader, readQuietly));
    }
  };
  const tick = (): void => {
    begin('readers', config.workerEveryMs, beginReading);
    begin('orders', config.workerEveryMs, closeOverdue);
    begin('payouts', config.workerEveryMs, (each) => forwardPayouts(each, () => stopped));
    begin('tidy up', TIDY_EVERY_MS, ({ db, clock }) => tidyUp(db, clock.now()));
    if (!stopped) timer = setTimeout(tick, config.workerEveryMs / 2);
  };
  tick();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await end();
      // With the database away they end by themselves.
      await services.leases.handBack().catch(() => undefined);
    },
  };
}
