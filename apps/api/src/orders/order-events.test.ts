import { afterAll, beforeAll, expect, test } from 'vitest';
import { testBank } from '../testing/payouts.ts';
import { look, openOrder, pass, pay } from '../testing/selling.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  const bank = testBank(async ({ key }) =>
    key === refusing
      ? { status: 'refused', reference: null, reason: 'account closed' }
      : { status: 'completed', reference: null, utr: `UTR-${key.toUpperCase()}` },
  );
  server = await testServer({}, { payouts: bank.payouts });
});
afterAll(() => server.close());

let refusing = '';
const typesOf = async (...parameters: Parameters<typeof look>) =>
  (await look(...parameters)).events?.map(({ type }) => type);

test('a sale tells what happened to it, oldest first', async () => {
  const who = await server.person();
  const id = await openOrder(server, who);
  expect(await typesOf(server, who, id)).toEqual(['created']);
  server.advance(1000);
  await pay(server, who, id);
  expect(await typesOf(server, who, id)).toEqual(['created', 'deposit-seen']);
  await pass(server, 8);
  expect(await typesOf(server, who, id)).toEqual([
    'created',
    'deposit-seen',
    'confirmed',
    'payout-started',
    'completed',
  ]);
});

test('a payout that is refused is told, and so is an order that ends unpaid', async () => {
  const who = await server.person();
  const id = await openOrder(server, who);
  refusing = id;
  await pay(server, who, id);
  await pass(server, 8);
  expect((await typesOf(server, who, id))?.at(-1)).toBe('payout-problem');
  const other = await server.person();
  const [cancelled, late] = [await openOrder(server, other), await server.person()];
  await server.call('POST', `/sell/orders/${cancelled}/cancel`, { token: other.token });
  expect(await typesOf(server, other, cancelled)).toEqual(['created', 'cancelled']);
  const unpaid = await openOrder(server, late);
  server.advance(1_300_000);
  await server.work();
  expect(await typesOf(server, late, unpaid)).toEqual(['created', 'timed-out']);
});
