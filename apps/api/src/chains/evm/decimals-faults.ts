import { NodeError, NoNodeError } from './node-error.ts';
import type { Nodes } from './nodes.ts';
import { numberOf } from './rpc-replies.ts';
import type { WatchedToken } from './transfer-log.ts';

/** Call data of `decimals()`. */
const DECIMALS = '0x313ce567';
const DAY_MS = 86_400_000;
/** Pause after a token did not return its decimals. */
const RETRY_MS = 5 * 60_000;

/** Decimals that a token contract returns; null if the nodes refuse the call or return nonsense. Rejects if no node is reached. */
async function decimalsOf(nodes: Nodes, { contract }: WatchedToken): Promise<bigint | null> {
  let refusals = 0;
  try {
    return await nodes.run((node) =>
      numberOf(node, contract, DECIMALS).catch((error: unknown) => {
        if (error instanceof NodeError && (error.fault === 'refused' || error.fault === 'reply')) refusals += 1;
        throw error;
      }),
    );
  } catch (error) {
    if (error instanceof NoNodeError && refusals > 0) return null;
    throw error;
  }
}

/**
 * Compares the configured decimals with those that the token contracts return, once a day. Resolves to the fault, null if there is none.
 * If a token does not return its decimals, the configured ones are trusted and the call is repeated soon.
 */
export function decimalsFaults(nodes: Nodes, tokens: readonly WatchedToken[]): (now: Date) => Promise<string | null> {
  let known: { until: number; fault: string | null } | undefined;
  return async (now) => {
    if (known && now.getTime() < known.until) return known.fault;
    const faults: string[] = [];
    let allReplied = true;
    for (const token of tokens) {
      const actual = await decimalsOf(nodes, token);
      if (actual === null) allReplied = false;
      else if (actual !== BigInt(token.decimals))
        faults.push(`${token.symbol ?? 'USDT'} has ${actual} decimals and not ${token.decimals}, as CHAINS says`);
    }
    const fault = faults.length > 0 ? faults.join('; ') : null;
    known = { until: now.getTime() + (allReplied ? DAY_MS : RETRY_MS), fault };
    return fault;
  };
}
