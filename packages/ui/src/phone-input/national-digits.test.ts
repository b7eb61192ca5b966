import { describe, expect, test } from 'vitest';
import { nationalDigits } from './national-digits.ts';

const plan = { dialCode: '92', length: 10 };

describe('spellings of one number', () => {
  test.each([
    '3001234567',
    '03001234567',
    '0300-1234567',
    '+92 300 123 4567',
    '+92 0300 123 4567',
    '(+92) 300 1234567',
    '0092 300 1234567',
    '923001234567',
    '٠٣٠٠١٢٣٤٥٦٧',
    '+۹۲۳۰۰۱۲۳۴۵۶۷',
  ])('%s is 3001234567', (text) => expect(nationalDigits(text, plan)).toBe('3001234567'));
});

describe('while it is being typed', () => {
  test.each([
    ['', ''],
    ['0', ''],
    ['03', '3'],
    ['00', ''],
    ['+', ''],
    ['+9', '9'],
    ['+92', ''],
    ['+923', '3'],
    ['92', '92'],
    ['923001', '923001'],
    ['1234567890', '1234567890'],
    ['30012345678', '3001234567'],
  ])('%s leaves "%s"', (text, digits) => expect(nationalDigits(text, plan)).toBe(digits));
});
