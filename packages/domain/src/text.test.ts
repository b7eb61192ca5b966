import { describe, expect, it } from 'vitest';
import { compact, digitsOf, isBlank, plainText, toAsciiDigits, withoutInvisible } from './text.ts';

describe('toAsciiDigits', () => {
  it.each([
    ['Arabic-Indic', '٠١٢٣٤٥٦٧٨٩'],
    ['Urdu and Persian', '۰۱۲۳۴۵۶۷۸۹'],
    ['Devanagari', '०१२३४५६७८९'],
    ['full-width', '０１２３４５６７８９'],
    ['Bengali', '০১২৩৪৫৬৭৮৯'],
    ['Thai', '๐๑๒๓๔๕๖๗๘๙'],
    ['mathematical bold', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
    ['mathematical monospaced', '𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿'],
    ['ASCII', '0123456789'],
  ])('reads %s digits', (_, digits) => {
    expect(toAsciiDigits(`a ${digits} z`)).toBe('a 0123456789 z');
  });
});

describe('withoutInvisible', () => {
  it('drops zero-width and direction marks, and nothing else', () => {
    expect(withoutInvisible('\u200E1\u200B2\uFEFF\u2066 3\u00AD\u061C')).toBe('12 3');
  });
});

describe('isBlank', () => {
  it.each(['', ' ', '\t\n\u00A0\u3000', '\u200B', ' \u200E\uFEFF \u3164 '])('sees nothing in %j', (text) => {
    expect(isBlank(text)).toBe(true);
  });

  it.each(['a', ' علی ', '0', '.'])('sees something in %j', (text) => {
    expect(isBlank(text)).toBe(false);
  });
});

describe('compact', () => {
  it('drops spaces, every kind of dash and invisible characters', () => {
    expect(compact(' ۰3-0–0\u2011A\u00A0b\u200B ')).toBe('0300Ab');
  });
});

describe('digitsOf', () => {
  it('keeps digits only, in their order', () => {
    expect(digitsOf('+٩2 (3a4) ৫.5')).toBe('923455');
  });

  it('reads ten thousand characters at once', () => {
    expect(digitsOf('1a'.repeat(5_000))).toBe('1'.repeat(5_000));
  });
});

describe('plainText', () => {
  it.each([
    [' A\u00A01 ', 'A 1'],
    ['ＦＴ－１２', 'FT-12'],
    ['a\u2011b\u2013c\u2212d', 'a-b-c-d'],
    ['\u202A\u06F1\u202C\uFEFF', '1'],
    ['two\nlines', 'two lines'],
  ])('%j is %j', (text, plain) => {
    expect(plainText(text)).toBe(plain);
  });
});
