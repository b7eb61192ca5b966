import { accountOf, addressOf } from '@sarraf/domain';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { encodeDeployData, encodeFunctionData, type Abi, type Hex } from 'viem';
import { rpcCall, startAnvil } from './anvil.ts';

/** First account of anvil, whose key is public: it deploys the tokens and holds their supply. */
export const HOLDER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
/** Private key of {@link HOLDER}, printed by every development chain. */
export const HOLDER_KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';

/** Gas limit of a block, and of a deployment. */
const BLOCK_GAS = 30_000_000;
const HUNDRED_ETHER = '0x56bc75e2d63100000';
const MOST = 2n ** 256n - 1n;

interface Compiled {
  abi: Abi;
  bytecode: Hex;
}
const compiled: { UsdtLike: Compiled; Spray: Compiled } = JSON.parse(
  readFileSync(new URL('token/compiled.json', import.meta.url), 'utf8'),
);

/** A transfer to send, in base units. */
export interface Payment {
  to: string;
  units: bigint;
}

/** A development chain with a USDT-like token and another token. Addresses may be `0x…` or `T…`. */
export interface DevChain {
  url: string;
  chainId: number;
  /** Address of the USDT-like token, checksummed. */
  contract: string;
  decimals: number;
  /** Another token with the same contract code. */
  otherToken: { symbol: string; contract: string; decimals: number };
  /**
   * Sends the USDT-like token, or `token`, from HOLDER, or from `from`, which gets the units first unless it `isFunded`. Resolves to the
   * transaction's hash.
   */
  transfer: (
    to: string,
    units: bigint,
    options?: { from?: string; token?: string; isFunded?: boolean },
  ) => Promise<string>;
  /** Sends several transfers in one transaction. */
  transferMany: (payments: readonly Payment[]) => Promise<string>;
  /** Emits malformed logs of the token that look like transfers to `to`. */
  oddLogs: (to: string) => Promise<string>;
  mine: (blocks?: number) => Promise<void>;
  /**
   * Replaces the last `depth` blocks by empty ones of the same height. Transactions of HOLDER in `again` (hashes, in order) are sent again
   * unchanged.
   */
  reorg: (depth: number, options?: { again?: readonly string[] }) => Promise<void>;
  snapshot: () => Promise<string>;
  /** Reverts to a snapshot, which lowers the head. */
  revert: (snapshot: string) => Promise<void>;
  /** Sets the time of the next block. */
  setTime: (at: Date) => Promise<void>;
  increaseTime: (seconds: number) => Promise<void>;
  /** With false, transactions wait for `mine`. */
  setAutomine: (on: boolean) => Promise<void>;
  head: () => Promise<number>;
  rpc: (method: string, params?: readonly unknown[]) => Promise<unknown>;
  stop: () => Promise<void>;
}

const hexOf = (address: string): Hex => {
  const account = accountOf(address);
  if (account === null) throw new Error(`${address} is no address`);
  return `0x${account}`;
};

type Rpc = DevChain['rpc'];

/** Gas limit of a call that makes so many transfers. A block takes as many transactions as their limits allow, not what they use. */
const gasFor = (transfers: number): number => Math.min(BLOCK_GAS, 400_000 + 100_000 * transfers);

/** Sends a transaction from an account of the node; resolves to its hash at once. */
const send = async (rpc: Rpc, from: string, to: string | null, data: string, gas: number): Promise<string> =>
  String(await rpc('eth_sendTransaction', [{ from, ...(to ? { to } : {}), data, gas: `0x${gas.toString(16)}` }]));

/** Waits until a transaction is mined and returns its receipt. */
async function receiptOf(rpc: Rpc, hash: string): Promise<object> {
  for (;;) {
    const receipt = await rpc('eth_getTransactionReceipt', [hash]);
    if (typeof receipt === 'object' && receipt) return receipt;
    await sleep(5);
  }
}

async function deploy(rpc: Rpc, { abi, bytecode }: Compiled, args: readonly unknown[] = []): Promise<string> {
  const hash = await send(rpc, HOLDER, null, encodeDeployData({ abi, bytecode, args }), BLOCK_GAS);
  const receipt = await receiptOf(rpc, hash);
  if (!('contractAddress' in receipt)) throw new Error('no contract was made');
  return addressOf('evm', hexOf(String(receipt.contractAddress)).slice(2));
}

