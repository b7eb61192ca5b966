import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { configOf } from '../../testing/chain-config.ts';
import { startDevChain, type DevChain } from '../../testing/dev-chain.ts';
import { startLyingNode, type Lies, type LyingNode } from '../../testing/lying-node.ts';
import { evmReader } from './evm-reader.ts';
import { NoNodeError } from './node-error.ts';

const AYESHA = 'a'.repeat(40);
const FIVE_MINUTES_MS = 5 * 60_000;
const BLOCKS = 320;

let chain: DevChain;
let nodes: LyingNode[] = [];
beforeAll(async () => {
  chain = await startDevChain();
  await chain.mine(BLOCKS);
});
afterAll(() => chain.stop());
afterEach(async () => {
  await Promise.all(nodes.map((node) => node.stop()));
  nodes = [];
});

/** Reader of at most 64 blocks over nodes that lie, with a clock of its own; `read` reads once from a block and returns the number of blocks. */
async function reading(...lies: Lies[]) {
  nodes = await Promise.all(lies.map((each) => startLyingNode(chain.url, each)));
  const config = configOf(chain, { rpc: nodes.map(({ url }) => url), maxBlocks: 64 });
  const clock = { ms: 0 };
  const reader = evmReader(config, { timeoutMs: 2000, checkEveryMs: 1e9, restMs: 0, now: () => clock.ms });
  const head = await chain.head();
  const read = async (from = 1): Promise<number> => {
    const { last } = await reader.transfers({ from, to: head }, [AYESHA]);
    return last.number - from + 1;
  };
  const [first] = nodes;
  if (!first) throw new Error('at least one node');
  return { read, node: first, clock };
}

const RANGE_FAULTS: [string, Lies][] = [
  ['refuses it with a message', { maxRange: 10 }],
  ['answers 400', { maxRange: 10, tooMuch: 400 }],
  ['answers 403', { maxRange: 10, tooMuch: 403 }],
  ['answers 413', { maxRange: 10, tooMuch: 413 }],
  ['answers 500', { maxRange: 10, tooMuch: 500 }],
  ['answers 502', { maxRange: 10, tooMuch: 502 }],
  ['answers 503', { maxRange: 10, tooMuch: 503 }],
  ['answers 504', { maxRange: 10, tooMuch: 504 }],
  ['never answers', { maxRange: 10, tooMuch: 'hangs' }],
  ['cuts the connection', { maxRange: 10, tooMuch: 'cuts' }],
];

test.each(RANGE_FAULTS)(
  'from a node that %s when a range is too long half of it is requested, until it answers',
  async (_, lies) => {
    const { read, node } = await reading(lies);
    expect(await read()).toBe(8);
    expect(node.ranges).toEqual([64, 32, 16, 8]);
    expect(await read(9), 'and not for more the next time').toBe(8);
  },
);

test.each<[string, Lies]>([
  ['answers 503 to everything', { status: 503 }],
  ['never answers', { hangs: true }],
  ['cuts every connection', { dead: true }],
])('from a node that %s no smaller range is requested', async (_, lies) => {
  const { read, node } = await reading({});
  expect(await read()).toBe(64);
  node.reset();
  node.lies = lies;
  await expect(read()).rejects.toThrow(NoNodeError);
  expect(node.ranges.length).toBeLessThanOrEqual(1);
  node.lies = {};
  expect(await read()).toBe(64);
});

test('a range that was cut doubles after ten successful reads, up to the full range', async () => {
  const { read, node } = await reading({ maxRange: 1 });
  expect(await read()).toBe(1);
  node.lies = {};
  const read200 = [];
  for (let at = 0; at < 200; at += 1) read200.push(await read());
  expect(read200.slice(0, 9)).toEqual(Array(9).fill(1));
  expect(read200.slice(9, 19)).toEqual(Array(10).fill(2));
  expect(read200.slice(19, 29)).toEqual(Array(10).fill(4));
  expect(read200.at(-1)).toBe(64);
  expect(read200.reduce((sum, blocks) => sum + blocks, 0)).toBeGreaterThan(8000);
});

test('after five minutes the full range is tried again; if it still fails, the range before it', async () => {
  const { read, node, clock } = await reading({ maxRange: 5 });
  expect(await read()).toBe(4);
  clock.ms += FIVE_MINUTES_MS - 1;
  node.reset();
  expect(await read()).toBe(4);
  clock.ms += 1;
  expect(await read()).toBe(4);
  expect(await read()).toBe(4);
  expect(node.ranges).toEqual([4, 64, 4, 4]);
  node.lies = {};
  clock.ms += FIVE_MINUTES_MS;
  expect(await read()).toBe(64);
  clock.ms += 1;
  expect(await read(), 'and stays whole').toBe(64);
});

