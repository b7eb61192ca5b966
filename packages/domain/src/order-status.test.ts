import { describe, expect, it } from 'vitest';
import {
  HISTORY_STATUSES,
  type OrderResult,
  ORDER_STATUSES,
  type Tone,
  canCancel,
  displayedStatus,
  historyIconTone,
  isFinalStatus,
  isPending,
  orderResult,
  orderStatus,
  orderTone,
  payDeadline,
  statusLabel,
  statusesOf,
  successRate,
} from './order-status.ts';

// oxfmt-ignore
const TABLE: [status: string, badge: Tone, icon: Tone, result: OrderResult, label: string][] = [
  // status        badge       history icon  result        label
  ['pending',     'notice',   'notice',     'in-process', 'Pending'],
  ['completed',   'positive', 'positive',   'completed',  'Completed'],
  ['success',     'positive', 'negative',   'completed',  'Success'],
  ['in_process',  'info',     'negative',   'in-process', 'In process'],
  ['timeout',     'info',     'negative',   'failed',     'Timeout'],
  ['cancelled',   'negative', 'negative',   'cancelled',  'Cancelled'],
  ['failed',      'negative', 'negative',   'failed',     'Failed'],
  ['on_hold_now', 'neutral',  'negative',   'in-process', 'On hold now'],
  ['constructor', 'neutral',  'negative',   'in-process', 'Constructor'],
  ['',            'neutral',  'negative',   'in-process', ''],
];

describe('an order status', () => {
  it('is in ORDER_STATUSES, and each of them is in the table above', () => {
    const known = TABLE.filter(([, badge]) => badge !== 'neutral').map(([status]) => status);
    expect(ORDER_STATUSES.toSorted()).toEqual(known.toSorted());
  });

  it('is found by one filter of the history', () => {
    const results = HISTORY_STATUSES.filter((filter) => filter !== 'returned');
    expect(results.flatMap(statusesOf).toSorted()).toEqual(ORDER_STATUSES.toSorted());
    expect(statusesOf('failed')).toEqual(['timeout', 'failed']);
  });

  it.each(TABLE)(
    '%s has the tone %s, the icon %s, the result %s and the label %s',
    (status, tone, icon, result, label) => {
      for (const written of [status, status.toUpperCase()]) {
        expect(orderTone(written)).toBe(tone);
        expect(historyIconTone(written)).toBe(icon);
        expect(orderResult(written)).toBe(result);
        expect(isFinalStatus(written)).toBe(result !== 'in-process');
        expect(isPending(written)).toBe(status === 'pending');
        expect(orderStatus(written)).toBe(tone === 'neutral' ? null : status);
        expect(statusLabel(written)).toBe(label);
      }
    },
  );

  it('has a label without padding', () => {
    expect(statusLabel('_in_process_')).toBe('In process');
  });
});

it.each([
  [0, 0, 0],
  [0, 3, 0],
  [1, 3, 33.3],
  [2, 3, 66.7],
  [5, 5, 100],
])('%d completed of %d finished are %d per cent', (completed, finished, rate) => {
  expect(successRate({ completed, finished }).toNumber()).toBe(rate);
});

describe('payDeadline', () => {
  const readMs = Date.UTC(2025, 5, 2, 9, 41);
  const expiryMs = 1_200_000;

  it('counts the seconds of the server from the moment they were read', () => {
    expect(payDeadline({ created_ts: '2025-06-02T09:00:00Z', expiresIn: 61 }, readMs, expiryMs)).toBe(readMs + 61_000);
    expect(payDeadline({ created_ts: 'soon', expiresIn: 0 }, readMs, expiryMs)).toBe(readMs);
  });

  it('uses the age of the order when the server sends no seconds; without an offset it is Kolkata time', () => {
    const end = Date.UTC(2025, 5, 2, 9, 40) + expiryMs;
    expect(payDeadline({ created_ts: '2025-06-02T09:40:00Z' }, readMs, expiryMs)).toBe(end);
    expect(payDeadline({ created_ts: '2025-06-02T15:10:00' }, readMs, expiryMs)).toBe(end);
  });

  it('has none for an order whose creation time it cannot read', () => {
    expect(payDeadline({ created_ts: 'soon' }, readMs, expiryMs)).toBeNull();
  });
});

describe('displayedStatus', () => {
  const deadlineMs = 1_000_000;

  it.each([
    ['pending', -1_200_000, 'pending'],
    ['Pending', -1, 'Pending'],
    ['pending', 0, 'failed'],
    ['PENDING', 1, 'failed'],
    ['in_process', 9_000_000, 'in_process'],
    ['completed', 9_000_000, 'completed'],
    ['unheard_of', 9_000_000, 'unheard_of'],
  ])('shows %s at %d ms after its deadline as %s', (status, past, shown) => {
    expect(displayedStatus(status, deadlineMs, deadlineMs + past)).toBe(shown);
  });

  it('expires nothing that has no deadline', () => {
    expect(displayedStatus('pending', null, Infinity)).toBe('pending');
  });
});

describe('canCancel', () => {
  it.each([
    ['pending', undefined, true],
    ['Pending', null, true],
    ['pending', 0, true],
    ['pending', 0.000001, false],
    ['in_process', 0, false],
    ['cancelled', undefined, false],
  ])('of %s with %s USDT received is %s', (status, receivedAmount, may) => {
    expect(canCancel({ status, receivedAmount })).toBe(may);
  });
});
