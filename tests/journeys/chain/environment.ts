import { chainEntry } from '../../../apps/api/src/testing/chain-server.ts';
import { startDevChain, type DevChain } from '../../../apps/api/src/testing/dev-chain.ts';
import { shareEnvironment } from '../test-environment.ts';

/** Block explorer of the server for BEP20. */
export const EXPLORER = 'https://explorer.example/tx/';

const started = Promise.withResolvers<Record<'bep20' | 'erc20', DevChain>>();

/** Development chains that the server reads, with a block each second. */
export const chains = started.promise;

/** Joins the environment of journeys on real chains. */
export const joinEnvironment = shareEnvironment(async (_, onClose) => {
  const [bep20, erc20] = await Promise.all([
    startDevChain({ chainId: 56, blockTime: 1 }),
    startDevChain({ chainId: 1, decimals: 6, blockTime: 1 }),
  ]);
  for (const chain of [bep20, erc20]) onClose(chain.stop);
  started.resolve({ bep20, erc20 });
  return {
    CHAINS: JSON.stringify([chainEntry('bep20', bep20), chainEntry('erc20', erc20)]),
    EXPLORERS: `bep20=${EXPLORER}`,
  };
});
