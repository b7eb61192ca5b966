import { describe, expect, test } from 'vitest';
import { awaitsAccount, type RefusedPayout } from './refused-payout.ts';

describe('another account is to be chosen', () => {
  const payoutProblem = { reason: 'No such account' };
  test.each<[string, RefusedPayout, boolean]>([
    ['once the bank refused the first', { status: 'IN_PROCESS', payoutProblem }, true],
    ['not before', { status: 'in_process', payoutProblem: null }, false],
    ['not by a server that tells nothing of it', { status: 'in_process' }, false],
    ['not while it waits for its deposit', { status: 'pending', payoutProblem }, false],
    ['not once it was refunded', { status: 'failed', payoutProblem }, false],
    ['not in a status nobody knows', { status: 'on_hold', payoutProblem }, false],
  ])('%s', (_, state, awaits) => {
    expect(awaitsAccount(state)).toBe(awaits);
  });
});
