import { expect, test } from 'vitest';
import { patternOf, withSingleSpaces } from './handle.ts';

test.each([
  ['TRC20', 'TRON · TRC20', true],
  ['TRON', 'TRON · TRC20', true],
  ['TRC20', 'Tron (TRC20)', true],
  ['Tron', 'Tron (TRC20)', true],
  ['TRON · TRC20', 'TRON · TRC20', true],
  ['TRC20', 'TRC20', true],
  ['TRC20', 'TRON · TRC201', false],
  ['trc20', 'TRON · TRC20', false],
  ['Amount', 'Amount due', false],
  ['Rs. 1 (net)?', 'Rs. 1 (net)?', true],
  ['Rs. 1', 'Rs_ 1', false],
  [/bank/i, 'Meezan Bank', true],
])('the name %s finds %s: %s', (name, text, finds) => expect(patternOf(name).test(text)).toBe(finds));

test('a text is compared as a reader sees it', () => {
  expect(withSingleSpaces('\n  500\u00a0USDT  \n')).toBe('500 USDT');
});
