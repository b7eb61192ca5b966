import { createClient, http, HttpRequestError, ResponseBodyTooLargeError, RpcRequestError, TimeoutError } from 'viem';
import { NodeError } from './node-error.ts';

/** Node of a network. Its calls reject with a {@link NodeError}. */
export interface Node {
  /** Index of the node in `rpc`. */
  readonly index: number;
  request: (method: string, params: readonly unknown[]) => Promise<unknown>;
}

/** Error codes of rate limits in replies with status 200: 429, and a code of one provider. */
const RATE_LIMITED = new Set([429, -32007]);
/** Error code of a limit; only the message says whether of the rate or of the range. */
const LIMIT_EXCEEDED = -32005;
const ABOUT_RANGE = /\b(range|blocks?|results?|logs|response size)\b/i;
const ABOUT_RATE = /too many requests|rate[ -]?limit|limit(ed)? .*\brate|throttl|\brequests? (limit|count|rate)|quota/i;

const isRateLimit = ({ code, details }: RpcRequestError): boolean =>
  RATE_LIMITED.has(code) || ((code === LIMIT_EXCEEDED || ABOUT_RATE.test(details)) && !ABOUT_RANGE.test(details));

function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}

/** NodeError for a failed call, without the library's message, which quotes the node's address and its whole reply. */
function faultOf(method: string, error: unknown): NodeError {
  const causes = causesOf(error);
  const refusal = causes.find((cause) => cause instanceof RpcRequestError);
  const status = refusal?.status ?? causes.find((cause) => cause instanceof HttpRequestError)?.status;
  if (causes.some((cause) => cause instanceof TimeoutError)) return new NodeError('transport', `${method}: time-out`);
  if (status === 429 || (refusal && isRateLimit(refusal))) return new NodeError('busy', `${method}: asked too often`);
  if (refusal) return new NodeError('refused', `${method}: error ${refusal.code}`);
  if (causes.some((cause) => cause instanceof ResponseBodyTooLargeError))
    return new NodeError('refused', `${method}: too long an answer`);
  return new NodeError('transport', `${method}: ${status ? `HTTP ${status}` : 'no answer'}`);
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Splits name and password from an address into a header: `fetch` refuses an address that contains them. */
function withoutPassword(address: string): { url: string; headers: Record<string, string> } {
  const url = new URL(address);
  const { username, password } = url;
  if (username === '' && password === '') return { url: address, headers: {} };
  url.username = '';
  url.password = '';
  const credentials = Buffer.from(`${decoded(username)}:${decoded(password)}`).toString('base64');
  return { url: url.href, headers: { authorization: `Basic ${credentials}` } };
}

/** Options of a node. */
export interface NodeOptions {
  /** Headers of every call. They override the name and password in the address. */
  headers?: Readonly<Record<string, string>> | undefined;
  timeoutMs: number;
  /** Called before every call. */
  onCall: () => void;
}

/** Node at an address, which may contain a name and a password. Calls are not retried, and time out after `timeoutMs`. */
export function nodeAt(address: string, index: number, { headers = {}, timeoutMs, onCall }: NodeOptions): Node {
  const { url, headers: own } = withoutPassword(address);
  const fetchOptions = { headers: { ...own, ...headers } };
  const client = createClient({ transport: http(url, { retryCount: 0, timeout: timeoutMs, fetchOptions }) });
  return {
    index,
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
