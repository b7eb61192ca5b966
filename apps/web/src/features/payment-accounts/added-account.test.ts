import { bankAccounts, makeBankAccount } from '@sarraf/fake-server';
import { expect, test } from 'vitest';
import { addedAccount } from './added-account.ts';

const { nayapay, meezan } = bankAccounts;
const known = new Set([meezan._id]);

test('the one account that was not there before', () => {
  expect(addedAccount([meezan, nayapay], known, nayapay)).toBe(nayapay);
});

test('told apart from one that another device added meanwhile', () => {
  const elsewhere = { ...bankAccounts.easypaisa, _id: 'elsewhere' };
  expect(addedAccount([meezan, elsewhere, nayapay], known, nayapay)).toBe(nayapay);
});

test('found without knowing the list of before', () => {
  expect(addedAccount([meezan, nayapay], new Set(), nayapay)).toBe(nayapay);
});

test('found however the server writes the name', () => {
  expect(addedAccount([meezan, nayapay], known, { method: 'nayapay', name: ' ayesha SIDDIQUI ' })).toBe(nayapay);
});

test('nobody is chosen when two could be meant, or none', () => {
  const twin = makeBankAccount({ _id: 'twin' });
  expect(addedAccount([meezan, nayapay, twin], known, nayapay)).toBeUndefined();
  expect(addedAccount([meezan], known, nayapay)).toBeUndefined();
});
