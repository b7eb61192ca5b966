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
/** A limit, of which only the words tell whether it is one of rate or of the blocks asked for. */
const LIMIT_EXCEEDED = -32005;
const ABOUT_RANGE = /\b(range|blocks?|results?|logs|response size)\b/i;
const ABOUT_RATE = /too many requests|rate[ -]?limit|limit(ed)? .*\brate|throttl|\brequests? (limit|count|rate)|quota/i;

const isTooOften = ({ code, details }: RpcRequestError): boolean =>
  TOO_OFTEN.has(code) || ((code === LIMIT_EXCEEDED || ABOUT_RATE.test(details)) && !ABOUT_RANGE.test(details));

function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}

/** Without the library's words, which quote the node's address and its whole answer. */
function faultOf(method: string, error: unknown): NodeError {
  const causes = causesOf(error);
  const refusal = causes.find((cause) => cause instanceof RpcRequestError);
  const status = refusal?.status ?? causes.find((cause) => cause instanceof HttpRequestError)?.status;
  if (causes.some((cause) => cause instanceof TimeoutError)) return new NodeError('transport', `${method}: time-out`);
  if (status === 429 || (refusal && isTooOften(refusal))) return new NodeError('busy', `${method}: asked too often`);
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

/** An address, and the header of the name and password in it, with which `fetch` would refuse it. */
function withoutPassword(address: string): { url: string; headers: Record<string, string> } {
  const url = new URL(address);
  const { username, password } = url;
  if (username === '' && password === '') return { url: address, headers: {} };
  url.username = '';
  url.password = '';
  const said = Buffer.from(`${decoded(username)}:${decoded(password)}`).toString('base64');
  return { url: url.href, headers: { authorization: `Basic ${said}` } };
}

/** How a node is asked. */
export interface NodeOptions {
  /** Sent with every call, before what the address itself says of a name and a password. */
  headers?: Readonly<Record<string, string>> | undefined;
  timeoutMs: number;
  /** Hears of every call. */
  onCall: () => void;
}

/** A node by its address, which may carry a name and a password. Each call is made once and given up after `timeoutMs`. */
export function nodeAt(address: string, place: number, { headers = {}, timeoutMs, onCall }: NodeOptions): Node {
  const { url, headers: own } = withoutPassword(address);
  const fetchOptions = { headers: { ...own, ...headers } };
  const client = createClient({ transport: http(url, { retryCount: 0, timeout: timeoutMs, fetchOptions }) });
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
