import { createDatabase, fillOrders } from '../../apps/api/src/testing/fill-orders.ts';
import { type Person, seedPeople } from '../support/people.ts';
import { findPostgres, startPostgres } from '../../apps/api/src/testing/postgres.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { type Figure, median } from './figure.ts';
import { requestsPerSecond } from './load.ts';
import { processorSeconds } from '../support/process-usage.ts';

const CALLERS = 32;
const SECONDS = 4;
const TURNS = 3;
const WHAT = 'two API processes on one Postgres against one, polls of an order a second';

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

/** Polls a second, spread over the servers. */
const rateOf = (servers: readonly RunningServer[], path: string, { token }: Person): Promise<number> =>
  requestsPerSecond({
    ...{ path: `/api${path}`, token, connections: CALLERS, seconds: SECONDS },
    origins: servers.map(({ origin }) => origin),
  });

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
