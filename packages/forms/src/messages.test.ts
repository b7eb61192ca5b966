import { describe, expect, expectTypeOf, test } from 'vitest';
import { around, fill, type LanguageOf } from './language.ts';
import { messages, type Messages } from './messages.ts';

/** Words of the screens that stand on the forms (spec §2, §5). */
const WORDS = [
  'Continue',
  'Verify OTP',
  'Change Phone Number',
  'Resend OTP',
  'Change Aadhaar Number',
  'Full Name',
  'Email Address',
  'Date of Birth',
  'Postal Code',
  'Save Details',
  'Saving...',
  'Add New Bank',
  'Continue to Network Selection',
  'Limit: {min} - {max} USDT',
  'Sell Now',
];

const sentences = Object.values(messages).flatMap((section) => Object.values<string>(section));

describe('the table', () => {
  test.each(WORDS)('says "%s" once', (sentence) => {
    expect(sentences.filter((row) => row === sentence)).toHaveLength(1);
  });

  test('has no row without words, and none with words nobody sees', () => {
    expect(sentences.filter((row) => row !== row.trim() || row === '')).toEqual([]);
  });
});

describe('a second language', () => {
  test('has the same rows with the same holes, in its own order', () => {
    expectTypeOf<Messages['phone']['invalid']>().toEqualTypeOf<string>();
    expectTypeOf<'کم از کم {n} USDT'>().toExtend<Messages['sell']['belowMinimum']>();
    expectTypeOf<'{max} سے {min}'>().toExtend<Messages['network']['limit']>();
    expectTypeOf<'کم از کم 100 USDT'>().not.toExtend<Messages['sell']['belowMinimum']>();
    expectTypeOf<'{max} تک'>().not.toExtend<Messages['network']['limit']>();
    expectTypeOf<LanguageOf<{ a: { b: 'x' } }>>().toEqualTypeOf<{ readonly a: { readonly b: string } }>();
  });
});

describe('filling holes', () => {
  test('puts values where their names stand', () => {
    expect(fill('Limit: {min} - {max} USDT', { min: '10', max: '1M' })).toBe('Limit: 10 - 1M USDT');
    expect(fill('{n} and {n}', { n: 1 })).toBe('1 and 1');
    expect(fill('no holes', {})).toBe('no holes');
  });

  test('takes a value for what it is', () => {
    expect(fill('{a}{b}', { a: '{b}', b: '$&' })).toBe('{b}$&');
  });

  test('is checked by the compiler', () => {
    // @ts-expect-error a value is missing
    expect(fill('Minimum amount is {n} USDT', {})).toBe('Minimum amount is {n} USDT');
    // @ts-expect-error there is no such hole
    expect(around('Resend OTP in {time}', 'seconds')).toEqual(['Resend OTP in {time}', '']);
  });

  test('parts a sentence around a hole', () => {
    expect(around('Resend OTP in {time}', 'time')).toEqual(['Resend OTP in ', '']);
    expect(around('{time} باقی', 'time')).toEqual(['', ' باقی']);
  });
});
