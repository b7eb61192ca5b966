import type { Block, BlockRange, Transfer } from '../chain-reader.ts';
import type { ChainConfig } from '../chains-config.ts';
import { inParallel } from './in-parallel.ts';
import type { Node } from './node.ts';
import { NodeError } from './node-error.ts';
import { heldBlock, logsOf, receiptOf, toQuantity, type BlockReply } from './rpc-replies.ts';
import { readTransferLogs, toBlock, transferFilter, watchedTokens, type TransferLog } from './transfer-log.ts';

/** Accounts one filter asks for. */
const ACCOUNTS_A_FILTER = 100;
/** Calls on their way to one node at a time. */
const CALLS_AT_ONCE = 8;
/** How much longer the next range may be than one that was not refused. */
const GROWTH = 1.25;

const filtersOf = (accounts: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(accounts.length / ACCOUNTS_A_FILTER) }, (_, at) =>
    accounts.slice(at * ACCOUNTS_A_FILTER, (at + 1) * ACCOUNTS_A_FILTER),
  );

/** Gives each log its block, which the node must have in its chain: else it tells of two chains at once. */
async function withBlocks(
  node: Node,
  kind: ChainConfig['kind'],
  found: readonly TransferLog[],
  known: readonly BlockReply[] = [],
): Promise<Transfer[]> {
  const blocks = new Map(known.map((block) => [block.number, block]));
  const missing = [...new Set(found.map(({ log }) => log.blockNumber))].filter((number) => !blocks.has(number));
  for (const block of await inParallel(missing, CALLS_AT_ONCE, (number) => heldBlock(node, number)))
    blocks.set(block.number, block);
  return found.map(({ log, transfer }) => {
    const block = blocks.get(log.blockNumber);
    if (block?.hash !== log.blockHash) throw new NodeError('reply', 'logs of another chain than its blocks');
    return { ...transfer, block: toBlock(kind, block) };
  });
}

/** What {@link readRange} found, and the block up to which it is certain. */
export interface RangeRead {
  transfers: Transfer[];
  last: Block;
}

/**
 * Reads the transfers of a range on one node. Where the node refuses the range, half of it is read, down to one block; `spans` keeps the
 * blocks each node takes, which grow again. Rejects with a {@link NodeError} where the node cannot be relied on.
 */
export async function readRange(
  node: Node,
  config: ChainConfig,
  range: BlockRange,
  accounts: readonly string[],
  spans: Map<Node, number>,
): Promise<RangeRead> {
  const tokens = watchedTokens(config);
  const asked = new Set(accounts);
  const filters = filtersOf([...asked]);
  const read = async (to: number): Promise<RangeRead> => {
    const between = { fromBlock: toQuantity(range.from), toBlock: toQuantity(to) };
    const isKnown = to === range.to && range.toHash !== undefined;
    const before = isKnown ? range.toHash : filters.length > 0 && toBlock(config.kind, await heldBlock(node, to)).hash;
    const logs = await inParallel(filters, CALLS_AT_ONCE, (some) =>
      logsOf(node, transferFilter(between, tokens, some)),
    );
    const last = await heldBlock(node, to);
    // The same before and after: else the logs are those of blocks that have been replaced since.
    if (filters.length > 0 && toBlock(config.kind, last).hash !== before)
      throw new NodeError('reply', 'blocks that changed while their logs were read');
    const found = readTransferLogs(config.kind, logs.flat(), {
      tokens,
      accounts: asked,
      range: { from: range.from, to },
    });
    return { transfers: await withBlocks(node, config.kind, found, [last]), last: toBlock(config.kind, last) };
  };
  const most = range.to - range.from + 1;
  let span = Math.floor(Math.min(spans.get(node) ?? config.maxBlocks, config.maxBlocks, most));
  for (;;) {
    try {
      const found = await read(range.from + span - 1);
      const known = spans.get(node);
      if (known !== undefined) spans.set(node, Math.max(known, span * GROWTH));
      return found;
    } catch (error) {
      const isTooMuch = error instanceof NodeError && error.fault === 'refused' && span > 1;
      if (!isTooMuch) throw error;
      span = Math.floor(span / 2);
      spans.set(node, span);
    }
  }
}

/**
 * Reads the transfers of one transaction on one node; null where it is in no block there. Rejects with a {@link NodeError} where the
 * node cannot be relied on.
 */
export async function readTransaction(
  node: Node,
  config: ChainConfig,
  hash: string,
  accounts: readonly string[] | null,
): Promise<Transfer[] | null> {
  const receipt = await receiptOf(node, `0x${hash.replace(/^0x/, '').toLowerCase()}`);
  if (!receipt) return null;
  const found = readTransferLogs(config.kind, receipt.logs, {
    tokens: watchedTokens(config),
    accounts: accounts && new Set(accounts),
    range: { from: receipt.blockNumber, to: receipt.blockNumber },
  });
  return withBlocks(node, config.kind, found);
}
