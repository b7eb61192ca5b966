import { expect, test } from 'vitest';
import { awaitsApproval } from './four-eyes.ts';

test.each([
  [false, false, false],
  [false, true, true],
  [true, true, false],
  [true, false, false],
])('a decision that was requested before (%s) and needs approval (%s) waits: %s', (requested, required, waits) => {
  expect(awaitsApproval({ requested, required })).toBe(waits);
});
