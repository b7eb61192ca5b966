import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ledgerFaults } from '../desk/ledger.ts';
import { rounds } from '../testing/rounds.ts';
import { endedOrder } from '../testing/bep20-orders.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';
import type { Block, ChainReader, Transfer } from '../chains/chain-reader.ts';
import { readNetwork, readQuietAddresses } from './read-network.ts';

const USDT = 10n ** 18n;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const COLD_EVERY_MS = 15 * MINUTE_MS;
const WEEK_MS = 7 * DAY_MS;

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const ended = (msAgo: number) => endedOrder(server, msAgo);

/** Chain in memory that makes a block when `mine` is called. Its reader reads seven blocks at a time. */
function chainInMemory(networkId: string) {
  const blocks: { block: Block; transfers: Transfer[] }[] = [];
  let made = 0;
  const mine = (account?: string): void => {
    const number = blocks.length;
    const parent = blocks.at(-1)?.block.hash;
    const block = { number, hash: `block ${networkId} ${number}`, parent, at: server.clock.now() };
    made += 1;
    const log = { token: null, logIndex: 0, from: '0x', units: USDT * 2n, decimals: 18, block };
    const transfers = account === undefined ? [] : [{ ...log, account, hash: `0x${networkId}${made}` }];
    blocks.push({ block, transfers });
  };
  const blockAt = (number: number): Block => {
    const found = blocks[number];
    if (!found) throw new Error(`no block ${number}`);
    return found.block;
  };
  const reader: ChainReader = {
    networkId,
    pollMs: 1000,
    head: async () => blockAt(blocks.length - 1),
    blockAt: async (number) => blocks[number]?.block ?? null,
    startBlock: () => 0,
    transfers: async ({ from, to }, accounts) => {
      const last = Math.min(to, from + 6);
      const found = blocks.slice(from, last + 1).flatMap(({ transfers }) => transfers);
      return { transfers: found.filter(({ account }) => accounts.includes(account)), last: blockAt(last) };
    },
    transfersOf: async (hash) => blocks.flatMap(({ transfers }) => transfers).filter((each) => each.hash === hash),
    confirmations: async ({ block }, head) => ({
      have: head.number - block.number + 1,
      need: 2,
      enough: head.number > block.number,
    }),
    balanceOf: async () => ({ units: 0n, decimals: 18 }),
  };
  mine();
  return { reader, mine, sent: () => blocks.flatMap(({ transfers }) => transfers.map(({ hash }) => hash)) };
}

type Step = { do: 'wait'; ms: number } | { do: 'pay'; who: number } | { do: 'hot' } | { do: 'quiet' } | { do: 'both' };
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      ms: fc.constantFrom(MINUTE_MS, COLD_EVERY_MS, HOUR_MS, 23 * HOUR_MS, DAY_MS, 8 * DAY_MS, 45 * DAY_MS),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('pay' as const), who: fc.integer({ min: 0, max: 3 }) }) },
  { weight: 3, arbitrary: fc.constant({ do: 'hot' } as const) },
  { weight: 2, arbitrary: fc.constant({ do: 'quiet' } as const) },
  { weight: 1, arbitrary: fc.constant({ do: 'both' } as const) },
);

test('no transfer is lost between two tiers, whenever its address moves from one to the next', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      run += 1;
      const chain = chainInMemory(`tiers${run}`);
      const { services } = server;
      const hot = (): Promise<void> => readNetwork(services, chain.reader);
      const quiet = (): Promise<void> => readQuietAddresses(services, chain.reader);
      const orders = await Promise.all([0, HOUR_MS, 20 * HOUR_MS, 80 * DAY_MS].map(ended));
      for (const each of steps) {
        if (each.do === 'wait') server.advance(each.ms);
        if (each.do === 'pay') chain.mine(orders[each.who]?.account);
        if (each.do === 'hot') await hot();
        if (each.do === 'quiet') await quiet();
        if (each.do === 'both') await Promise.all([hot(), quiet()]);
      }
      for (let week = 0; week < 2; week += 1) {
        await hot();
        await quiet();
        server.advance(WEEK_MS);
        chain.mine();
      }
      await hot();
      await quiet();
      const rows = await server.db
        .selectFrom('deposits')
        .select('hash')
        .where('network_id', '=', chain.reader.networkId)
        .execute();
      expect(rows.map(({ hash }) => hash).toSorted()).toEqual(chain.sent().toSorted());
    }),
    { numRuns: rounds(60, 10) },
  );
  expect(await ledgerFaults(server.db)).toEqual([]);
});
