import type { Order } from '@sarraf/api-client';
import { describe, expect, test } from 'vitest';
import { initialSellState, sellReducer, stepNumber, type SellEvent, type SellState } from './sell-wizard.machine.ts';

const order = (over: Partial<Order> = {}): Order => ({
  _id: 'o1',
  status: 'pending',
  type: 'sell',
  deleted: false,
  created_ts: '2026-11-21T06:00:00Z',
  network: 'trc20',
  address: 'TXk9Qp4mVbLd2NsW8yHcRz6uEaF3jT7wQa',
  quantity: 500,
  price: 280.7,
  net_amount: 139227.2,
  platform_fee: 1122.8,
  ...over,
});

const placed = {
  orderId: 'o1',
  depositAddress: 'TXk9Qp4mVbLd2NsW8yHcRz6uEaF3jT7wQa',
  networkId: 'trc20',
  bankAccountId: 'b1',
  quantity: '500',
  quoted: { price: '280.7', fee: '1122.8', received: '139227.2' },
};

const run = (events: SellEvent[], from: SellState = initialSellState) => events.reduce(sellReducer, from);

const toNetwork: SellEvent[] = [
  { type: 'amount-typed', amount: '500' },
  { type: 'bank-chosen', bankAccountId: 'b1' },
  { type: 'continued', bankAccountId: 'b1' },
];
const toPayment: SellEvent[] = [
  ...toNetwork,
  { type: 'network-chosen', networkId: 'trc20' },
  { type: 'order-created', placed, deadlineMs: 1200_000 },
];

describe('the way forward', () => {
  test('an amount and an account lead to the networks', () => {
    expect(run(toNetwork)).toEqual({ step: 'network', amount: '500', bankAccountId: 'b1', networkId: null });
  });

  test('an account that was chosen for the seller leads on too', () => {
    const state = run([
      { type: 'amount-typed', amount: '500' },
      { type: 'continued', bankAccountId: 'b2' },
    ]);
    expect(state).toMatchObject({ step: 'network', bankAccountId: 'b2' });
  });

  test('Back keeps the amount and the account', () => {
    expect(run([...toNetwork, { type: 'went-back' }])).toEqual({ step: 'amount', amount: '500', bankAccountId: 'b1' });
  });

  test('a created order shows step 3 at once, before its first poll', () => {
    const state = run(toPayment);
    expect(stepNumber(state, 0)).toBe(3);
    expect(state).toMatchObject({ step: 'order', tracked: { orderId: 'o1', order: null, changeAccepted: false } });
  });

  test('Start New Transaction resets everything but keeps the account', () => {
    const state = run([...toPayment, { type: 'restarted', bankAccountId: 'b1' }]);
    expect(state).toEqual({ step: 'amount', amount: '', bankAccountId: 'b1' });
  });
});

describe('what step 3 turns into', () => {
  const read = (status: string): SellEvent => ({
    type: 'order-updated',
    order: order({ status }),
    deadlineMs: 1200_000,
  });

  test.each([
    ['pending', 3],
    ['PENDING', 3],
    ['completed', 4],
    ['success', 4],
    ['in_process', 4],
    ['cancelled', 4],
    ['timeout', 4],
    ['failed', 4],
    ['an unknown status', 4],
  ])('an order with status %s shows step %i', (status, step) => {
    expect(stepNumber(run([...toPayment, read(status)]), 1000)).toBe(step);
  });

  test('at zero the order shows as decided though the server still says pending', () => {
    const state = run([...toPayment, read('pending')]);
    expect(stepNumber(state, 1199_999)).toBe(3);
    expect(stepNumber(state, 1200_000)).toBe(4);
  });

  test('a poll with time left brings step 3 back: the countdown follows the server', () => {
    const state = run([...toPayment, { type: 'order-updated', order: order(), deadlineMs: 1260_000 }]);
    expect(stepNumber(state, 1200_000)).toBe(3);
  });

  test('a late pending reply never reopens a decided order', () => {
    const state = run([...toPayment, read('completed'), read('pending')]);
    expect(stepNumber(state, 1000)).toBe(4);
  });

  test('a later completion changes a failed result', () => {
    const state = run([...toPayment, read('timeout'), read('completed')]);
    expect(state).toMatchObject({ tracked: { order: { status: 'completed' } } });
  });
});

