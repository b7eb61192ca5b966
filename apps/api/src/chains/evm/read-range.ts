import type { Block, BlockRange, Transfer } from '../chain-reader.ts';
import type { ChainConfig } from '../chains-config.ts';
import { inParallel } from './in-parallel.ts';
import type { Node } from './node.ts';
import { NodeError } from './node-error.ts';
import { blockAtHeight, heldBlock, logsOf, receiptOf, toQuantity, type BlockReply } from './rpc-replies.ts';
import { readTransferLogs, toBlock, transferFilter, watchedTokens, type TransferLog } from './transfer-log.ts';

/** Accounts one filter asks for. */
const ACCOUNTS_A_FILTER = 100;
/** Calls on their way to one node at a time. */
const CALLS_AT_ONCE = 8;
/** Reads that go well before a node is asked for a range twice as long. */
const GOOD_READS = 10;
/** How long a range stays cut before the whole of it is tried once more. */
const CUT_FOR_MS = 5 * 60_000;

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

/** What a node takes at once. */
export interface Span {
  /** Blocks it is asked for. */
  blocks: number;
  /** Reads of that many that went well, one after the other. */
  good: number;
  /** When it last failed the whole. */
  failedWholeAt: number;
}

/** How the ranges of every node are kept; a node without a span takes the whole. */
export interface Spans {
  of: Map<Node, Span>;
  now: () => number;
}

/** The blocks a node is asked for now: what it takes, and the whole again after a while. */
function spanNow({ of, now }: Spans, node: Node, whole: number): number {
  const span = of.get(node);
  return !span || now() - span.failedWholeAt >= CUT_FOR_MS ? whole : Math.min(span.blocks, whole);
}

function noteSuccess({ of }: Spans, node: Node, asked: number, whole: number): void {
  const span = of.get(node);
  if (!span) return;
  if (asked > span.blocks) Object.assign(span, { blocks: asked, good: 0 });
  span.good += 1;
  if (span.good >= GOOD_READS) Object.assign(span, { blocks: span.blocks * 2, good: 0 });
  if (span.blocks >= whole) of.delete(node);
}

/** Cuts what a node is asked for to a half, and to what it took before where more was tried once again. */
function cut({ of, now }: Spans, node: Node, failed: number): number {
  const before = of.get(node);
  const wasMore = before !== undefined && before.blocks < failed;
  const blocks = wasMore ? before.blocks : Math.floor(failed / 2);
  of.set(node, { blocks, good: 0, failedWholeAt: before && !wasMore ? before.failedWholeAt : now() });
  return blocks;
}

/** Was it the range that made a node fail? It refuses it, or does not get through it and answers something else right after. */
async function isTooMuch(node: Node, error: unknown, from: number): Promise<boolean> {
  if (!(error instanceof NodeError)) return false;
  if (error.fault !== 'transport') return error.fault === 'refused';
  return blockAtHeight(node, from).then(
    () => true,
    () => false,
  );
}

/** What {@link readRange} found, and the block up to which it is certain. */
export interface RangeRead {
  transfers: Transfer[];
  last: Block;
}

/**
 * Reads the transfers of a range on one node. Where that is too much for the node, half of it is read, down to one block; `spans` keeps
 * the blocks each node takes. Rejects with a {@link NodeError} where the node cannot be relied on.
 */
export async function readRange(
  node: Node,
  config: ChainConfig,
  range: BlockRange,
  accounts: readonly string[],
  spans: Spans,
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
