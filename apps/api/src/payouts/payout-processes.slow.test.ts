import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { act, queuedPayouts } from '../testing/payouts.ts';
import { startPayoutsStandIn, type PayoutsStandIn, type StandInAnswer } from '../testing/stand-ins/payouts.ts';
import { sharedDatabase } from '../testing/test-database.ts';
import { startReader, type ReaderProcess } from '../testing/processes.ts';
import { rounds } from '../testing/rounds.ts';
import { testServer, type Actor, type TestServer } from '../testing/test-server.ts';

const KILLS = rounds(100, 20);
const EACH = 3;
const KEY = 'a key of both sides';

/** When the process is killed. */
const MOMENTS = [
  'at any moment after it began',
  'when the service hears of a payment and has not made it',
  'when the service has made it and has not answered',
  'when the answer is on its way, or being written down',
] as const;

let server: TestServer;
let service: PayoutsStandIn;
let admin: Actor;
/** Payments of the service by key; a repeated key is one payment, by the protocol. */
const paid = new Map<string, number>();
/** Kill at the next payment request to the service. */
let trap: { moment: (typeof MOMENTS)[number]; kill: () => void } | undefined;

const keyOf = (path: string, body: string): string => {
  const sent: unknown = body === '' ? undefined : JSON.parse(body);
  const key = typeof sent === 'object' && sent && 'key' in sent ? sent.key : undefined;
  return typeof key === 'string' ? key : decodeURIComponent(path.split('/').at(-1) ?? '');
};
const completed = (key: string) => ({
  status: 200,
  body: { reference: `bank-${key}`, status: 'completed', utr: `BANK-${key.toUpperCase()}` },
});

async function open(): Promise<void> {
  const answer: StandInAnswer = ({ method, path, body }) => {
    const key = keyOf(path, body);
    if (method === 'GET') return paid.has(key) ? completed(key) : { status: 404 };
    const sprung = trap;
    trap = undefined;
    if (sprung?.moment === MOMENTS[1]) {
      sprung.kill();
      return 'hang';
    }
    paid.set(key, (paid.get(key) ?? 0) + 1);
    if (sprung?.moment === MOMENTS[2]) {
      sprung.kill();
      return 'hang';
    }
    if (sprung) setTimeout(sprung.kill, paid.size % 8);
    return completed(key);
  };
  service = await startPayoutsStandIn({ key: KEY, answer });
  server = await testServer({ PAYOUTS: 'http', PAYOUTS_URL: service.url, PAYOUTS_KEY: KEY });
  server.advance(Date.now() - server.clock.now().getTime());
  admin = await server.person({ admin: true });
}
async function close(): Promise<void> {
  await server.close();
  await service.close();
}

const start = () =>
  startReader(server, [], {
    PAYOUTS: 'http',
    PAYOUTS_URL: service.url,
    PAYOUTS_KEY: KEY,
    PAYOUT_TIMEOUT_MS: '2000',
    PAYOUT_BACKOFF_MAX_MS: '20',
    PAYOUT_ASK_AGAIN_MS: '200',
  });
/** Frees the leases of a dead process at once; the test cannot wait half a minute a hundred times. */
const freeLeases = () => server.db.updateTable('payouts').set({ leased_until: null }).execute();
const openPayouts = async () =>
  (await server.db.selectFrom('payouts').select('order_id').where('status', '<>', 'completed').execute()).length;

/** Tries to claim and pay by hand what the process is about to send; returns 1 if that was first, else 0. */
async function payByHand(id: string): Promise<number> {
  if ((await act(server, admin, id, 'claim')).status !== 200) return 0;
  expect((await act(server, admin, id, 'paid', { utr: `HAND-${id.toUpperCase()}` })).status).toBe(200);
  return 1;
}

describe.runIf(sharedDatabase)('processes that send payouts', () => {
  beforeAll(open);
  afterAll(close);

  test(`${KILLS} of them killed between claim, send and record: each payout is paid once, under one key`, async () => {
    const began = performance.now();
    const seller = await server.person();
    const ids: string[] = [];
    const counts = new Map<string, number>();
    let byHand = 0;
    // The first process stops normally, so that its compile cache is there for the killed ones.
    const first = await start();
    await first.begin();
    await sleep(200);
    await first.stop();
    const starting: Promise<ReaderProcess>[] = [start(), start()];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const process = await starting.shift();
      if (!process) throw new Error('no process');
      starting.push(start());
      const batch = await queuedPayouts(server, seller, EACH);
      ids.push(...batch);
      const moment = MOMENTS[kill % MOMENTS.length] ?? MOMENTS[0];
      const dead = Promise.withResolvers<void>();
      const die = () => void process.kill().then(dead.resolve, dead.reject);
      trap = moment === MOMENTS[0] ? undefined : { moment, kill: die };
      await process.begin();
      if (moment === MOMENTS[0]) void sleep((kill * 37) % 120).then(die);
      const person = payByHand(batch.at(-1) ?? '');
      // If no request comes, the process had nothing to send: a person was faster, or all was paid.
      const late = setTimeout(die, 5000);
      await dead.promise;
      clearTimeout(late);
      trap = undefined;
      byHand += await person;
      counts.set(moment, (counts.get(moment) ?? 0) + 1);
      await freeLeases();
    }
    for (const left of await Promise.all(starting)) await left.kill();
    const last = await start();
    await last.begin();
    await expect.poll(openPayouts, { timeout: 30_000 }).toBe(0);
    await last.stop();
    const took = Math.round((performance.now() - began) / 1000);
    const again = service.requests.filter(({ method }) => method === 'POST').length - paid.size;
    process.stdout.write(
      `${KILLS} kills, ${ids.length} payouts: ${paid.size} by the service (${again} sent twice), ${byHand} by hand; ${took} s\n`,
    );
    expect(paid.size + byHand).toBe(ids.length);
    expect([...paid.keys()].filter((key) => !ids.includes(key))).toEqual([]);
    expect([...paid.values()].filter((times) => times !== 1)).toEqual([]);
    expect([...counts.values()]).toEqual(MOMENTS.map(() => KILLS / MOMENTS.length));
    const orders = await server.db.selectFrom('orders').select(['id', 'status', 'transfer_ref']).execute();
    expect(orders.filter(({ status }) => status !== 'completed')).toEqual([]);
    const wrong = orders.filter(
      ({ id, transfer_ref: utr }) => utr !== `${paid.has(id) ? 'BANK' : 'HAND'}-${id.toUpperCase()}`,
    );
    expect(wrong).toEqual([]);
    // 46 s on two slow processors.
  }, 300_000);
});
