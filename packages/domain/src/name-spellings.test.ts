import { expect, it } from 'vitest';
import { SPELLINGS } from './name-spellings.ts';

it('has each spelling in one line only', () => {
  const words = SPELLINGS.flatMap((line) => line.split(' '));
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});
