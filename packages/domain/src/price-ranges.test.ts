import { describe, expect, it } from 'vitest';
import { type PriceRange, nextPriceRange, priceFor, priceRangeFor } from './price-ranges.ts';

const range = (min: number, max: number | null, price: number): PriceRange => ({ min, max, price });

const LIST = [range(100, 999, 280), range(1000, 4999, 281), range(5000, null, 282)];

describe('priceFor', () => {
  it.each([
    [100, 280],
    [999, 280],
    [1000, 281],
    ['4999', 281],
    [5000, 282],
    [100_000, 282],
  ])('%s USDT are sold at the price of the range that holds them, %d', (quantity, price) => {
    expect(priceFor(quantity, LIST).toString()).toBe(`${price}`);
  });

  it.each([0, 99.999999, 999.5, 4999.000001])('%d USDT, in no range, are sold at the first price', (quantity) => {
    expect(priceFor(quantity, LIST).toString()).toBe('280');
  });

  it('takes the first of two ranges that hold the quantity, in list order', () => {
    expect(priceFor(1000, [range(5000, 9000, 1), range(1000, null, 2), range(0, 1000, 3)]).toString()).toBe('2');
  });

  it('reads an infinite maximum as none', () => {
    expect(priceFor(1e9, [range(0, 1, 1), range(2, Infinity, 2)]).toString()).toBe('2');
  });

  it('is 0 without ranges', () => {
    expect(priceFor(500, []).toString()).toBe('0');
    expect(priceRangeFor(500, [])).toBeNull();
  });
});

describe('nextPriceRange', () => {
  it.each([
    [0, 1000, '1000'],
    [500, 1000, '500'],
    ['999.5', 1000, '0.5'],
    [1000, 5000, '4000'],
    ['4999.999999', 5000, '0.000001'],
  ])('from %s USDT, the better price starts at %d, %s away', (quantity, min, missing) => {
    const next = nextPriceRange(quantity, LIST);
    expect(next?.range.min).toBe(min);
    expect(`${next?.missing}`).toBe(missing);
  });

  it('is null at the best price, and without ranges', () => {
    expect(nextPriceRange(5000, LIST)).toBeNull();
    expect(nextPriceRange(50_000, LIST)).toBeNull();
    expect(nextPriceRange(500, [])).toBeNull();
  });

  it('passes over ranges that pay the same or less', () => {
    const list = [range(0, 99, 280), range(100, 199, 280), range(200, 299, 279), range(300, null, 281)];
    expect(nextPriceRange(50, list)?.range.min).toBe(300);
  });

  it('finds the nearest one in an unsorted list', () => {
    const list = [range(0, 99, 280), range(5000, null, 290), range(1000, 4999, 285), range(100, 999, 280)];
    expect(nextPriceRange(50, list)?.range.min).toBe(1000);
  });

  it('promises the price that applies, not one hidden by an earlier range', () => {
    const list = [range(0, 1000, 280), range(500, 2000, 290), range(1500, null, 285)];
    expect(nextPriceRange(100, list)).toMatchObject({ range: { min: 500, price: 290 } });
    expect(`${nextPriceRange(100, list)?.missing}`).toBe('1400');
  });

  it('never asks for more than one order may sell', () => {
    expect(nextPriceRange(500, [range(0, 99_999, 280), range(100_000, null, 281)])?.range.price).toBe(281);
    expect(nextPriceRange(500, [range(0, 100_000, 280), range(100_000.000001, null, 281)])).toBeNull();
  });
});
