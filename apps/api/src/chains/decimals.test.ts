import {
  vCreateOrderResponse,
  vGetNetworksResponse,
  vGetOverviewResponse,
  vNotReadyReply,
} from '@sarraf/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { configOf } from '../testing/chain-config.ts';
import { workOnce } from '../worker.ts';
import { chainEntry } from '../testing/chain-server.ts';
import { startDevChain, type DevChain } from '../testing/dev-chain.ts';
import { startLyingNode } from '../testing/lying-node.ts';
import { look, sell } from '../testing/selling.ts';
import { read, refusal, testServer } from '../testing/test-server.ts';
import type { ChainConfig } from './chains-config.ts';
import { evmReader } from './evm/evm-reader.ts';
import { NoNodeError } from './evm/node-error.ts';

const USDT = 10n ** 18n;
const DAY_MS = 86_400_000;

let chain: DevChain;
beforeAll(async () => {
  chain = await startDevChain({ chainId: 56 });
});
afterAll(() => chain.stop());

const faultOf = (over: Partial<ChainConfig>, now = new Date()) => evmReader(configOf(chain, over)).decimalsFault?.(now);

describe('the decimals of a network are compared with its token contracts', () => {
  test.each<[string, Partial<ChainConfig>, RegExp | null]>([
    ['as configured', {}, null],
    ['USDT of 17', { decimals: 17 }, /^USDT has 18 decimals and not 17/],
    ['USDT of 6', { decimals: 6 }, /^USDT has 18 decimals and not 6/],
    ['another token of 6', {}, /^USDC has 18 decimals and not 6/],
  ])('%s', async (name, over, fault) => {
    const otherTokens = name.startsWith('another') ? [{ ...chain.otherToken, decimals: 6 }] : [chain.otherToken];
    const found = await faultOf({ otherTokens, ...over });
    if (fault) expect(found).toMatch(fault);
    else expect(found).toBeNull();
  });

  test('a token that returns no decimals is trusted; unreachable nodes reject', async () => {
    expect(await faultOf({ contract: `0x${'c'.repeat(40)}` })).toBeNull();
    const node = await startLyingNode(chain.url, { deadTo: 'eth_call' });
    await expect(faultOf({ rpc: [node.url], decimals: 17 })).rejects.toThrow(NoNodeError);
    await node.stop();
    await expect(faultOf({ rpc: [node.url], decimals: 17 })).rejects.toThrow(NoNodeError);
  });

  test('once a day', async () => {
    const node = await startLyingNode(chain.url);
    const reader = evmReader(configOf(chain, { rpc: [node.url] }));
    const began = Date.now();
    for (const after of [0, 1000, DAY_MS - 1]) await reader.decimalsFault?.(new Date(began + after));
    expect(node.calls['eth_call']).toBe(2);
    await reader.decimalsFault?.(new Date(began + DAY_MS));
    expect(node.calls['eth_call']).toBe(4);
    await node.stop();
  });
});

test('a network with other decimals is not read, not offered, and reported; with the right ones it is read again', async () => {
  const server = await testServer({ CHAINS: JSON.stringify([chainEntry('bep20', chain)]) });
  server.advance(Date.now() - server.clock.now().getTime());
  const who = await server.person();
  const admin = await server.person({ admin: true });
  await server.work();
  const made = read(vCreateOrderResponse, await sell(server, who, 100, { networkId: 'bep20' }));

  const misread = evmReader(configOf(chain, { decimals: 17 }));
  await chain.transfer(made.depositAddress, 100n * USDT);
  await chain.mine(5);
  await workOnce({ ...server.services, readers: async () => [misread] });
  expect(await look(server, who, made.orderId)).toMatchObject({ status: 'pending', receivedAmount: 0 });

  const ready = await server.call('GET', '/readyz');
  expect(ready.status).toBe(503);
  expect(read(vNotReadyReply, ready).missing).toEqual(['decimals bep20']);
  const { chains } = read(
    vGetOverviewResponse,
    await server.call('GET', '/admin/overview', { token: admin.token }),
  ).data;
  expect(chains.find(({ networkId }) => networkId === 'bep20')?.fault).toBe(
    'USDT has 18 decimals and not 17, as CHAINS says',
  );
  const { networks } = read(vGetNetworksResponse, await server.call('GET', '/sell/networks', { token: who.token }));
  expect(networks.map(({ id }) => id)).not.toContain('bep20');
  const sale = await sell(server, await server.person(), 100, { networkId: 'bep20' });
  expect([sale.status, refusal(sale).errors]).toEqual([400, { networkId: expect.any(String) }]);

  await server.work();
  expect((await server.call('GET', '/readyz')).status).toBe(200);
  expect(await look(server, who, made.orderId)).toMatchObject({ receivedAmount: 100 });
  await server.close();
});
