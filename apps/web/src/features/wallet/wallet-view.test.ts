import { describe, expect, it } from 'vitest';
import { isOnTheWay, movementView, stateOf } from './wallet-view.ts';

const AT = '2025-06-02T09:20:00Z';

describe('movementView', () => {
  it.each([
    ['112.5', 'refund', '+112.5', 'Refund, order not paid out'],
    ['-100', 'withdrawal', '−100', 'Withdrawal'],
    ['100', 'withdrawal-refused', '+100', 'Withdrawal returned'],
    ['-12345.000001', 'sale', '−12,345.000001', 'USDT sale'],
    ['1', 'airdrop', '+1', 'Other transaction'],
    ['1', 'other', '+1', 'Other transaction'],
    ['1', 'toString', '+1', 'Other transaction'],
  ])('%s by %s', (amount, reason, shown, words) => {
    expect(movementView({ at: AT, amount, reason })).toMatchObject({ amount: shown, reason: words });
  });

  it('formats the date, or shows it as it is if it cannot be parsed', () => {
    expect(movementView({ at: AT, amount: '1', reason: 'sale' }).date).toMatch(/^2 Jun 2025, /);
    expect(movementView({ at: 'yesterday', amount: '1', reason: 'sale' }).date).toBe('yesterday');
  });
});

describe('a withdrawal', () => {
  it.each([
    ['requested', true, 'Requested', 'notice'],
    ['claimed', true, 'Processing', 'info'],
    ['paid', false, 'Sent', 'positive'],
    ['refused', false, 'Returned', 'negative'],
    ['waits-approval', true, 'waits-approval', 'neutral'],
  ])('that is %s', (status, open, text, tone) => {
    expect(isOnTheWay({ status })).toBe(open);
    expect(stateOf({ status })).toEqual({ text, tone });
  });
});
