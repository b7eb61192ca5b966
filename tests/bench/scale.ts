import { createDatabase, fillOrders, storeFilledTotals } from '../../apps/api/src/testing/fill-orders.ts';
import { type Person, seedPeople } from '../support/people.ts';
import { findPostgres, type Postgres, startPostgres } from '../../apps/api/src/testing/postgres.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { type Figure, median } from './figure.ts';

const FEW = 1_000;
const MANY = 1_000_000;
const POLLS = 300;
const TURNS = 7;

/** Server with its own database of many orders, and two signed-in users. */
interface FilledServer {
  server: RunningServer;
  people: Record<'admin' | 'seller', Person>;
  orderId: string;
}

const send = (filledServer: Pick<FilledServer, 'server'>, who: Person, method: string, path: string, body?: unknown) =>
  fetch(`${filledServer.server.origin}/api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${who.token}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

/** Time of one call including the body of its reply, in milliseconds. */
async function timeCall(
  filledServer: FilledServer,
  who: 'admin' | 'seller',
  method: string,
  path: string,
): Promise<number> {
  const since = performance.now();
  const reply = await send(filledServer, filledServer.people[who], method, path);
  await reply.arrayBuffer();
  if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}`);
  return performance.now() - since;
}

async function startFilledServer(postgres: Postgres, count: number): Promise<FilledServer> {
  const url = await createDatabase(postgres.url, `orders_${count}`);
  await fillOrders(url, count);
  await storeFilledTotals(url);
  const people = await seedPeople(
    { url },
    {
      admin: { national: '3070000001', name: 'Bilal Ahmed', isAdmin: true },
      seller: { national: '3070000002', name: 'Hina Raza', account: true },
    },
  );
  const server = await startServer({ DATABASE_URL: url, SEED: 'off' });
  const banks = await (await send({ server }, people.seller, 'GET', '/bank/get')).json();
  const order = { amount: 500, networkId: 'trc20', bankAccountId: banks.banks[0]._id };
  const { orderId } = await (await send({ server }, people.seller, 'POST', '/sell/create-order', order)).json();
  return { server, people, orderId };
}

/** Compares a poll, a page of the history and the statistics with a million orders to those with a thousand, measured in turns. */
export async function measureScale(): Promise<Figure[]> {
  const bin = findPostgres();
  const title = `${MANY.toLocaleString('en')} orders against ${FEW.toLocaleString('en')}, Postgres`;
  if (!bin) return [{ what: title, value: 'not measured: this machine has no Postgres', goal: '' }];
  const postgres = await startPostgres(bin);
  const filled: FilledServer[] = [];
  try {
    for (const count of [FEW, MANY]) filled.push(await startFilledServer(postgres, count));
    const compare = async (
      what: string,
      goal: string,
      turns: number,
      call: (filledServer: FilledServer) => Promise<number>,
    ): Promise<Figure> => {
      const times = filled.map(() => [] as number[]);
      // The first call of each is not counted: the database reads its pages from disk.
      for (let turn = -1; turn < turns; turn += 1) {
        for (const [at, filledServer] of filled.entries()) {
          const ms = await call(filledServer);
          if (turn >= 0) times[at]?.push(ms);
        }
      }
      const [few = Number.NaN, many = Number.NaN] = times.map(median);
      const value = `${(many / few).toPrecision(3)} × (${many.toFixed(1)} ms and ${few.toFixed(1)} ms)`;
      return { what: `${what}, ${title} (median of ${turns}, in turns)`, value, goal };
    };
    const stats = (filter: string, search = '') =>
      compare(`GET /stats ${filter}${search && `, search “${search}”`}`, '≤ 3 ×', TURNS, (filledServer) =>
        timeCall(filledServer, 'admin', 'GET', `/stats?dateFilter=${filter}${search && `&search=${search}`}`),
      );
    return [
      await compare('a poll of an open order', 'flat', POLLS, (filledServer) =>
        timeCall(filledServer, 'seller', 'GET', `/sell/orders/${filledServer.orderId}`),
      ),
      await compare('first page of everybody’s history', 'flat', POLLS, (filledServer) =>
        timeCall(filledServer, 'admin', 'POST', '/history/1/10'),
      ),
      await stats('week'),
      await stats('week', 'nobody'),
      await stats('month'),
      await stats('year'),
      await stats('all'),
    ];
  } finally {
    await Promise.all(filled.map(({ server }) => server.remove()));
    await postgres.stop();
  }
}
