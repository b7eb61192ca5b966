import type { Block, BlockRange, Transfer } from '../chain-reader.ts';
import type { ChainConfig } from '../chains-config.ts';
import { inParallel } from './in-parallel.ts';
import type { Node } from './node.ts';
import { NodeError } from './node-error.ts';
import { blockAtHeight, heldBlock, logsOf, receiptOf, toQuantity, type BlockReply } from './rpc-replies.ts';
import { readTransferLogs, toBlock, transferFilter, watchedTokens, type TransferLog } from './transfer-log.ts';

/** Accounts in one filter. */
const ACCOUNTS_A_FILTER = 100;
/** Calls in flight to one node at the same time. */
const CALLS_AT_ONCE = 8;
/** Successful reads after which the range of a node is doubled. */
const GOOD_READS = 10;
/** Milliseconds after which the full range is tried again. */
const RETRY_FULL_MS = 5 * 60_000;

const filtersOf = (accounts: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(accounts.length / ACCOUNTS_A_FILTER) }, (_, at) =>
    accounts.slice(at * ACCOUNTS_A_FILTER, (at + 1) * ACCOUNTS_A_FILTER),
  );

/** Adds to each log its block. Throws if the node has another block at that height: its logs and blocks are then of two chains. */
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

/** Range that a node can answer at once. */
export interface Span {
  /** Blocks in one request. */
  blocks: number;
  /** Consecutive successful reads of that many blocks. */
  good: number;
  /** When the node last failed to answer the full range. */
  failedFullAt: number;
}

/** Spans by node; a node without a span can answer the full range. */
export interface Spans {
  of: Map<Node, Span>;
  now: () => number;
}

/** Blocks to request from a node now: its span, and the full range again after {@link RETRY_FULL_MS}. */
function spanNow({ of, now }: Spans, node: Node, whole: number): number {
  const span = of.get(node);
  return !span || now() - span.failedFullAt >= RETRY_FULL_MS ? whole : Math.min(span.blocks, whole);
}

function noteSuccess({ of }: Spans, node: Node, requested: number, whole: number): void {
  const span = of.get(node);
  if (!span) return;
  if (requested > span.blocks) Object.assign(span, { blocks: requested, good: 0 });
  span.good += 1;
  if (span.good >= GOOD_READS) Object.assign(span, { blocks: span.blocks * 2, good: 0 });
  if (span.blocks >= whole) of.delete(node);
}

/** Halves the span of a node after a failure. A failed retry of the full range returns to the span before it. */
function cut({ of, now }: Spans, node: Node, failed: number): number {
  const before = of.get(node);
  const wasMore = before !== undefined && before.blocks < failed;
  const blocks = wasMore ? before.blocks : Math.floor(failed / 2);
  of.set(node, { blocks, good: 0, failedFullAt: before && !wasMore ? before.failedFullAt : now() });
  return blocks;
}

/** Whether a node failed because of the range: it refused the range, or gave no reply to it and then answered a small call. */
async function isTooMuch(node: Node, error: unknown, from: number): Promise<boolean> {
  if (!(error instanceof NodeError)) return false;
  if (error.fault !== 'transport') return error.fault === 'refused';
  return blockAtHeight(node, from).then(
    () => true,
    () => false,
  );
}

/** Transfers that {@link readRange} found, and the last block that was read for certain. */
export interface RangeRead {
  transfers: Transfer[];
  last: Block;
}

/**
 * Reads the transfers of a range on one node. If the range is too large for the node, half of it is tried, down to one block; `spans`
 * stores the span of each node. Rejects with a {@link NodeError} if the node is unreliable.
 */
export async function readRange(
  node: Node,
  config: ChainConfig,
  range: BlockRange,
  accounts: readonly string[],
  spans: Spans,
): Promise<RangeRead> {
  const tokens = watchedTokens(config);
  const wanted = new Set(accounts);
  const filters = filtersOf([...wanted]);
  const read = async (to: number): Promise<RangeRead> => {
    const between = { fromBlock: toQuantity(range.from), toBlock: toQuantity(to) };
    const isKnown = to === range.to && range.toHash !== undefined;
    const before = isKnown ? range.toHash : filters.length > 0 && toBlock(config.kind, await heldBlock(node, to)).hash;
    const logs = await inParallel(filters, CALLS_AT_ONCE, (some) =>
      logsOf(node, transferFilter(between, tokens, some)),
    );
    const last = await heldBlock(node, to);
    // If the hash of the last block changed meanwhile, the logs may be of blocks that were replaced.
    if (filters.length > 0 && toBlock(config.kind, last).hash !== before)
      throw new NodeError('reply', 'blocks that changed while their logs were read');
    const found = readTransferLogs(config.kind, logs.flat(), {
      tokens,
      accounts: wanted,
      range: { from: range.from, to },
    });
    return { transfers: await withBlocks(node, config.kind, found, [last]), last: toBlock(config.kind, last) };
  };
  const whole = config.maxBlocks;
  let span = Math.min(spanNow(spans, node, whole), range.to - range.from + 1);
  for (;;) {
    try {
      const found = await read(range.from + span - 1);
      noteSuccess(spans, node, span, whole);
      return found;
    } catch (error) {
      if (span === 1 || !(await isTooMuch(node, error, range.from))) throw error;
      span = cut(spans, node, span);
    }
  }
}

/**
 * Reads the transfers of one transaction on one node; null if the transaction is in no block there. Rejects with a {@link NodeError} if
 * the node is unreliable.
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
