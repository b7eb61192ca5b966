import { describe, expect, it } from 'vitest';
import { addresses, bankAccounts, makePayout, returnedOrders, returnedPayouts } from '../fixtures/index.ts';
import { scenarios } from '../scenarios.ts';
import { emptyNetwork, inTurn, refusedWith } from '../testing/network.ts';

const { open } = emptyNetwork();
const key = () => crypto.randomUUID();
const bank = { bankAccountId: bankAccounts.nayapay._id };
const target = { networkId: 'trc20', address: 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf' };

describe('the wallet', () => {
  it('has entries that add up to the balance, and the withdrawals', async () => {
    const { data } = await open(scenarios.seller()).getWallet();
    expect(data).toMatchObject({ balance: '12.5', entries: [{ amount: '-100' }, { amount: '112.5' }] });
    expect(data.withdrawals.map(({ _id }) => _id)).toEqual(['3', '2', '1']);
    expect(data.withdrawals[0]).not.toHaveProperty('nextActions');
  });

  it('is empty without USDT, and has one deposit for a balance without given entries', async () => {
    expect((await open(scenarios.emptySeller()).getWallet()).data).toEqual({
      balance: '0',
      entries: [],
      withdrawals: [],
    });
    expect((await open(scenarios.blocked()).getWallet()).data).toMatchObject({ balance: '40.25', entries: [{}] });
  });

  it('makes one withdrawal per idempotency key', async () => {
    const api = open(scenarios.seller());
    const request = { ...target, amount: '4', idempotencyKey: key() };
    const [first, again] = [await api.requestWithdrawal(request), await api.requestWithdrawal(request)];
    expect(again.data._id).toBe(first.data._id);
    expect((await api.getWallet()).data.balance).toBe('8.5');
    expect(await refusedWith(api.requestWithdrawal({ ...request, amount: '5' }))).toMatchObject({ status: 422 });
  });

  it('makes a withdrawal of at most the balance', async () => {
    const api = open(scenarios.seller());
    const { data } = await api.requestWithdrawal({ ...target, amount: '10.5', idempotencyKey: key() });
    expect(data).toMatchObject({ status: 'requested', amount: '10.5' });
    expect((await api.getWallet()).data).toMatchObject({ balance: '2', withdrawals: [{ _id: data._id }, {}, {}, {}] });
    expect((await api.checkLogin()).user.wallet_balance).toBe(2);
    const refused = (changes: object) =>
      refusedWith(api.requestWithdrawal({ ...target, amount: 1, ...changes, idempotencyKey: key() }));
    expect(await refused({ amount: 2.000001 })).toMatchObject({ errors: { amount: expect.any(String) } });
    expect(await refused({ amount: 0.0000001 })).toMatchObject({ errors: { amount: expect.any(String) } });
    expect(await refused({ networkId: 'bep20' })).toMatchObject({ errors: { address: expect.any(String) } });
    expect(await refused({ address: addresses.trc20[1] }), 'ours').toMatchObject({ status: 400 });
    expect(await refused({ networkId: 'nowhere' })).toMatchObject({ status: 404 });
  });

  it('sells the whole balance, however small, beside a pending order', async () => {
    const api = open(scenarios.resuming());
    const sale = { amount: 12.5, source: 'wallet' as const, ...bank, idempotencyKey: key() };
    expect(await refusedWith(api.createOrder({ ...sale, amount: 12 }))).toMatchObject({ status: 400 });
    expect(await refusedWith(api.createOrder({ ...sale, amount: 13 }))).toMatchObject({ status: 400 });
    expect(await refusedWith(api.createOrder({ ...sale, networkId: 'trc20' }))).toMatchObject({ status: 400 });
    const created = await api.createOrder(sale);
    expect(created).toMatchObject({
      depositAddress: '',
      expiresIn: 0,
      data: { status: 'in_process', source: 'wallet' },
    });
    expect(await api.createOrder(sale), 'a repeated call').toMatchObject({
      orderId: created.orderId,
      depositAddress: '',
    });
    expect((await api.getWallet()).data.balance).toBe('0');
    expect((await api.getOrder({ id: created.orderId })).data.status).toBe('completed');
  });

  it('requires a network for a sale by deposit', async () => {
    const call = open(scenarios.seller()).createOrder({ amount: 500, ...bank, idempotencyKey: key() });
    expect(await refusedWith(call)).toMatchObject({ errors: { networkId: expect.any(String) } });
  });
});

describe('a payout that was refused', () => {
  it('goes to another account of the seller', async () => {
    const server = scenarios.payoutProblem();
    const api = open(server);
    const { orderId: id } = await api.createOrder({ amount: 500, networkId: 'trc20', ...bank, idempotencyKey: key() });
    const other = { id, bankAccountId: bankAccounts.meezan._id };
    expect(await refusedWith(api.choosePayoutAccount(other)), 'nothing is wrong yet').toMatchObject({ status: 409 });
    await inTurn(4, () => api.getOrder({ id }));
    expect(await refusedWith(api.choosePayoutAccount({ id, bankAccountId: 'nobody' }))).toMatchObject({ status: 404 });
    server.payouts = [makePayout({ orderId: id, status: 'sent' })];
    expect(await refusedWith(api.choosePayoutAccount(other)), 'under way').toMatchObject({ status: 409 });
    const problem = { reason: 'Closed', at: new Date().toISOString() };
    server.payouts = [makePayout({ orderId: id, status: 'failed', problem })];
    const { data } = await api.choosePayoutAccount(other);
    expect(data).toMatchObject({ status: 'in_process', bank_id: { _id: bankAccounts.meezan._id } });
    expect(server.payouts[0]).toMatchObject({ status: 'queued', account: { bankName: 'meezan' } });
  });

  it('is paid at the next poll on a server without payouts', async () => {
    const api = open(scenarios.payoutProblem());
    const { orderId: id } = await api.createOrder({ amount: 500, networkId: 'trc20', ...bank, idempotencyKey: key() });
    await inTurn(4, () => api.getOrder({ id }));
    await api.choosePayoutAccount({ id, bankAccountId: bankAccounts.meezan._id });
    expect((await api.getOrder({ id })).data.status).toBe('completed');
  });
});

describe('a payout that the bank returned', () => {
  const choice = { id: returnedOrders.waits._id, bankAccountId: bankAccounts.meezan._id };
  const begin = () => {
    const server = scenarios.seller();
    server.orders = [structuredClone(returnedOrders.waits)];
    return { server, api: open(server) };
  };

  it('goes to another account once, and the order stays completed', async () => {
    const { server, api } = begin();
    server.payouts = [makePayout({ ...returnedPayouts.returned, orderId: choice.id })];
    expect((await api.choosePayoutAccount(choice)).data).toMatchObject({
      status: 'completed',
      payoutReturned: { payingAgain: true },
      bank_id: { _id: bankAccounts.meezan._id },
    });
    expect(server.payouts[0]).toMatchObject({ status: 'queued', account: { bankName: 'meezan' } });
    expect(await refusedWith(api.choosePayoutAccount(choice)), 'a second time').toMatchObject({ status: 409 });
  });

  it('is paid at the next poll on a server without payouts', async () => {
    const { api } = begin();
    await api.choosePayoutAccount(choice);
    const { data } = await api.getOrder({ id: choice.id });
    expect(data.status).toBe('completed');
    expect(data).not.toHaveProperty('payoutReturned');
  });

  it('takes no account after a refund', async () => {
    const { server, api } = begin();
    server.orders = [structuredClone(returnedOrders.refunded)];
    const call = api.choosePayoutAccount({ ...choice, id: returnedOrders.refunded._id });
    expect(await refusedWith(call)).toMatchObject({ status: 409 });
  });
});

it('a blocked user reads everything and sells nothing', async () => {
  const api = open(scenarios.blocked());
  expect((await api.checkLogin()).user.blocked).toEqual({ at: expect.any(String) });
  expect(await api.getHistory({ page: 1, limit: 10 })).toMatchObject({ success: true });
  const calls = [
    api.createOrder({ amount: 40.25, source: 'wallet', ...bank, idempotencyKey: key() }),
    api.requestWithdrawal({ ...target, amount: 1, idempotencyKey: key() }),
    api.choosePayoutAccount({ id: 'o', ...bank }),
  ];
  expect(await Promise.all(calls.map(refusedWith))).toEqual(calls.map(() => expect.objectContaining({ status: 403 })));
});
