import { describe, expect, test } from 'vitest';
import { providedBirthdate, providedName } from './identity-text.ts';

const NOW = new Date('2026-11-26T12:00:00Z');

describe('a name of a provider', () => {
  test.each<[string, string | null | undefined, string | null]>([
    ['with double blanks', '  Mallesh   Fakkirappa  Dollin ', 'Mallesh Fakkirappa Dollin'],
    ['in capitals', 'AYESHA SIDDIQUI', 'AYESHA SIDDIQUI'],
    ['in Urdu', 'عائشہ  صدیقی', 'عائشہ صدیقی'],
    ['as one word', 'Saurabh', 'Saurabh'],
    ['with invisible marks', '\u200eAyesha\u200f Khan\ufeff', 'Ayesha Khan'],
    ['without a letter', '--', null],
    ['empty', '', null],
    ['missing', null, null],
    ['absent', undefined, null],
    ['that is too long', `${'Abdul '.repeat(30)}`, 'Abdul '.repeat(16).trim()],
  ])('%s', (_, text, name) => {
    expect(providedName(text)).toBe(name);
  });

  test('of one word that is too long is cut', () => {
    expect(providedName('x'.repeat(300))?.length).toBeLessThanOrEqual(100);
  });
});

describe('a birth date of a provider', () => {
  test.each<[string, string | null | undefined, string | null]>([
    ['day first', '02-03-1995', '1995-03-02'],
    ['day first with slashes', '31/12/1960', '1960-12-31'],
    ['year first', '1990-08-31', '1990-08-31'],
    ['with blanks', ' 1990-08-31 ', '1990-08-31'],
    ['a year alone', '1995', null],
    ['that does not exist', '31-02-1995', null],
    ['month first', '12-31-1995', null],
    ['in the future', '2090-01-01', null],
    ['of somebody over 130', '1850-01-01', null],
    ['empty', '', null],
    ['absent', undefined, null],
  ])('%s', (_, text, date) => {
    expect(providedBirthdate(text, NOW)).toBe(date);
  });
});
