import { expect, test } from 'vitest';
import { returnStage } from './returned-payout.ts';

test.each([
  ['was not returned', {}, null],
  ['was paid again', { payoutReturned: null }, null],
  ['was returned', { payoutReturned: {} }, 'awaits-account'],
  [
    'was returned by a server that sends nulls',
    { payoutReturned: { payingAgain: null, refundedAt: null } },
    'awaits-account',
  ],
  ['is being paid again', { payoutReturned: { payingAgain: true } }, 'paying-again'],
  ['was refunded', { payoutReturned: { payingAgain: false, refundedAt: '2025-06-02T10:00:00Z' } }, 'refunded'],
])('stage of an order whose payout %s', (_, order, stage) => {
  expect(returnStage(order)).toBe(stage);
});
