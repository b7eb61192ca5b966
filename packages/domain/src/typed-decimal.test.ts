import { describe, expect, it } from 'vitest';
import { typedDecimal } from './typed-decimal.ts';

// oxfmt-ignore
const NUMBERS: [title: string, input: string, number: string][] = [
  ['a whole number',              '1200000',            '1200000'],
  ['a fraction',                  '0.008',              '0.008'],
  ['a fraction without its zero', '.5',                 '0.5'],
  ['a number with its point',     '5.',                 '5'],
  ['leading zeros',               '007.50',             '7.5'],
  ['a negative number',           '-3.25',              '-3.25'],
  ['zero',                        '0',                  '0'],
  ['spaces around',               ' 42 ',               '42'],
  ['a zero-width space inside',   '4\u200b2',           '42'],
  ['direction marks',             '\u202a42\u202c',     '42'],
  ['groups of three',             '1,234,567.5',        '1234567.5'],
  ['lakhs',                       '12,34,567',          '1234567'],
  ['groups parted by spaces',     '1 234 567',          '1234567'],
  ['groups parted by apostrophes', "1'234'567",         '1234567'],
  ['groups parted by Urdu commas', '1،234',             '1234'],
  ['Urdu digits',                 '۱۲۰۰',               '1200'],
  ['Arabic digits and point',     '٠٫٥',                '0.5'],
  ['Devanagari digits',           '१२',                 '12'],
  ['full-width digits',           '４２',               '42'],
  ['more digits than a float',    '0.1234567890123456789', '0.1234567890123456789'],
];

const NO_NUMBERS = [
  ...['', ' ', '.', '-', '-.', '--1', '+1', '1-', '1.2.3', '1,5', '12,34', '1,2345', ',123', '1e3', '1E+3', '0x10'],
  ...['Infinity', '∞', 'NaN', 'abc', '5 USDT', '5%', '½', '⑤', '😀', '५x'],
];

describe('typedDecimal', () => {
  it.each(NUMBERS)('reads %s', (_, input, number) => {
    expect(typedDecimal(input)?.eq(number)).toBe(true);
  });

  it.each(NO_NUMBERS)('finds no number in "%s"', (input) => {
    expect(typedDecimal(input)).toBeNull();
  });
});
