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

test('the timeline of a sale is oldest first', async () => {
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

test('a refused payout and an order that ends unpaid are in the timeline', async () => {
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

test('payouts by hand have the same events as those of a service, and a problem that was solved stays in the timeline', async () => {
  const desk = await testServer({ PAYOUTS: 'desk' });
  const [who, admin] = [await desk.person(), await desk.person({ admin: true })];
  const act = async (action: string, body: object = {}) => {
    desk.advance(1000);
    const reply = await desk.call('POST', `/admin/payouts/${id}/${action}`, { token: admin.token, body });
    expect(reply.status, `${action}: ${JSON.stringify(reply.json)}`).toBe(200);
  };
  const id = await openOrder(desk, who);
  await pay(desk, who, id);
  await pass(desk, 8);
  const timelines = [await typesOf(desk, who, id)];
  const record = async () => timelines.push(await typesOf(desk, who, id));
  await act('claim');
  await record();
  await act('release');
  await act('claim');
  await record();
  await act('failed', { reason: 'the account is closed' });
  await record();
  await act('retry');
  await record();
  await act('claim');
  await record();
  await act('hold', { reason: 'the seller asked us to wait' });
  expect((await look(desk, who, id)).payoutStage).toBe('held');
  await record();
  await act('resume');
  expect(await look(desk, who, id)).toMatchObject({ payoutStage: 'queued', payoutSeconds: 12 });
  await act('claim');
  await record();
  await act('paid', { utr: 'BT2611250001' });
  await record();
  const last = [
    'created',
    'deposit-seen',
    'confirmed',
    'payout-started',
    'payout-problem',
    'payout-started',
    'completed',
  ];
  expect(timelines.at(-1)).toEqual(last);
  for (const events of timelines) expect(last.slice(0, events?.length)).toEqual(events);
  expect(timelines.map((events) => events?.length)).toEqual([3, 4, 4, 5, 5, 6, 6, 6, 7]);
  await desk.close();
});

test('a deposit that was seen stays in the timeline when its transfer leaves the chain', async () => {
  const [who, admin] = [await server.person(), await server.person({ admin: true })];
  const id = await openOrder(server, who);
  server.advance(1000);
  await pay(server, who, id);
  expect(await typesOf(server, who, id)).toEqual(['created', 'deposit-seen']);
  await server.call('POST', '/sandbox/networks/trc20', { token: admin.token, body: { dropLast: true } });
  await pass(server, 2);
  expect(await look(server, who, id)).toMatchObject({ status: 'pending', receivedAmount: 0, transferGone: true });
  expect(await typesOf(server, who, id)).toEqual(['created', 'deposit-seen']);
});

test('after another account was chosen, a late reply about the first one is no second problem', async () => {
  const who = await server.person();
  const id = await openOrder(server, who);
  refusing = id;
  await pay(server, who, id);
  await pass(server, 8);
  const body = { bankAccountId: who.bankId };
  const chosen = await server.call('POST', `/sell/orders/${id}/payout-account`, { token: who.token, body });
  expect(chosen.status).toBe(200);
  await pass(server, 8);
  const started = ['created', 'deposit-seen', 'confirmed', 'payout-started', 'payout-problem', 'payout-started'];
  expect(await typesOf(server, who, id)).toEqual([...started, 'completed']);
});
