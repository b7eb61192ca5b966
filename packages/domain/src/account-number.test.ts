import { expect, it } from 'vitest';
import { isAccountNumber, normaliseAccountNumber } from './account-number.ts';

// oxfmt-ignore
it.each([
  ['00100123456789012345',        '00100123456789012345', true],
  [' 0010-0123 4567 8901 2345 ',  '00100123456789012345', true],
  ['۰۰۱۲۳۴',                      '001234',               true],
  ['\u200E001234\u202C',          '001234',               true],
  ['pk36scbl',                    'PK36SCBL',             true],
  ['12/34',                       '12/34',                true],
  ['=1+1',                        '=1+1',                 false],
  ['12;34',                       '12;34',                false],
  ['- -',                         '',                     false],
])('%j is stored as %j, an account number: %s', (typed, stored, valid) => {
  expect(normaliseAccountNumber(typed)).toBe(stored);
  expect(isAccountNumber(typed)).toBe(valid);
});
