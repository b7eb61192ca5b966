import { vGetExceptionsResponse, vGetReconciliationResponse } from '@sarraf/api-client/contract';
import { readNetwork } from '../deposits/read-network.ts';
import type { ChainReader } from '../chains/chain-reader.ts';
import { startDevChain, type DevChain } from './dev-chain.ts';
import { read, testServer, type TestServer } from './test-server.ts';

/** Confirmations a deposit needs on the networks of {@link chainServer}. */
export const NEED = 3;

/** `CHAINS` entry for a development chain. */
export const chainEntry = (id: string, chain: DevChain, change: Record<string, unknown> = {}) => ({
  id,
  kind: 'evm',
  rpc: [chain.url],
  contract: chain.contract,
  decimals: chain.decimals,
  confirmations: NEED,
  chainId: chain.chainId,
  pollMs: 100,
  otherTokens: [chain.otherToken],
  ...change,
});

/** Server whose bep20 (18 decimals) and erc20 (6 decimals) are development chains; `change` overrides their entries. */
export async function chainServer(change: Record<string, unknown> = {}) {
  const [bep20, erc20] = await Promise.all([
    startDevChain({ chainId: 56 }),
    startDevChain({ chainId: 1, decimals: 6 }),
  ]);
  const entries = [chainEntry('bep20', bep20, change), chainEntry('erc20', erc20, change)];
  const server = await testServer({ CHAINS: JSON.stringify(entries) });
  const chains = { bep20, erc20 };

  /** Moves the server's clock to the newest block, which may be ahead of it. */
  const followChain = async (): Promise<void> => {
    const readers = await realReaders(server);
    const heads = await Promise.all(readers.map((reader) => reader.head()));
    const newest = Math.max(...heads.map(({ at }) => at.getTime()));
    if (newest > server.clock.now().getTime()) server.advance(newest - server.clock.now().getTime());
  };
  await followChain();

  return {
    server,
    chains,
    followChain,
    /** Mines blocks on both networks, each followed by a round of the server. */
    confirm: async (blocks = NEED): Promise<void> => {
      for (let at = 0; at < blocks; at += 1) {
        await Promise.all(Object.values(chains).map((chain) => chain.mine()));
        await readAll(server);
      }
    },
    close: async (): Promise<void> => {
      await server.close();
      await Promise.all(Object.values(chains).map((chain) => chain.stop()));
    },
  };
}

/** Readers of a server that use a node, not a simulated chain. */
export const realReaders = async ({ services }: TestServer): Promise<ChainReader[]> =>
  (await services.readers()).filter(({ networkId }) => services.config.chains.some(({ id }) => id === networkId));

/** Runs one round on each network with a node. */
export async function readAll(server: TestServer): Promise<void> {
  for (const reader of await realReaders(server)) await readNetwork(server.services, reader);
}

/** Exceptions as the API returns them to an administrator. */
export async function exceptionsOf(server: TestServer, query = '') {
  const { token } = await server.person({ admin: true });
  return read(vGetExceptionsResponse, await server.call('GET', `/admin/exceptions${query}`, { token }));
}

/** Reconciliation as the API returns it to an administrator. */
export async function reconciliationOf(server: TestServer, query = '') {
  const { token } = await server.person({ admin: true });
  return read(vGetReconciliationResponse, await server.call('GET', `/admin/reconciliation${query}`, { token })).data;
}
