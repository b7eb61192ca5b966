import { describe, expect, test } from 'vitest';
import { deskAddress, deskSearch } from './desk-address.ts';

describe('the address of the desk', () => {
  test.each([
    ['', { tab: 'payouts', status: 'queued', search: '', order: null, batch: null }],
    ['?tab=users&search=ayesha', { tab: 'users', status: 'queued', search: 'ayesha', order: null, batch: null }],
    ['?status=all&order=665f', { tab: 'payouts', status: null, search: '', order: '665f', batch: null }],
    ['?status=held', { tab: 'payouts', status: 'held', search: '', order: null, batch: null }],
    ['?batch=import', { tab: 'payouts', status: 'queued', search: '', order: null, batch: 'import' }],
  ] as const)('%s is read and written alike', (search, address) => {
    expect(deskAddress(search)).toEqual(address);
    expect(deskSearch(address)).toBe(search);
  });

  test('a tab or a status that nobody knows is the first', () => {
    expect(deskAddress('?tab=toString&status=constructor&batch=pay')).toMatchObject({
      ...{ tab: 'payouts', status: 'queued', batch: null },
    });
  });
});
