import { describe, expect, it, test } from 'vitest';
import { isLanguage, isolate, ltr, ltrInCopy, preferredLanguage } from './language.ts';

describe('the language of a first visit', () => {
  it.each([
    [['ur-PK', 'en'], 'ur'],
    [['en-GB', 'ur'], 'en'],
    [['pa-Arab-PK', 'UR'], 'ur'],
    [['de', 'fr'], 'en'],
    [['urdu'], 'en'],
    [[], 'en'],
  ])('of %o is %s', (asked, language) => expect(preferredLanguage(asked)).toBe(language));
});

test.each([
  ['en', true],
  ['ur', true],
  ['UR', false],
  ['toString', false],
  ['', false],
  [null, false],
  [undefined, false],
])('%s is a language: %s', (text, answer) => expect(isLanguage(text)).toBe(answer));

test('isolate keeps the direction of a text, whichever it is, from the message around it', () => {
  expect(isolate('عائشہ FT25')).toBe('\u2068عائشہ FT25\u2069');
});

test('ltr puts a text between isolates and keeps it on one line', () => {
  expect(ltr('1,000 USDT')).toBe('\u20661,000\u00A0USDT\u2069');
  expect(['1,000 USDT', '••••4567'].map(ltrInCopy)).toEqual(['1,000 USDT', '••••4567'].map(ltr));
  expect(ltrInCopy('RAAST-2506/401')).toBe('RAAST-2506/401');
});
