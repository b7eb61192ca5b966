import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_FEE_DISCOUNT, DEFAULT_FEE_RATE, effectiveFeeRate, quote, quoteAtPrice } from './quote.ts';

const RANGES = [
  { min: 100, max: 999.99, price: 280.7 },
  { min: 1000, max: null, price: 281.25 },
];

describe('effectiveFeeRate', () => {
  it.each([
    [DEFAULT_FEE_RATE, DEFAULT_FEE_DISCOUNT, '0.01'],
    [0.01, 0.002, '0.008'],
    [0.3, 0.1, '0.2'],
    [0.01, 0.01, '0'],
    [0.01, 0.02, '0'],
    [1, 0, '1'],
    [1.5, 0.2, '1'],
    [0, -2, '1'],
  ])('fee %d with discount %d charges %s', (fee, discount, rate) => {
    expect(effectiveFeeRate(fee, discount).toString()).toBe(rate);
  });
});

describe('quote', () => {
  it('takes the price of the range and adds up: 500 USDT at 280.70, fee 1 %, discount 0.2 %', () => {
    const made = quote({ quantity: 500, ranges: RANGES, feeRate: 0.01, discountRate: 0.002 });
    expect(JSON.parse(JSON.stringify(made))).toEqual({
      quantity: '500',
      price: '280.7',
      gross: '140350',
      fee: '1122.8',
      received: '139227.2',
      feeRate: '0.008',
      fullFeeRate: '0.01',
      discounted: true,
    });
  });

  it.each([
    // quantity, fee, discount → gross, fee, received, discounted
    ['500', 0.01, 0, '140350', '1403.5', '138946.5', false],
    ['1000', 0.01, 0, '281250', '2812.5', '278437.5', false],
    ['0', 0.01, 0, '0', '0', '0', false],
    ['100.333333', 0.01, 0, '28163.57', '281.64', '27881.93', false],
    ['100', 0.01, 0.05, '28070', '0', '28070', true],
    ['100', 1, 0, '28070', '28070', '0', false],
    ['100', 0, 0.5, '28070', '0', '28070', false],
    ['100', 2, 0.5, '28070', '28070', '0', false],
  ])('%s USDT at fee %d less %d', (quantity, feeRate, discountRate, gross, fee, received, discounted) => {
    const made = quote({ quantity, ranges: RANGES, feeRate, discountRate });
    expect([`${made.gross}`, `${made.fee}`, `${made.received}`, made.discounted]).toEqual([
      gross,
      fee,
      received,
      discounted,
    ]);
  });

  it('is all zero without a price', () => {
    const { price, gross, fee, received } = quote({ quantity: 500, ranges: [], feeRate: 0.01, discountRate: 0 });
    expect([price, gross, fee, received].map(String)).toEqual(['0', '0', '0', '0']);
  });

  it('rounds half a paisa up, once, from the exact product', () => {
    const half = quoteAtPrice({ quantity: 0.5, price: 0.01, feeRate: 0, discountRate: 0 });
    expect([`${half.gross}`, `${half.received}`, `${half.fee}`]).toEqual(['0.01', '0.01', '0']);
    // 3.5 × 1.43 = 5.005, so 4.95495 is received; from the rounded gross, 5.01, it would have been 4.96.
    const once = quoteAtPrice({ quantity: 3.5, price: 1.43, feeRate: 0.01, discountRate: 0 });
    expect([`${once.gross}`, `${once.received}`, `${once.fee}`]).toEqual(['5.01', '4.95', '0.06']);
  });
});

describe('quote, whatever the figures', () => {
  // Each amount is generated as a whole number of its smallest unit, so that the expected result is integer arithmetic.
  const figures = fc.record({
    millionths: fc.bigInt({ min: 0n, max: 100_000_000_000n }),
    paisas: fc.bigInt({ min: 0n, max: 100_000n }),
    feeBp: fc.bigInt({ min: 0n, max: 10_000n }),
    discountBp: fc.bigInt({ min: 0n, max: 10_000n }),
  });
  const text = (units: bigint, places: number) => {
    const digits = units.toString().padStart(places + 1, '0');
    return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  };
  const halfUp = (numerator: bigint, denominator: bigint) => (2n * numerator + denominator) / (2n * denominator);
  const inPaisas = (amount: { times(n: number): { toString(): string } }) => BigInt(amount.times(100).toString());

  it('equals the exact decimal to the paisa, from text and from JSON numbers alike', () => {
    fc.assert(
      fc.property(figures, ({ millionths, paisas, feeBp, discountBp }) => {
        const texts = {
          quantity: text(millionths, 6),
          price: text(paisas, 2),
          feeRate: text(feeBp, 4),
          discountRate: text(discountBp, 4),
        };
        const rateBp = feeBp > discountBp ? feeBp - discountBp : 0n;
        const gross = halfUp(millionths * paisas, 1_000_000n);
        const received = halfUp(millionths * paisas * (10_000n - rateBp), 1_000_000n * 10_000n);

        const fromText = quoteAtPrice(texts);
        expect(inPaisas(fromText.gross)).toBe(gross);
        expect(inPaisas(fromText.received)).toBe(received);
        expect(inPaisas(fromText.fee)).toBe(gross - received);

        const fromNumbers = quoteAtPrice({
          quantity: Number(texts.quantity),
          price: Number(texts.price),
          feeRate: Number(texts.feeRate),
          discountRate: Number(texts.discountRate),
        });
        expect(JSON.stringify(fromNumbers)).toBe(JSON.stringify(fromText));
      }),
      { numRuns: 1_000 },
    );
  });

  it('adds up, and charges nothing below zero and nothing above the gross', () => {
    const rate = fc.double({ min: 0, max: 1, noNaN: true });
    const amount = fc.double({ min: 0, max: 100_000, noNaN: true });
    fc.assert(
      fc.property(amount, amount, rate, rate, (quantity, price, feeRate, discountRate) => {
        const { gross, fee, received } = quoteAtPrice({ quantity, price, feeRate, discountRate });
        expect(fee.plus(received).eq(gross)).toBe(true);
        expect(fee.gte(0) && received.gte(0)).toBe(true);
      }),
    );
  });
});
