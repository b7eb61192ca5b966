import { bankAccounts } from '@sarraf/fake-server';
import { expect, test } from 'vitest';
import { chosenAccount } from './chosen-account.ts';

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
