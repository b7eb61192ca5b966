import { readdirSync, readFileSync } from 'node:fs';

import { createDatabase, fillOrders } from '../../apps/api/src/testing/fill-orders.ts';
import { type Person, seedPeople } from '../support/people.ts';
import { findPostgres, startPostgres } from '../../apps/api/src/testing/postgres.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { type Figure, median } from './figure.ts';

const CALLERS = 32;
const SECONDS = 4;
const TURNS = 3;
/** Ticks a second in `/proc/<pid>/stat`, on every Linux that Node supports. */
const TICKS = 100;
const WHAT = 'two API processes on one Postgres against one, polls of an order a second';

/** Processor seconds used by a process and its children; 0 without `/proc`. */
function processorSeconds(pid: number | undefined): number {
  const statOf = (id: string): string[] => {
    try {
      // Fields after the process name, which may contain spaces: state, parent, …
      return readFileSync(`/proc/${id}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    } catch {
      return [];
    }
  };
  if (pid === undefined || process.platform !== 'linux') return 0;
  const family = readdirSync('/proc').filter((id) => id === `${pid}` || statOf(id)[1] === `${pid}`);
  return family.reduce((sum, id) => sum + (Number(statOf(id)[11] ?? 0) + Number(statOf(id)[12] ?? 0)) / TICKS, 0);
}

interface Cost {
  api: number;
  postgres: number;
  load: number;
}

/** Processor seconds used so far by the API, Postgres and the load generator. */
const costs = (servers: readonly RunningServer[], postgres: number | undefined): Cost => {
  const { user, system } = process.cpuUsage();
  return {
    api: servers.reduce((sum, server) => sum + processorSeconds(server.pid()), 0),
    postgres: processorSeconds(postgres),
    load: (user + system) / 1e6,
  };
};

/** Polls a second, by clients that send the next request as soon as they have a reply. */
async function rateOf(servers: readonly RunningServer[], path: string, { token }: Person): Promise<number> {
  const until = performance.now() + SECONDS * 1000;
  let done = 0;
  const poll = async (origin: string | undefined) => {
    while (performance.now() < until) {
      const reply = await fetch(`${origin}/api${path}`, { headers: { Authorization: `Bearer ${token}` } });
      await reply.arrayBuffer();
      if (!reply.ok) throw new Error(`${path} answered ${reply.status}`);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, (_, at) => poll(servers[at % servers.length]?.origin)));
  return done / SECONDS;
}

/** Compares two API processes on one Postgres with one, and measures which part uses the processors. */
export async function measureTwoProcesses(): Promise<Figure[]> {
  const bin = findPostgres();
  if (!bin) return [{ what: WHAT, value: 'not measured: this machine has no Postgres', goal: '' }];
  const postgres = await startPostgres(bin);
  const servers: RunningServer[] = [];
  try {
    const url = await createDatabase(postgres.url, 'two_processes');
    await fillOrders(url, 1000);
    const { admin } = await seedPeople(
      { url },
      { admin: { national: '3070000001', name: 'Bilal Ahmed', isAdmin: true } },
    );
    for (let at = 0; at < 2; at += 1) servers.push(await startServer({ DATABASE_URL: url, SEED: 'off' }));
    const path = `/sell/orders/${'1'.padStart(24, '0')}`;
    const rates: { one: number[]; two: number[] } = { one: [], two: [] };
    const spent: Cost = { api: 0, postgres: 0, load: 0 };
    for (let turn = 0; turn < TURNS; turn += 1) {
      rates.one.push(await rateOf(servers.slice(0, 1), path, admin));
      const before = costs(servers, postgres.pid);
      rates.two.push(await rateOf(servers, path, admin));
      const after = costs(servers, postgres.pid);
      for (const part of ['api', 'postgres', 'load'] as const) spent[part] += after[part] - before[part];
    }
    const [one, two] = [median(rates.one), median(rates.two)];
    const cores = (part: keyof Cost) => `${(spent[part] / (SECONDS * TURNS)).toFixed(2)}`;
    return [
      { what: WHAT, value: `${(two / one).toFixed(2)} × (${Math.round(two)} and ${Math.round(one)})`, goal: '≥ 1.6 ×' },
      {
        what: 'processors used by the two processes, Postgres and the load',
        value: `${cores('api')}, ${cores('postgres')}, ${cores('load')}`,
        goal: '',
      },
    ];
  } finally {
    await Promise.all(servers.map((server) => server.remove()));
    await postgres.stop();
  }
}
