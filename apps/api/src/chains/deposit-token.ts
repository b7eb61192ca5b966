import type { DepositToken } from '@sarraf/domain';
import type { Config } from '../config.ts';
import { chainOf } from './chains-config.ts';

/** USDT on the main networks, which the simulated chain stands for. */
const MAIN_NETWORKS = new Map<string, DepositToken>([
  ['trc20', { contract: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', decimals: 6 }],
  ['bep20', { contract: '0x55d398326f99059fF775485246999027B3197955', decimals: 18, chainId: 56 }],
  ['erc20', { contract: '0xdAC17F958D2ee523a2206206994597C13D831ec7', decimals: 6, chainId: 1 }],
]);

/**
 * USDT of a network for payment links (product.md R25), as configured in `CHAINS`. Undefined for a network that is not read, and for an EVM chain without a
 * configured `chainId`: a wallet would pay on whichever chain it is set to.
 */
export function depositToken(
  { mode, chains }: Pick<Config, 'mode' | 'chains'>,
  networkId: string,
): DepositToken | undefined {
  const chain = chainOf(chains, networkId);
  if (!chain) return mode === 'sandbox' ? MAIN_NETWORKS.get(networkId) : undefined;
  const { kind, contract, decimals, chainId } = chain;
  if (kind === 'tron') return { contract, decimals };
  return chainId === undefined ? undefined : { contract, decimals, chainId };
}
