import { bankAccounts } from '@sarraf/fake-server';
import { expect, test } from 'vitest';
import { chosenAccount, handChosen } from './chosen-account.ts';

const { nayapay, meezan, easypaisa } = bankAccounts;
const banks = [nayapay, { ...meezan, isDefault: true }, easypaisa];

test.each([
  ['the default, while none was ever chosen', null, banks, meezan._id],
  ['the only one, while none was ever chosen', null, [easypaisa], easypaisa._id],
  ['none of several without a default', null, [nayapay, easypaisa], null],
  ['none without accounts', null, [], null],
  ['the one that was chosen, though another is the default', easypaisa._id, banks, easypaisa._id],
  ['none if the chosen one is gone: the default does not take its place', 'gone', banks, null],
])('%s', (_, id, accounts, chosen) => {
  expect(chosenAccount(id, accounts)).toBe(chosen);
});

test.each([
  ['the default was not', meezan._id, null],
  ['another one was', easypaisa._id, easypaisa._id],
  ['one that is gone was: the default does not take its place', 'gone', 'gone'],
])('of the accounts chosen by hand, %s', (_, id, chosen) => {
  expect(handChosen(id, banks)).toBe(chosen);
});