test('near the head too, the full range is tried once in five minutes', async () => {
  const { read, node, clock } = await reading({ maxRange: 5 });
  await read();
  clock.ms += FIVE_MINUTES_MS;
  const nearHead = (await chain.head()) - 19;
  node.reset();
  await read(nearHead);
  await read(nearHead);
  expect(node.ranges).toEqual([20, 4, 4]);
});

describe('after a rate limit the next node is used, and the range is not cut', () => {
  test.each<[string, Lies]>([
    ['429', { status: 429 }],
    ['-32005 without a message about the range', { logsError: { code: -32005, message: 'limit exceeded' } }],
    ['-32005 of a day', { logsError: { code: -32005, message: 'daily request count exceeded, request rate limited' } }],
    ['-32007', { logsError: { code: -32007, message: '50/second request limit reached' } }],
    ['an unknown code', { logsError: { code: -32090, message: 'Too many requests, reason: call rate limit' } }],
    ['429 in the body', { logsError: { code: 429, message: 'capacity exceeded' } }],
  ])('%s', async (_, lies) => {
    const { read, node } = await reading({}, {});
    await read();
    node.reset();
    node.lies = lies;
    expect(await read()).toBe(64);
    expect(node.ranges.length).toBeLessThanOrEqual(1);
    node.lies = {};
    nodes[1]?.reset();
    Object.assign(nodes[1]?.lies ?? {}, { dead: true });
    expect(await read(), 'the first one answers the full range as before').toBe(64);
  });

  test.each<[string, { code: number; message: string }]>([
    ['-32005 about results', { code: -32005, message: 'query returned more than 10000 results' }],
    ['-32005 about the range', { code: -32005, message: 'block range is too wide' }],
    ['-32602', { code: -32602, message: 'query exceeds max block range 1000' }],
    ['-32000', { code: -32000, message: 'Too many requests for a range of 64 blocks' }],
  ])('but %s is about the range', async (_, logsError) => {
    const { read, node } = await reading({ logsError });
    await expect(read()).rejects.toThrow(NoNodeError);
    expect(node.ranges).toEqual([64, 32, 16, 8, 4, 2, 1]);
  });
});

describe('headers and passwords of nodes', () => {
  const heads = async (rpc: (url: string) => string, headers?: Record<string, string>) => {
    const node = await startLyingNode(chain.url);
    nodes.push(node);
    const reader = evmReader(configOf(chain, { rpc: [rpc(node.url)], ...(headers ? { headers } : {}) }));
    await reader.head();
    return node.headers;
  };
  const withUser = (user: string) => (url: string) => url.replace('http://', `http://${user}@`);
  const basic = (text: string): string => `Basic ${Buffer.from(text).toString('base64')}`;

  test('headers are sent with every call', async () => {
    expect(await heads((url) => url, { 'TRON-PRO-API-KEY': 'k3y' })).toMatchObject({ 'tron-pro-api-key': 'k3y' });
  });

  test.each([
    ['anna:secret', 'anna:secret'],
    [':secret', ':secret'],
    ['anna', 'anna:'],
    [':se%20cret%2F', ':se cret/'],
    [':100%', ':100%'],
  ])('%s in the address is sent as a header', async (user, credentials) => {
    expect(await heads(withUser(user))).toMatchObject({ authorization: basic(credentials) });
  });

  test('a configured header overrides that of the address', async () => {
    expect(await heads(withUser('anna:secret'), { authorization: 'Bearer k3y' })).toMatchObject({
      authorization: 'Bearer k3y',
    });
  });

  test('neither is in the error when no node answers', async () => {
    const node = await startLyingNode(chain.url, { status: 503 });
    nodes.push(node);
    const rpc = [withUser('anna:s3cr3t')(node.url)];
    const reader = evmReader(configOf(chain, { rpc, headers: { 'X-Key': 'k3y' } }));
    const error = await reader.head().catch((fault: unknown) => fault);
    expect(error).toBeInstanceOf(NoNodeError);
    expect(String(error)).not.toMatch(/s3cr3t|k3y|127\.0\.0\.1/);
  });
});
