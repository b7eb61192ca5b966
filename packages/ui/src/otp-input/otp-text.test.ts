import { describe, expect, test } from 'vitest';
import { codeAfterEdit, codeFrom } from './otp-text.ts';

describe('a pasted text gives its code', () => {
  test.each([
    '482913',
    '482 913',
    '482-913',
    '4 8 2 9 1 3',
    ' 482913\n',
    '\u200e482913\u200f',
    'Your Sarraf code is 482913. It is valid for 5 minutes.',
    'Valid for 5 minutes: 482913',
    'Order 7, code 482-913',
    '٤٨٢٩١٣',
    '۴۸۲۹۱۳',
    'آپ کا کوڈ ۴۸۲۹۱۳ ہے',
  ])('%s', (text) => expect(codeFrom(text, 6)).toBe('482913'));

  test('fewer digits fill what they can', () => expect(codeFrom('48 2', 6)).toBe('482'));
  test('more digits are cut', () => expect(codeFrom('48291377', 6)).toBe('482913'));
  test('a text without digits gives nothing', () => expect(codeFrom('hello', 6)).toBe(''));
});

describe('an edit', () => {
  test.each([
    ['48', '482', '482'],
    ['48', '48x', '48'],
    ['482', '48', '48'],
    ['482913', '4x2913', '482913'],
    ['', '۴', '4'],
    ['', '482 913', '482913'],
    ['48', '', ''],
    ['482913', '4829137', '482913'],
  ])('of "%s" into "%s" leaves "%s"', (previous, next, code) => expect(codeAfterEdit(previous, next, 6)).toBe(code));
});
