import { ApiError } from '@sarraf/api-client';
import { describe, expect, it } from 'vitest';
import { failureText, isUnanswered, isUnreachable, refusal } from './failure.ts';

const failed = (
  ...[kind, details]: [ApiError['kind'], { status?: number; serverMessage?: string; errors?: Record<string, string> }?]
) => new ApiError(kind, { operation: 'sendOtp', ...details });

describe('message of a failed call', () => {
  it.each([
    [failed('http', { status: 429, serverMessage: 'Too many codes.' }), 'Too many codes.'],
    [failed('refused', { status: 200, serverMessage: 'Not today.' }), 'Not today.'],
    [failed('http', { status: 500 }), 'Fallback'],
    [failed('network'), 'Fallback'],
    [failed('timeout'), 'Fallback'],
    // The message of a reply that broke the contract is not shown: it may be a success message.
    [failed('malformed', { status: 200, serverMessage: 'OTP sent' }), 'Fallback'],
  ])('%s', (error, text) => {
    expect(failureText(error, 'Fallback')).toBe(text);
  });

  it('keeps the messages by field', () => {
    const errors = { mobile: 'Phone number is not valid.' };
    expect(refusal(failed('http', { status: 400, errors }), 'Fallback')).toEqual({
      ok: false,
      errors,
      message: 'Fallback',
    });
  });

  it('rethrows errors that are not ApiError', () => {
    expect(() => refusal(new TypeError('bug'), 'Fallback')).toThrow('bug');
  });
});

describe('isUnanswered', () => {
  it.each([
    [failed('network'), true],
    [failed('timeout'), true],
    [failed('malformed', { status: 200 }), true],
    [failed('http', { status: 502 }), true],
    [failed('http', { status: 400 }), false],
    [failed('refused', { status: 200 }), false],
  ])('%s', (error, unanswered) => {
    expect(isUnanswered(error)).toBe(unanswered);
  });
});

describe('isUnreachable', () => {
  it.each([
    [failed('network'), false],
    [failed('timeout'), false],
    [failed('http', { status: 502 }), false],
    [failed('http', { status: 500 }), true],
    [failed('http', { status: 429 }), true],
    [failed('malformed', { status: 200 }), true],
    [failed('refused', { status: 200 }), true],
  ])('%s', (error, reached) => {
    expect(isUnreachable(error)).toBe(!reached);
  });
});
