import { describe, expect, test } from 'vitest';
import { accepted, LONG, recordMessage, refusal } from '../testing/schema-rows.ts';
import { numberSettingSchema } from './setting.schema.ts';
import {
  settingFieldText,
  settingRangeText,
  settingText,
  settingTitle,
  settingUnitLabel,
  settingValueText,
} from './setting-facts.ts';
import { numberMessage } from './typed-number.ts';

const FEE = numberSettingSchema({ key: 'platform_fee', minValue: 0, maxValue: 1 });
const ORDER_TIME = numberSettingSchema({ key: 'transaction_exp_time', minValue: 60_000, maxValue: 7_200_000 });
const LIMIT = numberSettingSchema({ key: 'approve_above', minValue: 0, maxValue: 100_000_000 });
const missing = () => 'What is missing';
const UNKNOWN = numberSettingSchema({ key: 'new_on_the_server' });

describe('platform fee, 0 to 1, typed in per cent', () => {
  // oxfmt-ignore
  test.each([
    ['the least',                         '0',             0],
    ['the most',                          '100',           1],
    ['the default',                       '1',             0.01],
    ['four decimals',                     '0.0001',        0.000001],
    ['one tenth, exactly',                '10',            0.1],
    ['a hair below the most',             '99.9999',       0.999999],
    ['a fraction without its zero',       '.5',            0.005],
    ['a point without its fraction',      '1.',            0.01],
    ['leading zeros',                     '002',           0.02],
    ['closing zeros past four decimals',  '2.0000000000',  0.02],
    ['spaces around',                     '  2 ',          0.02],
    ['a no-break space',                  '\u00a02',       0.02],
    ['a zero-width space inside',         '2\u200b.5',     0.025],
    ['direction marks',                   '\u202a2\u202c', 0.02],
    ['a byte-order mark',                 '\ufeff2',       0.02],
    ['Arabic digits and point',           '٢٫٥',           0.025],
    ['Urdu digits',                       '۲.۵',           0.025],
    ['Devanagari digits',                 '२.५',           0.025],
    ['full-width digits',                 '２.５',         0.025],
    ['10 kB of closing zeros',            `50.0${LONG('0')}`, 0.5],
  ] as const)('accepts %s', (_title, value, output) => {
    expect(accepted(FEE, { value })).toEqual({ value: output });
  });

  test('negative zero is zero on the wire', () => {
    expect(Object.is(accepted(FEE, { value: '-0' }).value, 0)).toBe(true);
    expect(Object.is(accepted(FEE, { value: '-0.0' }).value, 0)).toBe(true);
  });

  test.each([
    ['nothing', ''],
    ['a space', ' '],
    ['a tab and a new line', '\t\n'],
    ['a zero-width space', '\u200b'],
    ['a byte-order mark', '\ufeff'],
    ['10 kB of spaces', LONG(' ')],
  ])('refuses %s as missing', (_title, value) => {
    expect(refusal(FEE, { value })).toEqual({ value: 'Enter a value' });
  });

  test.each([
    ['a word', 'abc'],
    ['a point', '.'],
    ['a minus', '-'],
    ['a plus', '+0.5'],
    ['a comma for a point', '0,5'],
    ['two points', '0.0.1'],
    ['a percentage', '1%'],
    ['an exponent', '1e-2'],
    ['a great exponent', '1E+3'],
    ['hexadecimal', '0x1'],
    ['infinity', 'Infinity'],
    ['the sign of infinity', '∞'],
    ['not a number', 'NaN'],
    ['null', 'null'],
    ['a fraction character', '½'],
    ['a circled digit', '①'],
    ['an emoji', '💰'],
    ['digits and an emoji', '0.5💰'],
    ['markup', '<b>1</b>'],
    ['two numbers', '0.1 0.2'],
    ['10 kB of letters', LONG('x')],
    ['10 kB of points', LONG('.')],
    ['10 kB of commas', LONG('1,')],
  ])('refuses %s as no number', (_title, value) => {
    expect(refusal(FEE, { value })).toEqual({ value: 'Enter a number in digits, such as 0.5' });
  });

  test.each([
    ['a hair above the most', '100.0001'],
    ['more than the most by less than a float can tell', '100.00000000000000000001'],
    ['ten times the most', '1000'],
    ['less than nothing', '-0.01'],
    ['less than nothing by less than a float can tell', '-0.00000000000000000001'],
    ['10 kB of digits', LONG('9')],
  ])('refuses %s as out of range', (_title, value) => {
    expect(refusal(FEE, { value })).toEqual({ value: 'Enter a number from 0 to 100' });
  });

  test.each([
    ['a fifth decimal', '0.00001'],
    ['a third', '0.33333333333333333333'],
    ['ten thousand decimals', `0.${LONG('3')}`],
  ])('refuses %s', (_title, value) => {
    expect(refusal(FEE, { value })).toEqual({ value: 'Use at most 4 decimals' });
  });
});

