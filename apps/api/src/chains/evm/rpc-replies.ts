import * as v from 'valibot';
import type { Node } from './node.ts';
import { NodeError } from './node-error.ts';

/** Number as nodes write it: `0x1f`, up to the largest safe integer. */
const quantity = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-fA-F]+$/),
  v.transform((hex) => Number(hex)),
  v.safeInteger(),
);
const hex = v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]*$/), v.toLowerCase());
const hash = v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{64}$/), v.toLowerCase());

/** Fields of a block that are needed; java-tron leaves others out or empty. */
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

/** Block in a node's reply; hashes in lower case with `0x`. */
export type BlockReply = v.InferOutput<typeof block>;
/** Log in a node's reply, whether it is a transfer or not. */
export type LogReply = v.InferOutput<typeof log>;

async function call<TSchema extends v.GenericSchema>(
  node: Node,
  schema: TSchema,
  method: string,
  params: readonly unknown[],
): Promise<v.InferOutput<TSchema>> {
  const parsed = v.safeParse(schema, await node.request(method, params));
  if (!parsed.success) throw new NodeError('reply', `${method}: an answer that cannot be read`);
  return parsed.output;
}

/** Number as nodes expect it: `0x1f`. */
export const toQuantity = (value: number): string => `0x${value.toString(16)}`;

/** Chain id of a node. */
export const chainIdOf = (node: Node): Promise<number> => call(node, quantity, 'eth_chainId', []);

/** Block by height or tag; null if the node has none. */
export const blockOf = (node: Node, at: number | 'latest' | 'finalized'): Promise<BlockReply | null> =>
  call(node, v.nullable(block), 'eth_getBlockByNumber', [typeof at === 'number' ? toQuantity(at) : at, false]);

/** Block at this height; null if the node has none. Throws if the node returns a block of another height. */
export async function blockAtHeight(node: Node, height: number): Promise<BlockReply | null> {
  const found = await blockOf(node, height);
  if (found && found.number !== height) throw new NodeError('reply', 'eth_getBlockByNumber: another block');
  return found;
}

/** Block at this height. Throws if the node does not have it. */
export async function heldBlock(node: Node, height: number): Promise<BlockReply> {
  const found = await blockAtHeight(node, height);
  if (found === null) throw new NodeError('reply', `eth_getBlockByNumber: no block ${height}`);
  return found;
}

/** Logs of a filter. */
export const logsOf = (node: Node, filter: object): Promise<LogReply[]> =>
  call(node, v.array(log), 'eth_getLogs', [filter]);

/** Receipt of a transaction; null if the node has none that is in a block. */
export async function receiptOf(
  node: Node,
  transaction: string,
): Promise<{ blockNumber: number; logs: LogReply[] } | null> {
  const found = await call(node, v.nullable(receipt), 'eth_getTransactionReceipt', [transaction]);
  if (found === null || typeof found.blockNumber !== 'number') return null;
  if (found.transactionHash !== transaction)
    throw new NodeError('reply', 'eth_getTransactionReceipt: another transaction');
  return { blockNumber: found.blockNumber, logs: found.logs };
}

/** Result of a contract call that returns a 32-byte number. */
export async function numberOf(node: Node, contract: string, data: string): Promise<bigint> {
  const word = v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{64}$/));
  return BigInt(await call(node, word, 'eth_call', [{ to: contract, data }, 'latest']));
}
