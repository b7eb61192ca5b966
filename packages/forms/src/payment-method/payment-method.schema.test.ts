import { BANKS, METHODS, requiredFields, visibleFields, type PaymentMethodId } from '@sarraf/domain';
import { describe, expect, test } from 'vitest';
import { accepted, LONG, recordMessage, refusal, testField } from '../testing/schema-rows.ts';
import { ibanWarning, paymentMethodSchema as schema, phoneWarning } from './payment-method.schema.ts';

const MESSAGES = {
  name: 'Account holder name is required',
  phoneNumber: 'Phone number is required',
  accountNumber: 'Account number is required',
  nayapayId: 'NayaPay ID is required',
  iban: 'IBAN is required',
  bankName: 'Bank selection is required',
};
const EMPTY = { name: '', bankName: '', accountNumber: '', phoneNumber: '', nayapayId: '', iban: '' };
const FULL = {
  name: 'Ayesha Khan',
  bankName: 'ubl',
  accountNumber: '0123456789',
  phoneNumber: '03001234567',
  nayapayId: 'ayesha@nayapay',
  iban: 'PK36SCBL0000001123456702',
};

interface Row {
  method: PaymentMethodId;
  bankName: string;
}

/** Every row of product.md R12: each method, and for `bank` each bank. */
const ROWS: Row[] = [
  ...METHODS.map(({ id }) => ({ method: id, bankName: '' })).filter(({ method }) => method !== 'bank'),
  ...BANKS.map(({ id }) => ({ method: 'bank' as const, bankName: id })),
];

const missing = (fields: readonly (keyof typeof MESSAGES)[]) =>
  Object.fromEntries(fields.map((field) => [field, MESSAGES[field]]));

describe.each(ROWS)('$method $bankName', ({ method, bankName }) => {
  const required = requiredFields(method, bankName);
  const typed = ['name' as const, ...required.filter((field) => field !== 'bankName')];
  const fields = { ...FULL, method, bankName: method === 'bank' ? bankName : FULL.bankName };

  test('left empty reports all missing fields', () => {
    expect(refusal(schema, { ...EMPTY, method, bankName })).toEqual(missing(typed));
  });

  test.each(typed)('reports %s when only that is missing', (field) => {
    expect(refusal(schema, { ...fields, [field]: ' ' })).toEqual(missing([field]));
  });

  test('has only its own fields in the output', () => {
    const own = new Set<string>(['method', 'name', ...visibleFields(method, bankName)]);
    expect(new Set(Object.keys(accepted(schema, fields)))).toEqual(own);
  });

  test('is satisfied by what the domain requires', () => {
    const enough = Object.fromEntries(['name' as const, ...required].map((field) => [field, fields[field]]));
    expect(refusal(schema, { ...EMPTY, ...enough, method })).toEqual({});
  });
});

describe('bank before a bank is chosen', () => {
  test('left empty reports all missing fields', () => {
    expect(refusal(schema, { ...EMPTY, method: 'bank' })).toEqual(missing(['bankName', 'name', 'accountNumber']));
  });

  test.each(['name', 'accountNumber'] as const)('reports that %s is missing too', (field) => {
    expect(refusal(schema, { ...FULL, method: 'bank', bankName: '', [field]: '' })).toEqual(
      missing(['bankName', field]),
    );
  });
});

describe('account holder name', () => {
  testField(schema, 'name', {
    rest: { ...FULL, method: 'sadapay' },
    message: MESSAGES.name,
    accepted: [
      ['a name', 'Ayesha Khan', 'Ayesha Khan'],
      ['spaces around', ' Ayesha Khan ', 'Ayesha Khan'],
      ['Urdu', 'عائشہ خان', 'عائشہ خان'],
      ['zero-width spaces around', '\u200bAyesha\u200b', 'Ayesha'],
      ['emoji', '👩🏽‍💻', '👩🏽‍💻'],
      ['digits of another script, as they are', 'عائشہ ۲', 'عائشہ ۲'],
      ['what a program would read as a number', '-0', '-0'],
      ['an exponent', '1e3', '1e3'],
      ['10 kB', LONG('ab '), LONG('ab ').trim()],
    ],
    refused: [
      ['nothing', ''],
      ['spaces', '   '],
      ['a no-break space', '\u00a0'],
      ['a zero-width space', '\u200b'],
      ['10 kB of spaces', LONG(' ')],
    ],
  });
});

