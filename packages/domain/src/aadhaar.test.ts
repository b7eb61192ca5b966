import { describe, expect, it } from 'vitest';
import { AADHAAR_LENGTH, aadhaarDigits, isAadhaar, maskedAadhaar } from './aadhaar.ts';

describe('an Aadhaar number', () => {
  it.each(['123456789012', '1234 5678 9012', '1234-5678-9012', '१२३४५६७८९०१२', ' 123456789012\u200B'])(
    'is %j',
    (text) => {
      expect(isAadhaar(text)).toBe(true);
    },
  );

  it.each(['', '12345678901', '1234567890123', '12345678901a', 'a123456789012', '123456789012a', '1234.5678.9012'])(
    'is not %j',
    (text) => {
      expect(isAadhaar(text)).toBe(false);
    },
  );

  it('is shown by its last four digits', () => {
    expect(maskedAadhaar('123456789012')).toBe('•••• •••• 9012');
  });

  it('keeps at most its twelve digits', () => {
    expect(aadhaarDigits('1234 5678 9012 3456')).toBe('123456789012');
    expect(aadhaarDigits('9'.repeat(10_000))).toBe('9'.repeat(AADHAAR_LENGTH));
    expect(aadhaarDigits('۱2x')).toBe('12');
  });
});
