import { setTimeout as sleep } from 'node:timers/promises';

import { accountOf } from '@sarraf/domain';
import { HOLDER, startDevChain, type DevChain } from '../../apps/api/src/testing/dev-chain.ts';
import { startLyingNode, type LyingNode } from '../../apps/api/src/testing/lying-node.ts';

const BLOCK_SECONDS = 1;
const BATCH_MS = 500;
const CONFIRMATIONS = 3;
const LOOK_MS = 500;
const MINED_WITHIN_MS = 60_000;
/** Topic of `Transfer(address,address,uint256)`. */
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

/** Network of the run: a development chain behind a node that can fail. */
export interface SoakNetwork {
  id: string;
  /** Smallest sale in USDT. */
  least: number;
  node: LyingNode;
  /** Entry of `CHAINS`. */
  entry: Record<string, unknown>;
  /** Sends USDT to an address together with other payments, in one transaction. */
  pay: (address: string, usdt: number) => Promise<void>;
  /**
   * Sends USDT, or the other token, in a transaction of its own: of the holder, or of a deposit address. Returns its hash once it is confirmed;
   * sends it again after a reorganisation without it.
   */
  send: (address: string, usdt: number | string, options?: { token?: string; from?: string }) => Promise<string>;
  otherToken: string;
  /** Replaces the last blocks. Their transactions are sent again, except if there are few of them and they had no time to count. */
  reorganise: (depth: number, isForgotten: boolean) => Promise<void>;
  /** USDT that each account received, in base units, by transaction and account. */
  received: () => Promise<Map<string, bigint>>;
  decimals: number;
  stop: () => Promise<void>;
}

interface Log {
  transactionHash: string;
  topics: string[];
  data: string;
}

const isLog = (value: unknown): value is Log => typeof value === 'object' && value !== null && 'topics' in value;

const unitsOf = (usdt: number | string, decimals: number): bigint =>
  BigInt(Math.round(Number(usdt) * 1e6)) * 10n ** BigInt(decimals - 6);

interface Transaction {
  hash: string;
  from: string;
}

const isTransaction = (value: unknown): value is Transaction =>
  typeof value === 'object' && value !== null && 'hash' in value && 'from' in value;

/**
 * Hashes of the holder's transactions in the last `depth` blocks, in their order. Those of deposit addresses, whose keys the chain does not
 * have, carry no valid signature and cannot be sent again as they are; `send` repeats them.
 */
async function newest({ rpc, head }: DevChain, depth: number): Promise<string[]> {
  const top = await head();
  const hashes: string[] = [];
  for (let number = Math.max(0, top - depth + 1); number <= top; number += 1) {
    const block = await rpc('eth_getBlockByNumber', [`0x${number.toString(16)}`, true]);
    const found: unknown = typeof block === 'object' && block && Reflect.get(block, 'transactions');
    const sent = Array.isArray(found) ? found.filter(isTransaction) : [];
    hashes.push(...sent.filter(({ from }) => from.toLowerCase() === HOLDER.toLowerCase()).map(({ hash }) => hash));
  }
  return hashes;
}

async function waitUntilMined({ rpc }: DevChain): Promise<void> {
  for (const until = Date.now() + MINED_WITHIN_MS; Date.now() < until; await sleep(50)) {
    const pool = await rpc('txpool_status');
    if (typeof pool === 'object' && pool && Number(Reflect.get(pool, 'pending')) === 0) return;
  }
  throw new Error('the development chain does not mine its transactions');
}

