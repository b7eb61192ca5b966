import { accountOf } from '@sarraf/domain';
import { readFileSync } from 'node:fs';
import { createWalletClient, http, type Abi, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { HOLDER_KEY, type DevChain } from './dev-chain.ts';

const { UsdtLike }: { UsdtLike: { abi: Abi } } = JSON.parse(
  readFileSync(new URL('token/compiled.json', import.meta.url), 'utf8'),
);

/**
 * Sends the USDT-like token as a seller's wallet does: signs the transfer with HOLDER_KEY and submits the raw transaction. Resolves to its hash,
 * mined or not.
 */
export async function payFromWallet(
  chain: Pick<DevChain, 'url' | 'contract'>,
  to: string,
  units: bigint,
): Promise<string> {
  const receiver = accountOf(to);
  const token = accountOf(chain.contract);
  if (receiver === null || token === null) throw new Error(`${to} is no address`);
  const wallet = createWalletClient({ account: privateKeyToAccount(HOLDER_KEY), transport: http(chain.url) });
  const args: [Hex, bigint] = [`0x${receiver}`, units];
  return wallet.writeContract({
    address: `0x${token}`,
    abi: UsdtLike.abi,
    functionName: 'transfer',
    args,
    chain: null,
  });
}
