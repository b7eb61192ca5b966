import { expect, it } from 'vitest';
import { hashDigits, searchedAddress } from './transaction-hash.ts';

const DIGITS = 'ab'.repeat(32);

it.each([
  DIGITS,
  DIGITS.toUpperCase(),
  `0x${DIGITS}`,
  `0X${DIGITS}`,
  ` ${DIGITS}\n`,
  `\u202A0x${DIGITS}\u202C`,
  `${DIGITS.slice(0, 32)}\n${DIGITS.slice(32)}`,
])('%j has its digits', (text) => {
  expect(hashDigits(text)).toBe(DIGITS);
});

it.each(['', '0x', DIGITS.slice(1), `${DIGITS}0`, `0x0x${DIGITS}`, DIGITS.replace('a', 'g')])(
  '%j is no hash',
  (text) => {
    expect(hashDigits(text)).toBeNull();
  },
);

it.each([
  ['abcde', null],
  ['AbCdEf', 'abcdef'],
  [' 0X12 34 ', '0x1234'],
  ['TMMB Gtnc', 'tmmbgtnc'],
  ['', null],
])('a search for %j looks for %j among addresses and hashes', (search, part) => {
  expect(searchedAddress(search)).toBe(part);
});
