import { setTimeout as sleep } from 'node:timers/promises';
import { vCreateOrderResponse } from '@sarraf/api-client/contract';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ledgerFaults } from '../desk/ledger.ts';
import { chainEntry } from '../testing/chain-server.ts';
import { startDevChain, type DevChain } from '../testing/dev-chain.ts';
import { startLyingNode, type LyingNode } from '../testing/lying-node.ts';
import { sharedDatabase } from '../testing/test-database.ts';
import { startReader, type ReaderProcess } from '../testing/processes.ts';
import { rounds } from '../testing/rounds.ts';
import { sell } from '../testing/selling.ts';
import { read, testServer, type TestServer } from '../testing/test-server.ts';

const USDT = 10n ** 18n;
const KILLS = rounds(100, 20);
const TAKEOVER_MS = 15_000;
const COUNTED_MS = 8000;
const POLL_MS = 200;

const vBlock = v.object({ transactions: v.array(v.string()) });
const vLogs = v.array(
  v.object({ topics: v.array(v.string()), data: v.string(), transactionHash: v.string(), logIndex: v.string() }),
);
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

let chain: DevChain;
let node: LyingNode;
let server: TestServer;
let addresses: string[] = [];
const entry = (pollMs: number, rpc = node.url) =>
  chainEntry('bep20', chain, { rpc: [rpc], pollMs, startBlock: 0, maxBlocks: 10 });

async function open(): Promise<void> {
  chain = await startDevChain({ chainId: 56 });
  await chain.setAutomine(false);
  await chain.rpc('evm_setBlockGasLimit', ['0x12a05f2000']);
  node = await startLyingNode(chain.url);
  server = await testServer({ CHAINS: JSON.stringify([entry(POLL_MS)]) });
  server.advance(Date.now() - server.clock.now().getTime());
  for (let at = 0; at < 10; at += 1) {
    const who = await server.person();
    const order = read(vCreateOrderResponse, await sell(server, who, 500, { networkId: 'bep20' }));
    addresses.push(order.depositAddress);
  }
  // The chain's clock runs ahead of the server's when it makes many blocks a second.
  await sql`update orders set expires_at = expires_at + interval '1 day'`.execute(server.db);
}
async function close(): Promise<void> {
  await server.close();
  await node.stop();
  await chain.stop();
  addresses = [];
}

let sent = 0;
const someone = (): string => addresses[(sent += 1) % addresses.length] ?? '';

/** A block with three transactions and five transfers. */
async function block(): Promise<void> {
  await chain.transfer(someone(), BigInt(1 + (sent % 60)) * USDT);
  await chain.transferMany([
    { to: someone(), units: 20n * USDT },
    { to: someone(), units: USDT / 2n },
    { to: someone(), units: 3n * USDT },
  ]);
  await chain.transfer(someone(), 40n * USDT);
  await chain.mine();
}

/** Replaces the last two blocks: the first half of their transactions is mined again, the others vanish. */
async function reorganise(): Promise<void> {
  const head = await chain.head();
  const blocks = await Promise.all(
    [head - 1, head].map((height) => chain.rpc('eth_getBlockByNumber', [`0x${height.toString(16)}`, false])),
  );
  const hashes = blocks.flatMap((each) => v.parse(vBlock, each).transactions);
  await chain.reorg(2, { again: hashes.slice(0, Math.floor(hashes.length / 2)) });
  await chain.mine();
}

/** Every transfer to our addresses, read from the chain. */
async function onChain(): Promise<string[]> {
  const padded = addresses.map((address) => `0x${'0'.repeat(24)}${address.slice(2).toLowerCase()}`);
  const filter = { fromBlock: '0x0', toBlock: 'latest', address: chain.contract, topics: [TRANSFER, null, padded] };
  const logs = v.parse(vLogs, await chain.rpc('eth_getLogs', [filter]));
  return logs.map((log) => `${log.transactionHash}/${Number(log.logIndex)} ${BigInt(log.data)}`).toSorted();
}
/** Every recorded transfer that has not vanished. */
async function recorded(): Promise<string[]> {
  const rows = await server.db.selectFrom('deposits').selectAll().where('stage', '<>', 'dropped').execute();
  return rows.map(({ hash, log_index: index, units }) => `${hash}/${index} ${units}`).toSorted();
}
const freeLeases = () =>
  server.db.updateTable('chain_readers').set({ lease_holder: null, leased_until: null }).execute();
const holder = async () => {
  const row = await server.db
    .selectFrom('chain_readers')
    .selectAll()
    .where('network_id', '=', 'bep20')
    .executeTakeFirst();
  return row?.lease_holder ?? null;
};

/** Waits until every transfer on the chain is recorded, and returns those transfers. */
async function caughtUp(): Promise<string[]> {
  const wanted = await onChain();
  await expect.poll(async () => (await recorded()).length, { timeout: 60_000 }).toBeGreaterThanOrEqual(wanted.length);
  await sleep(500);
  return wanted;
}

