import { expect, test } from 'vitest';
import { readChains } from './chains-config.ts';
import { depositToken } from './deposit-token.ts';

const TESTNET = '0x337610d27c682E347C9cD60BD4b3b107C9d34dDd';
const NILE = 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf';
const chain = (fields: object) => ({ rpc: ['https://node.example'], confirmations: 1, ...fields });
const chains = readChains({
  CHAINS: JSON.stringify([
    chain({ id: 'bep20', kind: 'evm', contract: TESTNET, decimals: 18, chainId: 97 }),
    chain({ id: 'erc20', kind: 'evm', contract: TESTNET, decimals: 6 }),
    chain({ id: 'trc20', kind: 'tron', contract: NILE, decimals: 6, chainId: 3_448_148_188 }),
  ]),
});

test('links name the token of the configured network', () => {
  const token = (networkId: string) => depositToken({ mode: 'production', chains }, networkId);
  expect(token('bep20')).toEqual({ contract: TESTNET, decimals: 18, chainId: 97 });
  expect(token('trc20')).toEqual({ contract: NILE, decimals: 6 });
  expect(token('erc20'), 'without a chain id').toBeUndefined();
  expect(token('polygon')).toBeUndefined();
});

test('the simulated chain has the tokens of the main networks, production has none by itself', () => {
  expect(depositToken({ mode: 'sandbox', chains: [] }, 'bep20')).toMatchObject({ chainId: 56, decimals: 18 });
  expect(depositToken({ mode: 'sandbox', chains: [] }, 'polygon')).toBeUndefined();
  expect(depositToken({ mode: 'production', chains: [] }, 'bep20')).toBeUndefined();
});
