import * as v from 'valibot';
import type { Node } from './node.ts';
import { NodeError } from './node-error.ts';

/** A number as nodes write it: `0x1f`, up to the largest safe integer. */
const quantity = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-fA-F]+$/),
  v.transform((hex) => Number(hex)),
  v.safeInteger(),
);
const hex = v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]*$/), v.toLowerCase());
const hash = v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{64}$/), v.toLowerCase());

/** What we need of a block; java-tron leaves other fields out or empty. */
const block = v.object({
  number: quantity,
  hash,
  parentHash: v.nullish(hash),
  timestamp: quantity,
});
const log = v.object({
  address: hex,
  topics: v.array(hex),
  data: hex,
  blockNumber: quantity,
  blockHash: hash,
  transactionHash: hash,
  logIndex: quantity,
  removed: v.nullish(v.boolean()),
});
const receipt = v.object({ blockNumber: v.nullish(quantity), transactionHash: hash, logs: v.array(log) });

/** A block as a node tells it; numbers read, hashes in lower case with `0x`. */
export type BlockReply = v.InferOutput<typeof block>;
/** A log as a node tells it, whether it is a transfer or not. */
export type LogReply = v.InferOutput<typeof log>;

async function ask<TSchema extends v.GenericSchema>(
  node: Node,
  schema: TSchema,
  method: string,
  params: readonly unknown[],
): Promise<v.InferOutput<TSchema>> {
  const parsed = v.safeParse(schema, await node.request(method, params));
  if (!parsed.success) throw new NodeError('reply', `${method}: an answer that cannot be read`);
  return parsed.output;
}

/** A number as nodes read it. */
export const toQuantity = (value: number): string => `0x${value.toString(16)}`;

/** The id of the node's network. */
export const chainIdOf = (node: Node): Promise<number> => ask(node, quantity, 'eth_chainId', []);

/** A block by height or tag; null where the node has none. */
export const blockOf = (node: Node, at: number | 'latest' | 'finalized'): Promise<BlockReply | null> =>
  ask(node, v.nullable(block), 'eth_getBlockByNumber', [typeof at === 'number' ? toQuantity(at) : at, false]);

/** The block at this height; null where the node has none. One of another height is the node's fault. */
export async function blockAtHeight(node: Node, height: number): Promise<BlockReply | null> {
  const found = await blockOf(node, height);
  if (found && found.number !== height) throw new NodeError('reply', 'eth_getBlockByNumber: another block');
  return found;
}

/** The block at this height; not to have it is the node's fault. */
export async function heldBlock(node: Node, height: number): Promise<BlockReply> {
  const found = await blockAtHeight(node, height);
  if (found === null) throw new NodeError('reply', `eth_getBlockByNumber: no block ${height}`);
  return found;
}

/** Logs of a filter. */
export const logsOf = (node: Node, filter: object): Promise<LogReply[]> =>
  ask(node, v.array(log), 'eth_getLogs', [filter]);

/** What became of a transaction; null where the node knows none that is in a block. */
export async function receiptOf(
  node: Node,
  transaction: string,
): Promise<{ blockNumber: number; logs: LogReply[] } | null> {
  const found = await ask(node, v.nullable(receipt), 'eth_getTransactionReceipt', [transaction]);
  if (found === null || typeof found.blockNumber !== 'number') return null;
  if (found.transactionHash !== transaction)
    throw new NodeError('reply', 'eth_getTransactionReceipt: another transaction');
  return { blockNumber: found.blockNumber, logs: found.logs };
}

/** A 32-byte number that a contract answers. */
export async function numberOf(node: Node, contract: string, data: string): Promise<bigint> {
  const word = v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{64}$/));
  return BigInt(await ask(node, word, 'eth_call', [{ to: contract, data }, 'latest']));
}
