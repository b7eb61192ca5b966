import { expect, test } from 'vitest';
import { orderTopic, type AskedOrder, type OrderTopic } from './order-topic.ts';

const order = (changes: Partial<AskedOrder>): AskedOrder => ({ status: 'pending', quantity: 500, ...changes });

const short = { status: 'in_process', exception: 'under', receivedAmount: 120 };

test.each<[OrderTopic, string, Partial<AskedOrder>]>([
  ['sending', 'waits for its deposit', { expiresIn: 800 }],
  ['timed-out', 'waits after its time', { expiresIn: 0 }],
  ['vanished', 'lost its transfer', { receivedAmount: 0, transferGone: true, expiresIn: 800 }],
  ['paid-short', 'got a part of its deposit', { receivedAmount: 120 }],
  ['paid-short', 'is paid short by the server', { status: 'in_process', exception: 'UNDER', receivedAmount: 120 }],
  ['late-transfer', 'is paid too late, and has not ended', { exception: 'late', receivedAmount: 120, expiresIn: 0 }],
  ['confirming', 'has a deposit that is not confirmed', { receivedAmount: 500 }],
  ['being-paid', 'waits for its rupees', { status: 'in_process', payoutStage: 'queued' }],
  ['being-paid', 'was paid short, and waits for its rupees', { ...short, payoutStage: 'paying' }],
  ['being-paid', 'was paid or not', { status: 'in_process', payoutStage: 'unclear' }],
  ['in-review', 'has a held payout', { status: 'in_process', payoutStage: 'held' }],
  [
    'in-review',
    'came back, and is held',
    { status: 'completed', payoutReturned: { payingAgain: true }, payoutStage: 'held' },
  ],
  [
    'payout-returned',
    'came back, and is queued again',
    { status: 'completed', payoutReturned: { payingAgain: true }, payoutStage: 'queued' },
  ],
  ['in-review', 'is in review', { status: 'in_process', payoutProblem: { reason: 'in review' } }],
  ['payout-refused', 'was refused by the bank', { status: 'in_process', payoutProblem: { reason: 'No such account' } }],
  ['payout-returned', 'came back', { status: 'completed', payoutReturned: {} }],
  ['payout-returned', 'came back and was refunded', { status: 'completed', payoutReturned: { refundedAt: 'then' } }],
  ['paid', 'is paid', { status: 'SUCCESS' }],
  ['paid', 'is paid, less than was ordered', { status: 'completed', exception: 'under', receivedAmount: 120 }],
  ['timed-out', 'ran out of time', { status: 'timeout' }],
  ['late-transfer', 'was paid after its time', { status: 'timeout', exception: 'late', receivedAmount: 500 }],
  ['late-transfer', 'was paid after it was cancelled', { status: 'cancelled', exception: 'LATE' }],
  ['cancelled', 'was cancelled', { status: 'cancelled' }],
  ['failed', 'failed', { status: 'failed' }],
  ['credited', 'is a credit to the wallet', { type: 'receive', status: 'success' }],
  ['unknown', 'has a status of a later server', { status: 'on_hold' }],
])('%s is the topic of an order that %s', (topic, _, changes) => {
  expect(orderTopic(order(changes))).toBe(topic);
});
