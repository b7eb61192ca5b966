import { describe, expect, it } from 'vitest';
import { isCodeChannel, isOtp, otpDigits, readOtp } from './otp.ts';

describe('a one-time password', () => {
  it.each(['123456', '000000', '١٢٣٤٥٦', '123 456', '123-456'])('is %s', (text) => {
    expect(isOtp(text)).toBe(true);
    expect(readOtp(text)).toMatch(/^[0-9]{6}$/);
  });

  it.each(['', '12345', '1234567', '12345a', 'a123456', '123456a', '1.2345'])('is not %j', (text) => {
    expect(isOtp(text)).toBe(false);
  });

  it.each([
    '482913',
    '482 913',
    '482-913',
    '4 8 2 9 1 3',
    ' 482913\n',
    '\u200e482913\u200f',
    'Your Sarraf code is 482913. It is valid for 5 minutes.',
    'Valid for 5 minutes: 482913',
    'Order 7, code 482-913',
    '٤٨٢٩١٣',
    '۴۸۲۹۱۳',
    'آپ کا کوڈ ۴۸۲۹۱۳ ہے',
  ])('is found in %j', (text) => {
    expect(otpDigits(text)).toBe('482913');
  });

  it.each([
    ['48', '48'],
    ['48x', '48'],
    ['48 2', '482'],
    ['۴', '4'],
    ['48291377', '48291377'],
    ['482913-77', '48291377'],
    ['482913 482913', '482913482913'],
    ['482 913 77', '48291377'],
    ['0483-123456', '0483123456'],
    ['0483-12-34567', '04831234567'],
    ['Call 0483-123456', '0483123456'],
    ['Call 0483-12-34567', '04831234567'],
    ['482913 and 482914', '482913482914'],
    ['482913, again 482913', '482913'],
    ['0300 1234567', '03001234567'],
    ['hello', ''],
    ['', ''],
    ['9'.repeat(10_000), '9'.repeat(10_000)],
  ])('keeps the digits there are of %.12j', (text, digits) => {
    expect(otpDigits(text)).toBe(digits);
  });
});

describe('channels of a code', () => {
  it.each(['whatsapp', 'sms'])('%s is known', (name) => expect(isCodeChannel(name)).toBe(true));
  it.each(['voice', 'WhatsApp', ''])('%j is not', (name) => expect(isCodeChannel(name)).toBe(false));
});
