import { describe, expect, it } from 'vitest';
import {
  type OrderResult,
  type Tone,
  canCancel,
  displayedStatus,
  historyIconTone,
  isFinalStatus,
  isPending,
  orderResult,
  orderTone,
  statusWords,
} from './order-status.ts';

// oxfmt-ignore
const TABLE: [status: string, badge: Tone, icon: Tone, result: OrderResult, words: string][] = [
  // status        badge       history icon  result        words
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
  it.each(TABLE)(
    '%s has the tone %s, the icon %s, the result %s and the words %s',
    (status, tone, icon, result, words) => {
      for (const written of [status, status.toUpperCase()]) {
        expect(orderTone(written)).toBe(tone);
        expect(historyIconTone(written)).toBe(icon);
        expect(orderResult(written)).toBe(result);
        expect(isFinalStatus(written)).toBe(result !== 'in-process');
        expect(isPending(written)).toBe(status === 'pending');
        expect(statusWords(written)).toBe(words);
      }
    },
  );

  it('keeps no padding in its words', () => {
    expect(statusWords('_in_process_')).toBe('In process');
  });
});

describe('displayedStatus', () => {
  const created_ts = '2025-06-02T09:40:00Z';
  const createdMs = Date.UTC(2025, 5, 2, 9, 40);
  const expiryMs = 1_200_000;

  it.each([
    ['pending', 0, 'pending'],
    ['pending', expiryMs - 1, 'pending'],
    ['pending', expiryMs, 'failed'],
    ['PENDING', expiryMs + 1, 'failed'],
    ['Pending', -5_000, 'Pending'],
    ['in_process', expiryMs * 9, 'in_process'],
    ['completed', expiryMs * 9, 'completed'],
    ['unheard_of', expiryMs * 9, 'unheard_of'],
  ])('shows %s after %d ms as %s', (status, age, shown) => {
    expect(displayedStatus({ status, created_ts }, createdMs + age, expiryMs)).toBe(shown);
  });

  it('reads a creation time without an offset as Kolkata time', () => {
    const order = { status: 'pending', created_ts: '2025-06-02T15:10:00' };
    expect(displayedStatus(order, createdMs + expiryMs - 1, expiryMs)).toBe('pending');
    expect(displayedStatus(order, createdMs + expiryMs, expiryMs)).toBe('failed');
  });

  it('expires nothing whose creation time it cannot read', () => {
    expect(displayedStatus({ status: 'pending', created_ts: 'soon' }, Infinity, expiryMs)).toBe('pending');
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
