import { describe, expect, test } from 'vitest';
import { LONG } from './testing/schema-rows.ts';
import { trimText } from './text.ts';

describe('trimming', () => {
  test.each([
    ['  a b  ', 'a b'],
    ['\u200b\u00a0a\ufeff', 'a'],
    ['a\u200db', 'a\u200db'],
    ['', ''],
    [' \u200b ', ''],
    ['\ufe0fa\u3164', 'a'],
    ['😀 ', '😀'],
  ])('%j becomes %j', (text, trimmed) => expect(trimText(text)).toBe(trimmed));

  test('is linear: 10 kB of blanks inside cost no more than outside', () => {
    const text = `a${LONG(' ')}b`;
    expect(trimText(text)).toBe(text);
  });
});
