import { describe, expect, it } from 'vitest';
import { OTP_LENGTH, isOtp, otpDigits } from './otp.ts';

describe('a one-time password', () => {
  it.each(['123456', '000000', '١٢٣٤٥٦', '123 456', '123-456'])('is %s', (text) => {
    expect(isOtp(text)).toBe(true);
  });

  it.each(['', '12345', '1234567', '12345a', 'a123456', '123456a', '1.2345'])('is not %j', (text) => {
    expect(isOtp(text)).toBe(false);
  });

  it('keeps at most its six digits of what was pasted', () => {
    expect(otpDigits('Your code: 123 456.')).toBe('123456');
    expect(otpDigits('9'.repeat(10_000))).toBe('9'.repeat(OTP_LENGTH));
  });
});
