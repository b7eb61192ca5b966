import { describe, expect, it } from 'vitest';
import { aadhaarDigits, isAadhaar, maskedAadhaar, readAadhaar } from './aadhaar.ts';

describe('an Aadhaar number', () => {
  it.each(['123456789012', '1234 5678 9012', '1234-5678-9012', '१२३४५६७८९०१२', ' 123456789012\u200B'])(
    'is %j',
    (text) => {
      expect(isAadhaar(text)).toBe(true);
      expect(readAadhaar(text)).toBe('123456789012');
    },
  );

  it.each([
    '',
    '12345678901',
    '1234567890123',
    '35202-1234567-1',
    '12345678901a',
    'a123456789012',
    '123456789012a',
    '1234.5678.9012',
  ])('is not %j', (text) => {
    expect(isAadhaar(text)).toBe(false);
  });

  it('is shown by its last four digits', () => {
    expect(maskedAadhaar('123456789012')).toBe('•••• •••• 9012');
  });

  it('keeps every digit, also those that are too many', () => {
    expect(aadhaarDigits('35202-1234567-1')).toBe('3520212345671');
    expect(aadhaarDigits('9'.repeat(10_000))).toBe('9'.repeat(10_000));
    expect(aadhaarDigits('۱2x')).toBe('12');
  });
});
