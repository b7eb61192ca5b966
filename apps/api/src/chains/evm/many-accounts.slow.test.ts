import { afterAll, beforeAll, expect, test } from 'vitest';
import { configOf } from '../../testing/chain-config.ts';
import { startDevChain, type DevChain } from '../../testing/dev-chain.ts';
import { evmReader } from './evm-reader.ts';

const ACCOUNTS = Array.from({ length: 10_000 }, (_, at) => (at + 0x1_0000).toString(16).padStart(40, '2'));
const MAX_MS = 2000;

let chain: DevChain;
beforeAll(async () => {
  chain = await startDevChain();
  await chain.mine(100);
});
afterAll(() => chain.stop());

test('ten thousand accounts are read by a hundred filters within two seconds', async () => {
  const paid = ACCOUNTS.filter((_, at) => at % 1000 === 500);
  for (const account of paid) await chain.transfer(`0x${account}`, 1n);
  const reader = evmReader(configOf(chain));
  const head = await reader.head();
  const callsBefore = reader.nodes.calls;
  const began = performance.now();
  const { transfers } = await reader.transfers(
    { from: head.number - 50, to: head.number, toHash: head.hash },
    ACCOUNTS,
  );
  const took = Math.round(performance.now() - began);
  const calls = reader.nodes.calls - callsBefore;
  process.stdout.write(`10,000 accounts over 51 blocks: ${calls} calls, ${took} ms\n`);
  expect(transfers.map(({ account }) => account)).toEqual(paid);
  // A hundred filters, the last block, and the blocks of the other nine transfers.
  expect(calls).toBe(110);
  expect(took).toBeLessThan(MAX_MS);
});
