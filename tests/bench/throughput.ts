import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import { createDatabase, fillOrders } from '../../apps/api/src/testing/fill-orders.ts';
import { findPostgres, startPostgres } from '../../apps/api/src/testing/postgres.ts';
import { type Person, seedPeople } from '../support/people.ts';
import { startServer } from '../support/server.ts';
import { type Figure, median } from './figure.ts';
import { requestsPerSecond } from './load.ts';
import { processorSeconds } from '../support/process-usage.ts';

const CONNECTIONS = 16;
const SECONDS = 3;
const TURNS = 5;
const BARE = fileURLToPath(new URL('../../apps/api/src/testing/bare-server.ts', import.meta.url));
const WHAT = 'polls of an order a second, one process on Postgres';

/** Starts the bare server and resolves to its process and address. */
async function startBare(url: string) {
  const child = spawn(process.execPath, [BARE], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () => void child.kill('SIGKILL');
  process.once('exit', stop);
  const [line] = await once(child.stdout, 'data');
  return { origin: `${line}`.trim(), pid: child.pid, stop };
}

/** Creates an order of a seller through the API and returns its id. */
async function openOrder(origin: string, { token }: Person): Promise<string> {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  const { banks } = await (await fetch(`${origin}/api/bank/get`, { headers })).json();
  const body = JSON.stringify({ amount: 500, networkId: 'trc20', bankAccountId: banks[0]._id });
  return (await (await fetch(`${origin}/api/sell/create-order`, { method: 'POST', headers, body })).json()).orderId;
}

/** Compares polls of an order with a bare Node server with two prepared queries on the same database, in turns. */
export async function measureThroughput(): Promise<Figure[]> {
  const bin = findPostgres();
  if (!bin) return [{ what: WHAT, value: 'not measured: this machine has no Postgres', goal: '' }];
  const postgres = await startPostgres(bin);
  const url = await createDatabase(postgres.url, 'throughput');
  await fillOrders(url, 1000);
  const { seller } = await seedPeople(
    { url },
    { seller: { national: '3070000002', name: 'Hina Raza', account: true } },
  );
  const server = await startServer({ DATABASE_URL: url, SEED: 'off' });
  const bare = await startBare(url);
  try {
    const path = `/api/sell/orders/${await openOrder(server.origin, seller)}`;
    const targets = [
      { name: 'sarraf', origin: server.origin, pid: server.pid() },
      { name: 'bare', origin: bare.origin, pid: bare.pid },
    ].map((target) => ({ ...target, rates: [] as number[], own: [] as number[], database: [] as number[] }));
    const load = { path, token: seller.token, connections: CONNECTIONS };
    // The first turn is not counted: the code is compiled and the queries are prepared in it.
    for (let turn = -1; turn < TURNS; turn += 1) {
      for (const { origin, pid, rates, own, database } of targets) {
        const before = [processorSeconds(pid), processorSeconds(postgres.pid)] as const;
        const rate = await requestsPerSecond({ ...load, origins: [origin], seconds: SECONDS });
        if (turn < 0) continue;
        const each = (seconds: number, since: number) => ((seconds - since) * 1000) / (rate * SECONDS);
        rates.push(rate);
        own.push(each(processorSeconds(pid), before[0]));
        database.push(each(processorSeconds(postgres.pid), before[1]));
      }
    }
    const [ours, yardstick] = targets;
    const against = (what: string, of: 'rates' | 'own' | 'database', goal: string, unit: string, digits: number) => {
      const [one, other] = [median(ours?.[of] ?? []), median(yardstick?.[of] ?? [])];
      const value = `${(one / other).toFixed(2)} × (${one.toFixed(digits)} and ${other.toFixed(digits)}${unit})`;
      return { what: `${what}, against a bare Node server with two prepared queries, in turns`, value, goal };
    };
    return [
      against(WHAT, 'rates', '≥ 0.5 ×', '', 0),
      against('processor time of the process for one poll', 'own', '', ' ms', 2),
      against('processor time of Postgres for one poll', 'database', '', ' ms', 2),
    ];
  } finally {
    bare.stop();
    await server.remove();
    await postgres.stop();
  }
}
