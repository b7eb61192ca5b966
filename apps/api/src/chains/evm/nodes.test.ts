import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startDevChain, type DevChain } from '../../testing/dev-chain.ts';
import { startLyingNode, type Lies, type LyingNode } from '../../testing/lying-node.ts';
import { NoNodeError } from './node-error.ts';
import { connectNodes, type NodesOptions } from './nodes.ts';
import { chainIdOf } from './rpc-replies.ts';

let chain: DevChain;
let started: LyingNode[] = [];
beforeAll(async () => {
  chain = await startDevChain();
  await chain.mine(200);
});
afterAll(() => chain.stop());
afterEach(async () => {
  await Promise.all(started.map((node) => node.stop()));
  started = [];
});

/** Nodes with these lies, and a clock that moves only by hand. `callsOf` counts the calls to each node. */
async function connect(lies: Lies[], over: { chainId?: number } & NodesOptions = {}) {
  started = await Promise.all(lies.map((lie) => startLyingNode(chain.url, lie)));
  const clock = { now: 1_000_000 };
  const rpc = started.map(({ url }) => url);
  const nodes = connectNodes({ id: 'bep20', rpc, ...over }, { now: () => clock.now, timeoutMs: 300, ...over });
  const callsOf = async (work: () => Promise<unknown>): Promise<number[]> => {
    for (const node of started) node.reset();
    await work();
    return started.map((node) => node.total());
  };
  return { nodes, clock, callsOf };
}
const work = (nodes: ReturnType<typeof connectNodes>) => () => nodes.run(chainIdOf);

describe('the nodes of a network', () => {
  test('the first one is used; the others are only checked for their heads', async () => {
    const { nodes, callsOf } = await connect([{}, {}]);
    expect(await callsOf(work(nodes))).toEqual([3, 2]);
    expect(await callsOf(work(nodes))).toEqual([1, 0]);
    expect(nodes.calls).toBe(6);
  });

  test('a single node is not checked', async () => {
    const { nodes, clock, callsOf } = await connect([{}]);
    expect(await callsOf(work(nodes))).toEqual([2]);
    clock.now += 600_000;
    expect(await callsOf(work(nodes))).toEqual([1]);
  });

  test.each<[string, Lies]>([
    ['answers 429', { status: 429 }],
    ['answers 503', { status: 503 }],
    ['hangs', { hangs: true }],
    ['cuts the connection', { dead: true }],
  ])('one that %s is skipped, used last for a while, and then first again', async (_, lie) => {
    const { nodes, clock, callsOf } = await connect([{}, {}]);
    const [first] = started;
    await nodes.run(chainIdOf);
    if (first) first.lies = lie;
    expect(await callsOf(work(nodes))).toEqual([1, 1]);
    expect(await callsOf(work(nodes))).toEqual([0, 1]);
    if (first) first.lies = {};
    clock.now += 15_000;
    expect(await callsOf(work(nodes))).toEqual([1, 0]);
  });

  test('one that closed its port is skipped', async () => {
    const { nodes } = await connect([{}, {}]);
    await started[0]?.stop();
    expect(await nodes.run(chainIdOf)).toBe(chain.chainId);
    started.shift();
  });

  test('one of another chain gets no other call; without a configured chain id the first reply decides', async () => {
    const { nodes } = await connect([{ chainId: 56 }, {}], { chainId: chain.chainId });
    expect((await nodes.head()).number).toBe(await chain.head());
    expect(nodes.skipped).toEqual(['another chain', null]);
    expect(started[0]?.calls['eth_getBlockByNumber']).toBeUndefined();
    await Promise.all(started.map((node) => node.stop()));

    const unconfigured = await connect([{}, { chainId: 56 }]);
    await unconfigured.nodes.head();
    expect(unconfigured.nodes.skipped).toEqual([null, 'another chain']);
  });

  test('one that lags 21 blocks is skipped until it is within 5; it is checked once a minute', async () => {
    const { nodes, clock, callsOf } = await connect([{ lag: 21 }, {}]);
    expect((await nodes.head()).number).toBe(await chain.head());
    expect(nodes.skipped).toEqual(['lags', null]);
    const [first] = started;
    if (first) first.lies = { lag: 5 };
    clock.now += 59_999;
    expect(await callsOf(nodes.head)).toEqual([0, 1]);
    clock.now += 1;
    await nodes.head();
    await nodes.checkAll();
    expect(nodes.skipped).toEqual([null, null]);
    expect((await nodes.head()).number).toBe((await chain.head()) - 5);
  });

  test('one whose head goes back by 6 is skipped at once; by 5 it is not', async () => {
    const { nodes } = await connect([{}, {}]);
    const head = await chain.head();
    await nodes.head();
    const [first] = started;
    if (first) first.lies = { lag: 5 };
    expect((await nodes.head()).number).toBe(head - 5);
    if (first) first.lies = { lag: 6 };
    expect((await nodes.head()).number).toBe(head);
    expect(nodes.skipped).toEqual(['went back', null]);
  });

  test('one that claims to be far ahead must have the block before its head', async () => {
    const { nodes } = await connect([{ ahead: 1000 }, {}, {}]);
    expect((await nodes.head()).number).toBe(await chain.head());
    expect(nodes.skipped).toEqual(['a head it does not have', null, null]);
  });

  test('one that is far ahead and right makes the others lag', async () => {
    const { nodes } = await connect([{ lag: 100 }, { lag: 90 }, {}]);
    expect((await nodes.head()).number).toBe(await chain.head());
    expect(nodes.skipped).toEqual(['lags', 'lags', null]);
  });

  test('one that was down at the start is checked for its chain id before anything else', async () => {
    const { nodes, clock } = await connect([{ dead: true }, {}], { chainId: chain.chainId });
    await nodes.head();
    const [first] = started;
    if (first) first.lies = { chainId: 56 };
    clock.now += 15_000;
    await nodes.head();
    expect(nodes.skipped).toEqual(['another chain', null]);
    expect(first?.calls['eth_getBlockByNumber']).toBeUndefined();
  });

  test('when none is left the error has the fault of each, and no address', async () => {
    const { nodes } = await connect([{ status: 429 }, { hangs: true }, { dead: true }, { chainId: 56 }], {
      chainId: 1,
    });
    const error: unknown = await nodes.head().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(NoNodeError);
    expect(String(error)).toMatch(
      /rpc\[0\] eth_chainId: asked too often; rpc\[1\] eth_chainId: time-out; .*rpc\[3\] another chain/,
    );
    expect(String(error)).not.toMatch(/127\.0\.0\.1|http:/);
    expect(error).not.toHaveProperty('cause');
  });

  test('with all of them skipped, a check a minute finds the first that recovers', async () => {
    const { nodes, clock, callsOf } = await connect([{}]);
    await nodes.head();
    const [first] = started;
    if (first) first.lies = { lag: 50 };
    await expect(nodes.head()).rejects.toThrow('went back');
    if (first) first.lies = {};
    expect(await callsOf(() => nodes.head().catch(() => null))).toEqual([0]);
    clock.now += 60_000;
    expect((await nodes.head()).number).toBe(await chain.head());
  });
});
