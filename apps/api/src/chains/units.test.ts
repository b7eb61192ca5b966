import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountOf, unitsOf } from './units.ts';

describe('base units as USDT', () => {
  test.each([
    [99_999_999_900_000_000_000n, 18, '99.999999'],
    [1n, 18, '0'],
    [400_000_000_000n, 18, '0'],
    [1n, 6, '0.000001'],
    [500_000_000n, 6, '500'],
    [5n, 0, '5'],
    [123_456_789n, 8, '1.234567'],
    [0n, 6, '0'],
    [2n ** 256n - 1n, 0, '115792089237316195423570985008687907853269984665640564039457584007913129639935'],
  ])('%s of %i decimals is %s', (units, decimals, amount) => {
    expect(amountOf(units, decimals)).toBe(amount);
  });

  test('never more than was sent, and less by under a millionth', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 2n ** 90n), fc.integer({ min: 6, max: 24 }), (units, decimals) => {
        const cut = unitsOf(amountOf(units, decimals), decimals);
        expect(cut <= units && units - cut < 10n ** BigInt(decimals - 6)).toBe(true);
      }),
    );
  });

  test.each([
    ['500', 18, 500n * 10n ** 18n],
    ['0.000001', 6, 1n],
    ['12.5', 6, 12_500_000n],
  ])('%s of %i decimals has its units', (amount, decimals, units) => {
    expect(unitsOf(amount, decimals)).toBe(units);
  });
});
