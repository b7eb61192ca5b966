import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { configOf } from '../../testing/chain-config.ts';
import { HOLDER, startDevChain, type DevChain } from '../../testing/dev-chain.ts';
import { startLyingNode } from '../../testing/lying-node.ts';
import type { ChainConfig } from '../chains-config.ts';
import { evmReader } from './evm-reader.ts';
import { NoNodeError } from './node-error.ts';

const AYESHA = 'a'.repeat(40);
const BILAL = 'b'.repeat(40);
const STRANGER = 'c'.repeat(40);
const SENDER = `0x${'d'.repeat(40)}`;
const USDT = 10n ** 18n;

let chain: DevChain;
let before: number;
beforeAll(async () => {
  chain = await startDevChain();
});
afterAll(() => chain.stop());
beforeEach(async () => {
  before = await chain.head();
});

const reader = (over: Partial<ChainConfig> = {}) => evmReader(configOf(chain, over), { timeoutMs: 5000 });
const to = (account: string): string => `0x${account}`;
/** Reads the transfers since the test began. */
async function found(accounts: string[], over: Partial<ChainConfig> = {}) {
  return reader(over).transfers({ from: before + 1, to: await chain.head() }, accounts);
}

describe('transfers', () => {
  test('have the values of the chain', async () => {
    const hash = await chain.transfer(to(AYESHA), 500n * USDT, { from: SENDER });
    const { transfers, last } = await found([AYESHA]);
    const head = await reader().head();
    expect(transfers).toEqual([
      {
        account: AYESHA,
        token: null,
        hash,
        logIndex: 0,
        from: '0xDDdDddDdDdddDDddDDddDDDDdDdDDdDDdDDDDDDd',
        units: 500n * USDT,
        decimals: 18,
        block: head,
      },
    ]);
    expect(last).toEqual(head);
    expect(head.parent).toBe((await reader().blockAt(head.number - 1))?.hash);
    expect(Math.abs(head.at.getTime() - Date.now())).toBeLessThan(60_000);
  });

  test('three in one transaction are three', async () => {
    const hash = await chain.transferMany([
      { to: to(AYESHA), units: 1n * USDT },
      { to: to(AYESHA), units: 1n * USDT },
      { to: to(STRANGER), units: 1n * USDT },
      { to: to(BILAL), units: 2n * USDT },
    ]);
    const { transfers } = await found([AYESHA, BILAL]);
    expect(transfers.map(({ account, units, logIndex }) => [account, units, logIndex])).toEqual([
      [AYESHA, USDT, 0],
      [AYESHA, USDT, 1],
      [BILAL, 2n * USDT, 3],
    ]);
    expect(new Set(transfers.map((transfer) => transfer.hash))).toEqual(new Set([hash]));
    expect(await reader().transfersOf(hash, [AYESHA, BILAL])).toEqual(transfers);
    expect(await reader().transfersOf(hash, [BILAL])).toEqual(transfers.slice(2));
    expect(await reader().transfersOf(hash, null), 'to anybody').toHaveLength(transfers.length + 1);
  });

  test('of one unit and of a very large number are exact; transfers of nothing are skipped', async () => {
    await chain.transferMany([0n, 1n, 123_456_789_012_345_678_901n].map((units) => ({ to: to(AYESHA), units })));
    const { transfers } = await found([AYESHA]);
    expect(transfers.map(({ units }) => units)).toEqual([1n, 123_456_789_012_345_678_901n]);
  });

  test('of a configured other token have its symbol; other tokens are skipped', async () => {
    await chain.transfer(to(AYESHA), 7n, { token: chain.otherToken.contract });
    expect((await found([AYESHA])).transfers).toMatchObject([{ token: 'USDC', units: 7n }]);
    expect((await found([AYESHA], { otherTokens: [] })).transfers).toEqual([]);
  });

  test('unreadable logs are skipped, and reading goes on', async () => {
    const odd = await chain.oddLogs(to(AYESHA));
    await chain.transfer(to(AYESHA), 1n);
    const { transfers, last } = await found([AYESHA]);
    expect(transfers).toHaveLength(1);
    expect(last.number).toBe(await chain.head());
    expect(await reader().transfersOf(odd, [AYESHA])).toEqual([]);
  });

  test('without accounts no logs are requested', async () => {
    const node = await startLyingNode(chain.url);
    const { last, transfers } = await reader({ rpc: [node.url] }).transfers({ from: 1, to: before }, []);
    expect([last.number, transfers]).toEqual([before, []]);
    expect(node.calls).toEqual({ eth_chainId: 1, eth_getBlockByNumber: 1 });
    await node.stop();
  });

  test('are read for at most `maxBlocks`', async () => {
    await chain.mine(10);
    const { last } = await reader({ maxBlocks: 4 }).transfers({ from: before + 1, to: before + 10 }, [AYESHA]);
    expect(last.number).toBe(before + 4);
  });

  test('beyond the head are not read', async () => {
    await expect(reader().transfers({ from: before, to: before + 1 }, [AYESHA])).rejects.toThrow(NoNodeError);
  });

  test.each<[string, (log: Record<string, unknown>) => Record<string, unknown>]>([
    ['removed', (log) => ({ ...log, removed: true })],
    ['of another contract', (log) => ({ ...log, address: to(STRANGER) })],
    ['of a block outside the range', (log) => ({ ...log, blockNumber: '0x1' })],
    ['of another event', (log) => ({ ...log, topics: [`0x${'1'.repeat(64)}`, ...[log['topics']].flat().slice(1)] })],
    [
      'for another receiver',
      (log) => ({ ...log, topics: [log['topics']].flat().with(2, `0x${'0'.repeat(24)}${STRANGER}`) }),
    ],
    [
      'with bytes before the receiver',
      (log) => ({ ...log, topics: [log['topics']].flat().with(2, `0x${'1'.repeat(24)}${AYESHA}`) }),
    ],
  ])('that are %s are skipped', async (_, log) => {
    await chain.transfer(to(AYESHA), 1n);
    const node = await startLyingNode(chain.url, { log });
    expect((await found([AYESHA], { rpc: [node.url] })).transfers).toEqual([]);
    await node.stop();
  });

  test.each<[string, (log: Record<string, unknown>) => Record<string, unknown>]>([
    ['from a block that is not in its chain', (log) => ({ ...log, blockHash: `0x${'1'.repeat(64)}` })],
    ['without a block', (log) => ({ ...log, blockNumber: null })],
  ])('%s are a fault: the next node is used', async (_, log) => {
    await chain.transfer(to(AYESHA), 1n);
    const node = await startLyingNode(chain.url, { log });
    await expect(found([AYESHA], { rpc: [node.url] })).rejects.toThrow(NoNodeError);
    expect((await found([AYESHA], { rpc: [node.url, chain.url] })).transfers).toHaveLength(1);
    await node.stop();
  });
});

