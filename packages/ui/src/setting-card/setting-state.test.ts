import { expect, test } from 'vitest';
import { focusAfter } from './setting-state.ts';

test('editing begins in the field', () => expect(focusAfter('view', 'edit')).toBe('field'));

test.each(['edit', 'busy'] as const)('what was cancelled or saved hands the focus back (from %s)', (before) =>
  expect(focusAfter(before, 'view')).toBe('edit-button'),
);

test.each([
  ['view', 'view'],
  ['edit', 'edit'],
  ['edit', 'busy'],
  ['busy', 'edit'],
  ['read-only', 'view'],
  ['view', 'read-only'],
] as const)('nobody is moved about from %s to %s', (before, now) => expect(focusAfter(before, now)).toBeNull());
