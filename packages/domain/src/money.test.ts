import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  decimal,
  formatAmount,
  formatCount,
  formatRate,
  formatRupees,
  formatShort,
  formatUsdt,
  isUsdtAmount,
  roundRupees,
  roundUsdt,
  toWireNumber,
} from './money.ts';

describe('decimal', () => {
  it('reads a number as its decimal text, so that tenths add up', () => {
    expect(decimal(0.1).plus(0.2).eq('0.3')).toBe(true);
  });

  it.each([NaN, Infinity, -Infinity, '', ' ', 'abc', '1,000', '12px', '0x10', '١'])('refuses %j', (value) => {
    expect(() => decimal(value)).toThrow();
  });
});

describe('rounding', () => {
  it.each([
    ['0.004999', '0'],
    ['0.005', '0.01'],
    ['1.005', '1.01'],
    ['1.015', '1.02'],
    ['2.675', '2.68'],
    ['139227.204', '139227.2'],
    ['139227.205', '139227.21'],
    ['99.995', '100'],
    ['-1.005', '-1.01'],
  ])('takes %s to the paisa: %s', (exact, rounded) => {
    expect(roundRupees(exact).toString()).toBe(rounded);
  });

  it.each([
    ['0.0000004', '0'],
    ['0.0000005', '0.000001'],
    ['12.3456785', '12.345679'],
  ])('takes %s to the millionth of a USDT: %s', (exact, rounded) => {
    expect(roundUsdt(exact).toString()).toBe(rounded);
  });

  it('is half up to the paisa for every amount, compared with whole numbers', () => {
    const tenThousandths = fc.bigInt({ min: 0n, max: 10n ** 15n });
    fc.assert(
      fc.property(tenThousandths, (n) => {
        const text = `${n / 10_000n}.${(n % 10_000n).toString().padStart(4, '0')}`;
        const paisas = (n + 50n) / 100n;
        expect(roundRupees(text).times(100).toString()).toBe(paisas.toString());
      }),
    );
  });
});

describe('isUsdtAmount', () => {
  it.each([0, 100, 0.000001, 99_999.999999, 100_000])('carries %d', (value) => {
    expect(isUsdtAmount(value)).toBe(true);
  });

  it.each([0.0000001, 1.2345678, -1, -0.000001, NaN, Infinity, -Infinity])('does not carry %d', (value) => {
    expect(isUsdtAmount(value)).toBe(false);
  });
});

describe('toWireNumber', () => {
  it.each([
    ['139227.20', 139227.2],
    [decimal('0.000001'), 0.000001],
    [280.7, 280.7],
  ])('takes %s out of the decimals', (value, number) => {
    expect(toWireNumber(value)).toBe(number);
  });

  it('knows no minus zero', () => {
    expect(toWireNumber(roundRupees('-0.001'))).toBe(0);
  });
});

describe('formatting', () => {
  it.each([
    [123456.78, '1,23,456.78', 'Rs. 1,23,456.78'],
    ['27650', '27,650', 'Rs. 27,650'],
    ['27650.00', '27,650', 'Rs. 27,650'],
    [139227.2, '1,39,227.2', 'Rs. 1,39,227.2'],
    [0, '0', 'Rs. 0'],
    [-0, '0', 'Rs. 0'],
    ['-0.001', '0', 'Rs. 0'],
    [1.005, '1.01', 'Rs. 1.01'],
    ['-123456.785', '-1,23,456.79', 'Rs. -1,23,456.79'],
    ['9007199254740993.01', '9,00,71,99,25,47,40,993.01', 'Rs. 9,00,71,99,25,47,40,993.01'],
    ['1e21', '1,00,00,00,00,00,00,00,00,00,000', 'Rs. 1,00,00,00,00,00,00,00,00,00,000'],
  ])('writes %s as %s', (value, amount, rupees) => {
    expect(formatAmount(value)).toBe(amount);
    expect(formatRupees(value)).toBe(rupees);
  });

  it('writes a count with its groups', () => {
    expect([0, 999, 10_000, 123_456].map(formatCount)).toEqual(['0', '999', '10,000', '1,23,456']);
  });

  it('groups every amount as the browser does for India', () => {
    const browser = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 6 });
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 27n), max: 10n ** 27n }),
        fc.integer({ min: 0, max: 6 }),
        (digits, places) => {
          const amount = decimal(digits.toString()).div(10 ** places);
          const text = amount.toFixed() as `${number}`;
          expect(formatUsdt(amount)).toBe(browser.format(text));
        },
      ),
    );
  });

  it('shows an amount too large for any number as it is', () => {
    expect(formatAmount('1e400')).toBe('1e+400');
  });

  it.each([
    [500, '500'],
    ['100000', '1,00,000'],
    ['0.000001', '0.000001'],
    ['1234.5678915', '1,234.567892'],
  ])('writes %s USDT as %s', (value, text) => {
    expect(formatUsdt(value)).toBe(text);
  });

  it.each([
    [0.01, '1%'],
    [0.008, '0.8%'],
    ['0.00125', '0.125%'],
    [0, '0%'],
    [1, '100%'],
  ])('writes the rate %s as %s', (rate, text) => {
    expect(formatRate(rate)).toBe(text);
  });

  it('loses no paisa of any amount', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n }), (paisas) => {
        const shown = formatAmount(decimal(paisas.toString()).div(100));
        expect(decimal(shown.replaceAll(',', '')).times(100).toString()).toBe(decimal(paisas.toString()).toString());
      }),
    );
  });
});

test.each([
  [0, '0'],
  [0.25, '0.25'],
  [25_000, '25,000'],
  [99_999, '99,999'],
  [100_000, '1L'],
  [125_000, '1.25L'],
  [1_200_000, '12L'],
  [30_000_000, '3Cr'],
  [1_000_000_000, '100Cr'],
  [-250_000, '-2.5L'],
])('%d takes little room as %s', (value, text) => expect(formatShort(value)).toBe(text));