/** Options of {@link startDevChain}. */
export interface DevChainOptions {
  /** Seconds between two blocks; if undefined, every transaction mines a block. */
  blockTime?: number;
  /** Preferred port, used if it is free. */
  port?: number;
  chainId?: number;
  /** Decimals of both tokens; 18 by default. */
  decimals?: number;
}

/** Starts a development chain on the loopback address and deploys the tokens. Ends with {@link DevChain.stop} or this process. */
export async function startDevChain({
  blockTime,
  port,
  chainId = 31_337,
  decimals = 18,
}: DevChainOptions = {}): Promise<DevChain> {
  const anvil = await startAnvil({ port, chainId });
  const rpc: Rpc = (method, params = []) => rpcCall(anvil.url, method, params);
  const supply = 10n ** BigInt(decimals + 12);
  const contract = await deploy(rpc, compiled.UsdtLike, ['USDT', decimals, supply]);
  const other = await deploy(rpc, compiled.UsdtLike, ['USDC', decimals, supply]);
  const spray = await deploy(rpc, compiled.Spray);
  let minesAtOnce = true;
  /** Sends a contract call. Anvil answers before it mines, so with automine this waits for the receipt. */
  const call = async (
    from: string,
    to: string,
    { abi }: Compiled,
    functionName: string,
    args: readonly unknown[],
    transfers = 1,
  ): Promise<string> => {
    const hash = await send(rpc, from, to, encodeFunctionData({ abi, functionName, args }), gasFor(transfers));
    if (minesAtOnce) await receiptOf(rpc, hash);
    return hash;
  };
  await call(HOLDER, contract, compiled.UsdtLike, 'approve', [spray, MOST]);
  if (blockTime !== undefined) {
    minesAtOnce = false;
    await rpc('evm_setIntervalMining', [blockTime]);
  }

  return {
    url: anvil.url,
    chainId,
    contract,
    decimals,
    otherToken: { symbol: 'USDC', contract: other, decimals },
    transfer: async (to, units, { from, token = contract, isFunded = false } = {}) => {
      const sender = hexOf(from ?? HOLDER);
      if (sender !== HOLDER.toLowerCase()) {
        await rpc('anvil_impersonateAccount', [sender]);
        await rpc('anvil_setBalance', [sender, HUNDRED_ETHER]);
        if (!isFunded) await call(HOLDER, token, compiled.UsdtLike, 'mint', [sender, units]);
      }
      return call(sender, token, compiled.UsdtLike, 'transfer', [hexOf(to), units]);
    },
    transferMany: (payments) => {
      const [receivers, units] = [payments.map(({ to }) => hexOf(to)), payments.map((each) => each.units)];
      return call(HOLDER, spray, compiled.Spray, 'spray', [contract, receivers, units], payments.length);
    },
    oddLogs: (to) => call(HOLDER, contract, compiled.UsdtLike, 'oddLogs', [hexOf(to)]),
    mine: async (blocks = 1) => void (await rpc('anvil_mine', [`0x${blocks.toString(16)}`])),
    reorg: async (depth, { again = [] } = {}) => {
      const signed = await Promise.all(again.map((hash) => rpc('eth_getRawTransactionByHash', [hash])));
      await rpc('anvil_reorg', [depth, []]);
      for (const transaction of signed) await rpc('eth_sendRawTransaction', [transaction]);
      if (minesAtOnce) await Promise.all(again.map((hash) => receiptOf(rpc, hash)));
    },
    snapshot: async () => String(await rpc('evm_snapshot')),
    revert: async (snapshot) => void (await rpc('evm_revert', [snapshot])),
    setTime: async (at) => void (await rpc('evm_setNextBlockTimestamp', [Math.floor(at.getTime() / 1000)])),
    increaseTime: async (seconds) => void (await rpc('evm_increaseTime', [seconds])),
    setAutomine: async (on) => {
      minesAtOnce = on;
      await rpc('evm_setAutomine', [on]);
    },
    head: async () => Number(await rpc('eth_blockNumber')),
    rpc,
    stop: anvil.stop,
  };
}
