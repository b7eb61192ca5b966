import { describe, expect, it } from 'vitest';
import { mask } from './mask.ts';

describe('mask', () => {
  it.each([
    ['03001234567', '•••••••4567'],
    ['0300 1234 567', '•••••••4567'],
    ['12345', '•2345'],
    ['1234', '1234'],
    ['', ''],
    ['ab👛👛👛👛', '••👛👛👛👛'],
  ])('shows the last four characters of %s only: %s', (value, masked) => {
    expect(mask(value)).toBe(masked);
  });
});
