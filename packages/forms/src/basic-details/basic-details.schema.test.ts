import { describe, expect, expectTypeOf, test } from 'vitest';
import { accepted, LONG, refusal, testField } from '../testing/schema-rows.ts';
import { basicDetailsSchema, type BasicDetailsValues } from './basic-details.schema.ts';

const EMPTY = { fullName: '', email: '', birthdate: '', pincode: '' };
const NAMED = { ...EMPTY, fullName: 'Ayesha Khan' };

describe('full name', () => {
  testField(basicDetailsSchema, 'fullName', {
    rest: EMPTY,
    message: 'Full name is required',
    accepted: [
      ['a name', 'Ayesha Khan', 'Ayesha Khan'],
      ['one letter', 'A', 'A'],
      ['spaces around', '  Ayesha Khan\t', 'Ayesha Khan'],
      ['one inner space for many', 'Ayesha  Khan', 'Ayesha Khan'],
      ['Urdu', 'عائشہ خان', 'عائشہ خان'],
      ['Urdu with a zero-width non-joiner inside', 'مہ\u200cوش', 'مہ\u200cوش'],
      ['Devanagari', 'आयशा', 'आयशा'],
      ['an apostrophe and a dash', "O'Neill-Khan", "O'Neill-Khan"],
      ['a no-break space around', '\u00a0Ayesha\u00a0', 'Ayesha'],
      ['zero-width spaces around', '\u200bAyesha\u200b', 'Ayesha'],
      ['direction marks around', '\u202aAyesha\u202c', 'Ayesha'],
      ['combining marks, in the letter they make', 'Zoe\u0308', 'Zo\u00eb'],
      ['an emoji', '😀', '😀'],
      ['an emoji of several characters', '👩🏽‍💻', '👩🏽‍💻'],
      ['digits', '0', '0'],
      ['what a program would read as a number', '-0', '-0'],
      ['an exponent', '1e3', '1e3'],
      ['digits of another script, as they are', 'عائشہ ۲', 'عائشہ ۲'],
      ['markup, which is only text', '<b>A</b>', '<b>A</b>'],
      ['10 kB', LONG('a'), LONG('a')],
    ],
    refused: [
      ['nothing', ''],
      ['a space', ' '],
      ['tabs and new lines', '\t\n\r'],
      ['a no-break space', '\u00a0'],
      ['an ideographic space', '\u3000'],
      ['a zero-width space', '\u200b'],
      ['a zero-width joiner', '\u200d'],
      ['a byte-order mark', '\ufeff'],
      ['direction marks', '\u202a\u202c'],
      ['a soft hyphen', '\u00ad'],
      ['a Hangul filler', '\u3164'],
      ['10 kB of spaces', LONG(' ')],
      ['10 kB of zero-width spaces', LONG('\u200b')],
    ],
  });
});

describe('postal code', () => {
  testField(basicDetailsSchema, 'pincode', {
    rest: NAMED,
    message: 'Pincode must be 6 digits',
    accepted: [
      ['six digits', '540000', '540000'],
      ['six zeros', '000000', '000000'],
      ['a space in the middle', '540 000', '540000'],
      ['a dash in the middle', '540-000', '540000'],
      ['spaces around', ' 540000 ', '540000'],
      ['Arabic-Indic digits', '٥٤٠٠٠٠', '540000'],
      ['Urdu digits', '۵۴۰۰۰۰', '540000'],
      ['Devanagari digits', '५४००००', '540000'],
      ['a zero-width space inside', '540\u200b000', '540000'],
    ],
    refused: [
      ['one digit', '5'],
      ['five digits', '54000'],
      ['seven digits', '5400000'],
      ['a letter', '54000a'],
      ['six letters', 'abcdef'],
      ['a Canadian code', 'K1A0B1'],
      ['a decimal', '5400.0'],
      ['an exponent', '54e000'],
      ['negative zero', '-0'],
      ['a plus', '+54000'],
      ['emoji', '😀😀😀😀😀😀'],
      ['circled digits', '⑤④⓪⓪⓪⓪'],
      ['two codes', '540000,540000'],
      ['10 kB of digits', LONG('5')],
    ],
  });

  test.each([
    ['nothing', ''],
    ['a space', ' '],
    ['a zero-width space', '\u200b'],
    ['10 kB of spaces', LONG(' ')],
  ])('%s is no postal code, which is allowed', (_title, pincode) => {
    expect(accepted(basicDetailsSchema, { ...NAMED, pincode })).toEqual({ fullName: 'Ayesha Khan' });
  });
});

describe('an optional field', () => {
  test('has no key when empty', () => {
    expect(Object.keys(accepted(basicDetailsSchema, NAMED))).toEqual(['fullName']);
  });

  test('has no key when blank', () => {
    const values = accepted(basicDetailsSchema, { ...NAMED, email: ' ', birthdate: ' ' });
    expect(Object.keys(values)).toEqual(['fullName']);
  });

  test('is passed on trimmed', () => {
    const fields = { ...NAMED, email: ' ayesha@example.com ', birthdate: '1994-03-15', pincode: '540 000' };
    expect(accepted(basicDetailsSchema, fields)).toEqual({
      fullName: 'Ayesha Khan',
      email: 'ayesha@example.com',
      birthdate: '1994-03-15',
      pincode: '540000',
    });
  });

  test('all errors are reported at once', () => {
    expect(refusal(basicDetailsSchema, { ...EMPTY, pincode: '1' })).toEqual({
      fullName: 'Full name is required',
      pincode: 'Pincode must be 6 digits',
    });
  });

  test('is optional to the compiler too', () => {
    expectTypeOf<BasicDetailsValues['fullName']>().toEqualTypeOf<string>();
    expectTypeOf<BasicDetailsValues['email']>().toEqualTypeOf<string | undefined>();
  });
});
