import { accountOf, addressOf } from '@sarraf/domain';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { configOf } from '../../testing/chain-config.ts';
import { startDevChain, type DevChain } from '../../testing/dev-chain.ts';
import { startLyingNode, type LyingNode } from '../../testing/lying-node.ts';
import { evmReader } from './evm-reader.ts';

const AYESHA = 'a'.repeat(40);
const SENDER = 'd'.repeat(40);
const HASH = /^[0-9a-f]{64}$/;
const tron = (address: string): string => addressOf('tron', accountOf(address) ?? '');

let chain: DevChain;
let node: LyingNode;
let others: LyingNode[] = [];
beforeAll(async () => {
  chain = await startDevChain({ decimals: 6 });
  node = await startLyingNode(chain.url, { tronShaped: true });
});
afterAll(async () => {
  await node.stop();
  await chain.stop();
});
afterEach(async () => {
  node.lies = {};
  node.reset();
  await Promise.all(others.map((other) => other.stop()));
  others = [];
});

const reader = (rpc: LyingNode[] = [node]) => {
  const { contract, ...other } = chain.otherToken;
  return evmReader(
    configOf(chain, {
      id: 'trc20',
      kind: 'tron',
      rpc: rpc.map(({ url }) => url),
      contract: tron(chain.contract),
      otherTokens: [{ ...other, contract: tron(contract) }],
      confirmations: [{ from: 0, need: 19 }],
    }),
    { timeoutMs: 500 },
  );
};

describe('a TRON network', () => {
  test('is called with 20 bytes of hex; its replies are read as T… and hashes without 0x', async () => {
    const hash = await chain.transfer(addressOf('tron', AYESHA), 5_000_000n, { from: addressOf('tron', SENDER) });
    await chain.transfer(addressOf('tron', AYESHA), 7n, { token: chain.otherToken.contract });
    const network = reader();
    const head = await network.head();
    const { transfers, last } = await network.transfers({ from: 1, to: head.number }, [AYESHA]);
    expect(transfers).toMatchObject([
      {
        account: AYESHA,
        token: null,
        hash: hash.slice(2),
        from: addressOf('tron', SENDER),
        units: 5_000_000n,
        decimals: 6,
      },
      { token: 'USDC', units: 7n },
    ]);
    expect(transfers[0]?.from).toMatch(/^T/);
    for (const text of [head.hash, head.parent, last.hash, transfers[0]?.block.hash]) expect(text).toMatch(HASH);
    expect(await network.transfersOf(hash.slice(2), [AYESHA])).toEqual(transfers.slice(0, 1));
    expect(await network.transfersOf('0'.repeat(64), [AYESHA])).toBeNull();
    expect(await network.balanceOf(AYESHA)).toEqual({ units: 5_000_000n, decimals: 6 });
  });

  test('confirms a final block, however few blocks follow', async () => {
    await chain.mine(30);
    const network = reader();
    const head = await network.head();
    node.lies = { finalized: head.number - 10 };
    const inBlock = (number: number) => ({ block: { ...head, number }, amount: '5' });
    expect(await network.confirmations(inBlock(head.number - 10), head)).toEqual({ have: 11, need: 19, enough: true });
    expect(await network.confirmations(inBlock(head.number - 9), head)).toEqual({ have: 10, need: 19, enough: false });
    expect(node.calls['eth_getBlockByNumber']).toBe(2);
  });

  test('has its final block fetched once for each head', async () => {
    const network = reader();
    const head = await network.head();
    node.lies = { finalized: head.number - 10 };
    const transfer = { block: { ...head, number: head.number - 5 }, amount: '5' };
    node.reset();
    for (const _ of [1, 2, 3]) expect((await network.confirmations(transfer, head)).enough).toBe(false);
    expect(node.total()).toBe(1);
    await chain.mine(1);
    node.lies = { finalized: head.number - 5 };
    expect((await network.confirmations(transfer, await network.head())).enough).toBe(true);
  });

  test('does not confirm after 19 blocks that are not final', async () => {
    const network = reader();
    const head = await network.head();
    node.lies = { finalized: head.number - 25 };
    const transfer = { block: { ...head, number: head.number - 24 }, amount: '5' };
    expect(await network.confirmations(transfer, head)).toEqual({ have: 25, need: 19, enough: false });
  });

  test('confirms after 19 blocks if the node refuses the tag `finalized`', async () => {
    const network = reader();
    const head = await network.head();
    node.lies = { noFinalized: true };
    const inBlock = (number: number) => ({ block: { ...head, number }, amount: '5' });
    expect(await network.confirmations(inBlock(head.number - 18), head)).toEqual({ have: 19, need: 19, enough: true });
    expect(await network.confirmations(inBlock(head.number - 17), head)).toMatchObject({ have: 18, enough: false });
  });

  test('has its final block fetched from the next node if the first does not answer', async () => {
    others = [await startLyingNode(chain.url, { tronShaped: true })];
    const network = reader([node, ...others]);
    const head = await network.head();
    node.lies = { status: 429 };
    const [other] = others;
    if (other) other.lies = { finalized: head.number - 1 };
    const transfer = { block: { ...head, number: head.number - 1 }, amount: '5' };
    expect(await network.confirmations(transfer, head)).toMatchObject({ have: 2, enough: true });
  });
});
