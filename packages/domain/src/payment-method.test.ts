import { describe, expect, it } from 'vitest';
import {
  accountMark,
  accountName,
  BANKS,
  defaultAccount,
  METHODS,
  type BankId,
  type PaymentField,
  type PaymentMethodId,
  isBankId,
  isPaymentMethodId,
  maskedDetail,
  paymentMethodName,
  requiredFields,
  shortDetail,
  visibleFields,
} from './payment-method.ts';

describe('required fields', () => {
  // oxfmt-ignore
  const TABLE: [PaymentMethodId, BankId | '', PaymentField[]][] = [
    ['nayapay',   '',                   ['nayapayId', 'phoneNumber']],
    ['sadapay',   '',                   ['phoneNumber']],
    ['raast',     '',                   ['phoneNumber', 'iban']],
    ['easypaisa', '',                   ['phoneNumber']],
    ['bank',      '',                   ['bankName', 'accountNumber']],
    ['bank',      'allied',             ['bankName', 'accountNumber']],
    ['bank',      'standard_chartered', ['bankName', 'accountNumber']],
    ['bank',      'ubl',                ['bankName', 'accountNumber']],
    ['bank',      'meezan',             ['bankName', 'phoneNumber', 'accountNumber']],
    ['bank',      'dubai_islamic',      ['bankName', 'phoneNumber', 'accountNumber']],
    ['others',    '',                   ['accountNumber']],
  ];

  it.each(TABLE)('of %s %s are %j', (method, bank, fields) => {
    expect(requiredFields(method, bank)).toEqual(fields);
    if (method !== 'others') expect(visibleFields(method, bank)).toEqual(fields);
  });

  it('are not changed by a bank left over from another method, nor by an unknown one', () => {
    expect(requiredFields('sadapay', 'meezan')).toEqual(['phoneNumber']);
    expect(requiredFields('bank', 'toString')).toEqual(['bankName', 'accountNumber']);
    expect(requiredFields('bank')).toEqual(['bankName', 'accountNumber']);
  });

  it('are shown together with the optional ones for others', () => {
    expect(visibleFields('others')).toEqual(['bankName', 'accountNumber', 'iban']);
    expect(visibleFields('bank')).toEqual(['bankName', 'accountNumber']);
  });
});

describe('ids', () => {
  it('are known for every method and bank offered', () => {
    expect(METHODS.map(({ id }) => id)).toEqual(['nayapay', 'sadapay', 'easypaisa', 'raast', 'bank', 'others']);
    expect(METHODS.every(({ id }) => isPaymentMethodId(id) && !isBankId(id))).toBe(true);
    expect(BANKS.every(({ id }) => isBankId(id) && !isPaymentMethodId(id))).toBe(true);
  });

  it.each(['', 'Bank', 'paypal', 'constructor'])('do not include %j', (id) => {
    expect(isPaymentMethodId(id) || isBankId(id)).toBe(false);
  });
});

describe('paymentMethodName', () => {
  it.each([
    ['nayapay', null, 'NayaPay'],
    ['sadapay', undefined, 'SadaPay'],
    ['easypaisa', '', 'Easypaisa'],
    ['raast', 'meezan', 'Raast'],
    ['bank', 'allied', 'Allied Bank Limited'],
    ['bank', 'standard_chartered', 'Standard Chartered Bank'],
    ['bank', 'meezan', 'Meezan Bank'],
    ['bank', 'ubl', 'United Bank Limited'],
    ['bank', 'dubai_islamic', 'Dubai Islamic Bank'],
    ['bank', 'HBL', 'HBL'],
    ['bank', ' ', 'Bank'],
    ['others', ' Bank Alfalah ', 'Bank Alfalah'],
    ['others', null, 'Others'],
    ['meezan', null, 'Meezan Bank'],
    ['paypal', 'x', 'paypal'],
  ])('calls %s at %s %s', (method, bankName, name) => {
    expect(paymentMethodName({ method, bankName })).toBe(name);
  });
});

describe('maskedDetail', () => {
  const all = {
    nayapayId: 'ali@nayapay',
    phoneNumber: '03001234567',
    iban: 'PK36 SCBL 0000 0011 2345 6702',
    accountNumber: '00112233445566',
  };

  it.each([
    ['nayapay', '•••••••4567'],
    ['sadapay', '•••••••4567'],
    ['easypaisa', '•••••••4567'],
    ['raast', '••••••••••••••••••••6702'],
    ['bank', '••••••••••5566'],
    ['others', '••••••••••5566'],
    ['unheard_of', '••••••••••5566'],
    ['constructor', '••••••••••5566'],
  ])('of %s is its own detail, %s', (method, detail) => {
    expect(maskedDetail({ method, ...all })).toBe(detail);
  });

  it.each([
    [{ accountNumber: '123456', iban: '999999', phoneNumber: '888888' }, '••3456'],
    [{ accountNumber: ' ', iban: 'PK0001', phoneNumber: '888888' }, '••0001'],
    [{ phoneNumber: '888888', nayapayId: '777777' }, '••8888'],
    [{ accountNumber: null, nayapayId: '777777' }, '••7777'],
    [{}, ''],
  ])('falls back to what the account has: %j is %s', (account, detail) => {
    expect(maskedDetail({ method: 'unheard_of', ...account })).toBe(detail);
    expect(maskedDetail({ method: 'bank', ...account })).toBe(detail);
  });
});

describe('accountName', () => {
  it.each([
    [{ method: 'sadapay', phoneNumber: '03001234567' }, 'SadaPay ••••4567'],
    [{ method: 'bank', bankName: 'meezan', accountNumber: '02140105678901' }, 'Meezan Bank ••••8901'],
    [{ method: 'others', accountNumber: '12' }, 'Others 12'],
    [{ method: 'others' }, 'Others'],
  ])('of %j is %s', (account, name) => {
    expect(accountName(account)).toBe(name);
  });
});

describe('shortDetail', () => {
  it.each([
    [{ method: 'raast', iban: 'PK36SCBL0000001123456702' }, '••••6702'],
    [{ method: 'others', accountNumber: '123456' }, '••3456'],
    [{ method: 'others' }, ''],
  ])('of %j is %s', (account, detail) => {
    expect(shortDetail(account)).toBe(detail);
  });
});

describe('accountMark', () => {
  it.each([
    [{ method: 'bank', bankName: 'meezan' }, 'meezan'],
    [{ method: 'bank', bankName: null }, 'bank'],
    [{ method: 'others', bankName: 'HBL' }, 'others'],
  ])('of %j is %s', (account, mark) => {
    expect(accountMark(account)).toBe(mark);
  });
});

describe('defaultAccount', () => {
  it.each([
    ['the one that was made so', ['a', 'b*', 'c'], 'b*'],
    ['the only one', ['a'], 'a'],
    ['none of several', ['a', 'b'], undefined],
    ['none of none', [], undefined],
  ])('is %s', (_, accounts, expected) => {
    expect(defaultAccount(accounts, (account) => account.endsWith('*'))).toBe(expected);
  });
});