describe.runIf(sharedDatabase)('processes that read one network', () => {
  beforeAll(open);
  afterAll(close);

  test(`${KILLS} of them killed at ${KILLS} moments: every transfer is recorded once and the books add up`, async () => {
    const over = new AbortController();
    const began = performance.now();
    // The first process stops normally, so that its compile cache is there for the killed ones.
    const first = await startReader(server, [entry(20, chain.url)]);
    await block();
    const firstBegan = performance.now();
    await first.begin();
    await expect.poll(async () => (await recorded()).length, { interval: 20, timeout: 30_000 }).toBeGreaterThan(0);
    // The time until the first record depends on the machine: half of the kills are before it, half after.
    const longest = 2 * (performance.now() - firstBegan);
    await first.stop();
    const traffic = (async () => {
      for (let round = 1; !over.signal.aborted; round += 1) {
        await block();
        if (round % 4 === 0) await reorganise();
        await sleep(150);
      }
    })();
    const starting = [startReader(server, [entry(20, chain.url)]), startReader(server, [entry(20, chain.url)])];
    let busy = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const reader = await starting.shift();
      if (!reader) throw new Error('no reader');
      await reader.begin();
      starting.push(startReader(server, [entry(20, chain.url)]));
      const before = (await recorded()).length;
      // Every moment once, early and late ones mixed, so that the reading makes progress.
      await sleep((longest * ((kill * 37) % KILLS)) / KILLS);
      await reader.kill();
      busy += Number((await recorded()).length > before);
      await freeLeases();
    }
    for (const left of await Promise.all(starting)) await left.kill();
    over.abort();
    await traffic;
    await chain.mine(4);
    const last = await startReader(server, [entry(20, chain.url)]);
    await last.begin();
    const wanted = await caughtUp();
    await last.stop();
    const took = Math.round((performance.now() - began) / 1000);
    process.stdout.write(
      `${KILLS} kills, ${busy} of them after something was recorded; ${wanted.length} transfers; ${took} s\n`,
    );
    expect(await recorded()).toEqual(wanted);
    expect(new Set(wanted).size).toBe(wanted.length);
    expect(wanted.length).toBeGreaterThan(KILLS);
    // Some processes were killed during their work.
    expect(busy).toBeGreaterThan(KILLS / 10);
    expect(await ledgerFaults(server.db)).toEqual([]);
    // 84 s on two slow processors alone, more than 250 s beside three browsers: the moments grow with the load.
  }, 600_000);

  test('another one takes over within 15 s of its death, and at once after it stopped', async () => {
    const readers = await Promise.all([0, 1].map(() => startReader(server, [entry(POLL_MS)])));
    const [first, second] = readers as [ReaderProcess, ReaderProcess];
    await first.begin();
    await expect.poll(holder, { timeout: 10_000 }).not.toBeNull();
    const was = await holder();
    await second.begin();
    await sleep(1000);
    expect(await holder()).toBe(was);
    await first.kill();
    const died = performance.now();
    await block();
    await expect.poll(holder, { timeout: TAKEOVER_MS, interval: 50 }).not.toBe(was);
    const wanted = await caughtUp();
    const afterDeath = performance.now() - died;
    expect(await recorded()).toEqual(wanted);
    expect(afterDeath).toBeLessThan(TAKEOVER_MS);

    const third = await startReader(server, [entry(POLL_MS)]);
    await third.begin();
    await sleep(1000);
    const before = await holder();
    await second.stop();
    const stopped = performance.now();
    await expect.poll(async () => [null, before].includes(await holder()), { timeout: 5000, interval: 20 }).toBe(false);
    const afterStop = performance.now() - stopped;
    expect(afterStop).toBeLessThan(2000);
    await third.stop();
    expect(await holder()).toBeNull();
    process.stdout.write(
      `taken over ${Math.round(afterDeath)} ms after a death, ${Math.round(afterStop)} ms after a stop\n`,
    );
  }, 60_000);

  test(
    'four make at most 1.2 times the calls of one, and record everything once',
    { retry: 2, timeout: 90_000 },
    async () => {
      const callsOf = async (count: number): Promise<number> => {
        const readers = await Promise.all(Array.from({ length: count }, () => startReader(server, [entry(POLL_MS)])));
        await Promise.all(readers.map((reader) => reader.begin()));
        await sleep(1500);
        node.reset();
        const until = performance.now() + COUNTED_MS;
        while (performance.now() < until) {
          await block();
          await sleep(until - performance.now() > 500 ? 500 : Math.max(0, until - performance.now()));
        }
        const calls = node.total();
        const wanted = await caughtUp();
        expect(await recorded()).toEqual(wanted);
        await Promise.all(readers.map((reader) => reader.stop()));
        return calls;
      };
      const one = await callsOf(1);
      const four = await callsOf(4);
      process.stdout.write(
        `calls in ${COUNTED_MS / 1000} s: one process ${one}, four ${four} (× ${(four / one).toFixed(2)})\n`,
      );
      expect(four).toBeLessThanOrEqual(one * 1.2);
      expect(await ledgerFaults(server.db)).toEqual([]);
    },
  );
});
