import type { AuditEntry } from '@sarraf/api-client';
import { deskAuditEntries } from '@sarraf/fake-server';
import { expect, test } from 'vitest';
import { amountText, entryText, recordAddress } from './audit-text.ts';

const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '');
const about: AuditEntry['about'] = {
  type: 'payout',
  id: '665f1b2c9d3e4a0012342cc1',
  orderId: '665f1b2c9d3e4a0012342cc1',
  amount: '139227.25',
  unit: 'PKR',
  person: { _id: 'u1', name: 'Ayesha Khan', mobile: '+923001234567' },
};

const pausing = { action: 'setting_changed', key: 'payouts_paused' };
const PAUSED = { paused: true, reason: { en: 'a', ur: 'ا' } };
const RUNNING = { ...PAUSED, paused: false };

test.each([
  [{ action: 'setting_changed', key: 'platform_fee' }, 'Changed Platform fee'],
  [{ action: 'setting_changed', key: 'new_on_the_server' }, 'Changed new_on_the_server'],
  [{ action: 'setting_changed' }, 'Setting changed'],
  [{ ...pausing, oldValue: RUNNING, newValue: PAUSED }, 'Paused payouts'],
  [{ ...pausing, oldValue: PAUSED, newValue: RUNNING }, 'Resumed payouts'],
  [
    { ...pausing, oldValue: PAUSED, newValue: { ...PAUSED, reason: { en: 'b', ur: 'ب' } } },
    'Changed the reason of the payouts pause',
  ],
  [{ ...pausing, key: 'sales_paused', oldValue: null, newValue: PAUSED }, 'Paused sales'],
  [{ ...pausing, oldValue: 1, newValue: 2 }, 'Changed Pause payouts'],
  [{ action: 'admin_signed_in' }, 'Logged in'],
  [{ action: 'report_exported', key: null }, 'Report exported'],
  [{ action: 'toString', key: null }, 'Tostring'],
  [{ action: 'payout_claim', key: 'o1' }, 'Claimed payout'],
  [{ action: 'payout_paid', about }, 'Paid payout Rs. 1,39,227.25 of order 342CC1 to Ayesha Khan'],
  [
    { action: 'payout_paid', about, awaitsApproval: true },
    'Requested approval to pay payout Rs. 1,39,227.25 of order 342CC1 to Ayesha Khan',
  ],
  [
    { action: 'payout_claim', about, awaitsApproval: true },
    'Claimed payout Rs. 1,39,227.25 of order 342CC1 to Ayesha Khan',
  ],
  [{ action: 'payout_hold', about: { ...about, person: null } }, 'Put payout Rs. 1,39,227.25 of order 342CC1 on hold'],
  [
    { action: 'payout_hold', about: { ...about, person: { _id: 'u1', name: null, mobile: '+923001234567' } } },
    'Put payout Rs. 1,39,227.25 of order 342CC1 to +92 300 123 4567 on hold',
  ],
])('%o reads "%s"', (entry, text) => expect(plain(entryText(entry))).toBe(text));

test('every action of the desk has a sentence that names its record', () => {
  expect(deskAuditEntries.map((entry) => plain(entryText(entry)))).toEqual([
    'Refunded payout Rs. 1,37,857.5 of order AB0311 to Ayesha Siddiqui',
    'Marked payout Rs. 1,37,857.5 of order AB0311 to Ayesha Siddiqui as failed',
    'Claimed payout Rs. 1,37,857.5 of order AB0311 to Ayesha Siddiqui',
    'Exported payout Rs. 1,37,857.5 of order AB0311 to +92 300 123 4567',
    'Credited exception 500 USDT of order AB0311 to the wallet of Ayesha Siddiqui',
    'Closed exception 500 USDC',
    'Sent withdrawal 100 USDT to Ayesha Siddiqui',
    'Requested approval to send withdrawal 100 USDT to Ayesha Siddiqui',
    'Blocked user Ayesha Siddiqui',
    'Recorded sweep of 2,500 USDT',
  ]);
});

test.each([
  [{ amount: '137857.5', unit: 'PKR' }, 'Rs. 1,37,857.5'],
  [{ amount: '12.5', unit: 'USDT' }, '12.5 USDT'],
  [{ amount: '500', unit: 'USDC' }, '500 USDC'],
  [{ amount: '500', unit: null }, '500'],
  [{ amount: null, unit: 'USDT' }, undefined],
  [{}, undefined],
])('%o is %j', (amount, text) => expect(amountText(amount)).toBe(text));

test.each([
  ['payout', '/dashboard/desk?status=all&order=o%201'],
  ['exception', '/dashboard/desk?tab=exceptions&open=false'],
  ['withdrawal', '/dashboard/desk?tab=withdrawals'],
  ['user', '/dashboard/profile/o%201'],
  ['sweep', '/dashboard/desk?tab=reconciliation'],
])('a %s is shown at %s', (type, to) => {
  expect(decodeURI(recordAddress({ type, id: 'o 1' })?.replace('+', '%20') ?? '')).toBe(decodeURI(to));
});

test('an unknown kind of record has no address', () => {
  expect(recordAddress({ type: 'report', id: '1' })).toBeNull();
});
