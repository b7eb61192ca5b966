import { expect, test } from 'vitest';
import { isPauseKey, isPauseReason, MAX_PAUSE_REASON, NOT_PAUSED, PAUSE_KEYS, pauseIn, pauseReason } from './pause.ts';

const reason = { en: 'The bank is closed', ur: 'بینک بند ہے' };

test.each([
  ['paused, in English', { paused: true, reason }, 'en', reason.en],
  ['paused, in Urdu', { paused: true, reason }, 'ur', reason.ur],
  ['not paused, with the reason of the last pause', { paused: false, reason }, 'en', null],
  ['never paused', NOT_PAUSED, 'ur', null],
] as const)('the reason of a part that is %s', (_, pause, language, expected) => {
  expect(pauseReason(pause, language)).toBe(expected);
});

test.each([
  ['one letter', 'a', true],
  ['the longest', 'x'.repeat(MAX_PAUSE_REASON), true],
  ['one letter too many', 'x'.repeat(MAX_PAUSE_REASON + 1), false],
  ['nothing', '', false],
  ['invisible characters', ' \u200b', false],
])('%s as a reason: %j is %s', (_, text, expected) => expect(isPauseReason(text)).toBe(expected));

test('the keys of pauses are known, and no other', () => {
  expect(PAUSE_KEYS.map(isPauseKey)).toEqual([true, true]);
  expect(['networks', '', 'constructor'].map(isPauseKey)).toEqual([false, false, false]);
});

test.each([
  ['a pause', { paused: true, reason }, { paused: true, reason }],
  ['a pause with more fields', { paused: false, reason: { ...reason, de: '' }, by: 'x' }, { paused: false, reason }],
  ['no object', 'paused', null],
  ['null', null, null],
  ['no reason', { paused: true }, null],
  ['a reason in one language', { paused: true, reason: { en: 'Closed' } }, null],
  ['a number for `paused`', { paused: 1, reason }, null],
])('the value of a setting that is %s', (_, value, expected) => expect(pauseIn(value)).toEqual(expected));