describe('order expiry time, whole milliseconds, typed in minutes', () => {
  test.each([
    ['the least', '1', 60_000],
    ['the most', '120', 7_200_000],
    ['half a minute more', '20.5', 1_230_000],
    ['a whole number with decimals', '20.000000', 1_200_000],
    ['what cannot be written exactly', '1.666667', 100_000],
    ['what lies between two milliseconds', '1.000001', 60_000],
  ])('accepts %s', (_title, value, output) => {
    expect(accepted(ORDER_TIME, { value })).toEqual({ value: output });
  });

  test.each([
    ['a seventh decimal', '20.0000001', 'Use at most 6 decimals'],
    ['too little', '0.999999', 'Enter a number from 1 to 120'],
    ['too much', '120.000001', 'Enter a number from 1 to 120'],
    ['milliseconds', '1200000', 'Enter a number from 1 to 120'],
    ['minutes with their unit', '20 min', 'Enter a number in digits, such as 0.5'],
  ])('refuses %s', (_title, value, message) => {
    expect(refusal(ORDER_TIME, { value })).toEqual({ value: message });
  });
});

describe('approval limit, in rupees', () => {
  test.each([
    ['groups of three', '1,200,000', 1_200_000],
    ['lakhs', '12,00,000', 1_200_000],
    ['groups parted by spaces', '1 200 000', 1_200_000],
    ['paisas', '0.25', 0.25],
  ])('accepts %s', (_title, value, output) => {
    expect(accepted(LIMIT, { value })).toEqual({ value: output });
  });

  test.each([
    ['a tenth of a paisa', '0.001', 'Use at most 2 decimals'],
    ['one too many', '100000001', 'Enter a number from 0 to 10,00,00,000'],
    ['unequal groups', '1,2000,00', 'Enter a number in digits, such as 0.5'],
  ])('refuses %s', (_title, value, message) => {
    expect(refusal(LIMIT, { value })).toEqual({ value: message });
  });
});

test('OTP resend wait takes whole seconds', () => {
  const schema = numberSettingSchema({ key: 'otp_resend_seconds', minValue: 5, maxValue: 600 });
  expect(accepted(schema, { value: '60' })).toEqual({ value: 60 });
  expect(refusal(schema, { value: '60.5' })).toEqual({ value: 'Enter a whole number' });
});

