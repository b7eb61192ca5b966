import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inspect } from 'node:util';

import type { Connection } from '../../apps/api/src/db/connect.ts';
import { addPerson } from '../../apps/api/src/testing/people.ts';
import { countRows, openThings } from '../../apps/api/src/testing/soak-queries.ts';
import type { Figure } from '../bench/figure.ts';
import { caller } from './calls.ts';
import { carryOut } from './carry-out.ts';
import { findFaults } from './check.ts';
import { openDesk } from './desk.ts';
import { describeFault, planFaults } from './faults.ts';
import { memoryFaults, watchMemory, type Life } from './memory.ts';
import { keepSelling, type Seller } from './seller.ts';
import { setStage, type Stage } from './stage.ts';

const SETTLE_MS = 180_000;
/** Time after the end of selling in which a call may still have to be repeated: a pool notices a dead connection by its time-out. */
const RECOVER_MS = 30_000;
/** Longest pause between two acts of a seller; longer for many, who would otherwise wait for the processors and not for the faults. */
const THINK_MS = 8000;
const MINUTE_MS = 60_000;

/** Length and size of a run. */
export interface SoakOptions {
  seed: number;
  minutes: number;
  sellers: number;
  /** Folder with the binaries of Postgres. */
  bin: string;
  print: (line: string) => void;
}

/** Result of a run. */
export interface SoakResult {
  figures: Figure[];
  /** What is wrong, one line for each; empty if all is well. */
  faults: string[];
  /** Folder with the logs of the servers; deleted if all is well. */
  logs: string;
}

const byName = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');

const together = (maps: readonly ReadonlyMap<string, number>[]): Map<string, number> => {
  const sum = new Map<string, number>();
  for (const [name, count] of maps.flatMap((map) => [...map])) sum.set(name, (sum.get(name) ?? 0) + count);
  return sum;
};

/** Notes a process that ended although no fault ended it. */
function watchProcesses({ servers, away }: Stage) {
  const crashed = new Set<string>();
  const timer = setInterval(() => {
    for (const [at, server] of servers.entries())
      if (!away.has(at) && !server.isRunning()) crashed.add(`process ${at} (pid ${server.pid()}) ended by itself`);
  }, 500);
  return { crashed, stop: () => clearInterval(timer) };
}

async function addSellers(db: Connection['db'], count: number): Promise<Seller[]> {
  const people = await Promise.all(
    Array.from({ length: count }, (_, at) => addPerson(db, new Date(), { name: `Seller ${at}` })),
  );
  return people.map((person) => ({
    ...person,
    acknowledged: { orders: new Set(), withdrawals: new Set(), accounts: new Set([person.bankId]) },
    did: new Map(),
  }));
}

/** Requests and rounds that failed, from the logs of the servers. */
function failedRequests(logs: string): string[] {
  const lines = readdirSync(logs).flatMap((file) => readFileSync(join(logs, file), 'utf8').split('\n'));
  return lines.filter((line) => line.includes('"a request failed"') || line.includes('ncaught')).slice(0, 5);
}

const describeLife = ({ process, samples }: Life): string =>
  `process ${process}: ${samples.at(0)} → ${samples.at(-1)} MB`;

/** Runs sellers, a desk and the planned faults, waits until everything has come to its end, and checks the books. */
export async function soak({ seed, minutes, sellers: count, bin, print }: SoakOptions): Promise<SoakResult> {
  const plan = planFaults(seed, minutes);
  const stage = await setStage(bin, seed);
  const { direct, servers, networks, bank, logs } = stage;
  const { db } = direct;
  let [isOver, isSettled] = [false, false];
  const { call, tally } = caller(servers.map(({ origin }) => origin));
  const processes = watchProcesses(stage);
  const memory = watchMemory(servers, Math.max(1000, (minutes * MINUTE_MS) / 200));
  try {
    const admin = await addPerson(db, new Date(), { admin: true, name: 'Bilal Ahmed' });
    const settings = { transaction_exp_time: MINUTE_MS, approve_above: 0 };
    for (const [name, value] of Object.entries(settings))
      await call({ method: 'PUT', path: `/settings/${name}`, token: admin.token, body: { value } });
    const sellers = await addSellers(db, count);
    const noteFault = (error: unknown): void => void tally.unexpected.push(inspect(error, { depth: 1 }).slice(0, 400));
    const market = {
      call,
      networks,
      isOver: () => isOver,
      pollMs: 2000,
      thinkMs: Math.max(THINK_MS, count * 100),
      noteFault,
    };
    const desk = openDesk({
      call,
      db,
      admin,
      bank,
      networks,
      seed,
      mayBegin: () => !isOver,
      isOver: () => isSettled,
      noteFault,
    });
    const began = Date.now();
    const selling = sellers.map((seller, at) => keepSelling(seller, seed, at, market));
    await carryOut(stage, plan, (fault) => print(describeFault(fault)));
    await sleep(Math.max(0, minutes * MINUTE_MS - (Date.now() - began)));
    const stopped = Date.now();
    isOver = true;
    await Promise.all(selling);
    let open = await openThings(db);
    while (open.length > 0 && Date.now() < stopped + SETTLE_MS) {
      await sleep(1000);
      open = await openThings(db);
    }
    const settled = Date.now() - stopped;
    const stuck = open.length > 0 ? desk.describe() : [];
    isSettled = true;
    await desk.done;
    // Before the check, whose calls are not part of the run.
    const trouble = tally.lastTrouble - stopped;
    const faults = [
      ...processes.crashed,
      ...open.map((what) => `not settled in ${SETTLE_MS / 1000} s: ${what}`),
      ...stuck.map((what) => `the desk then: ${what}`),
      ...(trouble > RECOVER_MS ? [`a call had to be repeated ${trouble} ms after the end of selling`] : []),
      ...(await findFaults({ db, call, admin, sellers, networks, bank, desk })),
      ...memoryFaults(memory.lives),
      ...tally.unexpected.slice(0, 20),
      ...failedRequests(logs),
    ];
    const who = `${count} sellers for ${minutes} min, ${plan.length} faults`;
    const figures: Figure[] = [
      {
        what: `${who}: sums that differ, things lost, replies that no fault explains`,
        value: `${faults.length}`,
        goal: '0',
      },
      {
        what: 'everything at its end after',
        value: `${(settled / 1000).toFixed(1)} s`,
        goal: `≤ ${SETTLE_MS / 1000} s`,
      },
      { what: 'rows', value: await countRows(db), goal: '' },
      { what: 'acts of sellers', value: byName(together(sellers.map(({ did }) => did))), goal: '' },
      { what: 'acts of the desk', value: byName(desk.acted), goal: '' },
      { what: 'replies, and calls without one', value: byName(tally.replies), goal: '' },
      { what: 'memory of each process, first → last', value: memory.lives.map(describeLife).join('; '), goal: '' },
    ];
    return { figures, faults, logs };
  } finally {
    isOver = true;
    isSettled = true;
    processes.stop();
    memory.stop();
    await stage.close();
  }
}

/** Deletes the logs of a run. */
export const removeLogs = (logs: string): void => rmSync(logs, { recursive: true, force: true });
