import { NodeError, NoNodeError } from './node-error.ts';
import type { Nodes } from './nodes.ts';
import { numberOf } from './rpc-replies.ts';
import type { WatchedToken } from './transfer-log.ts';

/** A call of `decimals()`. */
const DECIMALS = '0x313ce567';
const DAY_MS = 86_400_000;
const UNTOLD_FOR_MS = 5 * 60_000;

/** What a token says of its decimals; null where the nodes refuse the question or answer nonsense. Rejects where none is reached. */
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
 * What is wrong with the decimals that are configured, by what the tokens themselves say once a day; null where nothing is. Those of a
 * token that does not tell are believed, and it is asked again soon.
 */
export function decimalsFaults(nodes: Nodes, tokens: readonly WatchedToken[]): (now: Date) => Promise<string | null> {
  let known: { until: number; fault: string | null } | undefined;
  return async (now) => {
    if (known && now.getTime() < known.until) return known.fault;
    const faults: string[] = [];
    let isTold = true;
    for (const token of tokens) {
      const told = await decimalsOf(nodes, token);
      if (told === null) isTold = false;
      else if (told !== BigInt(token.decimals))
        faults.push(`${token.symbol ?? 'USDT'} has ${told} decimals and not ${token.decimals}, as CHAINS says`);
    }
    const fault = faults.length > 0 ? faults.join('; ') : null;
    known = { until: now.getTime() + (isTold ? DAY_MS : UNTOLD_FOR_MS), fault };
    return fault;
  };
}
