import { currentPayoutOf } from '@sarraf/api-client/admin';
import { describe, expect, it } from 'vitest';
import { deskColleague, FIXTURE_NOW, makeOrder, makePayout, payouts, users } from '../fixtures/index.ts';
import { scenarios } from '../scenarios.ts';
import { createFakeServer } from '../server.ts';
import { clientOf, emptyNetwork, failure, refusedWith } from '../testing/network.ts';

const { open } = emptyNetwork();
const now = () => Date.parse(FIXTURE_NOW);
const desk = () => {
  const server = scenarios.admin({ now });
  return { server, api: open(server) };
};
const colleague = { ...users.admin, _id: deskColleague._id, name: deskColleague.name, mobile: '+923115550123' };

/** Server with two administrators and a payout of an order in process. */
function two(changes: Parameters<typeof makePayout>[0] = {}) {
  const order = makeOrder({ status: 'in_process' });
  const payout = makePayout({ orderId: order._id, ...changes });
  const people = [{ user: users.seller }, { user: users.admin }, { user: colleague }];
  const server = createFakeServer({ now, people, signedIn: users.admin, orders: [order], payouts: [payout] });
  server.sessions.set('second', colleague._id);
  return { server, orderId: order._id, api: open(server), second: clientOf(() => 'second') };
}

describe('the queue', () => {
  it('lists each payout as in its fixture, oldest first', async () => {
    const { data, total } = await desk().api.getPayouts();
    expect(total).toBe(Object.keys(payouts).length);
    expect(data.map(({ createdAt }) => createdAt)).toEqual(data.map(({ createdAt }) => createdAt).toSorted());
    for (const fixture of Object.values(payouts)) {
      expect(data.find(({ orderId }) => orderId === fixture.orderId)).toMatchObject({
        status: fixture.status,
        nextActions: fixture.nextActions,
        ageSeconds: fixture.ageSeconds,
      });
    }
  });

  it.each([
    [{ status: 'held' as const }, [payouts.held.orderId, payouts.vanished.orderId]],
    [{ method: 'bank' }, [payouts.other.orderId]],
    [{ search: 'BILAL' }, [payouts.other.orderId]],
    [{ search: 'raast-250602-00400' }, [payouts.asked.orderId]],
    [{ network: 'bep20' }, []],
    [{ page: 2 }, []],
  ])('finds by %j', async (query, ids) => {
    expect((await desk().api.getPayouts(query)).data.map(({ orderId }) => orderId)).toEqual(ids);
  });
});

