import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatMobile,
  isInrMobile,
  isPkrMobile,
  isUsdPhone,
  phoneDigits,
  readMobile,
  toE164,
  toLocalMobile,
} from './phone.ts';

describe('phoneDigits', () => {
  it.each([
    ['ten digits', '3001234567', '3001234567'],
    ['a trunk zero', '03001234567', '3001234567'],
    ['+92', '+923001234567', '3001234567'],
    ['+92 with spaces and dashes', ' +92 300-1234 567 ', '3001234567'],
    ['0092', '00923001234567', '3001234567'],
    ['92 without a plus', '923001234567', '3001234567'],
    ['+92 and the trunk zero', '+92 (0)300 1234567', '3001234567'],
    ['0092 and the trunk zero', '0092 0300 1234567', '3001234567'],
    ['a direction mark before the plus', '\u202A+92 300 1234567\u202C', '3001234567'],
    ['Arabic-Indic digits', '+٩٢٣٠٠١٢٣٤٥٦٧', '3001234567'],
    ['Urdu digits', '۰۳۰۰۱۲۳۴۵۶۷', '3001234567'],
    ['the country in brackets', '(+92) 300 1234567', '3001234567'],
    ['a zero before the country', '0923001234567', '3001234567'],
    ['letters between', '300a123b4567', '3001234567'],
    ['more than ten digits', '300123456789', '300123456789'],
    ['two numbers', '0300 1234567 / 0301 7654321', '300123456703017654321'],
    ['a number of India', '+91 98765 43210', '00919876543210'],
    ['a number of Greece', '0030 01234567', '003001234567'],
    ['the country twice', '+92 92 300 1234567', '3001234567'],
    ['full-width digits', '０３００１２３４５６７', '3001234567'],
    ['digits of Bengal', '০৩০০১২৩৪৫৬৭', '3001234567'],
    ['the sandbox number', '1234567890', '1234567890'],
    ['nothing', '', ''],
    ['only letters', 'call me', ''],
  ])('reads %s', (_, input, digits) => {
    expect(phoneDigits(input)).toBe(digits);
  });

  it.each([
    ['0', ''],
    ['03', '3'],
    ['(+92', ''],
    ['+', ''],
    ['+9', '9'],
    ['+92', ''],
    ['+923', '3'],
    ['00', ''],
    ['0092', ''],
    ['00923', '3'],
    ['92', '92'],
    ['9230012345', '9230012345'],
    ['92300123456', '300123456'],
    ['1+92', '192'],
  ])('keeps up with typing: %j is %j', (input, digits) => {
    expect(phoneDigits(input)).toBe(digits);
  });

  it.each([
    ['1'.repeat(10_000), '1'.repeat(10_000)],
    [`${'0'.repeat(10_000)}3`, '003'],
    [`${' '.repeat(10_000)}+923`, '3'],
  ])('reads ten thousand characters at once', (input, digits) => {
    expect(phoneDigits(input)).toBe(digits);
  });

  it('reads every spelling of a mobile the same, and its own result unchanged', () => {
    const national = fc.stringMatching(/^3[0-9]{9}$/);
    const prefix = fc.constantFrom('', '0', '+92', '0092', '92', '+92 0', '+92-', '0092 ');
    fc.assert(
      fc.property(national, prefix, (digits, before) => {
        expect(phoneDigits(before + digits)).toBe(digits);
        expect(readMobile(phoneDigits(before + digits))).toBe(digits);
        expect(isPkrMobile(toE164(before + digits))).toBe(true);
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (input) => {
        const digits = phoneDigits(input);
        expect(digits).toMatch(/^(?:(?:00)?[1-9][0-9]*)?$/);
        expect(phoneDigits(digits)).toBe(digits);
      }),
    );
  });
});

describe('isPkrMobile', () => {
  it.each([
    '3001234567',
    '03001234567',
    '+923001234567',
    '00923001234567',
    '0300-1234567',
    '+92 300 123 4567',
    '٣٠٠١٢٣٤٥٦٧',
    '\u200E3001234567\u200B',
    '3999999999',
    '\u202A+92 300 1234567\u202C',
    '০৩০০১২৩৪৫৬৭',
  ])('accepts %s', (input) => {
    expect(isPkrMobile(input)).toBe(true);
  });

  it.each([
    '',
    '300123456',
    '30012345678',
    '2001234567',
    '4001234567',
    '923001234567',
    '+9203001234567',
    '300.123.4567',
    '(0300) 1234567',
    '0300/1234567',
    'tel:+923001234567',
    '+913001234567',
    '+3001234567',
    '00300 1234567',
    '0300 1234567 0301 7654321',
    '35202-1234567-1',
    'Tel. 03001234567',
    '300+1234567',
    '003001234567',
    'a3001234567',
    '3001234567a',
    '+92',
    '3'.repeat(10_000),
  ])('refuses %.20s', (input) => {
    expect(isPkrMobile(input)).toBe(false);
  });

  it.each(['1234567890', '+921234567890', '01234567890', '12345-67890'])('accepts the test number as %s', (input) => {
    expect(isPkrMobile(input, '1234567890')).toBe(true);
    expect(isPkrMobile(input)).toBe(false);
    expect(isPkrMobile(input, '')).toBe(false);
  });

  it('accepts no other number for the test number', () => {
    expect(isPkrMobile('1234567891', '1234567890')).toBe(false);
    expect(isPkrMobile('', '')).toBe(false);
    expect(isPkrMobile('3001234567', '1234567890')).toBe(true);
  });
});

describe('isInrMobile', () => {
  it.each(['6000000000', '9876543210', '98765 43210', '98765-43210'])('accepts %s', (input) => {
    expect(isInrMobile(input)).toBe(true);
  });

  it.each(['5999999999', '987654321', '98765432101', '+919876543210', '0987654321', 'a9876543210', ''])(
    'refuses %s',
    (input) => {
      expect(isInrMobile(input)).toBe(false);
    },
  );
});

describe('isUsdPhone', () => {
  it.each(['2025550123', '202-555-0123', '(202) 555-0123', '(202)555.0123', '202.555.0123', '202 555 0123'])(
    'accepts %s',
    (input) => {
      expect(isUsdPhone(input)).toBe(true);
    },
  );

  it.each(['202555012', '20255501234', '(202 555-0123', '202) 555-0123', '202..555.0123', 'x2025550123', ''])(
    'refuses %s',
    (input) => {
      expect(isUsdPhone(input)).toBe(false);
    },
  );
});

describe('toE164 and formatMobile', () => {
  it.each(['3001234567', '03001234567', '+923001234567'])('write %s for the wire', (input) => {
    expect(toE164(input)).toBe('+923001234567');
  });

  it.each(['3001234567', '03001234567', '+92 300 1234567', '۰۳۰۰۱۲۳۴۵۶۷'])('write %s for a bank', (input) => {
    expect(toLocalMobile(input)).toBe('03001234567');
  });

  it('write it for people', () => {
    expect(formatMobile('+923001234567')).toBe('+92 300 123 4567');
  });

  it.each(['', '3001234567', '+12025550123', '+9230012345678', 'x+923001234567'])('leave %j as it is', (text) => {
    expect(formatMobile(text)).toBe(text);
  });
});
