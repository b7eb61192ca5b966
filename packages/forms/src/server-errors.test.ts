import { describe, expect, test } from 'vitest';
import { sortErrors } from './server-errors.ts';

const VISIBLE = ['name', 'phoneNumber'] as const;
const FALLBACK = 'Failed to add payment method';
const sort = (refusal: { errors?: Record<string, string>; message?: string; declined?: true }) =>
  sortErrors({ ok: false, ...refusal }, VISIBLE, FALLBACK);

describe('a refusal', () => {
  test('puts errors beside visible fields, in the order of the screen', () => {
    expect(sort({ errors: { phoneNumber: 'P', name: 'N' }, message: 'Invalid' })).toEqual({
      fields: [
        { name: 'name', message: 'N' },
        { name: 'phoneNumber', message: 'P' },
      ],
      general: undefined,
    });
  });

  test('puts an error without a field into the general message', () => {
    expect(sort({ errors: { general: 'G', name: 'N' }, message: 'Invalid' })).toEqual({
      fields: [{ name: 'name', message: 'N' }],
      general: 'G',
    });
  });

  test('puts errors of fields that are not on screen into the general message, each once', () => {
    expect(sort({ errors: { iban: 'I', bankName: 'B', general: 'I' } }).general).toBe('I B');
  });

  test.each([
    ['no message', {}],
    ['an empty message', { message: ' ' }],
    ['empty errors', { errors: {} }],
    ['blank errors', { errors: { name: ' ', general: '' } }],
  ])('with %s falls back', (_title, refusal) => {
    expect(sort(refusal)).toEqual({ fields: [], general: FALLBACK });
  });

  test('shows the message of the server', () => expect(sort({ message: 'M' }).general).toBe('M'));

  test('has no message when the user declined', () => {
    expect(sort({ declined: true })).toEqual({ fields: [], general: undefined });
  });

  test('ignores inherited property names', () => {
    expect(sortErrors({ ok: false, errors: {} }, ['toString', 'constructor'], FALLBACK).fields).toEqual([]);
  });
});
