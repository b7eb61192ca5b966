import { expect, it } from 'vitest';
import { fromMicro, payoutOf, sum, toMicro } from './exact.ts';

it.each([
  [0, 0n],
  [1, 1_000_000n],
  [0.000001, 1n],
  [278.5, 278_500_000n],
  [100000, 100_000_000_000n],
  [-1.5, -1_500_000n],
])('%d is %d millionths', (value, micro) => expect(toMicro(value)).toBe(micro));

it('comes back from millionths', () => expect([0n, 1n, 278_500_000n].map(fromMicro)).toEqual([0, 0.000001, 278.5]));

it('adds without the dust of floats', () => expect(sum([0.1, 0.2])).toBe(0.3));

it.each([
  { quantity: 500, price: 278.5, fee: 0.01, discount: 0, net: 137857.5, kept: 1392.5 },
  { quantity: 500, price: 278.5, fee: 0.01, discount: 0.002, net: 138136, kept: 1114 },
  { quantity: 500, price: 278.5, fee: 0.01, discount: 0.02, net: 139250, kept: 0 },
  { quantity: 333.333333, price: 278.5, fee: 0.01, discount: 0, net: 91905, kept: 928.33 },
  { quantity: 100.01, price: 278.5, fee: 0, discount: 0, net: 27852.79, kept: 0 },
])('$quantity USDT at $price pay $net and leave $kept', ({ quantity, price, fee, discount, net, kept }) =>
  expect(payoutOf(quantity, price, fee, discount)).toEqual({ net, fee: kept }),
);
