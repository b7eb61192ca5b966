import { describe, expect, test } from 'vitest';
import { accepted, LONG, noted, refusal } from '../testing/schema-rows.ts';
import { numberSettingSchema } from './setting.schema.ts';
import { settingFacts, settingTitle, settingText, settingValueText } from './setting-facts.ts';
import { numberMessage, rangeText } from './typed-number.ts';

const FEE = numberSettingSchema({ key: 'platform_fee', minValue: 0, maxValue: 1 });
const ORDER_TIME = numberSettingSchema({ key: 'transaction_exp_time', minValue: 60_000, maxValue: 7_200_000 });
const missing = () => 'What is missing';
const UNKNOWN = numberSettingSchema({ key: 'new_on_the_server' });

describe('platform fee, 0 to 1', () => {
  // oxfmt-ignore
  test.each([
    ['the least',                         '0',             0],
    ['the most',                          '1',             1],
    ['the default',                       '0.01',          0.01],
    ['six decimals',                      '0.000001',      0.000001],
    ['one tenth, exactly',                '0.1',           0.1],
    ['a hair below the most',             '0.999999',      0.999999],
    ['a fraction without its zero',       '.5',            0.5],
    ['a point without its fraction',      '1.',            1],
    ['leading zeros',                     '00.02',         0.02],
    ['closing zeros past six decimals',   '0.0200000000',  0.02],
    ['spaces around',                     '  0.02 ',       0.02],
    ['a no-break space',                  '\u00a00.02',    0.02],
    ['a zero-width space inside',         '0.\u200b02',    0.02],
    ['direction marks',                   '\u202a0.02\u202c', 0.02],
    ['a byte-order mark',                 '\ufeff0.02',    0.02],
    ['Arabic digits and point',           '٠٫٠٢',          0.02],
    ['Urdu digits',                       '۰.۰۲',          0.02],
    ['Devanagari digits',                 '०.०२',          0.02],
    ['full-width digits',                 '０.０２',       0.02],
    ['10 kB of closing zeros',            `0.5${LONG('0')}`, 0.5],
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
    ['a hair above the most', '1.000001'],
    ['more than the most by less than a float can tell', '1.00000000000000000001'],
    ['a percentage without its sign', '2'],
    ['less than nothing', '-0.01'],
    ['less than nothing by less than a float can tell', '-0.00000000000000000001'],
    ['10 kB of digits', LONG('9')],
  ])('refuses %s as out of range', (_title, value) => {
    expect(refusal(FEE, { value })).toEqual({ value: 'Enter a number from 0 to 1' });
  });

  test.each([
    ['a seventh decimal', '0.0000001'],
    ['a third', '0.33333333333333333333'],
    ['ten thousand decimals', `0.${LONG('3')}`],
  ])('refuses %s', (_title, value) => {
    expect(refusal(FEE, { value })).toEqual({ value: 'Use at most 6 decimals' });
  });
});

describe('time to pay an order, whole milliseconds', () => {
  test.each([
    ['the least', '60000', 60_000],
    ['the most', '7200000', 7_200_000],
    ['groups of three', '1,200,000', 1_200_000],
    ['lakhs', '12,00,000', 1_200_000],
    ['groups parted by spaces', '1 200 000', 1_200_000],
    ['a whole number with decimals', '60000.00', 60_000],
  ])('accepts %s', (_title, value, output) => {
    expect(accepted(ORDER_TIME, { value })).toEqual({ value: output });
  });

  test.each([
    ['half a millisecond', '60000.5', 'Enter a whole number'],
    ['a millionth', '60000.000001', 'Enter a whole number'],
    ['one too few', '59999', 'Enter a number from 60000 to 7200000'],
    ['one too many', '7200001', 'Enter a number from 60000 to 7200000'],
    ['minutes', '20 min', 'Enter a number in digits, such as 0.5'],
    ['unequal groups', '1,2000,00', 'Enter a number in digits, such as 0.5'],
  ])('refuses %s', (_title, value, message) => {
    expect(refusal(ORDER_TIME, { value })).toEqual({ value: message });
  });
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
    expect(noted(numberMessage(text, rule))).toBe(message);
  });

  test('takes any number the wire can carry', () => {
    expect(accepted(UNKNOWN, { value: '-12.5' })).toEqual({ value: -12.5 });
    expect(accepted(UNKNOWN, { value: '100.1' })).toEqual({ value: 100.1 });
  });

  test.each([
    [{ minValue: 0, maxValue: 1 }, 'Range: 0 - 1'],
    [{ minValue: 60_000, maxValue: 7_200_000 }, 'Range: 60000 - 7200000'],
    [{ minValue: 0, maxValue: null }, 'Range: 0 - ∞'],
    [{ maxValue: 0 }, 'Range: -∞ - 0'],
    [{ minValue: null, maxValue: null }, undefined],
    [{}, undefined],
  ])('%o is written %s', (range, text) => expect(noted(rangeText(range))).toBe(text));
});

describe('what a setting is called and measured in', () => {
  test.each([
    ['platform_fee', '0.008', 'Platform fee', '= 0.8%'],
    ['platform_fee', '', 'Platform fee', undefined],
    ['platform_fee_discount', '۰.۵', 'Fee discount', '= 50%'],
    ['min_quantity', '100', 'Smallest sale', 'USDT'],
    ['min_deposit', '1', 'Smallest deposit', 'USDT'],
    ['approve_above', '1000000', 'Two people above', 'rupees'],
    ['daily_limit', '500000', 'Daily limit of a seller', 'rupees'],
    ['monthly_limit', '0', 'Monthly limit of a seller', 'rupees'],
    ['transaction_exp_time', '1200000', 'Time to pay an order', 'ms = 20 min'],
    ['transaction_exp_time', '90000', 'Time to pay an order', 'ms = 1.5 min'],
    ['transaction_exp_time', 'abc', 'Time to pay an order', 'ms = 0 min'],
    ['otp_resend_seconds', '60', 'Wait before another code', 'seconds'],
    ['new_on_the_server', '1', 'new_on_the_server', undefined],
    ['__proto__', '1', '__proto__', undefined],
  ])('%s at %s: %s, %s', (key, text, title, unit) => {
    expect([settingTitle(key), settingFacts(key).unit(text)]).toEqual([title, unit]);
  });

  test.each([
    ['platform_fee', 0.01, '0.01 = 1%'],
    ['transaction_exp_time', 1_200_000, '1200000 ms = 20 min'],
    ['new_on_the_server', 7, '7'],
    ['new_on_the_server', null, 'null'],
  ])('%s of %o in words', (key, value, text) => expect(settingValueText(key, value)).toBe(text));

  test.each([
    [0.01, '0.01'],
    ['a word', 'a word'],
    [true, 'true'],
    [null, 'null'],
    [undefined, ''],
    [{ days: ['2026-12-25'] }, '{"days":["2026-12-25"]}'],
    ['x'.repeat(200), 'x'.repeat(200)],
    ['x'.repeat(201), `${'x'.repeat(200)}…`],
  ])('%o is shown as %s', (value, text) => expect(settingText(value)).toBe(text));
});
