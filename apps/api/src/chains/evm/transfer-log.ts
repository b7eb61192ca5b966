import { accountOf, addressOf, type ChainKind } from '@sarraf/domain';
import type { Block, BlockRange, Transfer } from '../chain-reader.ts';
import type { ChainConfig } from '../chains-config.ts';
import type { BlockReply, LogReply } from './rpc-replies.ts';

/** First topic of `Transfer(address,address,uint256)`. */
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const EMPTY_BYTES = `0x${'0'.repeat(24)}`;
/** Larger timestamps are milliseconds, which old versions of java-tron return, and not seconds. */
const MAX_SECONDS = 1e11;

/** Token whose transfers are read. */
export interface WatchedToken {
  /** Null for the network's USDT. */
  symbol: string | null;
  /** `0x…` in lower case, which nodes of both kinds accept. */
  contract: string;
  decimals: number;
}

function hexAddressOf(contract: string): string {
  const account = accountOf(contract);
  if (account === null) throw new Error(`no contract address: ${contract}`);
  return `0x${account}`;
}

/** USDT and the other tokens of a chain; USDT first. */
export const watchedTokens = ({ contract, decimals, otherTokens }: ChainConfig): [WatchedToken, ...WatchedToken[]] => [
  { symbol: null, contract: hexAddressOf(contract), decimals },
  ...otherTokens.map((token) => ({ ...token, contract: hexAddressOf(token.contract) })),
];

/** Account in 32 bytes, as in topics and call data. */
export const paddedAccount = (account: string): string => `${EMPTY_BYTES}${account}`;

/** Account in a 32-byte word; null if the word has further bytes. */
const accountIn = (word: string | undefined): string | null =>
  word?.length === 66 && word.startsWith(EMPTY_BYTES) ? word.slice(EMPTY_BYTES.length) : null;

/** Hash as the network writes it: without `0x` on TRON. */
const hashOf = (kind: ChainKind, hash: string): string => (kind === 'tron' ? hash.replace(/^0x/, '') : hash);

/** Block of a node's reply, as {@link Block}. */
export function toBlock(kind: ChainKind, { number, hash, parentHash, timestamp }: BlockReply): Block {
  return {
    number,
    hash: hashOf(kind, hash),
    parent: parentHash ? hashOf(kind, parentHash) : undefined,
    at: new Date(timestamp > MAX_SECONDS ? timestamp : timestamp * 1000),
  };
}

/** Filter of `eth_getLogs` for transfers of these tokens to these accounts. */
export const transferFilter = (
  range: { fromBlock: string; toBlock: string },
  tokens: readonly WatchedToken[],
  accounts: readonly string[],
) => ({
  ...range,
  address: tokens.map(({ contract }) => contract),
  topics: [TRANSFER, null, accounts.map(paddedAccount)],
});

/** Log of a transfer to one of our accounts, whose block is not fetched yet. */
export interface TransferLog {
  log: LogReply;
  transfer: Omit<Transfer, 'block'>;
}

/**
 * Parses logs as transfers, in the order of the chain. Skips logs of another contract, event or receiver, outside the range, with other
 * than three topics and 32 bytes of data, with the value 0, removed logs and duplicates.
 */
export function readTransferLogs(
  kind: ChainKind,
  logs: readonly LogReply[],
  wanted: { tokens: readonly WatchedToken[]; accounts: ReadonlySet<string> | null; range: BlockRange },
): TransferLog[] {
  const found = new Map<string, TransferLog>();
  for (const log of logs) {
    const token = wanted.tokens.find(({ contract }) => contract === log.address);
    const [event, sender, receiver] = log.topics;
    const account = accountIn(receiver);
    const isInRange = log.blockNumber >= wanted.range.from && log.blockNumber <= wanted.range.to;
    const isReadable = log.topics.length === 3 && event === TRANSFER && sender?.length === 66 && log.data.length === 66;
    if (!token || !account || wanted.accounts?.has(account) === false || !isInRange || !isReadable || log.removed)
      continue;
    const units = BigInt(log.data);
    if (units === 0n) continue;
    found.set(`${log.blockNumber}/${log.logIndex}`, {
      log,
      transfer: {
        account,
        token: token.symbol,
        hash: hashOf(kind, log.transactionHash),
        logIndex: log.logIndex,
        from: addressOf(kind, sender.slice(-40)),
        units,
        decimals: token.decimals,
      },
    });
  }
  return [...found.values()].toSorted(
    (a, b) => a.log.blockNumber - b.log.blockNumber || a.log.logIndex - b.log.logIndex,
  );
}
