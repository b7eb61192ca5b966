import { expect, it } from 'vitest';
import { actsAsAdmin } from './second-factor.ts';

it.each([
  [{ isAdmin: true }, true],
  [{ isAdmin: true, secondFactor: 'off' }, true],
  [{ isAdmin: true, secondFactor: 'done' }, true],
  [{ isAdmin: true, secondFactor: 'missing' }, false],
  [{ isAdmin: true, secondFactor: 'required' }, false],
  [{ isAdmin: false, secondFactor: 'off' }, false],
])('%j acts as an administrator: %s', (user, acts) => {
  expect(actsAsAdmin(user)).toBe(acts);
});
