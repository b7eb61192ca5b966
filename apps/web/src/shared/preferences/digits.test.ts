import { expect, it } from 'vitest';
import { digitsOf } from './digits.ts';

it.each([
  [null, 'latin'],
  ['latin', 'latin'],
  ['urdu', 'urdu'],
  ['something else', 'latin'],
])('stored %s: %s digits', (stored, digits) => {
  expect(digitsOf(stored)).toBe(digits);
});