describe('a transaction', () => {
  test('that does not exist or is pending is in no block', async () => {
    expect(await reader().transfersOf(`0x${'1'.repeat(64)}`, [AYESHA])).toBeNull();
    await chain.setAutomine(false);
    const pending = await chain.transfer(to(AYESHA), 1n);
    expect(await reader().transfersOf(pending, [AYESHA])).toBeNull();
    await chain.setAutomine(true);
    await chain.mine();
    expect(await reader().transfersOf(pending, [AYESHA])).toHaveLength(1);
  });

  test('is not reported missing by a node that is behind', async () => {
    const hash = await chain.transfer(to(AYESHA), 1n);
    const [ahead, behind] = await Promise.all([startLyingNode(chain.url), startLyingNode(chain.url, { lag: 3 })]);
    const both = reader({ rpc: [ahead.url, behind.url] });
    const { number } = await both.head();
    ahead.lies = { status: 429 };
    await expect(both.transfersOf(hash, [AYESHA])).rejects.toThrow('behind the newest head');
    await expect(both.blockAt(number)).rejects.toThrow(NoNodeError);
    behind.lies = {};
    expect(await both.transfersOf(hash, [AYESHA])).toHaveLength(1);
    expect(await both.transfersOf(`0x${'1'.repeat(64)}`, [AYESHA])).toBeNull();
    await Promise.all([ahead.stop(), behind.stop()]);
  });

  test('that is mined again after a reorganisation is in another block', async () => {
    const hash = await chain.transfer(to(AYESHA), 1n);
    const [first] = (await found([AYESHA])).transfers;
    await chain.mine(2);
    await chain.reorg(3, { again: [hash] });
    const [second] = (await found([AYESHA])).transfers;
    expect(second).toMatchObject({ hash, units: 1n });
    expect(second?.block.hash).not.toBe(first?.block.hash);
  });

  test('that a reorganisation removed is gone, and the blocks have other hashes', async () => {
    const hash = await chain.transfer(to(AYESHA), 1n);
    await chain.mine(2);
    const old = await reader().blockAt(before + 1);
    await chain.reorg(3);
    expect(await reader().transfersOf(hash, [AYESHA])).toBeNull();
    expect((await found([AYESHA])).transfers).toEqual([]);
    expect((await reader().blockAt(before + 1))?.hash).not.toBe(old?.hash);
    expect(await reader().blockAt(before + 1000)).toBeNull();
  });
});

describe('confirmations', () => {
  const confirmations = [
    { from: 0, need: 3 },
    { from: 1000, need: 10 },
  ];
  test.each([
    [100, 99, '999.999999', { have: 0, need: 3, enough: false }],
    [100, 100, '999.999999', { have: 1, need: 3, enough: false }],
    [100, 102, '999.999999', { have: 3, need: 3, enough: true }],
    [100, 102, '1000', { have: 3, need: 10, enough: false }],
    [100, 109, '1000.5', { have: 10, need: 10, enough: true }],
  ])('in block %i under %i, %s USDT', async (number, head, amount, expected) => {
    const block = { number, at: new Date(0) };
    expect(
      await reader({ confirmations }).confirmations({ block, amount }, { ...block, number: head, hash: '0x' }),
    ).toEqual(expected);
  });
});

test('reading begins at `startBlock`, else `maxBlocks` before the head', () => {
  const head = { number: 1000, hash: '0x', at: new Date(0) };
  expect(reader().startBlock(head)).toBe(500);
  expect(reader().startBlock({ ...head, number: 10 })).toBe(0);
  expect(reader({ startBlock: 0 }).startBlock(head)).toBe(0);
});

test('the time of a block is by the chain’s clock', async () => {
  const later = new Date((Math.floor(Date.now() / 1000) + 86_400) * 1000);
  await chain.setTime(later);
  await chain.mine();
  expect((await reader().head()).at).toEqual(later);
});

test('a balance is read from the token contract', async () => {
  const [account, holder] = ['e'.repeat(40), HOLDER.slice(2).toLowerCase()];
  expect(await reader().balanceOf(account)).toEqual({ units: 0n, decimals: 18 });
  await chain.transfer(to(account), 5n);
  await chain.transfer(to(account), 5n, { token: chain.otherToken.contract });
  expect((await reader().balanceOf(account)).units).toBe(5n);
  expect((await reader().balanceOf(holder)).units).toBeGreaterThan(USDT);
  await expect(reader({ contract: to(STRANGER) }).balanceOf(account)).rejects.toThrow(NoNodeError);
});
