import { describe, expect, expectTypeOf, test } from 'vitest';
import { around, fill, type LanguageOf } from './language.ts';
import { messages, type Messages } from './messages.ts';

/** What the forms say on a wrong reply and before something is thrown away, to the letter (spec §5). */
const VALIDATION = [
  'Phone number is not valid.',
  'OTP must be 6 digits long.',
  'Please enter all 6 digits',
  'Please enter a valid 12-digit Aadhaar number',
  'Full name is required',
  'Pincode must be 6 digits',
  'Account holder name is required',
  'Phone number is required',
  'Account number is required',
  'NayaPay ID is required',
  'IBAN is required',
  'Bank selection is required',
  '03XX XXXXXXX',
  'Discard Changes?',
  'You have unsaved changes. Are you sure you want to discard them?',
  'Minimum amount is {n} USDT',
  'Maximum amount is 100000 USDT',
];

/** What a form says when a call fails without words of the server (spec §8). */
const FALLBACKS = [
  'Something went wrong, please try again!',
  'An unexpected error occurred. Please try again.',
  'Failed to send OTP. Please try again.',
  'Invalid OTP. Please try again.',
  'Failed to add payment method',
  'Network error',
  'Failed to create order',
  'Failed to create order. Please try again.',
  'Failed to save details',
  'Failed to save details. Please try again.',
];

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
  test.each([...VALIDATION, ...FALLBACKS, ...WORDS])('says "%s" once', (sentence) => {
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
