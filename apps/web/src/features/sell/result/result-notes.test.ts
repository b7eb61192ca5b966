import { type OrderChange, orders } from '@sarraf/fake-server';
import { describe, expect, test } from 'vitest';
import { isStillTracked, isUnknownStatus, resultNotes, resultOf } from './result-notes.ts';
import { sellMessages } from '../sell.messages.en.ts';

const { notes, exceptions, confirming } = sellMessages.result;
const order = (change: OrderChange) => ({ ...orders.pending, ...change });

describe('how an order ended', () => {
  test.each([
    ['completed', 'completed'],
    ['SUCCESS', 'completed'],
    ['cancelled', 'cancelled'],
    ['failed', 'failed'],
    ['timeout', 'failed'],
    ['in_process', 'in-process'],
    ['on_hold', 'in-process'],
    ['Pending', 'failed'],
  ])('%s shows as %s', (status, result) => {
    expect(resultOf(order({ status }))).toBe(result);
  });

  test('an order never fetched before its deadline has failed', () => {
    expect(resultOf(null)).toBe('failed');
  });
});

const back = { reason: 'Account closed', at: '2025-06-02T09:50:00Z' };

describe('resultNotes', () => {
  test.each<[string, OrderChange, string[]]>([
    ['completed', { status: 'completed' }, [notes.completed]],
    ['cancelled', { status: 'cancelled' }, [notes.cancelled]],
    ['out of time', { status: 'timeout' }, [notes.expired]],
    ['out of time here, pending there', { status: 'pending' }, [notes.expired]],
    ['out of time with its deposit seen', { status: 'pending', receivedAmount: 500 }, [notes.followed]],
    ['failed', { status: 'failed' }, [notes.failed]],
    ['in process', { status: 'in_process' }, [notes['in-process']]],
    [
      'being confirmed',
      { status: 'in_process', confirmations: { have: 7, need: 19 } },
      [notes['in-process'], confirming({ have: 7, need: 19 })],
    ],
    ['confirmed', { status: 'in_process', confirmations: { have: 19, need: 19 } }, [notes['in-process']]],
    [
      'out of time on a delayed network, so nobody knows whether it was paid',
      { status: 'pending', networkDelayed: true },
      [notes.followed],
    ],
    ['in process on a delayed network', { status: 'in_process', networkDelayed: true }, [notes.followed]],
    [
      'looked into by people',
      { status: 'in_process', payoutProblem: { reason: 'in review', at: '2025-06-02T09:41:00Z' } },
      [notes.inReview],
    ],
    ['held before the rupees are sent', { status: 'in_process', payoutStage: 'held' }, [notes.inReview]],
    [
      'held, because its transfer left the chain',
      { status: 'in_process', payoutStage: 'held', transferGone: true },
      [notes.gone],
    ],
    [
      'refused by the bank',
      { status: 'in_process', payoutProblem: { reason: 'No such account', at: '2025-06-02T09:40:09Z' } },
      [notes.refused],
    ],
    ['returned by the bank', { status: 'completed', payoutReturned: back }, [notes.returned['awaits-account']]],
    [
      'being paid again after a return',
      { status: 'completed', payoutReturned: { ...back, payingAgain: true } },
      [notes.returned['paying-again']],
    ],
    [
      'refunded after a return',
      { status: 'completed', payoutReturned: { ...back, refundedAt: '2025-06-02T10:00:00Z' } },
      [notes.returned.refunded],
    ],
    ['from the wallet, so nothing arrived', { status: 'in_process', source: 'wallet' }, [notes.fromWallet]],
    ['of an unknown status, so no deposit is claimed', { status: 'on_hold' }, [notes.followed]],
  ])('%s', (_, change, said) => {
    expect(resultNotes(order(change))).toEqual(said);
  });

  test('an order that was never fetched has expired', () => {
    expect(resultNotes(null)).toEqual([notes.expired]);
  });

  test('out of time after the transfer left the chain, so not "before a transfer arrived"', () => {
    expect(resultNotes(order({ status: 'timeout', transferGone: true }))).toEqual([notes.vanished]);
  });
});

describe('notes about an unusual deposit', () => {
  test.each<[string, OrderChange, string[]]>([
    ['late', { status: 'timeout', exception: 'late', receivedAmount: 500 }, [exceptions.late({ received: '500' })]],
    [
      'late for a cancelled order, so not "No USDT was taken"',
      { status: 'cancelled', exception: 'late', receivedAmount: 1500 },
      [exceptions.late({ received: '1,500' })],
    ],
    [
      'late in part',
      { status: 'completed', exception: 'late', receivedAmount: 620 },
      [notes.completed, exceptions.lateRest],
    ],
    [
      'short so far',
      { status: 'in_process', exception: 'under', receivedAmount: 120 },
      [exceptions.under({ received: '120', due: '500' })],
    ],
    [
      'short so far and being confirmed',
      { status: 'in_process', exception: 'under', receivedAmount: 120, confirmations: { have: 1, need: 3 } },
      [exceptions.under({ received: '120', due: '500' }), confirming({ have: 1, need: 3 })],
    ],
    [
      'too much and being confirmed',
      { status: 'in_process', exception: 'over', receivedAmount: 600, confirmations: { have: 2, need: 3 } },
      [notes['in-process'], exceptions.over({ received: '600', due: '500' }), confirming({ have: 2, need: 3 })],
    ],
    [
      'short and sold as it is',
      { status: 'completed', exception: 'under', receivedAmount: 120 },
      [notes.completed, exceptions.under({ received: '120', due: '500' })],
    ],
    [
      'too much',
      { status: 'completed', exception: 'OVER', receivedAmount: 512.5 },
      [notes.completed, exceptions.over({ received: '512.5', due: '500' })],
    ],
    ['too much of nothing sold', { status: 'failed', exception: 'over', receivedAmount: 600 }, [notes.failed]],
  ])('%s', (_, change, said) => {
    expect(resultNotes(order(change))).toEqual(said);
  });
});

describe('a transfer on its way is still tracked', () => {
  test.each<[string, OrderChange, boolean]>([
    ['while the server waits', { status: 'pending' }, true],
    ['after the time', { status: 'timeout', receivedAmount: 0 }, true],
    ['after the time, from a server without receivedAmount', { status: 'timeout', receivedAmount: undefined }, true],
    ['but not once it was seen', { status: 'timeout', receivedAmount: 500 }, false],
    ['but not for a cancelled order', { status: 'cancelled' }, false],
    ['but not for a completed one', { status: 'completed' }, false],
  ])('%s', (_, change, tracked) => {
    expect(isStillTracked(order(change))).toBe(tracked);
  });

  test('when the order was never fetched', () => {
    expect(isStillTracked(null)).toBe(true);
  });
});

test('isUnknownStatus knows every status of the contract', () => {
  const known = ['pending', 'in_process', 'completed', 'success', 'cancelled', 'timeout', 'failed'];
  expect(known.filter((status) => isUnknownStatus(order({ status })))).toEqual([]);
  expect(isUnknownStatus(order({ status: 'ON_HOLD' }))).toBe(true);
});
