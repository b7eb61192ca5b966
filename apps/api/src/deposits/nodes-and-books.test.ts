import { vCreateOrderResponse } from '@sarraf/api-client/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ledgerFaults } from '../desk/ledger.ts';
import { configOf } from '../testing/chain-config.ts';
import { chainEntry } from '../testing/chain-server.ts';
import { startDevChain, type DevChain } from '../testing/dev-chain.ts';
import { startLyingNode, type Lies, type LyingNode } from '../testing/lying-node.ts';
import { look, pass, sell } from '../testing/selling.ts';
import { read, testServer, type TestServer } from '../testing/test-server.ts';
import { evmReader, type EvmReader } from '../chains/evm/evm-reader.ts';
import { readNetwork } from './read-network.ts';

const USDT = 10n ** 18n;
/** Orders with each fault, at least. */
const ROUNDS = 2;

let chain: DevChain;
let nodes: [LyingNode, LyingNode];
let server: TestServer;
let reader: EvmReader;
beforeAll(async () => {
  chain = await startDevChain({ chainId: 56 });
  await chain.mine(150);
  nodes = await Promise.all([startLyingNode(chain.url), startLyingNode(chain.url)]);
  const rpc = nodes.map(({ url }) => url);
  server = await testServer({ CHAINS: JSON.stringify([chainEntry('bep20', chain, { rpc })]) });
  reader = evmReader(configOf(chain, { rpc, maxBlocks: 20 }), { timeoutMs: 300, checkEveryMs: 100, restMs: 50 });
});
afterAll(async () => {
  await server.close();
  await Promise.all(nodes.map((node) => node.stop()));
  await chain.stop();
});

const follow = async (): Promise<void> => {
  const block = await chain.rpc('eth_getBlockByNumber', ['latest', false]);
  const at = Number((block as { timestamp: string }).timestamp) * 1000;
  server.advance(Math.max(0, at - server.clock.now().getTime()));
};
async function open(amount: number) {
  await follow();
  const who = await server.person();
  const order = read(vCreateOrderResponse, await sell(server, who, amount, { networkId: 'bep20' }));
  return { who, amount, id: order.orderId, address: order.depositAddress };
}

/** Faults of a node, by name; each round has the next of its lies. */
const TURNS: [string, Lies[]][] = [
  ['answers 429', [{ status: 429 }]],
  ['hangs', [{ hangs: true }]],
  ['lags 100 blocks', [{ lag: 100 }]],
  ['goes backwards', [{}, { lag: 30 }, {}, { lag: 6 }]],
  ['claims to be ahead', [{ ahead: 1000 }]],
  ['cuts ranges', [{ maxRange: 1 }]],
  ['refuses every range', [{ maxRange: 0 }]],
  ['returns logs twice', [{ twice: true }]],
  ['is of another chain', [{ chainId: 1 }]],
  ['dies', [{ dead: true }]],
  ['dies and comes back', [{ dead: true }, {}]],
];

test('whatever the first node does, every order is paid out and no transfer is lost or doubled', async () => {
  const orders: Awaited<ReturnType<typeof open>>[] = [];
  await readNetwork(server.services, reader);
  for (const [, lies] of TURNS) {
    for (let round = 0; round < Math.max(ROUNDS, lies.length); round += 1) {
      nodes[0].lies = lies[round % lies.length] ?? {};
      const order = await open(100 + orders.length);
      orders.push(order);
      const half = (BigInt(order.amount) * USDT) / 2n;
      await chain.transferMany([
        { to: order.address, units: half },
        { to: order.address, units: half },
      ]);
      await readNetwork(server.services, reader).catch(() => undefined);
      await chain.mine();
    }
    nodes[0].lies = {};
  }
  // Then the second node fails while the first is healthy.
  for (const lie of [{ dead: true }, { hangs: true }, { lag: 100 }]) {
    nodes[1].lies = lie;
    await chain.mine();
    await readNetwork(server.services, reader).catch(() => undefined);
  }
  nodes[1].lies = {};
  await expect
    .poll(() =>
      readNetwork(server.services, reader).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  await chain.mine(3);
  await readNetwork(server.services, reader);
  await follow();
  await pass(server, 12);
  for (const { who, id, amount } of orders) {
    expect(await look(server, who, id)).toMatchObject({ status: 'completed', receivedAmount: amount, exception: null });
  }
  const deposits = await server.db.selectFrom('deposits').selectAll().execute();
  expect(deposits).toHaveLength(orders.length * 2);
  expect(new Set(deposits.map(({ stage }) => stage))).toEqual(new Set(['sold']));
  expect(await server.db.selectFrom('exceptions').selectAll().execute()).toEqual([]);
  const payouts = await server.db.selectFrom('payouts').select(['order_id', 'status']).execute();
  expect(payouts.map(({ status }) => status)).toEqual(orders.map(() => 'completed'));
  expect(await ledgerFaults(server.db)).toEqual([]);
  process.stdout.write(`${orders.length} orders through ${TURNS.length} kinds of lies, ${reader.nodes.calls} calls\n`);
}, 120_000);
