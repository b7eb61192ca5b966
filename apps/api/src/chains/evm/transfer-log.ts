import { accountOf, addressOf, type ChainKind } from '@sarraf/domain';
import type { Block, BlockRange, Transfer } from '../chain-reader.ts';
import type { ChainConfig } from '../chains-config.ts';
import type { BlockReply, LogReply } from './rpc-replies.ts';

/** First topic of `Transfer(address,address,uint256)`. */
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const EMPTY_BYTES = `0x${'0'.repeat(24)}`;
/** Later than any second a block is made in, earlier than any millisecond: old versions of java-tron tell those. */
const LAST_SECOND = 1e11;

/** What a log must come from to be a transfer of a token. */
export interface WatchedToken {
  /** Null for the network's USDT. */
  symbol: string | null;
  /** `0x…` in lower case, as nodes of both kinds take it. */
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

/** An account as topics and calls carry it: 32 bytes. */
export const paddedAccount = (account: string): string => `${EMPTY_BYTES}${account}`;

/** The account in 32 bytes; null where they hold more. */
const accountIn = (word: string | undefined): string | null =>
  word?.length === 66 && word.startsWith(EMPTY_BYTES) ? word.slice(EMPTY_BYTES.length) : null;

/** A hash as the network writes it: TRON's have no `0x`. */
const hashOf = (kind: ChainKind, hash: string): string => (kind === 'tron' ? hash.replace(/^0x/, '') : hash);

/** A block as the port carries it. */
export function toBlock(kind: ChainKind, { number, hash, parentHash, timestamp }: BlockReply): Block {
  return {
    number,
    hash: hashOf(kind, hash),
    parent: parentHash ? hashOf(kind, parentHash) : undefined,
    at: new Date(timestamp > LAST_SECOND ? timestamp : timestamp * 1000),
  };
}

/** The filter for transfers of these tokens to these accounts. */
export const transferFilter = (
  range: { fromBlock: string; toBlock: string },
  tokens: readonly WatchedToken[],
  accounts: readonly string[],
) => ({
  ...range,
  address: tokens.map(({ contract }) => contract),
  topics: [TRANSFER, null, accounts.map(paddedAccount)],
});

/** A log that is a transfer of a token to an account of ours; its block is still to be asked for. */
export interface TransferLog {
  log: LogReply;
  transfer: Omit<Transfer, 'block'>;
}

/**
 * Reads logs as transfers of more than nothing. Skips whatever was not asked for or cannot be read: another contract, event or receiver,
 * other than three topics and 32 bytes of data, outside the range, taken back. One that is told twice is read once; in the order of the chain.
 */
export function readTransferLogs(
  kind: ChainKind,
  logs: readonly LogReply[],
  asked: { tokens: readonly WatchedToken[]; accounts: ReadonlySet<string> | null; range: BlockRange },
): TransferLog[] {
  const found = new Map<string, TransferLog>();
  for (const log of logs) {
    const token = asked.tokens.find(({ contract }) => contract === log.address);
    const [event, sender, receiver] = log.topics;
    const account = accountIn(receiver);
    const isInRange = log.blockNumber >= asked.range.from && log.blockNumber <= asked.range.to;
    const isReadable = log.topics.length === 3 && event === TRANSFER && sender?.length === 66 && log.data.length === 66;
    if (!token || !account || asked.accounts?.has(account) === false || !isInRange || !isReadable || log.removed)
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
