import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { configOf } from '../../testing/chain-config.ts';
import { startDevChain, type DevChain } from '../../testing/dev-chain.ts';
import { startLyingNode, type Lies, type LyingNode } from '../../testing/lying-node.ts';
import type { Transfer } from '../chain-reader.ts';
import type { ChainConfig } from '../chains-config.ts';
import { evmReader } from './evm-reader.ts';

const ACCOUNTS = Array.from({ length: 150 }, (_, at) => (at + 0xa0_00).toString(16).padStart(40, '1'));
const ROUNDS = 16;

let chain: DevChain;
let sent: bigint[];
let nodes: LyingNode[] = [];
/** Sixteen rounds of one to three transfers, each with different units, and empty blocks between them: 88 blocks. */
beforeAll(async () => {
  chain = await startDevChain();
  sent = [];
  const next = (): bigint => {
    sent.push(BigInt(sent.length + 1));
    return BigInt(sent.length);
  };
  const someone = (at: number) => `0x${ACCOUNTS[(at * 37) % ACCOUNTS.length]}`;
  for (let round = 0; round < ROUNDS; round += 1) {
    await chain.transfer(someone(round), next());
    if (round % 2 === 0)
      await chain.transferMany([
        { to: someone(round + 1), units: next() },
        { to: someone(round), units: next() },
      ]);
    await chain.mine(4);
  }
});
afterAll(() => chain.stop());
afterEach(async () => {
  await Promise.all(nodes.map((node) => node.stop()));
  nodes = [];
});

/** Reads the whole chain like a worker: from the cursor to the head, in rounds; a failed round is repeated. */
async function scan(lies: Lies[], over: Partial<ChainConfig> = {}, change: (round: number) => void = () => {}) {
  nodes = await Promise.all(lies.map((lie) => startLyingNode(chain.url, lie)));
  const config = configOf(chain, { rpc: nodes.map(({ url }) => url), maxBlocks: 20, ...over });
  const reader = evmReader(config, { timeoutMs: 200, checkEveryMs: 50, restMs: 100 });
  const found: Transfer[] = [];
  const head = await chain.head();
  let cursor = 0;
  for (let round = 0; cursor < head; round += 1) {
    if (round > 500) throw new Error('the scan makes no progress');
    change(round);
    try {
      const { number } = await reader.head();
      if (number <= cursor) throw new Error('nothing new');
      const { transfers, last } = await reader.transfers({ from: cursor + 1, to: number }, ACCOUNTS);
      found.push(...transfers);
      cursor = last.number;
    } catch {
      await sleep(20);
    }
  }
  return found;
}
const turns = (round: number, every: number): boolean => Math.floor(round / every) % 2 === 0;

test.each<[string, Lies[], Partial<ChainConfig>?, ((round: number) => void)?]>([
  ['an honest node', [{}]],
  ['four blocks at a time', [{}], { maxBlocks: 4 }],
  ['a node that answers 429 and another', [{ status: 429 }, {}]],
  ['a node that hangs and another', [{ hangs: true }, {}]],
  ['a node that lags 40 blocks and another', [{ lag: 40 }, {}]],
  ['a node that claims to be 1000 blocks ahead and two others', [{ ahead: 1000 }, {}, {}]],
  ['a node that refuses more than 7 blocks', [{ maxRange: 7 }]],
  ['a node that refuses every range but one block', [{ maxRange: 1 }]],
  ['a node that refuses all and one that takes 8 blocks', [{ maxRange: 0 }, { maxRange: 8 }]],
  ['logs that are returned twice', [{ twice: true }]],
  [
    'nodes that are rate-limited in turns',
    [{}, {}],
    { maxBlocks: 4 },
    (round) => {
      for (const [at, node] of nodes.entries()) node.lies = turns(round + at, 1) ? { status: 429 } : {};
    },
  ],
  [
    'nodes that go backwards in turns',
    [{}, {}],
    { maxBlocks: 4 },
    (round) => {
      for (const [at, node] of nodes.entries()) node.lies = turns(round + at * 3, 3) ? { lag: 60 } : {};
    },
  ],
  [
    'nodes that die, lag a little and refuse ranges in turns',
    [{}, {}, {}],
    { maxBlocks: 8 },
    (round) => {
      const all: Lies[] = [{ dead: true }, { lag: 15 }, { maxRange: 6 }, {}];
      for (const [at, node] of nodes.entries()) node.lies = all[(round + at) % all.length] ?? {};
    },
  ],
])('no transfer is lost or doubled with %s', async (_, lies, over, change) => {
  const found = await scan(lies, over, change);
  expect(found.map(({ units }) => units)).toEqual(sent);
  const positions = found.map(({ block, logIndex }) => `${block.number}/${logIndex}`);
  expect(new Set(positions).size).toBe(sent.length);
});
