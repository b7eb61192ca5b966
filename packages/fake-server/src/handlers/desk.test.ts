import { currentAdminUserOf, currentExceptionOf, currentWithdrawalOf } from '@sarraf/api-client/admin';
import { describe, expect, it } from 'vitest';
import {
  addresses,
  blockedSeller,
  deskColleague,
  exceptions,
  FIXTURE_NOW,
  hashes,
  makeException,
  orders,
  users,
  withdrawals,
} from '../fixtures/index.ts';
import { scenarios } from '../scenarios.ts';
import { clientOf, emptyNetwork, failure, refusedWith } from '../testing/network.ts';

const { open } = emptyNetwork();
const now = () => Date.parse(FIXTURE_NOW);
const userId = users.seller._id ?? '';

/** The desk of the fixtures, with a second administrator. */
function desk() {
  const server = scenarios.admin({ now });
  const colleague = { ...users.admin, _id: deskColleague._id, name: deskColleague.name, mobile: '+923115550123' };
  server.people.set(colleague._id, { user: colleague, banks: [] });
  server.sessions.set('second', colleague._id);
  return { server, api: open(server), second: clientOf(() => 'second') };
}

const balance = ({ server }: ReturnType<typeof desk>) => server.people.get(userId)?.user.wallet_balance;

describe('exceptions', () => {
  it('have the next actions of the fixtures', async () => {
    const { data } = await desk().api.getExceptions();
    expect(data.map(({ nextActions }) => nextActions)).toEqual(exceptions.map(({ nextActions }) => nextActions));
  });

  it('are credited, sent back or ignored, once', async () => {
    const at = desk();
    const { api } = at;
    expect(await refusedWith(api.creditException({ id: '5' }))).toMatchObject({
      errors: { reason: expect.any(String) },
    });
    const { data } = await api.creditException({ id: '5', reason: 'Theirs' });
    expect(data).toMatchObject({ open: false, resolution: 'credited', note: 'Theirs', nextActions: [] });
    expect(balance(at)).toBe(512.5);
    expect(currentExceptionOf(await failure(api.ignoreException({ id: '5', reason: 'No' })))?.open).toBe(false);
    expect((await api.refundException({ id: '4', hash: `0x${'9b'.repeat(32)}` })).data).toMatchObject({
      refundConfirmed: false,
    });
    expect(await refusedWith(api.refundException({ id: '6', hash: `0x${'9b'.repeat(32)}` }))).toMatchObject({
      status: 409,
      errors: { hash: expect.any(String) },
    });
    expect((await api.ignoreException({ id: '3', reason: 'Gone' })).data.resolution).toBe('ignored');
  });

  it('above the limit are approved by a second administrator', async () => {
    const at = desk();
    at.server.exceptions = [makeException({ amount: '40000' })];
    const act = { id: '5', reason: 'Theirs' };
    expect((await at.api.creditException(act)).data).toMatchObject({ open: true, approval: { action: 'credit' } });
    expect(await refusedWith(at.api.creditException(act))).toMatchObject({ status: 409 });
    expect((await at.second.creditException(act)).data.open).toBe(false);
    expect(balance(at)).toBe(40012.5);
  });
});

describe('withdrawals', () => {
  it('have the next actions of the fixtures', async () => {
    const { data, total } = await desk().api.getWithdrawals();
    expect(data.map(({ nextActions }) => nextActions)).toEqual(withdrawals.map(({ nextActions }) => nextActions));
    expect(total).toBe(8);
    expect((await desk().api.getWithdrawals({ status: 'refused' })).total).toBe(1);
  });

  it('are claimed and paid by one administrator', async () => {
    const { api } = desk();
    expect(
      currentWithdrawalOf(await failure(api.payWithdrawal({ id: '3', hash: `0x${'9c'.repeat(32)}` })))?.status,
    ).toBe('requested');
    await api.claimWithdrawal({ id: '3' });
    expect(await refusedWith(api.payWithdrawal({ id: '3', hash: hashes.trc20 }))).toMatchObject({ status: 409 });
    expect((await api.payWithdrawal({ id: '3', hash: `0x${'9c'.repeat(32)}` })).data).toMatchObject({
      status: 'paid',
      confirmed: false,
    });
  });

  it('above the limit are paid by two administrators, the second with a reason', async () => {
    const { api } = desk();
    const paid = { id: '6', hash: hashes.bep20 };
    expect(await refusedWith(api.payWithdrawal(paid))).toMatchObject({ errors: { reason: expect.any(String) } });
    expect((await api.payWithdrawal({ ...paid, reason: 'Seen' })).data.status).toBe('paid');
  });

  it('that are refused go back into the wallet', async () => {
    const at = desk();
    await at.api.refuseWithdrawal({ id: '3', reason: 'No' });
    expect(balance(at)).toBe(112.5);
  });
});

