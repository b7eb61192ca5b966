import { describe, expect, test } from 'vitest';
import { METHODS } from './payment-method.ts';
import { isAboveTransferLimit, methodOfTransferLimit, transferLimitKey } from './transfer-limit.ts';

describe('the limit of one transfer', () => {
  test.each([
    ['200000', 200_000, false],
    ['200000.01', 200_000, true],
    ['199999.99', 200_000, false],
    ['0', 1, false],
    ['1000000000', 1_000_000_000, false],
    ['0.3', 0.1 + 0.2, false],
  ])('Rs. %s at most %d: above is %s', (rupees, max, above) => {
    expect(isAboveTransferLimit(rupees, max)).toBe(above);
  });

  test.each([[0], [null], [undefined]])('%s is no limit', (max) => {
    expect(isAboveTransferLimit('999999999999', max)).toBe(false);
  });
});

test('each method has a setting, which is found by its key', () => {
  for (const { id } of METHODS) expect(methodOfTransferLimit(transferLimitKey(id))).toBe(id);
  expect(transferLimitKey('raast')).toBe('max_per_transfer_raast');
  for (const key of ['max_per_transfer_', 'max_per_transfer_swift', 'daily_limit', '']) {
    expect(methodOfTransferLimit(key)).toBeUndefined();
  }
});