describe('a setting with one bound, or none', () => {
  test.each([
    ['-0.5', { minValue: 0 }, 'Enter 0 or more'],
    ['-0.5', { minValue: 0, maxValue: null }, 'Enter 0 or more'],
    ['1.5', { maxValue: 1 }, 'Enter 1 or less'],
    ['1.5', { minValue: null, maxValue: 1 }, 'Enter 1 or less'],
    ['-3.25', {}, undefined],
    ['9007199254740991', {}, undefined],
    ['-9007199254740991', {}, undefined],
    ['9007199254740992', {}, 'This number has too many digits'],
    ['-9007199254740992', {}, 'This number has too many digits'],
    ['9007199254740990.5', {}, 'This number has too many digits'],
    [LONG('9'), {}, 'This number has too many digits'],
    ['', { missing }, 'What is missing'],
    ['abc', { missing }, 'What is missing'],
    ['-1', { minValue: 0, missing }, 'Enter 0 or more'],
  ])('%.20s by %o: %s', (text, rule, message) => {
    expect(recordMessage(numberMessage(text, rule))).toBe(message);
  });

  test('takes any number the wire can carry', () => {
    expect(accepted(UNKNOWN, { value: '-12.5' })).toEqual({ value: -12.5 });
    expect(accepted(UNKNOWN, { value: '100.1' })).toEqual({ value: 100.1 });
  });

  test.each([
    ['platform_fee', { minValue: 0, maxValue: 1 }, 'Range: 0% - 100%'],
    ['transaction_exp_time', { minValue: 60_000, maxValue: 7_200_000 }, 'Range: 1 - 120'],
    ['min_quantity', { minValue: 1, maxValue: 100_000 }, 'Range: 1 - 1,00,000'],
    ['approve_above', { minValue: 0, maxValue: 100_000_000 }, 'Range: Rs. 0 - Rs. 10,00,00,000'],
    ['new_on_the_server', { minValue: 0, maxValue: null }, 'Range: 0 - ∞'],
    ['new_on_the_server', { maxValue: 0 }, 'Range: -∞ - 0'],
    ['new_on_the_server', { minValue: null, maxValue: null }, undefined],
    ['new_on_the_server', {}, undefined],
  ])('%s with %o has the range %s', (key, range, text) =>
    expect(recordMessage(settingRangeText({ key, ...range }))).toBe(text),
  );
});

describe('a setting', () => {
  test.each([
    ['platform_fee', 'Platform fee', '%'],
    ['platform_fee_discount', 'Platform fee discount', '%'],
    ['min_quantity', 'Minimum sale', 'USDT'],
    ['min_deposit', 'Minimum deposit', 'USDT'],
    ['approve_above', 'Approval limit', 'rupees'],
    ['title_check', 'Accounts in another name', undefined],
    ['daily_limit', 'Daily limit per seller', 'rupees'],
    ['max_per_transfer_raast', 'Maximum per transfer: Raast', 'rupees'],
    ['max_per_transfer_bank', 'Maximum per transfer: Bank', 'rupees'],
    ['monthly_limit', 'Monthly limit per seller', 'rupees'],
    ['transaction_exp_time', 'Order expiry time', 'min'],
    ['otp_resend_seconds', 'OTP resend wait', 'seconds'],
    ['price_ranges', 'Price ranges', undefined],
    ['new_on_the_server', 'new_on_the_server', undefined],
    ['__proto__', '__proto__', undefined],
  ])('%s is called %s and typed in %s', (key, title, unit) => {
    expect([settingTitle(key), settingUnitLabel(key)]).toEqual([title, unit]);
  });

  test.each([
    ['platform_fee', 0.008, '0.8%', '0.8'],
    ['min_quantity', 1500, '1,500 USDT', '1500'],
    ['approve_above', 1_000_000, 'Rs. 10,00,000', '1000000'],
    ['title_check', 1, 'Saved with a warning', '1'],
    ['title_check', 7, '7', '7'],
    ['transaction_exp_time', 1_200_000, '20 min', '20'],
    ['transaction_exp_time', 90_000, '1.5 min', '1.5'],
    ['transaction_exp_time', 30_000, '30 seconds', '0.5'],
    ['otp_resend_seconds', 60, '60 seconds', '60'],
    ['platform_fee', 'much', 'much', 'much'],
    ['new_on_the_server', 0.0000001, '1e-7', '1e-7'],
    ['new_on_the_server', null, 'null', 'null'],
  ])('%s of %o is shown as %s and edited as %s', (key, value, text, field) => {
    expect([settingValueText(key, value), settingFieldText(key, value)]).toEqual([text, field]);
  });

  test.each([
    [0.01, '0.01'],
    ['a word', 'a word'],
    [true, 'true'],
    [null, 'null'],
    [undefined, ''],
    [{ days: ['2026-12-25'] }, '{"days":["2026-12-25"]}'],
    ['x'.repeat(200), 'x'.repeat(200)],
    ['x'.repeat(201), `${'x'.repeat(200)}…`],
  ])('of %o has the text %s', (value, text) => expect(settingText(value)).toBe(text));
});
