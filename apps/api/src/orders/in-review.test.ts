import { vGetActiveOrderResponse } from '@sarraf/api-client/contract';
import { addressOf } from '@sarraf/domain';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ledgerFaults } from '../desk/ledger.ts';
import { exceptionsOf } from '../testing/chain-server.ts';
import { look, openOrder, pass, pay, sell } from '../testing/selling.ts';
import { read, testServer, type Actor, type TestServer } from '../testing/test-server.ts';

const LISTED = addressOf('tron', '1a'.repeat(20));
let folder: string;
let server: TestServer;
let admin: Actor;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sarraf-review-'));
  writeFileSync(join(folder, 'list'), `${LISTED}\nlisted person\n`);
  server = await testServer({ SCREENING_FILE: join(folder, 'list') });
  admin = await server.person({ admin: true });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const USDT = 1_000_000n;
const payFrom = async (orderId: string, usdt: number, from?: string): Promise<void> => {
  const { account } = await server.db
    .selectFrom('orders')
    .select('account')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const units = BigInt(usdt) * USDT;
  await server.services.sandboxChain?.pay({ networkId: 'trc20', account: account ?? '', units, from });
  await pass(server, 5, 5);
};
const heldOf = async (orderId: string) =>
  (await exceptionsOf(server, '?kind=screened&open=true')).data.filter(({ order }) => order?._id === orderId);
const decide = async (orderId: string, action: string) => {
  for (const { _id } of await heldOf(orderId)) {
    const body = { reason: 'looked into it', hash: _id.repeat(3).slice(0, 64) };
    await server.call('POST', `/admin/exceptions/${_id}/${action}`, { token: admin.token, body });
  }
};
/** Lets the order's time pass, and the network be read past its deadline. */
const timeRunsOut = () => pass(server, 1500, 750);

describe.each([
  ['of a listed sender', LISTED, 'Ayesha'],
  ['for a listed seller', undefined, 'listed person'],
])('a transfer %s', (_, from, name) => {
  test('stops the clock of its order: in review until it is decided, however long', async () => {
    const who = await server.person({ name });
    const id = await openOrder(server, who);
    await payFrom(id, 500, from);
    await timeRunsOut();
    expect(await look(server, who, id)).toMatchObject({
      status: 'in_process',
      receivedAmount: 0,
      payoutProblem: { reason: 'in review', at: expect.any(String) },
    });
    expect((await look(server, who, id)).expiresIn).toBeUndefined();
  });

  test.each(['credit', 'refunded', 'ignore'])(
    'whose order ends as it would without it when the desk says %s',
    async (action) => {
      const who = await server.person({ name });
      const id = await openOrder(server, who);
      await payFrom(id, 500, from);
      await timeRunsOut();
      await decide(id, action);
      await pass(server, 2);
      const order = await look(server, who, id);
      expect([order.status, order.payoutProblem]).toEqual(['timeout', undefined]);
      expect(await ledgerFaults(server.db)).toEqual([]);
    },
  );
});

test('decided on in time: the order is pending again and can be paid', async () => {
  const who = await server.person();
  const id = await openOrder(server, who);
  await payFrom(id, 500, LISTED);
  await decide(id, 'refunded');
  const order = await look(server, who, id);
  expect(order).toMatchObject({ status: 'pending', expiresIn: expect.any(Number) });
  expect(order.transferGone, 'nobody waits for a transfer that was sent back').toBeUndefined();
  await pay(server, who, id);
  await pass(server, 8);
  expect((await look(server, who, id)).status).toBe('completed');
});

test('decided on while the seller has another pending order: the order times out', async () => {
  const who = await server.person();
  const id = await openOrder(server, who);
  await payFrom(id, 500, LISTED);
  expect((await sell(server, who)).status).toBe(200);
  await decide(id, 'refunded');
  expect((await look(server, who, id)).status).toBe('in_process');
  await timeRunsOut();
  expect((await look(server, who, id)).status).toBe('timeout');
});