/** Waits until a transaction has its confirmations; false if a reorganisation has removed it. Throws if it was refused or is not mined. */
async function isConfirmed({ rpc, head }: DevChain, hash: string): Promise<boolean> {
  for (const until = Date.now() + MINED_WITHIN_MS; Date.now() < until; await sleep(LOOK_MS)) {
    if ((await rpc('eth_getTransactionByHash', [hash])) === null) return false;
    const receipt = await rpc('eth_getTransactionReceipt', [hash]);
    if (typeof receipt !== 'object' || receipt === null) continue;
    if (Number(Reflect.get(receipt, 'status')) !== 1) throw new Error(`transaction ${hash} was refused`);
    if ((await head()) >= Number(Reflect.get(receipt, 'blockNumber')) + CONFIRMATIONS + 1) return true;
  }
  throw new Error(`transaction ${hash} is not mined`);
}

/** Starts a network with a block each second. Its chain and its node have no fault until a fault is planned. */
export async function startNetwork(options: {
  id: string;
  least: number;
  chainId: number;
  decimals: number;
}): Promise<SoakNetwork> {
  const { id, least, chainId, decimals } = options;
  const chain = await startDevChain({ blockTime: BLOCK_SECONDS, chainId, decimals });
  const node = await startLyingNode(chain.url);
  let waiting: { to: string; units: bigint; sent: PromiseWithResolvers<void> }[] = [];
  const closing = new AbortController();
  // One thing at a time: a transaction that is sent during a reorganisation would leave a gap in the numbers of its sender.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = last.then(work, work);
    last = done.catch(() => undefined);
    return done;
  };
  const sendWaiting = async (): Promise<void> => {
    const batch = waiting;
    waiting = [];
    if (batch.length === 0) return;
    await chain.transferMany(batch.map(({ to, units }) => ({ to, units }))).then(
      () => batch.forEach(({ sent }) => sent.resolve()),
      (error: unknown) => batch.forEach(({ sent }) => sent.reject(error)),
    );
  };
  const batching = (async () => {
    while (!closing.signal.aborted) {
      await sleep(BATCH_MS);
      await inTurn(sendWaiting);
    }
  })();

  const { contract, otherToken } = chain;
  const network = { id, kind: 'evm', rpc: [node.url], contract, decimals, chainId, confirmations: CONFIRMATIONS };
  return {
    ...{ id, least, node, decimals, otherToken: otherToken.contract },
    entry: { ...network, pollMs: 1000, startBlock: 0, otherTokens: [otherToken] },
    pay: (to, usdt) => {
      const sent = Promise.withResolvers<void>();
      waiting.push({ to, units: unitsOf(usdt, decimals), sent });
      return sent.promise;
    },
    send: async (to, usdt, how = {}) => {
      for (;;) {
        const hash = await inTurn(() => chain.transfer(to, unitsOf(usdt, decimals), { ...how, isFunded: true }));
        if (await isConfirmed(chain, hash)) return hash;
      }
    },
    reorganise: (depth, isForgotten) =>
      inTurn(async () => {
        await waitUntilMined(chain);
        // No block may be mined between the look at the last blocks and their end.
        await chain.rpc('evm_setIntervalMining', [0]);
        // A transfer that counted already comes again, so that the chain and the books can be compared at the end.
        const isForgettable = isForgotten && depth < CONFIRMATIONS;
        await chain.reorg(depth, isForgettable ? {} : { again: await newest(chain, depth) });
        await chain.rpc('evm_setIntervalMining', [BLOCK_SECONDS]);
        await waitUntilMined(chain);
      }),
    received: async () => {
      const logs = await chain.rpc('eth_getLogs', [
        { address: contract, topics: [TRANSFER], fromBlock: '0x0', toBlock: 'latest' },
      ]);
      const sums = new Map<string, bigint>();
      for (const { transactionHash, topics, data } of Array.isArray(logs) ? logs.filter(isLog) : []) {
        const key = `${transactionHash} ${accountOf(`0x${topics[2]?.slice(-40)}`) ?? ''}`;
        sums.set(key, (sums.get(key) ?? 0n) + BigInt(data));
      }
      return sums;
    },
    stop: async () => {
      closing.abort();
      await batching;
      await node.stop();
      await chain.stop();
    },
  };
}
