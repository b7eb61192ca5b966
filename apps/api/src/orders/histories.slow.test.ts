import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ledgerFaults } from '../desk/ledger.ts';
import { look, openOrder, pass, payAs } from '../testing/selling.ts';
import { rounds } from '../testing/rounds.ts';
import { watchTimeline } from '../testing/timeline.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

type Step =
  | { do: 'pay'; amount: number; networkId?: string; times?: number; token?: string }
  | { do: 'drop' | 'mine'; networkId: string }
  | { do: 'wait'; seconds: number }
  | { do: 'work' }
  | { do: 'cancel' };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      amount: fc.constantFrom(0.000001, 33.333333, 250, 499.999999, 500, 501, 1200),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('wait' as const), seconds: fc.constantFrom(0.4, 1, 3, 400, 1200) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      amount: fc.constantFrom(0.4, 250, 500),
      networkId: fc.constantFrom('trc20', 'bep20'),
      times: fc.constantFrom(1, 2, 3),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('pay' as const), amount: fc.constant(7), token: fc.constant('USDC') }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('drop' as const, 'mine' as const),
      networkId: fc.constantFrom('trc20', 'trc20', 'bep20'),
    }),
  },
  { weight: 3, arbitrary: fc.constant({ do: 'work' } as const) },
  { weight: 1, arbitrary: fc.constant({ do: 'cancel' } as const) },
);
const FINAL = ['completed', 'cancelled', 'timeout', 'failed'];

/** Whether the payout of an order is held, because its transfer left the chain after it counted. */
const isHeld = async ({ db }: TestServer, id: string): Promise<boolean> =>
  (await db.selectFrom('payouts').select('order_id').where('order_id', '=', id).where('status', '=', 'held').execute())
    .length > 0;

/** Number of deposits that will change without any action. */
const unsettled = async ({ db }: TestServer): Promise<number> =>
  (await db.selectFrom('deposits').select('id').where('stage', 'in', ['waiting', 'confirmed', 'surplus']).execute())
    .length;

test('whatever a seller does, no USDT are lost and none are credited twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const seller = await server.person();
      const id = await openOrder(server, seller, 500);
      let end: string | undefined;
      const timeline = watchTimeline(server, seller, id);
      for (const each of steps) {
        // No two things happen in the same millisecond.
        server.advance(1);
        if (each.do === 'pay') await payAs(server, seller, id, each);
        if (each.do === 'drop') await server.services.sandboxChain?.dropLast(each.networkId);
        if (each.do === 'mine') await server.services.sandboxChain?.mineAgain(each.networkId);
        if (each.do === 'wait') server.advance(each.seconds * 1000);
        if (each.do === 'work') await server.work();
        if (each.do === 'cancel') await server.call('POST', `/sell/orders/${id}/cancel`, { token: seller.token });
        const { status } = await look(server, seller, id);
        if (end !== undefined) expect(status).toBe(end);
        if (FINAL.includes(status)) end = status;
        await timeline.check();
      }
      expect(await ledgerFaults(server.db)).toEqual([]);
      server.advance(1_300_000);
      await pass(server, 12, 4);
      const { status } = await look(server, seller, id);
      expect((await isHeld(server, id)) ? ['in_process'] : FINAL).toContain(status);
      await timeline.check();
      expect(await ledgerFaults(server.db)).toEqual([]);
      expect(await unsettled(server)).toBe(0);
    }),
    { numRuns: rounds(40, 10) },
  );
}, 240_000);
