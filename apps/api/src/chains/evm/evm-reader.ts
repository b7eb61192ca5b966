import { decimal } from '@sarraf/domain';
import type { Block, ChainReader } from '../chain-reader.ts';
import type { ChainConfig } from '../chains-config.ts';
import { decimalsFaults } from './decimals-faults.ts';
import type { Node } from './node.ts';
import { NodeError } from './node-error.ts';
import { connectNodes, type Nodes, type NodesOptions } from './nodes.ts';
import { readRange, readTransaction, type Spans } from './read-range.ts';
import { blockAtHeight, blockOf, numberOf } from './rpc-replies.ts';
import { paddedAccount, toBlock, watchedTokens } from './transfer-log.ts';

/** Selector of `balanceOf(address)`. */
const BALANCE_OF = '0x70a08231';

/** Reader over JSON-RPC, with its nodes for tests and metrics. */
export interface EvmReader extends ChainReader {
  readonly nodes: Pick<Nodes, 'calls' | 'skipped' | 'checkAll'>;
}

/** Number of the newest final block, fetched once for each head; null if the node refuses the tag `finalized`. */
function finalizedBlocks(nodes: Nodes): (head: Block) => Promise<number | null> {
  let known: { hash: string; height: Promise<number | null> } | undefined;
  return (head) => {
    if (known?.hash === head.hash) return known.height;
    const height = nodes.run(async (node) => {
      try {
        return (await blockOf(node, 'finalized'))?.number ?? null;
      } catch (error) {
        if (error instanceof NodeError && error.fault === 'refused') return null;
        throw error;
      }
    });
    known = { hash: head.hash, height };
    height.catch(() => (known = undefined));
    return height;
  };
}

/**
 * Reads a network over Ethereum's JSON-RPC, which TRON's nodes implement too (ADR 30). Every call rejects with a `NoNodeError` if no node
 * gave a reliable reply.
 */
export function evmReader(config: ChainConfig, options: NodesOptions = {}): EvmReader {
  const { kind } = config;
  const nodes = connectNodes(config, options);
  const finalizedUnder = finalizedBlocks(nodes);
  const spans: Spans = { of: new Map(), now: options.now ?? Date.now };
  const tokens = watchedTokens(config);
  const [usdt] = tokens;
  let newest = 0;
  /** Null for a block or transaction that a node does not have. Throws if the node is behind the newest head, since it may not have it yet. */
  const nullUnlessBehind = async (node: Node): Promise<null> => {
    const isBehind = config.rpc.length > 1 && ((await blockOf(node, 'latest'))?.number ?? 0) < newest;
    if (isBehind) throw new NodeError('reply', 'behind the newest head');
    return null;
  };
  const needFor = (amount: string): number =>
    config.confirmations.findLast(({ from }) => decimal(amount).gte(from))?.need ?? 1;

  return {
    networkId: config.id,
    pollMs: config.pollMs,
    nodes,
    head: async () => {
      const head = toBlock(kind, await nodes.head());
      newest = Math.max(newest, head.number);
      return head;
    },
    blockAt: async (number) => {
      const block = await nodes.run(async (node) => (await blockAtHeight(node, number)) ?? nullUnlessBehind(node));
      return block && toBlock(kind, block);
    },
    startBlock: (head) => config.startBlock ?? Math.max(0, head.number - config.maxBlocks),
    transfers: (range, accounts) => nodes.run((node) => readRange(node, config, range, accounts, spans)),
    transfersOf: (hash, accounts) =>
      nodes.run(async (node) => (await readTransaction(node, config, hash, accounts)) ?? nullUnlessBehind(node)),
    confirmations: async ({ block, amount }, head) => {
      const have = Math.max(0, head.number - block.number + 1);
      const need = needFor(amount);
      const finalized = kind === 'tron' ? await finalizedUnder(head) : null;
      return { have, need, enough: finalized === null ? have >= need : block.number <= finalized };
    },
    decimalsFault: decimalsFaults(nodes, tokens),
    balanceOf: async (account) => ({
      units: await nodes.run((node) =>
        numberOf(node, usdt.contract, `${BALANCE_OF}${paddedAccount(account).slice(2)}`),
      ),
      decimals: usdt.decimals,
    }),
  };
}
