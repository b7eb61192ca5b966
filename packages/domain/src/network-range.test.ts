import { describe, expect, it } from 'vitest';
import { formatLimit, networkFit } from './network-range.ts';

const NETWORK = { minAmount: 10, maxAmount: 50_000 };

describe('networkFit', () => {
  it.each([10, 500, '50000', '10.000001'])('%s USDT fit', (amount) => {
    expect(networkFit(amount, NETWORK)).toEqual({ fit: 'ok' });
  });

  it('says how much is missing', () => {
    const fit = networkFit('9.9', NETWORK);
    expect(JSON.parse(JSON.stringify(fit))).toEqual({ fit: 'below-min', missing: '0.1' });
  });

  it('says how much is too much', () => {
    const fit = networkFit('50000.000001', NETWORK);
    expect(JSON.parse(JSON.stringify(fit))).toEqual({ fit: 'above-max', excess: '0.000001' });
  });

  it('takes an infinite maximum for none', () => {
    expect(networkFit(1e9, { minAmount: 0, maxAmount: Infinity })).toEqual({ fit: 'ok' });
  });
});

describe('formatLimit', () => {
  it.each([
    [10, '10'],
    [0.5, '0.5'],
    [25_000, '25,000'],
    [100_000, '1,00,000'],
    [999_999.999999, '9,99,999.999999'],
    [1_000_000, '1M'],
    [1_500_000, '1.5M'],
    [1_239_999, '1.23M'],
    [1_999_999, '1.99M'],
    [1_234_000_000, '1,234M'],
    [Infinity, '∞'],
  ])('shows %d as %s', (bound, text) => {
    expect(formatLimit(bound)).toBe(text);
  });
});
