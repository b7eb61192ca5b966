import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { rpcAnswer } from './anvil.ts';
import { asJavaTron } from './java-tron.ts';

/** What a node does wrong; nothing of it is an honest node. */
export interface Lies {
  /** Answers this HTTP status and nothing else: 429, 503. */
  status?: number;
  /** Takes the call and never answers. */
  hangs?: boolean;
  /** Cuts the connection. */
  dead?: boolean;
  /** Milliseconds before each answer. */
  delayMs?: number;
  /** Knows nothing of the last blocks, this many. */
  lag?: number;
  /** Claims to be ahead by this many blocks, which it does not have. */
  ahead?: number;
  /** Answers that it is in another network. */
  chainId?: number;
  /** Does not tell logs of more than this many blocks. */
  maxRange?: number;
  /** What it does instead: refuses them in words unless told; answers this HTTP status, never answers, or cuts the connection. */
  tooMuch?: number | 'hangs' | 'cuts';
  /** Refuses every call of logs with this error. */
  logsError?: { code: number; message: string };
  /** Says that there are no logs. */
  emptyLogs?: boolean;
  /** Refuses the tag `finalized`. */
  noFinalized?: boolean;
  /** Says that it is final up to this height, whatever the chain says. */
  finalized?: number;
  /** Tells every log twice. */
  twice?: boolean;
  /** Answers nothing to calls of this method. */
  deadTo?: string;
  /** What happens after it has read the logs and before it tells them. */
  beforeLogs?: () => Promise<void>;
  /** Changes each log it tells. */
  log?: (log: Record<string, unknown>) => Record<string, unknown>;
}

/** A node that stands in front of an honest one. */
export interface LyingNode {
  url: string;
  /** How it lies from now on; replaced or changed at any time. */
  lies: Lies;
  /** Calls by method since the last `reset`. */
  calls: Record<string, number>;
  total: () => number;
  /** Blocks of each call for logs since the last `reset`, and the headers of the last call. */
  ranges: number[];
  headers: IncomingHttpHeaders;
  reset: () => void;
  /** Its port is closed for good. */
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

/** How many blocks a call for logs is about. */
function blocksOf(method: string, [filter]: readonly unknown[]): number | undefined {
  if (method !== 'eth_getLogs' || !isRecord(filter)) return undefined;
  return Number(filter['toBlock']) - Number(filter['fromBlock']) + 1;
}

/** Waits for what the honest node says, as a node that knows only the blocks up to `head` tells it. */
async function ask(upstream: string, { method, params }: Call, lies: Lies): Promise<Answer> {
  const honest = (name = method, args = params) => rpcAnswer(upstream, name, args);
  if (method === 'eth_chainId' && lies.chainId !== undefined) return { result: toHex(lies.chainId) };
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
  const [filter] = params;
  if (method !== 'eth_getLogs' || !isRecord(filter)) return honest();
  const to = Number(filter['toBlock']);
  if (lies.logsError) return { error: lies.logsError };
  if ((blocksOf(method, params) ?? 0) > (lies.maxRange ?? Infinity))
    return refuse(-32005, 'query returned more than 10000 results');
  if (lies.emptyLogs) return { result: [] };
  const { result } = await honest(method, [{ ...filter, toBlock: toHex(Math.min(to, head)) }]);
  const logs = Array.isArray(result) ? result.filter(isRecord) : [];
  await lies.beforeLogs?.();
  const told = lies.twice ? [...logs, ...logs] : logs;
  return { result: lies.log ? told.map(lies.log) : told };
}

async function bodyOf(request: IncomingMessage): Promise<Call> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString());
}

/**
 * Starts a node on the loopback address that asks `upstream` and lies. With `tronShaped` it takes and tells what java-tron does.
 */
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
