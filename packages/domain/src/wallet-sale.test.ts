import { describe, expect, it } from 'vitest';
import { minFromWallet, maxFromWallet } from './wallet-sale.ts';

describe('the most that a wallet sells at once', () => {
  it.each([
    ['152.5', '152.5'],
    [0.000001, '0.000001'],
    [0, '0'],
    ['-3', '0'],
    ['250000.5', '100000'],
  ])('of a balance of %s is %s', (balance, most) => {
    expect(maxFromWallet(balance).toString()).toBe(most);
  });
});

describe('the least', () => {
  it.each([
    ['12.5', 12.5, 0],
    ['12.50', '12.5', 0],
    ['12.4', 12.5, 100],
    ['99.999999', '152.5', 100],
    ['0', 12.5, 100],
  ])('of %s from a balance of %s is %s', (amount, balance, least) => {
    expect(minFromWallet(amount, balance, 100)).toBe(least);
  });
});