describe('an order that was partly paid', () => {
  const short = order({ status: 'in_process', receivedAmount: 120, exception: 'under', expiresIn: 900 });
  const resumed = run([{ type: 'order-resumed', order: short, deadlineMs: 900_000 }]);

  test('is in step 3, also when resumed, until its deadline', () => {
    expect([stepNumber(resumed, 0), stepNumber(resumed, 900_000)]).toEqual([3, 4]);
    const read: SellEvent = { type: 'order-updated', order: short, deadlineMs: 900_000 };
    expect(stepNumber(run([...toPayment, read]), 0)).toBe(3);
  });

  test('is in step 4 once the rest has come, it is sold as it is, or people look into it', () => {
    const { expiresIn: _, ...timeless } = short;
    const review = { reason: 'in review', at: '2026-11-21T06:05:00Z' };
    for (const next of [
      { ...short, receivedAmount: 500, exception: null },
      timeless,
      { ...timeless, payoutProblem: review },
    ])
      expect(stepNumber(run([{ type: 'order-updated', order: next, deadlineMs: 900_000 }], resumed), 0)).toBe(4);
  });
});

describe('a transfer that leaves the chain before it counts', () => {
  const read = (over: Partial<Order>, deadlineMs = 1200_000): SellEvent => ({
    type: 'order-updated',
    order: order(over),
    deadlineMs,
  });
  const seen = read({ status: 'in_process', hash: 'h', receivedAmount: 500 });
  const gone = read({ receivedAmount: 0 }, 900_000);

  test('leads back to step 3 with the time left on the server, and loses nothing', () => {
    const state = run([...toPayment, { type: 'change-accepted' }, seen, gone]);
    expect(stepNumber(state, 800_000)).toBe(3);
    expect(state).toMatchObject({
      tracked: { placed, order: { status: 'pending' }, deadlineMs: 900_000, changeAccepted: true },
    });
  });

  test('leads to step 4 when it is seen again, and when the order times out', () => {
    expect(stepNumber(run([...toPayment, seen, gone, seen]), 1000)).toBe(4);
    const timedOut = run([...toPayment, seen, read({ status: 'timeout', receivedAmount: 0 })]);
    expect(stepNumber(timedOut, 1300_000)).toBe(4);
  });

  test.each(['completed', 'success', 'cancelled', 'timeout', 'failed'])('reopens no order that is %s', (status) => {
    const decided = run([...toPayment, read({ status })]);
    expect(sellReducer(decided, gone)).toBe(decided);
  });
});

describe('replies that arrive where they make no sense', () => {
  test('a poll of another order is ignored', () => {
    const before = run(toPayment);
    expect(sellReducer(before, { type: 'order-updated', order: order({ _id: 'o2' }), deadlineMs: 1 })).toBe(before);
  });

  test('a poll after Start New Transaction is ignored', () => {
    const before = run([...toPayment, { type: 'restarted', bankAccountId: null }]);
    expect(sellReducer(before, { type: 'order-updated', order: order(), deadlineMs: 1 })).toBe(before);
  });

  test('an order created after going back is not entered from step 1', () => {
    const before = run([...toNetwork, { type: 'went-back' }]);
    expect(sellReducer(before, { type: 'order-created', placed, deadlineMs: 1 })).toBe(before);
  });

  test('resuming does not replace the tracked order', () => {
    const before = run(toPayment);
    expect(sellReducer(before, { type: 'order-resumed', order: order({ _id: 'o2' }), deadlineMs: 1 })).toBe(before);
  });

  test('a resumed order needs no acceptance of a price that was never quoted here', () => {
    const state = run([{ type: 'order-resumed', order: order(), deadlineMs: 60_000 }]);
    expect(state).toMatchObject({ step: 'order', tracked: { placed: null, changeAccepted: true } });
  });

  test.each<SellEvent>([
    { type: 'amount-typed', amount: '9' },
    { type: 'bank-chosen', bankAccountId: 'b2' },
    { type: 'went-back' },
    { type: 'network-chosen', networkId: 'bep20' },
    { type: 'continued', bankAccountId: 'b2' },
  ])('step 3 ignores $type', (event) => {
    const before = run(toPayment);
    expect(sellReducer(before, event)).toBe(before);
  });

  test.each<SellEvent>([
    { type: 'change-accepted' },
    { type: 'went-back' },
    { type: 'network-chosen', networkId: 'x' },
  ])('step 1 ignores $type', (event) => {
    expect(sellReducer(initialSellState, event)).toBe(initialSellState);
  });
});
