import { describe, expect, it } from 'vitest';
import { addressOf, filterIn } from './stats-address.ts';

describe('the filter lives in the address', () => {
  it.each([
    ['', { dateFilter: 'all', search: '' }],
    ['?dateFilter=week', { dateFilter: 'week', search: '' }],
    ['?search=ayesha', { dateFilter: 'all', search: 'ayesha' }],
    [
      '?dateFilter=year&search=%D8%B9%D8%A7%D8%A6%D8%B4%DB%81+%26+%23%2525',
      { dateFilter: 'year', search: 'عائشہ & #%25' },
    ],
  ] as const)('"%s"', (address, filter) => {
    expect(filterIn(address)).toEqual(filter);
    expect(addressOf(filter)).toBe(address);
  });

  it.each([
    ['an unknown period', '?dateFilter=decade&search=x', { dateFilter: 'all', search: 'x' }],
    ['another letter case', '?dateFilter=Week', { dateFilter: 'all', search: '' }],
    ['a repeated period', '?dateFilter=week&dateFilter=year', { dateFilter: 'week', search: '' }],
    ['a search longer than the server takes', `?search=${'a'.repeat(101)}`, { dateFilter: 'all', search: '' }],
    ['a broken escape', '?search=%E0%A4%A', { dateFilter: 'all', search: '\ufffd%A' }],
    ['an unknown parameter', '?utm=1', { dateFilter: 'all', search: '' }],
  ])('falls back to the defaults for %s', (_title, address, filter) => {
    expect(filterIn(address)).toEqual(filter);
  });
});
