import { vCreateOrderResponse } from '@sarraf/api-client/contract';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ledgerFaults } from '../desk/ledger.ts';
import { chainServer, readAll, realReaders } from '../testing/chain-server.ts';
import { sell } from '../testing/selling.ts';
import { rounds } from '../testing/rounds.ts';
import { read } from '../testing/test-server.ts';

const USDT = 10n ** 18n;
const HISTORIES = rounds(200, 10);
/** Blocks that a head may go back without its node being skipped. */
const MAX_BACK = 5;

const vPool = v.object({ pending: v.string() });

let world: Awaited<ReturnType<typeof chainServer>>;
beforeAll(async () => {
  world = await chainServer();
  await world.chains.bep20.setAutomine(false);
});
afterAll(() => world.close());

/** Event on the chain or the server. `block` mines transfers in the given order; `back` undoes the blocks since `mark`. */
type Step =
  | { do: 'block'; amounts: number[] }
  | { do: 'mark' }
  | { do: 'back'; blocks: number }
  | { do: 'read' }
  | { do: 'settle' };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('block' as const),
      amounts: fc.array(fc.constantFrom(0, 0.5, 40, 100, 100, 250), { maxLength: 3 }),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ do: 'mark' } as const) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('back' as const), blocks: fc.integer({ min: 1, max: 6 }) }) },
  { weight: 4, arbitrary: fc.constant({ do: 'read' } as const) },
  { weight: 1, arbitrary: fc.constant({ do: 'settle' } as const) },
);

/** Units of an account that are on the chain by the books: all its transfers except counted ones that are known to have vanished. */
async function inBooks(account: string): Promise<bigint> {
  const { db } = world.server;
  const rows = await db
    .selectFrom('deposits')
    .select(['id', 'units'])
    .where('account', '=', account)
    .where('stage', '<>', 'dropped')
    .execute();
  const open = db.selectFrom('exceptions').select('deposit_id').where('kind', '=', 'dropped');
  const vanished = await open.where('closed_at', 'is', null).execute();
  const gone = new Set(vanished.map(({ deposit_id }) => deposit_id));
  return rows.filter(({ id }) => !gone.has(id)).reduce((sum, { units }) => sum + BigInt(units), 0n);
}

/** Highest head so far. */
let tallest = 0;

/** Mines until no transaction is pending: one that is mined during a revert would leave anvil in an inconsistent state. */
async function mineAll(): Promise<void> {
  const { bep20 } = world.chains;
  do await bep20.mine();
  while (v.parse(vPool, await bep20.rpc('txpool_status')).pending !== '0x0');
}

async function play(steps: readonly Step[], address: string): Promise<void> {
  const { server } = world;
  const { bep20 } = world.chains;
  let mark = await bep20.snapshot();
  for (const each of steps) {
    if (each.do === 'block') {
      for (const amount of each.amounts) await bep20.transfer(address, (BigInt(amount * 2) * USDT) / 2n);
      await mineAll();
    }
    if (each.do === 'mark') mark = await bep20.snapshot();
    if (each.do === 'back') {
      tallest = Math.max(tallest, await bep20.head());
      await bep20.revert(mark);
      mark = await bep20.snapshot();
      // A node whose head goes back further is skipped until it has caught up.
      const least = tallest - MAX_BACK - (await bep20.head());
      await bep20.mine(Math.max(least, each.blocks, 1));
    }
    if (each.do === 'read') await readAll(server).catch(() => undefined);
    if (each.do === 'settle') await server.work().catch(() => undefined);
  }
}

test(`${HISTORIES} histories of transfers and reorganisations: each transfer counts once, and the books always add up`, async () => {
  const [reader] = await realReaders(world.server);
  let transfers = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      await world.followChain();
      const who = await world.server.person();
      const order = await sell(world.server, who, 100, { networkId: 'bep20' });
      const { depositAddress: address } = read(vCreateOrderResponse, order);
      const account = address.slice(2).toLowerCase();
      await readAll(world.server);
      await play(steps, address);
      expect(await ledgerFaults(world.server.db)).toEqual([]);
      // The chain grows beyond every block that was undone, and all deposits are rechecked.
      await world.chains.bep20.mine(Math.max(12, tallest - (await world.chains.bep20.head())));
      await readAll(world.server);
      const { units } = (await reader?.balanceOf(account)) ?? { units: -1n };
      expect(await inBooks(account)).toBe(units);
      expect(await ledgerFaults(world.server.db)).toEqual([]);
      transfers += Number(units > 0n);
    }),
    { numRuns: HISTORIES },
  );
  expect(transfers).toBeGreaterThan(HISTORIES / 20);
}, 300_000);
