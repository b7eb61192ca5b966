import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ledgerFaults } from '../desk/ledger.ts';
import { openOrder } from '../testing/selling.ts';
import { MANY_CONNECTIONS, testServer, type TestServer } from '../testing/test-server.ts';
import type { ChainReader } from './chain-reader.ts';
import { leases } from './lease.ts';
import { readNetwork } from '../deposits/read-network.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({}, {}, MANY_CONNECTIONS);
});
afterAll(() => server.close());
beforeEach(() => server.db.updateTable('chain_readers').set({ lease_holder: null, leased_until: null }).execute());

/** Leases of a process with a monotonic clock of its own. */
function process(name: string) {
  const clock = { now: 1_000_000 };
  const mine = leases(server.db, name, () => clock.now);
  return {
    ...mine,
    clock,
    take: (network = 'trc20') => mine.take(network, server.clock.now()),
  };
}
const row = (network = 'trc20') =>
  server.db.selectFrom('chain_readers').selectAll().where('network_id', '=', network).executeTakeFirstOrThrow();
/** Lets so many seconds pass on the clock of the database. */
const age = (seconds: number) =>
  sql`update chain_readers set leased_until = leased_until - ${seconds} * interval '1 second'`.execute(server.db);

describe('a network', () => {
  test('is read by the process that took it, until that renews nothing for ten seconds', async () => {
    const [a, b] = [process('a'), process('b')];
    expect([await a.take(), await b.take()]).toEqual([true, false]);
    await age(9);
    expect(await b.take()).toBe(false);
    await age(2);
    expect(await b.take()).toBe(true);
    expect((await row()).lease_holder).toBe('b');
  });

  test('stays with its reader, which renews the lease every three seconds', async () => {
    const [a, b] = [process('a'), process('b')];
    await a.take();
    const { leased_until: first } = await row();
    a.clock.now += 2999;
    expect(await a.take()).toBe(true);
    expect((await row()).leased_until).toEqual(first);
    await age(8);
    a.clock.now += 1;
    expect(await a.take()).toBe(true);
    await age(8);
    expect(await b.take()).toBe(false);
  });

  test('can be taken at once after it was handed back, which only its holder can do', async () => {
    const [a, b] = [process('a'), process('b')];
    await a.take();
    await b.handBack();
    expect((await row()).lease_holder).toBe('a');
    await a.handBack();
    expect(await b.take()).toBe(true);
  });

  test('has its own lease: different networks may have different readers', async () => {
    const [a, b] = [process('a'), process('b')];
    expect([await a.take('trc20'), await b.take('bep20')]).toEqual([true, true]);
    expect([await a.take('bep20'), await b.take('trc20')]).toEqual([false, false]);
  });

  test('has one reader, however many take it at the same moment', async () => {
    const all = Array.from({ length: 8 }, (_, at) => process(`p${at}`));
    const taken = await Promise.all(all.map((each) => each.take('fresh')));
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  test('is no longer leased by a process that was paused too long', async () => {
    const [a, b] = [process('a'), process('b')];
    await a.take();
    a.clock.now += 60_000;
    await age(60);
    expect(await b.take()).toBe(true);
    expect(await a.take()).toBe(false);
    expect(await a.take()).toBe(false);
  });
});

describe('a reader that was paused and lost its network', () => {
  /** Pays so many USDT to an order, without reading the network. */
  async function pay(orderId: string, amount: bigint, times = 1): Promise<void> {
    const { account } = await server.db
      .selectFrom('orders')
      .select('account')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    await server.services.sandboxChain?.pay({
      networkId: 'trc20',
      account: account ?? '',
      units: amount * 1_000_000n,
      times,
    });
  }

  /** Reader that pauses between reading and returning, until `goOn` is called. */
  function paused(reader: ChainReader) {
    const reading = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const slow: ChainReader = {
      ...reader,
      transfers: async (range, accounts) => {
        const read = await reader.transfers(range, accounts);
        reading.resolve();
        await goOn.promise;
        return read;
      },
    };
    return { slow, reading: reading.promise, goOn: () => goOn.resolve() };
  }

  test('does no harm: its transfers are recorded, and neither the cursor nor the head goes back', async () => {
    const seller = await server.person();
    const id = await openOrder(server, seller, 500);
    const reader = (await server.services.readers()).find(({ networkId }) => networkId === 'trc20');
    if (!reader) throw new Error('no reader');
    await readNetwork(server.services, reader);
    await pay(id, 200n);
    const { slow, reading, goOn } = paused(reader);
    const late = readNetwork(server.services, slow);
    await reading;
    server.advance(1000);
    await pay(id, 300n);
    await readNetwork(server.services, reader);
    const after = await row();
    const cursor = () => server.db.selectFrom('chain_cursors').selectAll().where('network_id', '=', 'trc20').execute();
    const before = await cursor();
    goOn();
    await late;
    expect(await cursor()).toEqual(before);
    const { head, read_up_to: readUpTo } = await row();
    expect([head, readUpTo]).toEqual([after.head, after.read_up_to]);
    const deposits = await server.db.selectFrom('deposits').select('amount').where('order_id', '=', id).execute();
    expect(deposits.map(({ amount }) => Number(amount)).toSorted()).toEqual([200, 300]);
    expect(await ledgerFaults(server.db)).toEqual([]);
  });

  test('records nothing twice when several readers record the same transfers at once', async () => {
    const seller = await server.person();
    const id = await openOrder(server, seller, 500);
    const reader = (await server.services.readers()).find(({ networkId }) => networkId === 'trc20');
    if (!reader) throw new Error('no reader');
    await pay(id, 100n, 5);
    await Promise.all(Array.from({ length: 6 }, () => readNetwork(server.services, reader).catch(() => undefined)));
    const deposits = await server.db.selectFrom('deposits').select('id').where('order_id', '=', id).execute();
    expect(deposits).toHaveLength(5);
    expect(await ledgerFaults(server.db)).toEqual([]);
  });
});