test('with two held transfers the clock is stopped until both are decided', async () => {
  const who = await server.person();
  const id = await openOrder(server, who);
  await payFrom(id, 200, LISTED);
  await payFrom(id, 300, LISTED);
  const [first] = await heldOf(id);
  await server.call('POST', `/admin/exceptions/${first?._id}/ignore`, { token: admin.token, body: { reason: 'kept' } });
  await timeRunsOut();
  expect((await look(server, who, id)).payoutProblem).toMatchObject({ reason: 'in review' });
  await decide(id, 'ignore');
  await pass(server, 2);
  expect((await look(server, who, id)).status).toBe('timeout');
});

test('while a part is held, the other part is not sold as a part payment', async () => {
  const who = await server.person();
  const id = await openOrder(server, who);
  await payFrom(id, 200);
  await payFrom(id, 300, LISTED);
  await timeRunsOut();
  const order = await look(server, who, id);
  expect([order.status, order.payoutProblem?.reason, order.expiresIn]).toEqual(['in_process', 'in review', undefined]);
  await decide(id, 'refunded');
  await pass(server, 8);
  expect(await look(server, who, id)).toMatchObject({ status: 'completed', receivedAmount: 200 });
});

test('a full payment beside a held transfer is sold', async () => {
  const who = await server.person();
  const id = await openOrder(server, who);
  await payFrom(id, 300, LISTED);
  await payFrom(id, 500);
  await pass(server, 8);
  expect(await look(server, who, id)).toMatchObject({ status: 'completed', receivedAmount: 500 });
});

test('a held transfer that leaves the chain starts the clock again, and stops it when it is back', async () => {
  const who = await server.person();
  const id = await openOrder(server, who);
  await payFrom(id, 500, LISTED);
  await server.services.sandboxChain?.dropLast('trc20');
  await pass(server, 2);
  expect(await look(server, who, id)).toMatchObject({ status: 'pending', transferGone: true });
  await server.services.sandboxChain?.mineAgain('trc20');
  await pass(server, 2);
  expect((await look(server, who, id)).payoutProblem).toMatchObject({ reason: 'in review' });
});

test('a held transfer over another network, of another token, too late, or of dust does not stop the clock', async () => {
  const who = await server.person({ name: 'listed person' });
  for (const payment of [{ networkId: 'bep20', amount: 500 }, { token: 'USDC' }, { amount: 0.5 }]) {
    const id = await openOrder(server, who);
    await server.call('POST', `/sandbox/orders/${id}/deposit`, { token: who.token, body: payment });
    await timeRunsOut();
    expect((await look(server, who, id)).status).toBe('timeout');
  }
});

describe('the active order', () => {
  const active = async (who: Actor) =>
    read(vGetActiveOrderResponse, await server.call('GET', '/sell/orders/active', { token: who.token })).data?._id;

  test('is the pending one, or a partly paid one while there is time', async () => {
    const who = await server.person();
    const id = await openOrder(server, who);
    expect(await active(who)).toBe(id);
    await pay(server, who, id, 499.5);
    expect(await active(who)).toBe(id);
    await pass(server, 1300, 650);
    expect(await active(who)).toBeUndefined();
  });

  test('is the pending one if another was partly paid', async () => {
    const who = await server.person();
    const short = await openOrder(server, who);
    await pay(server, who, short, 200);
    const pending = await openOrder(server, who);
    expect(await active(who)).toBe(pending);
    await server.call('POST', `/sell/orders/${pending}/cancel`, { token: who.token });
    expect(await active(who)).toBe(short);
  });

  test('is none that was paid in full or is under review', async () => {
    const who = await server.person();
    const whole = await openOrder(server, who);
    await pay(server, who, whole);
    expect(await active(who)).toBeUndefined();
    const held = await openOrder(server, who);
    await payFrom(held, 200);
    await payFrom(held, 100, LISTED);
    expect(await active(who)).toBeUndefined();
  });
});
