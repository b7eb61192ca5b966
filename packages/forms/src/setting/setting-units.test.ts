import { describe, expect, test } from 'vitest';
import { toDisplayUnit, toStoredValue, type SettingUnit } from './setting-units.ts';

describe('a stored value and its display unit', () => {
  test.each([
    ['percent', 0.01, '1'],
    ['percent', 0.000001, '0.0001'],
    ['percent', 1, '100'],
    ['minutes', 60_000, '1'],
    ['minutes', 90_000, '1.5'],
    ['minutes', 100_000, '1.666667'],
    ['minutes', 7_199_999, '119.999983'],
    ['seconds', 60, '60'],
    ['usdt', 0.000001, '0.000001'],
    ['rupees', 1_000_000, '1000000'],
  ] as const)('%s: %d is %s and back', (unit, stored, displayed) => {
    expect(toDisplayUnit(unit, stored).toString()).toBe(displayed);
    expect(toStoredValue(unit, displayed)).toBe(stored);
  });

  test('every millisecond survives the way to minutes and back', () => {
    const some = Array.from({ length: 2000 }, (_, at) => 60_000 + at * 3571);
    expect(some.filter((ms) => toStoredValue('minutes', toDisplayUnit('minutes', ms)) !== ms)).toEqual([]);
  });

  test('every rate survives the way to per cent and back', () => {
    const some = Array.from({ length: 2000 }, (_, at) => (at * 499) / 1_000_000);
    expect(some.filter((rate) => toStoredValue('percent', toDisplayUnit('percent', rate)) !== rate)).toEqual([]);
  });

  test.each<[SettingUnit, number, number]>([
    ['percent', 0.3333, 0.003333],
    ['minutes', 0.00001, 1],
    ['rupees', 10.5, 10.5],
  ])('%s: %d is stored as %d', (unit, displayed, stored) => expect(toStoredValue(unit, displayed)).toBe(stored));
});
