import { bankAccounts } from '@sarraf/fake-server';
import { expect, test } from 'vitest';
import { payoutDetails } from './payout-details.ts';

test.each([
  [
    'a NayaPay wallet by its phone: the ends of the IDs are all alike',
    bankAccounts.nayapay,
    { holder: 'Ayesha Siddiqui', phone: '+92 300 123 4567' },
  ],
  [
    'a bank by its account number',
    bankAccounts.meezan,
    { holder: 'Ayesha Siddiqui', phone: '+92 300 123 4567', account: '••••8901' },
  ],
  ['a wallet by its phone alone', bankAccounts.sadapay, { holder: 'Ayesha Siddiqui', phone: '+92 333 555 0147' }],
  ['Raast by its IBAN', bankAccounts.raast, { holder: 'Ayesha Siddiqui', phone: '+92 300 123 4567', iban: '••••6702' }],
  ['any other account', bankAccounts.others, { holder: 'Ayesha Siddiqui', account: '••••6554' }],
])('%s', (_, bank, rows) => {
  expect(payoutDetails({ bank_id: bank, transfer_ref: null })).toEqual(rows);
});

test('the UTR number is included when the order has one', () => {
  expect(payoutDetails({ bank_id: null, transfer_ref: 'UTR2506020941337' })).toEqual({ utr: 'UTR2506020941337' });
});

test('empty and unknown fields are left out', () => {
  expect(payoutDetails({ bank_id: undefined, transfer_ref: undefined })).toEqual({});
  const blank = { _id: 'b', name: '', method: 'bank', accountNumber: '  ', phoneNumber: ' ', iban: null };
  expect(payoutDetails({ bank_id: blank, transfer_ref: '' })).toEqual({});
});

test('a phone from another country is not formatted', () => {
  const bank = { _id: 'b', name: 'A', method: 'others', phoneNumber: ' +44 20 7946 0000 ' };
  expect(payoutDetails({ bank_id: bank, transfer_ref: null })).toEqual({ holder: 'A', phone: '+44 20 7946 0000' });
});
