import type { ChainConfig } from '../chains/chains-config.ts';
import type { DevChain } from './dev-chain.ts';

/** Parsed `CHAINS` entry for a development chain, with three confirmations. */
export const configOf = (chain: DevChain, over: Partial<ChainConfig> = {}): ChainConfig => ({
  id: 'bep20',
  kind: 'evm',
  rpc: [chain.url],
  contract: chain.contract,
  decimals: chain.decimals,
  confirmations: [{ from: 0, need: 3 }],
  maxBlocks: 500,
  pollMs: 1000,
  otherTokens: [chain.otherToken],
  ...over,
});
