import { vCreateOrderResponse, vGetNetworksResponse } from '@sarraf/api-client/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ledgerFaults } from '../desk/ledger.ts';
import { chainEntry, readAll } from '../testing/chain-server.ts';
import { startDevChain, type DevChain } from '../testing/dev-chain.ts';
import { startLyingNode, type LyingNode } from '../testing/lying-node.ts';
import { look, sell } from '../testing/selling.ts';
import { read, testServer, type TestServer } from '../testing/test-server.ts';

const NEED = 3;
const TEN_MINUTES = 600;
const EXPIRY = 1200;

let chains: { bep20: DevChain; erc20: DevChain };
let node: LyingNode;
let server: TestServer;
beforeAll(async () => {
  chains = {
    bep20: await startDevChain({ chainId: 56 }),
    erc20: await startDevChain({ chainId: 1, decimals: 6 }),
  };
  node = await startLyingNode(chains.bep20.url);
  server = await testServer({
    CHAINS: JSON.stringify([chainEntry('bep20', chains.bep20, { rpc: [node.url] }), chainEntry('erc20', chains.erc20)]),
  });
  server.advance(Date.now() - server.clock.now().getTime());
});
afterAll(async () => {
  await server.close();
  await node.stop();
  await Promise.all(Object.values(chains).map((chain) => chain.stop()));
});

/** Lets time pass on both chains and on the server, and runs the worker. */
async function pass(seconds: number): Promise<void> {
  server.advance(seconds * 1000);
  for (const chain of Object.values(chains)) {
    await chain.setTime(server.clock.now());
    await chain.mine();
  }
  await server.work().catch(() => undefined);
}

async function open(networkId: 'bep20' | 'erc20') {
  const who = await server.person();
  const order = read(vCreateOrderResponse, await sell(server, who, 1000, { networkId }));
  return { who, id: order.orderId, address: order.depositAddress };
}

const delayed = async (): Promise<string[]> => {
  const { token } = await server.person();
  const { networks } = read(vGetNetworksResponse, await server.call('GET', '/sell/networks', { token }));
  return networks.flatMap(({ id, delayed: isDelayed }) => (isDelayed ? [id] : []));
};

test('a node that is dead for a while stops only its own network, and no transfer sent in time is lost', async () => {
  await pass(1);
  const [onDead, paidInTime, unpaid, other] = [
    await open('bep20'),
    await open('bep20'),
    await open('erc20'),
    await open('erc20'),
  ];
  await pass(1);
  node.lies = { dead: true };
  await chains.bep20.transfer(paidInTime.address, 1000n * 10n ** 18n);
  await chains.erc20.transfer(other.address, 1000n * 10n ** 6n);
  await pass(TEN_MINUTES);
  expect(await delayed()).toEqual(['bep20']);
  const waiting = await look(server, paidInTime.who, paidInTime.id);
  expect(waiting).toMatchObject({ status: 'pending', networkDelayed: true });
  for (let block = 0; block < NEED; block += 1) await pass(12);
  expect(await look(server, other.who, other.id)).toMatchObject({
    receivedAmount: 1000,
    status: 'completed',
  });
  await pass(EXPIRY);
  // The order on the other network timed out; on this one it is not known yet whether it was paid.
  expect((await look(server, unpaid.who, unpaid.id)).status).toBe('timeout');
  expect((await look(server, onDead.who, onDead.id)).status).toBe('pending');

  node.lies = {};
  await pass(1);
  expect(await delayed()).toEqual([]);
  expect((await look(server, onDead.who, onDead.id)).status).toBe('timeout');
  for (let block = 0; block < NEED; block += 1) await pass(5);
  const counted = await look(server, paidInTime.who, paidInTime.id);
  expect(counted).toMatchObject({ receivedAmount: 1000, exception: null, status: 'completed' });
  expect(counted.networkDelayed).toBeUndefined();
  expect(await ledgerFaults(server.db)).toEqual([]);
});

test('orders are created and shown while a node hangs, without asking it', async () => {
  node.lies = { hangs: true };
  node.reset();
  const { who, id } = await open('bep20');
  expect((await look(server, who, id)).status).toBe('pending');
  expect(node.total()).toBe(0);
  node.lies = {};
});

test('two hundred overdue orders with waiting deposits do not keep others from timing out', async () => {
  await pass(1);
  const stuck = await server.db.selectFrom('orders').selectAll().where('type', '=', 'sell').limit(1).execute();
  const [model] = stuck;
  if (!model) throw new Error('no order');
  const account = (at: number) => at.toString(16).padStart(40, 'f');
  const now = server.clock.now();
  for (let at = 0; at < 201; at += 1) {
    const { id: userId } = await server.person();
    const id = `stuck${String(at).padStart(19, '0')}`;
    await server.db
      .insertInto('orders')
      .values({
        ...model,
        id,
        user_id: userId,
        status: 'in_process',
        network_id: 'erc20',
        address: `0x${account(at)}`,
        account: account(at),
        address_index: 1_000_000 + at,
        price_ranges: '[]',
        sold_amount: null,
        finished_at: null,
        expires_at: new Date(now.getTime() - 5_000_000),
      })
      .execute();
    await server.db
      .insertInto('deposits')
      .values({
        id,
        order_id: id,
        network_id: 'erc20',
        account: account(at),
        hash: `0x${account(at)}`,
        log_index: 0,
        units: '1000000',
        decimals: 6,
        amount: '1',
        block_number: 10_000_000,
        block_hash: '0x',
        stage: 'waiting',
        late: false,
        confirmations_need: NEED,
        transferred_at: now,
        seen_at: now,
      })
      .execute();
  }
  const { who, id } = await open('erc20');
  await readAll(server);
  await pass(EXPIRY + 1);
  expect((await look(server, who, id)).status).toBe('timeout');
});
