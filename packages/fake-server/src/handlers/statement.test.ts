import { expect, it } from 'vitest';
import { orders, returnedOrders, users } from '../fixtures/index.ts';
import { scenarios } from '../scenarios.ts';
import { createFakeServer } from '../server.ts';
import { emptyNetwork, failure } from '../testing/network.ts';

const { open } = emptyNetwork();
const YEAR = { from: '2024-07-01', to: '2025-06-30' };

it('adds up the sales of the signed-in seller and lists them, oldest first', async () => {
  const api = open(scenarios.seller());
  const { data } = await api.getStatement({ ...YEAR, page: 1 });
  expect(data.sales).toEqual({ count: 2, usdt: '13500', fee: '37800.75', rupees: '3742274.25' });
  expect(data.methods.map(({ method }) => method)).toEqual(['raast', 'nayapay']);
  expect(data.rows?.map(({ orderId }) => orderId)).toEqual([orders.success._id, orders.completed._id]);
  const text = await (await api.exportStatement(YEAR)).text();
  expect(text.split('\r\n')[2]).toContain(',1500,279.25,4188.75,414686.25,,,NayaPay,••••4567,UTR2505301408117,,BEP20,');
});

it('sets returned and refunded sales apart', async () => {
  const server = createFakeServer({
    people: [{ user: users.seller }],
    signedIn: users.seller,
    orders: Object.values(returnedOrders),
  });
  const { data } = await open(server).getStatement(YEAR);
  expect([data.sales.count, data.returned.count, data.refunded.count]).toEqual([0, 2, 1]);
});

it('calls only a UTR a UTR', async () => {
  const server = createFakeServer({
    people: [{ user: users.seller }],
    signedIn: users.seller,
    orders: [{ ...orders.completed, transfer_ref: 'NP-77', transferRefIsUtr: false }],
  });
  const { data } = await open(server).getStatement({ ...YEAR, page: 1 });
  expect(data.rows).toMatchObject([{ paymentReference: 'NP-77' }]);
  expect(data.rows?.[0]).not.toHaveProperty('utr');
});

it('has the USDT that were sold of a short sale, and no network of a sale from the wallet', async () => {
  const server = createFakeServer({
    people: [{ user: users.seller }],
    signedIn: users.seller,
    orders: [{ ...orders.completed, quantity: 500, soldAmount: 450, source: 'wallet' }],
  });
  const { data } = await open(server).getStatement({ ...YEAR, page: 1 });
  expect(data.rows).toMatchObject([{ usdt: '450', network: '' }]);
  expect(data.sales.usdt).toBe('450');
});

it.each([
  ['2025-06-02', '2025-06-01', 'The last day is before the first one'],
  ['2024-01-01', '2025-06-01', 'A statement has at most 400 days'],
])('refuses %s to %s', async (from, to, message) => {
  const api = open(scenarios.seller());
  expect(await failure(api.getStatement({ from, to }))).toMatchObject({ status: 400, errors: { to: message } });
  expect(await failure(api.exportStatement({ from, to }))).toMatchObject({ status: 400 });
});
