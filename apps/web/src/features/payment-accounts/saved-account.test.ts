import { bankAccounts, makeBankAccount } from '@sarraf/fake-server';
import { expect, test } from 'vitest';
import { savedAccount } from './saved-account.ts';

const { nayapay, meezan } = bankAccounts;
const known = new Set([meezan._id]);
const isNew = { account: nayapay, isKnown: false };

test('the one account that was not there before', () => {
  expect(savedAccount([meezan, nayapay], known, nayapay)).toEqual(isNew);
});

test('distinguished from one that another device added meanwhile', () => {
  const elsewhere = { ...bankAccounts.easypaisa, _id: 'elsewhere' };
  expect(savedAccount([meezan, elsewhere, nayapay], known, nayapay)).toEqual(isNew);
});

test('found without the previous list', () => {
  expect(savedAccount([meezan, nayapay], new Set(), nayapay)).toEqual(isNew);
});

test('found if the server writes the name differently', () => {
  const sent = { method: 'nayapay', name: ' ayesha SIDDIQUI ' };
  expect(savedAccount([meezan, nayapay], known, sent)).toEqual(isNew);
});

test('the one that the seller had already', () => {
  expect(savedAccount([meezan, nayapay], new Set([meezan._id, nayapay._id]), { ...nayapay, title: null })).toEqual({
    account: nayapay,
    isKnown: true,
  });
});

test('undefined when two accounts match, or none', () => {
  const duplicate = makeBankAccount({ _id: 'duplicate' });
  expect(savedAccount([meezan, nayapay, duplicate], known, nayapay)).toBeUndefined();
  expect(savedAccount([meezan], known, nayapay)).toBeUndefined();
  const another = { ...nayapay, phoneNumber: '03451112223' };
  expect(savedAccount([meezan, nayapay], new Set([meezan._id, nayapay._id]), another)).toBeUndefined();
});
