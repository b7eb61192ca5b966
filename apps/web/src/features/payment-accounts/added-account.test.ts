import { bankAccounts, makeBankAccount } from '@sarraf/fake-server';
import { expect, test } from 'vitest';
import { addedAccount } from './added-account.ts';

const { nayapay, meezan } = bankAccounts;
const known = new Set([meezan._id]);

test('the one account that was not there before', () => {
  expect(addedAccount([meezan, nayapay], known, nayapay)).toBe(nayapay);
});

test('distinguished from one that another device added meanwhile', () => {
  const elsewhere = { ...bankAccounts.easypaisa, _id: 'elsewhere' };
  expect(addedAccount([meezan, elsewhere, nayapay], known, nayapay)).toBe(nayapay);
});

test('found without the previous list', () => {
  expect(addedAccount([meezan, nayapay], new Set(), nayapay)).toBe(nayapay);
});

test('found if the server writes the name differently', () => {
  expect(addedAccount([meezan, nayapay], known, { method: 'nayapay', name: ' ayesha SIDDIQUI ' })).toBe(nayapay);
});

test('undefined when two accounts match, or none', () => {
  const duplicate = makeBankAccount({ _id: 'duplicate' });
  expect(addedAccount([meezan, nayapay, duplicate], known, nayapay)).toBeUndefined();
  expect(addedAccount([meezan], known, nayapay)).toBeUndefined();
});