describe('a payout', () => {
  it('is claimed and paid with audit entries; the order is completed', async () => {
    const { api, server, orderId, second } = two();
    expect((await api.claimPayout({ orderId })).data).toMatchObject({ status: 'claimed', claim: { mine: true } });
    const error = await failure(second.claimPayout({ orderId }));
    expect(currentPayoutOf(error)).toMatchObject({ claim: { mine: false }, nextActions: [] });
    expect(await refusedWith(api.payPayout({ orderId, utr: '=1' }))).toMatchObject({
      errors: { utr: 'This is no UTR' },
    });
    expect(await refusedWith(api.payPayout({ orderId, utr: 'RAAST-1', amount: 5 }))).toMatchObject({ status: 400 });
    const { data } = await api.payPayout({ orderId, utr: ' raast-1 ', amount: 137857.5 });
    expect(data).toMatchObject({ status: 'completed', utr: 'RAAST-1', nextActions: [] });
    expect(server.orders[0]).toMatchObject({ status: 'completed', transfer_ref: 'RAAST-1' });
    const written = (await api.getAudit()).data.map(({ action, key }) => ({ action, key }));
    expect(written).toEqual([
      { action: 'payout_paid', key: orderId },
      { action: 'payout_claim', key: orderId },
    ]);
  });

  it('cannot have the UTR of another payout', async () => {
    const { api } = desk();
    const { orderId } = payouts.mine;
    expect(await refusedWith(api.payPayout({ orderId, utr: payouts.completed.utr ?? '' }))).toMatchObject({
      status: 409,
      errors: { utr: expect.any(String) },
    });
  });

  it('above the limit waits for another administrator, who gives a reason', async () => {
    const { api, server, orderId, second } = two();
    server.settings.push({ key: 'approve_above', value: 1000, dataType: 'NUMBER' });
    await api.claimPayout({ orderId });
    expect((await api.payPayout({ orderId, utr: 'RAAST-1' })).data).toMatchObject({
      status: 'claimed',
      utr: 'RAAST-1',
      nextActions: ['release'],
    });
    expect(await refusedWith(api.approvePayout({ orderId, reason: 'Mine' }))).toMatchObject({ status: 409 });
    expect(await refusedWith(second.approvePayout({ orderId }))).toMatchObject({
      errors: { reason: expect.any(String) },
    });
    const { data } = await second.approvePayout({ orderId, reason: 'Slip seen' });
    expect(data.status).toBe('completed');
    expect(data.attempts.map(({ what }) => what)).toEqual(['claim', 'asked', 'approve']);
  });

  it('that failed is a payoutProblem of the order, and may be retried or refunded once', async () => {
    const { api, server, orderId } = two();
    await api.claimPayout({ orderId });
    expect(await refusedWith(api.failPayout({ orderId, reason: ' ' }))).toMatchObject({ status: 400 });
    expect((await api.failPayout({ orderId, reason: 'Closed' })).data.nextActions).toEqual([
      'retry',
      'claim',
      'refund',
    ]);
    expect(server.orders[0]).toMatchObject({ status: 'in_process', payoutProblem: { reason: 'Closed' } });
    expect((await api.retryPayout({ orderId })).data.status).toBe('queued');
    expect((await api.holdPayout({ orderId, reason: 'Called' })).data.heldReason).toBe('Called');
    expect((await api.resumePayout({ orderId })).data.nextActions).toEqual(['claim', 'hold']);
    await api.holdPayout({ orderId });
    const { data } = await api.refundPayout({ orderId, reason: 'Asked for' });
    expect(data).toMatchObject({ status: 'failed', refundedAt: new Date(now()).toISOString(), nextActions: [] });
    expect(server.orders[0]).toMatchObject({ status: 'failed' });
    expect(server.people.get(users.seller._id ?? '')?.user.wallet_balance).toBe(512.5);
    expect(await refusedWith(api.refundPayout({ orderId, reason: 'Again' }))).toMatchObject({ status: 409 });
  });

  it("with a colleague's stale claim is released with a reason", async () => {
    const { api } = desk();
    const { orderId } = payouts.stale;
    expect(await refusedWith(api.releasePayout({ orderId }))).toMatchObject({ status: 400 });
    expect((await api.releasePayout({ orderId, reason: 'Went home' })).data).toMatchObject({ status: 'queued' });
    expect(await refusedWith(api.getPayout({ orderId: 'nobody' }))).toMatchObject({ status: 404 });
  });
});

