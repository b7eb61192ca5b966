import { describe, expect, it } from 'vitest';
import { type PostalCountry, isPostalCode } from './postal.ts';

const TABLE: Record<PostalCountry, { good: string[]; bad: string[] }> = {
  PKR: { good: ['540000', '٥٤٠٠٠٠', ' 540000 '], bad: ['54000', '5400000', '54000a', 'a540000', '540000a'] },
  USD: {
    good: ['10001', '100011234', '10001-1234'],
    bad: ['1000', '100011', '10001123', '1000112345', 'a10001', '10001a'],
  },
  CAD: { good: ['K1A0B1', 'k1a 0b1', '123456'], bad: ['K1A0B', 'K1A0B12', 'K1A_B1', 'K1A0É1'] },
  INR: { good: ['110001', '110 001'], bad: ['11000', '1100011', '11000x', 'x110001', '110001x'] },
};

describe('isPostalCode', () => {
  const countries: PostalCountry[] = ['PKR', 'USD', 'CAD', 'INR'];
  it.each(countries)('knows the codes of %s', (country) => {
    expect(TABLE[country].good.filter((code) => !isPostalCode(country, code))).toEqual([]);
    expect(['', '\u200B', ...TABLE[country].bad].filter((code) => isPostalCode(country, code))).toEqual([]);
  });
});
