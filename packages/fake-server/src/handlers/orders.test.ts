import { currentOrderOf, pendingOrderIdOf } from '@sarraf/api-client';
import { describe, expect, it } from 'vitest';
import { bankAccounts, FIXTURE_NOW, orders } from '../fixtures/index.ts';
import { scenarios } from '../scenarios.ts';
import { failure, inTurn, refusedWith, emptyNetwork } from '../testing/network.ts';

const { open } = emptyNetwork();

const sell = { amount: 500, networkId: 'trc20', bankAccountId: bankAccounts.nayapay._id };
const key = () => crypto.randomUUID();

describe('orders', () => {
  it('are one at a time: a second one is a 409 with the id of the pending one', async () => {
    const api = open(scenarios.seller());
    const { orderId } = await api.createOrder({ ...sell, idempotencyKey: key() });
    expect(pendingOrderIdOf(await failure(api.createOrder({ ...sell, idempotencyKey: key() })))).toBe(orderId);
  });

  it('are made once per idempotency key, and another body with the key is a 422', async () => {
    const api = open(scenarios.seller());
    const idempotencyKey = key();
    const first = await api.createOrder({ ...sell, idempotencyKey });
    expect((await api.createOrder({ ...sell, idempotencyKey })).orderId).toBe(first.orderId);
    expect(await refusedWith(api.createOrder({ ...sell, amount: 600, idempotencyKey }))).toMatchObject({ status: 422 });
  });

  it.each([
    { what: 'too little', changes: { amount: 99 }, status: 400 },
    { what: 'outside the network', changes: { amount: 400, networkId: 'erc20' }, status: 400 },
    { what: 'an unknown network', changes: { networkId: 'ton' }, status: 404 },
    { what: "another user's account", changes: { bankAccountId: 'bank0009' }, status: 404 },
  ])('are refused for $what', async ({ changes, status }) => {
    const api = open(scenarios.seller());
    expect(await refusedWith(api.createOrder({ ...sell, ...changes, idempotencyKey: key() }))).toMatchObject({
      status,
    });
  });

  it('are refused if one transfer to the account cannot carry the rupees', async () => {
    const server = scenarios.seller();
    const api = open(server);
    const limit = (value: number) =>
      server.settings.splice(0, server.settings.length, {
        ...{ key: 'max_per_transfer_nayapay', value, dataType: 'NUMBER' },
      });
    limit(100_000);
    const { banks } = await api.getBanks();
    expect(banks.map(({ method, maxPerTransfer }) => [method, maxPerTransfer])).toContainEqual(['nayapay', 100_000]);
    const refused = await refusedWith(api.createOrder({ ...sell, idempotencyKey: key() }));
    expect(refused).toMatchObject({
      status: 400,
      errors: {
        amount: 'NayaPay carries at most Rs. 1,00,000 in one transfer. Choose another account or sell less.',
      },
    });
    limit(0);
    expect(await api.createOrder({ ...sell, idempotencyKey: key() })).toMatchObject({ success: true });
  });

  it('are cancelled until a deposit is seen', async () => {
    const api = open(scenarios.seller());
    const { orderId: id } = await api.createOrder({ ...sell, idempotencyKey: key() });
    const { data } = await api.paySandboxDeposit({ id, amount: 120 });
    expect(data).toMatchObject({ status: 'pending', receivedAmount: 120, exception: 'under' });
    expect(currentOrderOf(await failure(api.cancelOrder({ id })))).toMatchObject({ _id: id, receivedAmount: 120 });
    const fresh = open(scenarios.resuming());
    expect((await fresh.cancelOrder({ id: orders.pending._id })).transaction.status).toBe('cancelled');
  });

  it('time out at their deadline', async () => {
    let now = Date.parse(FIXTURE_NOW);
    const api = open(scenarios.resuming({ now: () => now }));
    expect((await api.getActiveOrder()).data).toMatchObject({ status: 'pending', expiresIn: 1142 });
    now += 1_142_000;
    const { data } = await api.getOrder({ id: orders.pending._id });
    expect(data.status).toBe('timeout');
    expect(data.expiresIn).toBeUndefined();
    expect((await api.getActiveOrder()).data).toBeNull();
  });

  it('have the name of their network while the setting has it', async () => {
    const server = scenarios.resuming();
    const api = open(server);
    const nameOf = async () => (await api.getOrder({ id: orders.pending._id })).data.networkName;
    expect(await nameOf()).toBe('Tron (TRC20)');
    Object.assign(server.orders.find(({ _id }) => _id === orders.pending._id) ?? {}, { network: 'polygon' });
    expect(await nameOf()).toBeUndefined();
  });

  it('of other users are a 404', async () => {
    const api = open(scenarios.emptySeller());
    expect(await refusedWith(api.getOrder({ id: orders.completed._id }))).toMatchObject({ status: 404 });
  });

  it.each([
    ['completed', 'completed'],
    ['success', 'success'],
    ['cancelled', 'cancelled'],
    ['failed', 'failed'],
    ['timeout', 'timeout'],
    ['inProcess', 'in_process'],
    ['dropped', 'pending'],
    ['unknownStatus', 'ON_HOLD'],
    ['underpaid', 'pending'],
    ['late', 'completed'],
  ] as const)('of the scenario %s end as %s', async (scenario, status) => {
    const api = open(scenarios[scenario]());
    const { orderId: id } = await api.createOrder({ ...sell, idempotencyKey: key() });
    await inTurn(8, () => api.getOrder({ id }));
    expect((await api.getOrder({ id })).data.status).toBe(status);
  });
});
