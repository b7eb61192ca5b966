import { describe, expect, test } from 'vitest';
import { amountAfterEdit, amountSize, belongsToAmount, plainAmount } from './amount-text.ts';

describe('the plain spelling', () => {
  test.each([
    ['500', '500'],
    ['1,23,456.78', '123456.78'],
    ['1 234.5', '1234.5'],
    ['1\u00a0234', '1234'],
    ['١٬٢٣٤٫٥٦', '1234.56'],
    ['۱۲۳', '123'],
    ['.5', '.5'],
    ['-5', '-5'],
    ['abc', 'abc'],
  ])('%s becomes %s', (text, plain) => expect(plainAmount(text)).toBe(plain));
});

describe('keys that may belong to an amount', () => {
  test.each(['5', '.', ',', '٥', '٫', '-', ' '])('%s may', (key) => expect(belongsToAmount(key)).toBe(true));
  test.each(['a', 'e', '+', 'USDT', '½', '∞', '😀'])('%s may not', (key) => expect(belongsToAmount(key)).toBe(false));
});

describe('an edit', () => {
  test.each([
    ['5', '50', '50'],
    ['5', '5x', '5'],
    ['50', '5x0', '50'],
    ['500', '', ''],
    ['', '500 USDT', '500'],
    ['', 'Rs. 1,500.50', '1500.50'],
    ['', 'Rs.1500.50', '1500.50'],
    ['', '≈ .5 USDT', '.5'],
    ['', '1 234.5 USDT', '1234.5'],
    ['500', 'hello there', '500'],
    ['1', '1٫', '1.'],
  ])('of "%s" into "%s" leaves "%s"', (previous, next, draft) => expect(amountAfterEdit(previous, next)).toBe(draft));
});

test.each([
  ['', 'large'],
  ['100000', 'large'],
  ['1500.255', 'medium'],
  ['100000.000001', 'small'],
])('"%s" is drawn %s', (text, size) => expect(amountSize(text)).toBe(size));
