import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { rpcAnswer } from './anvil.ts';
import { asJavaTron } from './java-tron.ts';

/** Faults of a node; an empty object is an honest node. */
export interface Lies {
  /** Answers every call with this HTTP status, such as 429 or 503. */
  status?: number;
  /** Accepts calls and never answers. */
  hangs?: boolean;
  /** Closes the connection on every call. */
  dead?: boolean;
  /** Delay before each answer, in milliseconds. */
  delayMs?: number;
  /** Does not know this many of the last blocks. */
  lag?: number;
  /** Claims to be this many blocks ahead, without having the blocks. */
  ahead?: number;
  /** Answers with this chain id. */
  chainId?: number;
  /** Refuses eth_getLogs for more than this many blocks. */
  maxRange?: number;
  /** How it refuses too many blocks: with an HTTP status, by never answering, or by closing the connection; by default with a JSON-RPC error. */
  tooMuch?: number | 'hangs' | 'cuts';
  /** Answers every eth_getLogs with this error. */
  logsError?: { code: number; message: string };
  /** Answers every eth_getLogs with an empty list. */
  emptyLogs?: boolean;
  /** Refuses the tag `finalized`. */
  noFinalized?: boolean;
  /** Height of its `finalized` block, whatever the chain says. */
  finalized?: number;
  /** Returns every log twice. */
  twice?: boolean;
  /** Closes the connection on calls of this method. */
  deadTo?: string;
  /** Called after it has fetched the logs and before it returns them. */
  beforeLogs?: () => Promise<void>;
  /** Changes each returned log. */
  log?: (log: Record<string, unknown>) => Record<string, unknown>;
}

/** A faulty node: a proxy in front of an honest node. */
export interface LyingNode {
  url: string;
  /** Current faults; may be replaced or changed at any time. */
  lies: Lies;
  /** Calls by method since the last `reset`. */
  calls: Record<string, number>;
  total: () => number;
  /** Number of blocks of each eth_getLogs since the last `reset`; `headers` are those of the last call. */
  ranges: number[];
  headers: IncomingHttpHeaders;
  reset: () => void;
  /** Closes its port for good. */
  stop: () => Promise<void>;
}

interface Call {
  id: unknown;
  method: string;
  params: unknown[];
}
type Answer = Awaited<ReturnType<typeof rpcAnswer>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const toHex = (value: number): string => `0x${value.toString(16)}`;
const refuse = (code: number, message: string): Answer => ({ error: { code, message } });

/** Number of blocks of an eth_getLogs call; undefined for other methods. */
function blocksOf(method: string, [filter]: readonly unknown[]): number | undefined {
  if (method !== 'eth_getLogs' || !isRecord(filter)) return undefined;
  return Number(filter['toBlock']) - Number(filter['fromBlock']) + 1;
}

/** Answer of the upstream node, changed by the faults. */
async function ask(upstream: string, { method, params }: Call, lies: Lies): Promise<Answer> {
  const honest = (name = method, args = params) => rpcAnswer(upstream, name, args);
  if (method === 'eth_chainId' && lies.chainId !== undefined) return { result: toHex(lies.chainId) };
  // What a node that is up to date knows need not be compared with the head, which would be a second call.
  const isUpToDate = lies.lag === undefined && lies.ahead === undefined;
  if (isUpToDate && method !== 'eth_getLogs' && params[0] !== 'finalized') return honest();
  if (isUpToDate && method === 'eth_getLogs') return logsOf({ method, params }, lies, Infinity, honest);
  const head = Number((await rpcAnswer(upstream, 'eth_blockNumber', [])).result) - (lies.lag ?? 0);
  if (method === 'eth_blockNumber') return { result: toHex(head + (lies.ahead ?? 0)) };
  if (method === 'eth_getBlockByNumber') {
    const [tag] = params;
    if (tag === 'finalized' && lies.noFinalized) return refuse(-32602, 'TAG [finalized] not supported');
    if (tag === 'finalized') return honest(method, [toHex(Math.min(head, lies.finalized ?? head)), false]);
    if (tag !== 'latest') return Number(tag) > head ? { result: null } : honest();
    const { result } = await honest(method, [toHex(head), false]);
    return { result: isRecord(result) && lies.ahead ? { ...result, number: toHex(head + lies.ahead) } : result };
  }
  if (method === 'eth_getTransactionReceipt') {
    const { result } = await honest();
    return { result: isRecord(result) && Number(result['blockNumber']) > head ? null : result };
  }
  return method === 'eth_getLogs' ? logsOf({ method, params }, lies, head, honest) : honest();
}

/** Answer to `eth_getLogs` of a node that knows the blocks up to `head`. */
async function logsOf(
  { method, params }: Pick<Call, 'method' | 'params'>,
  lies: Lies,
  head: number,
  honest: (method?: string, params?: unknown[]) => Promise<Answer>,
): Promise<Answer> {
  const [filter] = params;
  if (!isRecord(filter)) return honest();
  const to = Number(filter['toBlock']);
  if (lies.logsError) return { error: lies.logsError };
  if ((blocksOf(method, params) ?? 0) > (lies.maxRange ?? Infinity))
    return refuse(-32005, 'query returned more than 10000 results');
  if (lies.emptyLogs) return { result: [] };
  const { result } = await honest(method, [{ ...filter, toBlock: toHex(Math.min(to, head)) }]);
  const logs = Array.isArray(result) ? result.filter(isRecord) : [];
  await lies.beforeLogs?.();
  const returned = lies.twice ? [...logs, ...logs] : logs;
  return { result: lies.log ? returned.map(lies.log) : returned };
}

async function bodyOf(request: IncomingMessage): Promise<Call> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString());
}

/** Starts a faulty node on the loopback address in front of `upstream`. With `tronShaped` it behaves like java-tron. */
export async function startLyingNode(
  upstream: string,
  { tronShaped = false, ...lies }: Lies & { tronShaped?: boolean } = {},
): Promise<LyingNode> {
  const node: Pick<LyingNode, 'lies' | 'calls' | 'ranges' | 'headers'> = { lies, calls: {}, ranges: [], headers: {} };
  const sockets = new Set<Socket>();
  const reply = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const call = await bodyOf(request);
    node.calls[call.method] = (node.calls[call.method] ?? 0) + 1;
    node.headers = request.headers;
    const blocks = blocksOf(call.method, call.params);
    if (blocks !== undefined) node.ranges.push(blocks);
    const now = node.lies;
    const tooMuch = blocks !== undefined && blocks > (now.maxRange ?? Infinity) ? now.tooMuch : undefined;
    if (now.delayMs) await sleep(now.delayMs);
    if (now.hangs || tooMuch === 'hangs') return;
    if (typeof tooMuch === 'number') return void response.writeHead(tooMuch).end('no');
    if (now.dead || now.deadTo === call.method || tooMuch === 'cuts') return void request.socket.destroy();
    if (now.status) return void response.writeHead(now.status).end('no');
    const answer = tronShaped
      ? await asJavaTron(call, (made) => ask(upstream, { ...call, ...made }, now))
      : await ask(upstream, call, now);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ jsonrpc: '2.0', id: call.id, ...answer }));
  };
  const server = createServer((request, response) => {
    reply(request, response).catch(() => request.socket.destroy());
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return Object.assign(node, {
    url: `http://127.0.0.1:${port}`,
    total: () => Object.values(node.calls).reduce((sum, count) => sum + count, 0),
    reset: () => void Object.assign(node, { calls: {}, ranges: [] }),
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  });
}
