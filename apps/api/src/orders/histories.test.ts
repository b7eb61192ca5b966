import { decimal } from '@sarraf/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { books, look, openOrder, pass, pay } from '../testing/selling.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

type Step = { do: 'pay'; amount: number } | { do: 'wait'; seconds: number } | { do: 'work' } | { do: 'cancel' };

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
  { weight: 3, arbitrary: fc.constant({ do: 'work' } as const) },
  { weight: 1, arbitrary: fc.constant({ do: 'cancel' } as const) },
);
const FINAL = ['completed', 'cancelled', 'timeout', 'failed'];

test('whatever a seller does and whenever, the database loses no USDT and credits none twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const seller = await server.person();
      const id = await openOrder(server, seller, 500);
      let end: string | undefined;
      for (const each of steps) {
        if (each.do === 'pay') await pay(server, seller, id, each.amount);
        if (each.do === 'wait') server.advance(each.seconds * 1000);
        if (each.do === 'work') await server.work();
        if (each.do === 'cancel') await server.call('POST', `/sell/orders/${id}/cancel`, { token: seller.token });
        const { status } = await look(server, seller, id);
        if (end !== undefined) expect(status).toBe(end);
        if (FINAL.includes(status)) end = status;
      }
      const during = await books(server);
      expect(decimal(during.sold).plus(during.toWallet).plus(during.inReview).eq(during.deposits)).toBe(true);
      expect(decimal(during.toWallet).plus(during.returned).eq(during.wallets)).toBe(true);
      expect(during.soldByOrders).toBe(during.sold);
      server.advance(1_300_000);
      await pass(server, 12, 4);
      expect(FINAL).toContain((await look(server, seller, id)).status);
      expect((await books(server)).inReview).toBe('0');
    }),
    { numRuns: 40 },
  );
}, 120_000);
