import { describe, expect, it } from 'vitest';
import { DEFAULT_MIN_QUANTITY, MAX_SELL_USDT, brokenLimit } from './sell-limits.ts';

describe('limits', () => {
  it('are those of docs/product.md', () => {
    expect([DEFAULT_MIN_QUANTITY, MAX_SELL_USDT]).toEqual([100, 100_000]);
  });
});

describe('brokenLimit', () => {
  it.each([
    [0, 'empty'],
    [-0, 'empty'],
    [-5, 'empty'],
    ['0.000001', 'below-min'],
    ['99.999999', 'below-min'],
    [100, null],
    ['100.000001', null],
    [100_000, null],
    ['100000.000001', 'above-max'],
    [Infinity, 'above-max'],
    [-Infinity, 'empty'],
    [NaN, 'empty'],
  ])('of %s with a minimum of 100 is %s', (amount, limit) => {
    expect(brokenLimit(amount, { min: 100 })).toBe(limit);
  });

  it("uses the seller's own minimum", () => {
    expect(brokenLimit(499, { min: 500 })).toBe('below-min');
    expect(brokenLimit(1, { min: 0 })).toBeNull();
  });

  it.each([
    ['49.999999', 'below-min'],
    [50, 'below-network'],
    ['199.999999', 'below-network'],
    [200, null],
    [900, null],
    ['900.000001', 'above-network'],
    [100_001, 'above-max'],
  ])('of %s with a minimum of 50 on a network from 200 to 900 is %s', (amount, limit) => {
    expect(brokenLimit(amount, { min: 50, network: { minAmount: 200, maxAmount: 900 } })).toBe(limit);
  });
});
