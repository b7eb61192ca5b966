import { describe, expect, test } from 'vitest';
import { deskAddress, deskSearch, type DeskAddress } from './desk-address.ts';

const PLAIN: DeskAddress = {
  ...{ tab: 'payouts', status: 'queued', search: '', order: null, batch: null },
  ...{ open: true, kind: null, withdrawals: 'requested' },
  ...{ books: 'usdt', lines: 'open', importing: false },
};

describe('the address of the desk', () => {
  test.each([
    ['', {}],
    ['?tab=users&search=ayesha', { tab: 'users', search: 'ayesha' }],
    ['?status=all&order=665f', { status: null, order: '665f' }],
    ['?status=held', { status: 'held' }],
    ['?status=returned', { status: 'returned' }],
    ['?batch=import', { batch: 'import' }],
    ['?tab=exceptions&open=false&kind=wrong-network', { tab: 'exceptions', open: false, kind: 'wrong-network' }],
    ['?tab=operations', { tab: 'operations' }],
    ['?tab=withdrawals&withdrawals=paid', { tab: 'withdrawals', withdrawals: 'paid' }],
    [
      '?tab=reconciliation&books=rupees&lines=unknown-debit',
      { tab: 'reconciliation', books: 'rupees', lines: 'unknown-debit' },
    ],
    ['?tab=reconciliation&books=rupees&lines=all', { tab: 'reconciliation', books: 'rupees', lines: null }],
    ['?tab=reconciliation&books=rupees&statement=import', { tab: 'reconciliation', books: 'rupees', importing: true }],
  ] as const)('%s is parsed and formatted', (search, expected) => {
    expect(deskAddress(search)).toEqual({ ...PLAIN, ...expected });
    expect(deskSearch(expected)).toBe(search);
  });

  test('unknown values become the default', () => {
    expect(
      deskAddress(
        '?tab=toString&status=constructor&batch=pay&kind=new&open=no&withdrawals=valueOf&books=x&lines=y&statement=z',
      ),
    ).toEqual(PLAIN);
  });
});
