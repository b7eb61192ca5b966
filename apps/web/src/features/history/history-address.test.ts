import { NO_HISTORY_FILTER } from '@sarraf/forms';
import { describe, expect, it } from 'vitest';
import { addressOf, filterIn } from './history-address.ts';

describe('the filter of the history lives in the address', () => {
  it.each([
    ['', {}],
    ['?status=returned', { status: 'returned' }],
    ['?from=2026-07-01&to=2026-07-31&search=UTR+1%2F2', { from: '2026-07-01', to: '2026-07-31', search: 'UTR 1/2' }],
  ])('"%s"', (address, changes) => {
    const filter = { ...NO_HISTORY_FILTER, ...changes };
    expect(filterIn(address)).toEqual(filter);
    expect(addressOf(filterIn(address))).toBe(address);
  });

  it.each([['?page=2'], ['?status=lost'], ['?from=tomorrow'], ['?from=2026-07-02&to=2026-07-01']])(
    '"%s" finds everything',
    (address) => expect(addressOf(filterIn(address))).toBe(''),
  );
});
