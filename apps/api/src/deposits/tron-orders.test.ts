import { accountOf, addressOf } from '@sarraf/domain';
import { vCreateOrderResponse } from '@sarraf/api-client/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ledgerFaults } from '../desk/ledger.ts';
import { chainEntry, exceptionsOf, readAll, reconciliationOf } from '../testing/chain-server.ts';
import { startDevChain, type DevChain } from '../testing/dev-chain.ts';
import { startLyingNode, type LyingNode } from '../testing/lying-node.ts';
import { look, pass, sell } from '../testing/selling.ts';
import { read, testServer, type TestServer } from '../testing/test-server.ts';

const SIX = 10n ** 6n;
const NEED = 19;
const SENDER = addressOf('tron', 'd'.repeat(40));
const tron = (address: string): string => addressOf('tron', accountOf(address) ?? '');

let chain: DevChain;
let node: LyingNode;
let server: TestServer;
beforeAll(async () => {
  chain = await startDevChain({ decimals: 6 });
  node = await startLyingNode(chain.url, { tronShaped: true });
  const entry = chainEntry('trc20', chain, {
    kind: 'tron',
    rpc: [node.url],
    contract: tron(chain.contract),
    confirmations: NEED,
    otherTokens: [{ ...chain.otherToken, contract: tron(chain.otherToken.contract) }],
  });
  server = await testServer({ CHAINS: JSON.stringify([entry]) });
  server.advance(Math.max(0, Date.now() + 10_000 - server.clock.now().getTime()));
});
afterAll(async () => {
  await server.close();
  await node.stop();
  await chain.stop();
});

async function open(amount: number) {
  const who = await server.person();
  const order = read(vCreateOrderResponse, await sell(server, who, amount, { networkId: 'trc20' }));
  await readAll(server);
  return { who, id: order.orderId, address: order.depositAddress };
}

test('a sale over TRON: T… addresses, hashes without 0x, confirmed by the final block, completed', async () => {
  const { who, id, address } = await open(500);
  expect(address).toMatch(/^T[1-9A-HJ-NP-Za-km-z]{33}$/);
  const before = await chain.head();
  node.lies = { finalized: before };
  const hash = await chain.transfer(address, 500n * SIX, { from: SENDER });
  await expect.poll(() => chain.rpc('eth_getTransactionReceipt', [hash])).not.toBeNull();
  await readAll(server);
  expect(await look(server, who, id)).toMatchObject({
    status: 'in_process',
    hash: hash.slice(2),
    confirmations: { have: 1, need: NEED },
  });
  // It counts when its block is final, however many blocks follow.
  await chain.mine(30);
  await readAll(server);
  expect(await look(server, who, id)).toMatchObject({
    confirmations: { have: NEED, need: NEED },
    transfer_status: null,
  });
  node.lies = { finalized: await chain.head() };
  await chain.mine();
  await readAll(server);
  await pass(server, 8);
  expect(await look(server, who, id)).toMatchObject({ status: 'completed', receivedAmount: 500, hash: hash.slice(2) });
  const [deposit] = await server.db.selectFrom('deposits').selectAll().where('order_id', '=', id).execute();
  expect(deposit).toMatchObject({
    from_address: SENDER,
    hash: hash.slice(2),
    units: String(500n * SIX),
    network_id: 'trc20',
  });
  expect(deposit?.block_hash).toMatch(/^[0-9a-f]{64}$/);
  expect(await ledgerFaults(server.db)).toEqual([]);
});

test('exceptions over TRON are listed with T… addresses', async () => {
  node.lies = {};
  const { id, address } = await open(100);
  await chain.transfer(address, 1n, { from: SENDER });
  await chain.transfer(address, 7n * SIX, { token: chain.otherToken.contract });
  await expect.poll(async () => (await readAll(server), (await exceptionsOf(server)).data.length)).toBe(2);
  await chain.mine(NEED);
  await readAll(server);
  const { data } = await exceptionsOf(server);
  expect(data.map(({ kind, address: at, order }) => [kind, at, order?._id]).toSorted()).toEqual([
    ['dust', address, id],
    ['wrong-token', address, id],
  ]);
  expect(data.find(({ kind }) => kind === 'dust')?.from).toBe(SENDER);
  expect((await reconciliationOf(server)).difference).toBe('0');
});

test('without a finalized block nineteen confirmations count', async () => {
  node.lies = { noFinalized: true };
  const { who, id, address } = await open(100);
  const hash = await chain.transfer(address, 100n * SIX);
  await expect.poll(() => chain.rpc('eth_getTransactionReceipt', [hash])).not.toBeNull();
  await chain.mine(NEED - 2);
  await readAll(server);
  expect((await look(server, who, id)).transfer_status).toBeNull();
  await chain.mine();
  await readAll(server);
  await pass(server, 8);
  expect(await look(server, who, id)).toMatchObject({ status: 'completed', receivedAmount: 100 });
});
