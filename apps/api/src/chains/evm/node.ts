import { createClient, http, HttpRequestError, ResponseBodyTooLargeError, RpcRequestError, TimeoutError } from 'viem';
import { NodeError } from './node-error.ts';

/** One node of a network. Its calls reject with a {@link NodeError}. */
export interface Node {
  /** Its place in `rpc`. */
  readonly place: number;
  request: (method: string, params: readonly unknown[]) => Promise<unknown>;
}

/** What providers answer with status 200 when somebody asks too often: 429 in the body, and one that has a code of its own. */
const TOO_OFTEN = new Set([429, -32007]);

function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}

/** Without the library's words, which quote the node's address and its whole answer. */
function faultOf(method: string, error: unknown): NodeError {
  const causes = causesOf(error);
  const refusal = causes.find((cause) => cause instanceof RpcRequestError);
  const status = refusal?.status ?? causes.find((cause) => cause instanceof HttpRequestError)?.status;
  if (causes.some((cause) => cause instanceof TimeoutError)) return new NodeError('transport', `${method}: time-out`);
  if (status === 429 || (refusal && TOO_OFTEN.has(refusal.code)))
    return new NodeError('transport', `${method}: asked too often`);
  if (refusal) return new NodeError('refused', `${method}: error ${refusal.code}`);
  if (causes.some((cause) => cause instanceof ResponseBodyTooLargeError))
    return new NodeError('refused', `${method}: too long an answer`);
  return new NodeError('transport', `${method}: ${status ? `HTTP ${status}` : 'no answer'}`);
}

/** A node by its address. Each call is made once and given up after `timeoutMs`; `onCall` hears of every one. */
export function nodeAt(url: string, place: number, timeoutMs: number, onCall: () => void): Node {
  const client = createClient({ transport: http(url, { retryCount: 0, timeout: timeoutMs }) });
  return {
    place,
    request: async (method, params) => {
      onCall();
      try {
        return await client.request({ method, params } as never);
      } catch (error) {
        throw faultOf(method, error);
      }
    },
  };
}