describe('a returned payment', () => {
  const report = { reason: ' Account closed ', reference: 'RET-1' };
  const paid = () => {
    const order = makeOrder({ status: 'completed', transfer_ref: 'RAAST-1' });
    const world = two({ status: 'completed', utr: 'RAAST-1' });
    world.server.orders = [order];
    return world;
  };

  it('is reported once, is listed and counted, and is paid again', async () => {
    const { api, server, orderId } = paid();
    expect(await refusedWith(api.returnPayout({ orderId, reason: ' ' }))).toMatchObject({ status: 400 });
    const { data } = await api.returnPayout({ orderId, ...report });
    expect(data).toMatchObject({
      status: 'failed',
      nextActions: ['retry', 'claim', 'refund'],
      returned: { rupees: '137857.50', reason: 'Account closed', available: true, by: 'Fatima Noor' },
    });
    expect((await api.returnPayout({ orderId, ...report })).data.attempts).toHaveLength(1);
    expect(await refusedWith(api.returnPayout({ orderId, reason: 'Another' }))).toMatchObject({ status: 409 });
    expect(server.orders[0]).toMatchObject({
      status: 'completed',
      transfer_ref: 'RAAST-1',
      payoutReturned: { reason: 'Account closed', payingAgain: false },
    });
    expect(await api.getPayouts({ returned: 'true' })).toMatchObject({ total: 1 });
    expect((await api.getOverview()).data.returned).toEqual({ count: 1, oldestSeconds: 0 });

    await api.retryPayout({ orderId });
    expect(server.orders[0]?.payoutReturned).toMatchObject({ payingAgain: true });
    await api.claimPayout({ orderId });
    const again = (await api.payPayout({ orderId, utr: 'RAAST-2' })).data;
    expect(again.utr).toBe('RAAST-2');
    expect(again).not.toHaveProperty('returned');
    expect(server.orders[0]).toMatchObject({ status: 'completed', transfer_ref: 'RAAST-2', payoutReturned: null });
    expect(await api.getPayouts({ returned: 'true' })).toMatchObject({ total: 0 });
    expect((await api.getAudit()).data.map(({ action }) => action)).toContain('payout_returned');
  });

  it('is held while the rupees are not available, and a refund keeps the order completed', async () => {
    const { api, server, orderId } = paid();
    const { data } = await api.returnPayout({ orderId, reason: 'Account closed', available: false });
    expect(data).toMatchObject({ status: 'held', nextActions: ['resume', 'refund'], returned: { available: false } });
    await api.refundPayout({ orderId, reason: 'Asked for' });
    expect(server.orders[0]).toMatchObject({ status: 'completed', payoutReturned: { refundedAt: expect.any(String) } });
    expect(server.people.get(users.seller._id ?? '')?.user.wallet_balance).toBe(512.5);
    expect((await api.getOverview()).data.returned).toEqual({ count: 0, oldestSeconds: null });
  });
});

describe('a batch', () => {
  it('is exported claimed, and its answer applied once', async () => {
    const { api, server } = desk();
    const ids = [payouts.queued.orderId, payouts.mine.orderId];
    const lines = (await (await api.exportPayouts({ ids })).text()).split('\r\n');
    expect(lines[0]).toBe('orderId,name,method,bankName,accountNumber,iban,phoneNumber,nayapayId,amount,reference');
    expect(lines[1]).toContain(`${ids[0]},Ayesha Siddiqui,nayapay,,,,03001234567,`);
    expect(await refusedWith(api.exportPayouts({ ids: [payouts.theirs.orderId] }))).toMatchObject({ status: 409 });
    expect(await refusedWith(api.exportPayouts({ ids: [payouts.asked.orderId] }))).toMatchObject({ status: 409 });

    const csv = [
      '\uFEFForderId,utr',
      `${ids[0]},raast-1`,
      `${ids[1]},RAAST-1`,
      `${payouts.theirs.orderId},RAAST-2`,
      'o,RAAST-3',
      `${ids[1]},!`,
      `${payouts.completed.orderId},RAAST-4`,
      `${payouts.asked.orderId},${payouts.asked.utr}`,
    ].join('\r\n');
    const results = async (dryRun: boolean) =>
      (await api.importPayouts({ csv, dryRun })).rows.map(({ result }) => result);
    const expected = [
      'paid',
      'utr-used',
      'not-yours',
      'unknown-order',
      'utr-invalid',
      'already-paid',
      'waits-approval',
    ];
    expect(await results(true)).toEqual(expected);
    expect(server.payouts.find(({ orderId }) => orderId === ids[0])?.status).toBe('claimed');
    expect(await results(false)).toEqual(expected);
    expect(await results(false)).toEqual(['already-paid', ...expected.slice(1)]);
    expect(await refusedWith(api.importPayouts({ csv: 'a,b\n' }))).toMatchObject({
      errors: { csv: expect.any(String) },
    });
  });
});
