import { describe, expect, test } from 'vitest';
import { awaitsAccount, IN_REVIEW, isInReview, type RefusedPayout } from './refused-payout.ts';

describe('another account is to be chosen', () => {
  const payoutProblem = { reason: 'No such account' };
  test.each<[string, RefusedPayout, boolean]>([
    ['once the bank refused the first', { status: 'IN_PROCESS', payoutProblem }, true],
    ['not before', { status: 'in_process', payoutProblem: null }, false],
    ['not by a server that tells nothing of it', { status: 'in_process' }, false],
    ['not while it waits for its deposit', { status: 'pending', payoutProblem }, false],
    ['not once it was refunded', { status: 'failed', payoutProblem }, false],
    ['not in an unknown status', { status: 'on_hold', payoutProblem }, false],
    ['not while people look into it', { status: 'in_process', payoutProblem: { reason: IN_REVIEW } }, false],
  ])('%s', (_, state, awaits) => {
    expect(awaitsAccount(state)).toBe(awaits);
  });
});

test.each<[RefusedPayout, boolean]>([
  [{ status: 'in_process', payoutProblem: { reason: 'in review' } }, true],
  [{ status: 'in_process', payoutProblem: { reason: 'No such account' } }, false],
  [{ status: 'in_process' }, false],
  [{ status: 'completed', payoutProblem: { reason: 'in review' } }, false],
])('people look into %j: %s', (order, inReview) => {
  expect(isInReview(order)).toBe(inReview);
});
