import { expect, it } from 'vitest';
import { savesData } from './data-saver.ts';

it.each([
  [null, false, false],
  [null, true, true],
  ['on', false, true],
  ['off', true, false],
  ['something else', true, true],
])('stored %s, asked %s: %s', (stored, asked, saves) => {
  expect(savesData(stored, asked)).toBe(saves);
});
