import { expect, it } from 'vitest';
import { nextAuditPage } from './app-settings.queries.ts';

const entry = (id: number) => ({
  _id: `${id}`,
  at: '2025-06-02T09:41:07Z',
  action: 'admin_signed_in',
  user: { _id: 'admin', mobile: '+923001234567' },
});
const entries = (count: number) => Array.from({ length: count }, (_, index) => entry(index));
const unreadable = (index: number, id?: string) => ({ index, id, mismatch: 'action' });

it.each([
  ['after a full page', entries(10), [], '9'],
  ['nowhere after a short one', entries(9), [], undefined],
  ['after a full page with an entry that cannot be read', entries(9), [unreadable(3, 'odd')], '8'],
  ['from an entry that cannot be read when it is the last', entries(9), [unreadable(9, 'odd')], 'odd'],
  ['from the last one with an id', entries(9), [unreadable(9)], '8'],
])('the record is read on %s', (_title, data, odd, from) => {
  expect(nextAuditPage({ data, unreadable: odd })).toBe(from);
});
