import { expect, test } from 'vitest';
import { nameIn } from './greeting.ts';

test.each([
  ['a name', { success: true, user: { name: ' Ayesha Siddiqui ' } }, 'Ayesha Siddiqui'],
  ['an empty name', { user: { name: ' ' } }, ''],
  ['no name', { user: { isVerified: true } }, ''],
  ['a name that is no text', { user: { name: { first: 'Ayesha' } } }, ''],
  ['nobody', { success: false }, ''],
  ['nothing', null, ''],
])('the head finds %s in the reply to the login check', (_, reply, name) => {
  expect(nameIn(reply)).toBe(name);
});