describe('phone number', () => {
  testField(schema, 'phoneNumber', {
    rest: { ...FULL, method: 'easypaisa' },
    message: MESSAGES.phoneNumber,
    accepted: [
      ['a mobile', '03001234567', '03001234567'],
      ['+92 with spaces', '+92 300 1234567', '03001234567'],
      ['92 without a plus', '923001234567', '03001234567'],
      ['brackets and dots', '(0300) 123.4567', '03001234567'],
      ['dashes', '0300-1234567', '03001234567'],
      ['Urdu digits', '۰۳۰۰۱۲۳۴۵۶۷', '03001234567'],
      ['direction marks around', '\u202a03001234567\u202c', '03001234567'],
      ['what looks wrong, which earns a warning only', '12345', '12345'],
      ['letters, which earn a warning only', 'abc', 'abc'],
      ['a letter among its digits, as it is', '0300a1234567', '0300a1234567'],
      ['emoji, which earn a warning only', '📱', '📱'],
      ['an exponent as it is', '3e9', '3e9'],
      ['minus zero without its dash', '-0', '0'],
      ['a zero-width space inside', '0300\u200b1234567', '03001234567'],
      ['10 kB of digits', LONG('3'), LONG('3')],
    ],
    refused: [
      ['nothing', ''],
      ['spaces', '   '],
      ['a dash', '-'],
      ['a zero-width space', '\u200b'],
      ['10 kB of spaces', LONG(' ')],
    ],
  });
});

describe('account number', () => {
  testField(schema, 'accountNumber', {
    rest: { ...FULL, method: 'bank' },
    message: MESSAGES.accountNumber,
    accepted: [
      ['digits', '0123456789', '0123456789'],
      ['groups', '0123 4567-89', '0123456789'],
      ['letters too', 'AC0091', 'AC0091'],
      ['Arabic-Indic digits', '٠١٢٣٤٥٦٧٨٩', '0123456789'],
      ['a single zero', '0', '0'],
      ['leading zeros', '000123', '000123'],
      ['minus zero without its dash', '-0', '0'],
      ['an exponent in capitals', '1e9', '1E9'],
      ['Urdu digits', '۰۱۲۳', '0123'],
      ['a zero-width space inside', '0123\u200b4567', '01234567'],
      ['emoji as they are', '🏦1', '🏦1'],
      ['10 kB of digits', LONG('1'), LONG('1')],
    ],
    refused: [
      ['nothing', ''],
      ['spaces', '   '],
      ['dashes', '--'],
      ['a byte-order mark', '\ufeff'],
      ['zero-width spaces', '\u200b\u200b'],
      ['10 kB of spaces', LONG(' ')],
    ],
  });
});

describe('NayaPay ID', () => {
  testField(schema, 'nayapayId', {
    rest: { ...FULL, method: 'nayapay' },
    message: MESSAGES.nayapayId,
    accepted: [
      ['an id', 'ayesha@nayapay', 'ayesha@nayapay'],
      ['dashes stay', 'ayesha-khan@nayapay', 'ayesha-khan@nayapay'],
      ['spaces around', ' ayesha@nayapay ', 'ayesha@nayapay'],
      ['zero-width spaces around', '\u200bayesha@nayapay\ufeff', 'ayesha@nayapay'],
      ['digits of another script', 'ayesha۱', 'ayesha1'],
      ['emoji', '🙂', '🙂'],
      ['minus zero', '-0', '-0'],
      ['an exponent', '1e3', '1e3'],
      ['10 kB', LONG('a'), LONG('a')],
    ],
    refused: [
      ['nothing', ''],
      ['spaces', '   '],
      ['a zero-width space', '\u200b'],
      ['10 kB of spaces', LONG(' ')],
    ],
  });
});

