import { describe, expect, test } from 'vitest';
import { LONG } from './testing/schema-rows.ts';
import { bareNumber, trimText } from './text.ts';

describe('trimming', () => {
  test.each([
    ['  a b  ', 'a b'],
    ['\u200b\u00a0a\ufeff', 'a'],
    ['a\u200db', 'a\u200db'],
    ['', ''],
    [' \u200b ', ''],
  ])('%j becomes %j', (text, trimmed) => expect(trimText(text)).toBe(trimmed));

  test('is linear: 10 kB of blanks inside cost no more than outside', () => {
    const text = `a${LONG(' ')}b`;
    expect(trimText(text)).toBe(text);
  });
});

describe('bare numbers', () => {
  test.each([
    ['0300-123 4567', '03001234567'],
    ['٤٨٢ ٩١٣', '482913'],
    ['PK36–SCBL', 'PK36SCBL'],
    ['4.5', '4.5'],
    ['', ''],
  ])('%j becomes %j', (text, bare) => expect(bareNumber(text)).toBe(bare));
});
