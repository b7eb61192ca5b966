import { expect, test } from 'vitest';
import { proofEnd, proofRefusal } from './proof.ts';

const returned = { payingAgain: false };

test.each([
  ['sell', 'completed', undefined, null],
  ['sell', 'completed', null, null],
  ['sell', 'success', null, null],
  ['SELL', 'Completed', null, null],
  ['sell', 'completed', returned, 'returned'],
  ['sell', 'completed', { payingAgain: true }, 'returned'],
  ['sell', 'completed', { refundedAt: '2026-11-21T11:00:00Z' }, 'returned'],
  ['sell', 'pending', null, 'not-completed'],
  ['sell', 'in_process', null, 'not-completed'],
  ['sell', 'in_process', returned, 'not-completed'],
  ['sell', 'cancelled', null, 'not-completed'],
  ['sell', 'timeout', null, 'not-completed'],
  ['sell', 'failed', null, 'not-completed'],
  ['sell', 'a status of a later server', null, 'not-completed'],
  ['receive', 'success', null, 'not-completed'],
  ['receive', 'completed', null, 'not-completed'],
])('a %s order that is %s, with the return %j: %s', (type, status, payoutReturned, refusal) => {
  expect(proofRefusal({ type, status, payoutReturned })).toBe(refusal);
});

test('a link ends 90 days after it was made, and is extended only when 60 days or less are left', () => {
  const day = 86_400_000;
  expect(proofEnd(5 * day)).toBe(95 * day);
  expect(proofEnd(34 * day, 95 * day)).toBe(95 * day);
  expect(proofEnd(35 * day, 95 * day)).toBe(125 * day);
});
