import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal, toWireNumber } from './money.ts';
import { isLargeMove, moveShare, payoutMove, priceMoves } from './price-moves.ts';
import { type PriceRange, priceFor } from './price-ranges.ts';

const range = (min: number, max: number | null, price: number): PriceRange => ({ min, max, price });
const changes = (before: PriceRange[], after: PriceRange[]) =>
  priceMoves(before, after).map((move) => `${move.from}..${move.to}: ${move.before} to ${move.after}`);

const LIST = [range(100, 999.999999, 280), range(1000, null, 281)];

describe('priceMoves', () => {
  it.each<[string, PriceRange[], string[]]>([
    ['nothing changed', LIST, []],
    [
      'a range split in two at the same price',
      [range(100, 300, 280), range(300.000001, 999.999999, 280), range(1000, null, 281)],
      [],
    ],
    ['an infinite maximum written as such', [range(100, 999.999999, 280), range(1000, Infinity, 281)], []],
    ['one price', [range(100, 999.999999, 280), range(1000, null, 285)], ['1000..100000: 281 to 285']],
    [
      'the first price, which also counts where no range holds the amount',
      [range(100, 999.999999, 270), range(1000, null, 281)],
      ['0.000001..999.999999: 280 to 270'],
    ],
    ['a border', [range(100, 1999.999999, 280), range(2000, null, 281)], ['1000..1999.999999: 281 to 280']],
    [
      'the order, which decides where no range holds the amount',
      [range(1000, null, 281), range(100, 999.999999, 280)],
      ['0.000001..99.999999: 280 to 281'],
    ],
    ['a gap', [range(100, 499, 280), range(2000, null, 281)], ['1000..1999.999999: 281 to 280']],
    ['everything gone', [], ['0.000001..999.999999: 280 to 0', '1000..100000: 281 to 0']],
    [
      'only quantities that cannot be sold',
      [...LIST.slice(0, 1), range(1000, 100_000, 281), range(100_001, null, 999)],
      [],
    ],
  ])('%s', (_title, after, moves) => expect(changes(LIST, after)).toEqual(moves));

  it('gives the shared end of two ranges to the earlier one', () => {
    expect(changes([range(0, 250, 1), range(250, null, 2)], [range(250, null, 2), range(0, 250, 1)])).toEqual([
      '250..250: 1 to 2',
    ]);
  });

  const bound = fc.oneof(
    fc.integer({ min: 0, max: 12 }),
    fc.integer({ min: 0, max: 200_000_000_000 }).map((millionths) => toWireNumber(decimal(millionths).div(1e6))),
  );
  const anyRange = fc.record({
    min: bound,
    max: fc.option(bound),
    price: fc.integer({ min: 0, max: 3 }),
  });
  const anyList = fc.array(anyRange, { maxLength: 6 });

  it('agrees with both lists at every quantity', () => {
    fc.assert(
      fc.property(anyList, anyList, fc.integer({ min: 1, max: 100_000_000_000 }), (before, after, millionths) => {
        const moves = priceMoves(before, after);
        const edges = [...before, ...after].flatMap(({ min, max }) => [min, max ?? min]);
        const near = edges.flatMap((edge) => [-1, 0, 1].map((step) => decimal(edge).plus(decimal(step).div(1e6))));
        for (const quantity of [decimal(millionths).div(1e6), ...near]) {
          if (quantity.lte(0) || quantity.gt(100_000)) continue;
          const holding = moves.filter(({ from, to }) => quantity.gte(from) && quantity.lte(to));
          const [was, is] = [priceFor(quantity, before), priceFor(quantity, after)];
          expect(holding.map((move) => `${move.before} ${move.after}`)).toEqual(was.eq(is) ? [] : [`${was} ${is}`]);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('has no changes for any split of a range', () => {
    fc.assert(
      fc.property(anyList, anyRange, bound, (others, whole, cut) => {
        fc.pre(cut >= whole.min && cut <= (whole.max ?? Infinity));
        const halves = [
          { ...whole, max: cut },
          { ...whole, min: cut },
        ];
        expect(changes([whole, ...others], [...halves, ...others])).toEqual([]);
      }),
    );
  });

  it('puts every move after the one before it', () => {
    fc.assert(
      fc.property(anyList, anyList, (before, after) => {
        const moves = priceMoves(before, after);
        moves.forEach(({ from, to }, place) => {
          expect(from.lte(to)).toBe(true);
          expect(moves[place + 1]?.from.gt(to) ?? true).toBe(true);
        });
      }),
    );
  });
});

describe('how large a move is', () => {
  it.each<[number, number, string | undefined, boolean]>([
    [280, 294, '0.05', false],
    [280, 294.000001, undefined, true],
    [280, 266, '-0.05', false],
    [280, 265.999999, undefined, true],
    [280, 0, '-1', true],
    [280, 280, '0', false],
  ])('from %d to %d', (before, after, share, large) => {
    const move = { before: decimal(before), after: decimal(after) };
    if (share !== undefined) expect(`${moveShare(move)}`).toBe(share);
    expect(isLargeMove(move)).toBe(large);
  });

  it('from 0 is large, and has no share', () => {
    const move = { before: decimal(0), after: decimal(0.01) };
    expect(moveShare(move)).toBeNull();
    expect(isLargeMove(move)).toBe(true);
  });
});

describe('payoutMove', () => {
  it.each([
    [0.01, 0, 0.5, 0, '0.99', '0.5', true],
    [0.01, 0, 0.02, 0, '0.99', '0.98', false],
    [0.01, 0, 0.01, 0.5, '0.99', '1', false],
    [1, 0, 0.99, 0, '0', '0.01', true],
  ])('a fee of %d less %d becomes %d less %d', (fee, discount, newFee, newDiscount, before, after, large) => {
    const move = payoutMove({ feeRate: fee, discountRate: discount }, { feeRate: newFee, discountRate: newDiscount });
    expect([`${move.before}`, `${move.after}`]).toEqual([before, after]);
    expect(isLargeMove(move)).toBe(large);
  });
});
