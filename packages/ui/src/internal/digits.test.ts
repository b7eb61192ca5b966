import { describe, expect, test } from 'vitest';
import { asciiDigits, groupDigits, onlyDigits } from './digits.ts';

describe('digits of every script people here type', () => {
  test.each([
    ['0123456789', '0123456789'],
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['०१२३४५६७८९', '0123456789'],
    ['+۹۲ (۳۰۰)', '+92 (300)'],
    ['٫٬٪', '٫٬٪'],
    ['', ''],
  ])('%s reads %s', (text, ascii) => expect(asciiDigits(text)).toBe(ascii));

  test('everything but digits goes', () => expect(onlyDigits('+92 (۳۰۰) 12-a')).toBe('9230012'));
});

describe('groups', () => {
  test.each([
    ['', ''],
    ['3', '3'],
    ['300', '300'],
    ['3001', '300 1'],
    ['300123', '300 123'],
    ['3001234567', '300 123 4567'],
    ['300123456789', '300 123 4567'],
  ])('%s stands as %s', (digits, grouped) => expect(groupDigits(digits, [3, 3, 4])).toBe(grouped));
});
