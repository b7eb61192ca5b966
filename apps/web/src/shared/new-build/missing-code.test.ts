import { describe, expect, it } from 'vitest';
import { answerToMissingCode, isTypedIn } from './missing-code.ts';

const known = { online: true, leavingFor: null, justReloaded: false, typed: false };

describe('a part of the app that did not arrive', () => {
  it('is fetched by a reload', () => expect(answerToMissingCode(known)).toEqual({ do: 'reload' }));

  it('is fetched with the page somebody was going to, whatever was typed on the one they leave', () => {
    const leaving = { ...known, leavingFor: '/dashboard/history?page=2', typed: true };
    expect(answerToMissingCode(leaving)).toEqual({ do: 'open', address: '/dashboard/history?page=2' });
  });

  it('never costs what was typed unasked', () => {
    expect(answerToMissingCode({ ...known, typed: true })).toEqual({ do: 'ask' });
  });

  it.each([{ online: false }, { justReloaded: true }])('is not reloaded for when that cannot help: %o', (reason) => {
    expect(answerToMissingCode({ ...known, ...reason })).toEqual({ do: 'nothing' });
    expect(answerToMissingCode({ ...known, leavingFor: '/login', ...reason })).toEqual({ do: 'nothing' });
  });
});

describe('typed', () => {
  it.each([
    [[], false],
    [[{ type: 'text', value: ' ' }], false],
    [[{ type: 'radio', value: 'trc20' }], false],
    [[{ type: 'tel', value: '300' }], true],
    [
      [
        { type: 'checkbox', value: 'on' },
        { type: 'textarea', value: 'a' },
      ],
      true,
    ],
  ])('%o is %s', (fields, typed) => expect(isTypedIn(fields)).toBe(typed));
});
