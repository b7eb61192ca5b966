import { expect, test } from 'vitest';
import { actText, amountText, placeOf } from './audit-text.ts';

test.each([
  [{ action: 'setting_changed', key: 'platform_fee' }, 'changed Platform fee'],
  [{ action: 'setting_changed', key: 'new_on_the_server' }, 'changed new_on_the_server'],
  [{ action: 'setting_changed' }, 'setting changed'],
  [{ action: 'admin_signed_in' }, 'signed in'],
  [{ action: 'report_exported', key: null }, 'report exported'],
  [{ action: 'payout_claim', key: 'o1' }, 'claimed a payout'],
  [{ action: 'user_block', key: 'u1' }, 'blocked a person'],
  [{ action: 'toString', key: null }, 'toString'],
])('%o reads "%s"', (entry, text) => expect(actText(entry)).toBe(text));

test.each([
  [{ amount: '137857.5', unit: 'PKR' }, 'Rs. 1,37,857.5'],
  [{ amount: '12.5', unit: 'USDT' }, '12.5 USDT'],
  [{ amount: '500', unit: 'USDC' }, '500 USDC'],
  [{ amount: '500', unit: null }, '500'],
  [{ amount: null, unit: 'USDT' }, null],
  [{}, null],
])('%o is %j', (about, text) => expect(amountText(about)).toBe(text));

test.each([
  ['payout', '/dashboard/desk?status=all&order=o%201'],
  ['exception', '/dashboard/desk?tab=exceptions&open=false'],
  ['withdrawal', '/dashboard/desk?tab=withdrawals'],
  ['user', '/dashboard/profile/o%201'],
  ['sweep', '/dashboard/desk?tab=reconciliation'],
])('a %s is looked at under %s', (type, to) => {
  expect(decodeURI(placeOf({ type, id: 'o 1' })?.to.replace('+', '%20') ?? '')).toBe(decodeURI(to));
});

test('what no build has heard of has no place', () => {
  expect(placeOf({ type: 'report', id: '1' })).toBeNull();
});
