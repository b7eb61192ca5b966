import { describe, expect, it } from 'vitest';
import { inRange } from './setting-range.ts';

describe('inRange', () => {
  it.each([
    [0, 0, 1, true],
    [1, 0, 1, true],
    [0.5, 0, 1, true],
    [-0.001, 0, 1, false],
    [1.001, 0, 1, false],
    [-5, null, 1, true],
    [1e9, 0, undefined, true],
    [NaN, 0, 1, false],
    [Infinity, null, null, false],
    [-Infinity, null, null, false],
    [0, -1, null, true],
    ['1', 0, 1, true],
    ['1.00000000000000000001', 0, 1, false],
    ['-0.00000000000000000001', 0, 1, false],
    ['9007199254740993', null, 9007199254740992, false],
    ['1e400', null, null, true],
  ] as const)('%s from %s to %s: %s', (value, minValue, maxValue, inside) => {
    expect(inRange(value, { minValue, maxValue })).toBe(inside);
  });
});