describe('people', () => {
  it('are found, blocked, unblocked and noted', async () => {
    const { api, server } = desk();
    expect((await api.getUsers({ search: 'HAMZA' })).data).toMatchObject([
      { _id: blockedSeller._id, walletBalance: '40.25', nextActions: ['unblock', 'note'] },
    ]);
    // The whole id, address or transaction hash of an order finds its owner.
    for (const search of [orders.completed._id, orders.completed.address, orders.completed.hash]) {
      const { data } = await api.getUsers({ search: (search ?? '').toUpperCase() });
      expect(data.map(({ _id }) => _id)).toEqual([userId]);
    }
    expect((await api.getUsers({ search: 'ayesha' })).data).toMatchObject([
      { walletBalance: '12.5', nextActions: ['block', 'note'] },
    ]);
    expect((await api.blockUser({ id: userId, reason: 'Stolen' })).data.blocked?.reason).toBe('Stolen');
    expect(currentAdminUserOf(await failure(api.blockUser({ id: userId, reason: 'x' })))?.nextActions).toContain(
      'unblock',
    );
    expect(server.people.get(userId)?.user.blocked).toEqual({ at: new Date(now()).toISOString() });
    expect((await api.unblockUser({ id: userId })).data.nextActions).toEqual(['block', 'note']);
    expect((await api.noteUser({ id: userId, text: ' Friendly ' })).data.notes).toMatchObject([{ text: 'Friendly' }]);
    expect(await refusedWith(api.noteUser({ id: userId, text: ' ' }))).toMatchObject({
      errors: { text: expect.any(String) },
    });
    expect(await refusedWith(api.blockUser({ id: users.admin._id ?? '', reason: 'x' }))).toMatchObject({ status: 409 });
    expect(await refusedWith(api.unblockUser({ id: 'nobody' }))).toMatchObject({ status: 404 });
  });
});

it('sweeps are recorded, above the limit by two administrators', async () => {
  const { api, second, server } = desk();
  const recorded = () => {
    const row = server.reconciliation.unswept.find(({ networkId }) => networkId === 'bep20');
    expect(row?.amount).toBe('42500');
    return row?.unconfirmed?.map(({ amount }) => amount) ?? [];
  };
  server.reconciliation = {
    ...server.reconciliation,
    unswept: [{ networkId: 'bep20', address: addresses.bep20[0], amount: '42500' }],
  };
  const sweep = { networkId: 'bep20', address: addresses.bep20[0], amount: '2000', hash: `0x${'9d'.repeat(32)}` };
  expect((await api.recordSweep(sweep)).data).toMatchObject({ confirmed: false, amount: '2000' });
  expect(await refusedWith(api.recordSweep(sweep))).toMatchObject({ status: 409 });
  expect(recorded()).toEqual(['2000']);
  const large = { ...sweep, amount: 40_000, hash: `0x${'9e'.repeat(32)}` };
  expect((await api.recordSweep(large)).data.approval).toMatchObject({ by: { _id: users.admin._id } });
  expect(recorded()).toEqual(['2000']);
  expect((await second.recordSweep({ ...large, reason: 'Seen' })).data.approval).toBeUndefined();
  expect(recorded()).toEqual(['2000', '40000']);
  expect(await refusedWith(api.recordSweep({ ...sweep, hash: `0x${'9f'.repeat(32)}` }))).toMatchObject({
    errors: { amount: 'The book balance of this address is 500 USDT' },
  });
  expect(await refusedWith(api.recordSweep({ ...sweep, address: 'T1' }))).toMatchObject({ status: 400 });
  expect(await refusedWith(api.recordSweep({ ...sweep, networkId: 'nowhere' }))).toMatchObject({ status: 404 });
});

it('the overview counts what waits', async () => {
  const { api, server } = desk();
  server.delayed.add('erc20');
  const { data } = await api.getOverview();
  expect(data.payouts).toContainEqual({ status: 'held', count: 2, oldestSeconds: 2400 });
  expect(data.exceptions.count).toBe(6);
  expect(data.withdrawals).toMatchObject([{ count: 3 }, { count: 3 }]);
  expect(data.chains.map(({ delayed }) => delayed)).toEqual([false, false, true]);
});

it('the operations and the overview tell one state, the worst', async () => {
  const { api, server } = desk();
  const states = async () => [(await api.getOverview()).data.state, (await api.getOperations()).data.state];
  expect(await states()).toEqual(['ok', 'ok']);
  server.delayed.add('erc20');
  expect(await states()).toEqual(['attention', 'attention']);
  const { loops } = (await api.getOperations()).data;
  server.operations = { loops: loops.map((loop) => ({ ...loop, state: 'unknown' })) };
  expect(await states()).toEqual(['unknown', 'unknown']);
});

it('the desk is closed to sellers', async () => {
  const api = open(scenarios.seller());
  const calls = [
    api.getPayouts(),
    api.claimPayout({ orderId: 'o' }),
    api.exportPayouts({ ids: ['o'] }),
    api.importPayouts({ csv: 'orderId,utr' }),
    api.refundException({ id: '5', hash: '0x' }),
    api.getWithdrawals(),
    api.claimWithdrawal({ id: '3' }),
    api.getUsers(),
    api.noteUser({ id: userId, text: 'x' }),
    api.recordSweep({ networkId: 'bep20', address: 'a', amount: 1, hash: '0x' }),
    api.getOverview(),
    api.getOperations(),
  ];
  expect(await Promise.all(calls.map(refusedWith))).toEqual(calls.map(() => expect.objectContaining({ status: 403 })));
});