describe('IBAN', () => {
  testField(schema, 'iban', {
    rest: { ...FULL, method: 'raast' },
    message: MESSAGES.iban,
    accepted: [
      ['a right one', 'PK36SCBL0000001123456702', 'PK36SCBL0000001123456702'],
      ['groups of four', 'PK36 SCBL 0000 0011 2345 6702', 'PK36SCBL0000001123456702'],
      ['lower case', 'pk36scbl0000001123456702', 'PK36SCBL0000001123456702'],
      ['wrong check digits, which earn a warning only', 'PK37SCBL0000001123456702', 'PK37SCBL0000001123456702'],
      ['a cut one, which earns a warning only', 'PK36', 'PK36'],
      ['zero-width spaces', 'PK36\u200bSCBL0000001123456702', 'PK36SCBL0000001123456702'],
      ['Urdu digits', 'PK۳۶SCBL۰۰۰۰۰۰۱۱۲۳۴۵۶۷۰۲', 'PK36SCBL0000001123456702'],
      ['dashes', 'PK36-SCBL-0000-0011-2345-6702', 'PK36SCBL0000001123456702'],
      ['another country, which earns a warning only', 'DE89370400440532013000', 'DE89370400440532013000'],
      ['minus zero without its dash', '-0', '0'],
      ['an exponent as it is', '1e3', '1E3'],
      ['emoji as they are', '🏦', '🏦'],
      ['10 kB', LONG('PK'), LONG('PK')],
    ],
    refused: [
      ['nothing', ''],
      ['spaces', '   '],
      ['dashes', ' - - '],
      ['a zero-width space', '\u200b'],
      ['10 kB of spaces', LONG(' ')],
    ],
  });
});

describe('bank', () => {
  test.each(['', ' ', 'hbl', 'UBL', 'bank', 'toString', '__proto__', LONG('ubl')])('refuses "%.10s"', (bankName) => {
    expect(refusal(schema, { ...FULL, method: 'bank', bankName })).toEqual({ bankName: MESSAGES.bankName });
  });

  test('is free text for others, and may be missing', () => {
    const fields = { ...FULL, method: 'others', iban: '' };
    expect(accepted(schema, { ...fields, bankName: ' HBL ' })).toHaveProperty('bankName', 'HBL');
    expect(JSON.parse(JSON.stringify(accepted(schema, { ...fields, bankName: ' ' })))).toEqual({
      method: 'others',
      name: 'Ayesha Khan',
      accountNumber: '0123456789',
    });
  });
});

describe('the warning of a phone number', () => {
  test.each([
    ['nothing, which is missing and not doubtful', ''],
    ['spaces', '  '],
    ['a mobile', '03001234567'],
    ['+92 with spaces', '+92 300 1234567'],
    ['92 without a plus', '923001234567'],
    ['Urdu digits', '۰۳۰۰۱۲۳۴۵۶۷'],
    ['a zero-width space inside', '0300\u200b1234567'],
  ])('%s has none', (_title, typed) => expect(recordMessage(phoneWarning(typed))).toBeUndefined());

  test.each([
    ['a digit short', '0300123456'],
    ['a landline', '0421234567'],
    ['another country', '+919876543210'],
    ['letters', 'abc'],
    ['emoji', '📱'],
    ['minus zero', '-0'],
    ['an exponent', '3e9'],
    ['10 kB', LONG('3')],
  ])('%s has one', (_title, typed) => {
    expect(recordMessage(phoneWarning(typed))).toBe(
      'This does not look like a Pakistani mobile number. Please check it.',
    );
  });
});

describe('the warning of an IBAN', () => {
  test.each([
    ['nothing, which is missing and not doubtful', ''],
    ['zero-width spaces', '\u200b'],
    ['a right one', 'PK36SCBL0000001123456702'],
    ['groups of four', 'PK36 SCBL 0000 0011 2345 6702'],
    ['lower case', 'pk36scbl0000001123456702'],
    ['Urdu digits', 'PK۳۶SCBL۰۰۰۰۰۰۱۱۲۳۴۵۶۷۰۲'],
  ])('%s has none', (_title, typed) => expect(recordMessage(ibanWarning(typed))).toBeUndefined());

  test.each([
    ['a wrong check digit', 'PK37SCBL0000001123456702'],
    ['two digits changed about', 'PK36SCBL0000001123456720'],
    ['a cut one', 'PK36'],
    ['a right one of another country', 'DE89370400440532013000'],
    ['a word', 'iban'],
    ['emoji', '🏦'],
    ['minus zero', '-0'],
    ['10 kB', LONG('PK36')],
  ])('%s has one', (_title, typed) => {
    expect(recordMessage(ibanWarning(typed))).toBe('This does not look like a Pakistani IBAN. Please check it.');
  });
});
