import { decimal } from '@sarraf/domain';
import { expect, test } from 'vitest';
import { amountsText, shareText } from './move-text.ts';

test.each([
  ['0.000001', '100000', 'Any amount'],
  ['0.000001', '999.999999', 'Below 1,000 USDT'],
  ['0.000001', '250', 'Up to 250 USDT'],
  ['1000', '100000', 'From 1,000 USDT'],
  ['250.000001', '100000', 'Over 250 USDT'],
  ['100', '999.999999', 'From 100, below 1,000 USDT'],
  ['250.000001', '5000', 'Over 250, up to 5,000 USDT'],
  ['250', '250', 'Exactly 250 USDT'],
  ['99999.5', '100000', 'From 99,999.5 USDT'],
])('%s to %s: %s', (from, to, text) => {
  expect(amountsText({ from: decimal(from), to: decimal(to) })).toBe(text);
});

test.each([
  [280, 285, '+1.79%'],
  [280, 266, '-5%'],
  [280, 0, '-100%'],
  [0, 280, ''],
])('from %d to %d by "%s"', (before, after, text) => {
  expect(shareText({ before: decimal(before), after: decimal(after) })).toBe(text);
});
