import { expect, it } from 'vitest';
import { isUtr, normaliseUtr } from './utr.ts';

// oxfmt-ignore
it.each([
  ['UTR2506020941337',     'UTR2506020941337',    true],
  ['  raast-250602/417\n', 'RAAST-250602/417',    true],
  ['123456',               '123456',              true],
  ['12345',                '12345',               false],
  ['A'.repeat(40),         'A'.repeat(40),        true],
  ['A'.repeat(41),         'A'.repeat(41),        false],
  ['-123456',              '-123456',             false],
  ['/123456',              '/123456',             false],
  ['1234 5678',            '1234 5678',           false],
  ['=1234567',             '=1234567',            false],
  ['۱۲۳۴۵۶',               '123456',              true],
  ['\u200Eraast\u2011250602\u202C', 'RAAST-250602',   true],
  ['ＦＴ２５０６０２',         'FT250602',            true],
  ['1.23457E+11',          '1.23457E+11',         false],
  ['éclair1',              'ÉCLAIR1',             false],
  ['',                     '',                    false],
])('%j is %j, a UTR: %s', (typed, stored, valid) => {
  expect(normaliseUtr(typed)).toBe(stored);
  expect(isUtr(typed)).toBe(valid);
});
