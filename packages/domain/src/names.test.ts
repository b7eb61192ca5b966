import { describe, expect, it } from 'vitest';
import { comparableName, normaliseName } from './names.ts';

describe('names that are compared as one', () => {
  it.each([
    ['letter case', 'Ayesha Khan', 'AYESHA khan'],
    ['many blanks', 'Ayesha Khan', ' Ayesha\u00A0 \tKhan '],
    ['full-width letters', 'Ayesha Khan', 'Ａｙｅｓｈａ　Ｋｈａｎ'],
    ['direction marks', 'Ayesha Khan', '\u202AAyesha\u200E Khan\u202C'],
    ['a joiner inside', 'علیخان', 'علی\u200Cخان'],
    ['a composed letter', 'José', 'Jose\u0301'],
    ['the sharp s', 'Groß', 'GROSS'],
    ['vowel marks', 'محمد', 'مُحَمَّد'],
    ['the stroke that lengthens', 'محمد', 'محـــمد'],
    ['Arabic ye', 'علی', 'علي'],
    ['alef maksura', 'علی', 'على'],
    ['bari ye', 'علی', 'علے'],
    ['Arabic kaf', 'ملک', 'ملك'],
    ['Arabic he', 'عائشہ', 'عائشه'],
    ['he with two eyes', 'عائشہ', 'عائشھ'],
    ['teh marbuta', 'عائشہ', 'عائشة'],
    ['hamza above a letter', 'رئیس', 'رييس'],
    ['alef with hamza', 'احمد', 'أحمد'],
    ['alef with madda', 'امنہ', 'آمنہ'],
    ['presentation forms of a font', 'محمد', 'ﻣﺤﻤﺪ'],
    ['digits of another script', 'Seth 2', 'Seth ۲'],
  ])('in spite of %s', (_, one, other) => {
    expect(comparableName(other)).toBe(comparableName(one));
  });
});

it.each([
  ['علی', 'عالی'],
  ['گل', 'کل'],
  ['Ali', 'Aly'],
  ['José', 'Jose'],
])('%s and %s are two names', (one, other) => {
  expect(comparableName(one)).not.toBe(comparableName(other));
});

it('returns its own result unchanged', () => {
  for (const name of ['أَحْمَد  بِن', 'GROẞ', 'Σίσυφος', 'İstanbul', 'ﷺ']) {
    expect(comparableName(comparableName(name))).toBe(comparableName(name));
  }
});

it.each([
  [' Ayesha \u00A0 Khan\n', 'Ayesha Khan'],
  ['\u202EAyesha\u202C\u200E', 'Ayesha'],
  ['علی\u200Cخان', 'علی\u200Cخان'],
  ['\u200C علی \u200D', 'علی'],
  ['Jose\u0301', 'José'],
  ['\u200B\uFEFF', ''],
])('%j is stored as %j', (typed, stored) => {
  expect(normaliseName(typed)).toBe(stored);
});
