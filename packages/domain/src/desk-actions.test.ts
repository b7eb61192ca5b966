import { describe, expect, it } from 'vitest';
import {
  type DeskAction,
  exceptionActions,
  type ExceptionState,
  reasonRequired,
  userActions,
  withdrawalActions,
} from './desk-actions.ts';
import { CLAIM_STALE_MS } from './payout-status.ts';

describe('a reason', () => {
  it.each<DeskAction>(['failed', 'refund', 'credit', 'ignore', 'block', 'approve'])('is required for %s', (action) => {
    expect(reasonRequired(action)).toBe(true);
    expect(reasonRequired(action, { mine: true })).toBe(true);
  });

  it.each<DeskAction>(['claim', 'paid', 'retry', 'hold', 'resume', 'refunded', 'refuse', 'unblock', 'note'])(
    'is not required for %s',
    (action) => {
      expect(reasonRequired(action, { mine: false })).toBe(false);
    },
  );

  it("is required to release another administrator's claim", () => {
    expect(reasonRequired('release', { mine: false })).toBe(true);
    expect(reasonRequired('release', { mine: true })).toBe(false);
    expect(reasonRequired('release', null)).toBe(false);
  });
});

describe('what an administrator may do next with an exception', () => {
  const state: ExceptionState = { kind: 'wrong-network', open: true, confirmed: true, hasOwner: true };

  // oxfmt-ignore
  it.each<[Partial<ExceptionState>, string[]]>([
    [{},                      ['credit', 'refunded', 'ignore']],
    [{ kind: 'dust' },        ['credit', 'refunded', 'ignore']],
    [{ kind: 'screened' },    ['credit', 'refunded', 'ignore']],
    [{ kind: 'wrong-token' }, ['refunded', 'ignore']],
    [{ hasOwner: false },     ['refunded', 'ignore']],
    [{ confirmed: false },    ['ignore']],
    [{ kind: 'dropped' },     ['ignore']],
    [{ open: false },         []],
    [{ approval: { mine: true, action: 'credit' } },  []],
    [{ approval: { mine: false, action: 'credit' } }, ['credit', 'ignore']],
  ])('%j: %j', (changes, actions) => {
    expect(exceptionActions({ ...state, ...changes })).toEqual(actions);
  });
});

describe('what an administrator may do next with a withdrawal', () => {
  const mine = { mine: true, ageMs: 0 };
  const theirs = { mine: false, ageMs: CLAIM_STALE_MS };
  const stale = { mine: false, ageMs: CLAIM_STALE_MS + 1 };

  // oxfmt-ignore
  it.each([
    [{ status: 'requested' },                                              ['claim', 'refuse']],
    [{ status: 'claimed', claim: mine },                                   ['paid', 'refuse']],
    [{ status: 'claimed', claim: theirs },                                 []],
    [{ status: 'claimed', claim: stale },                                  ['claim']],
    [{ status: 'claimed', claim: null },                                   []],
    [{ status: 'claimed', claim: mine, approval: { mine: true } },         ['refuse']],
    [{ status: 'claimed', claim: theirs, approval: { mine: false } },      ['paid', 'refuse']],
    [{ status: 'paid' },                                                   []],
    [{ status: 'refused' },                                                []],
    [{ status: 'on_hold' },                                                []],
  ])('%j: %j', (state, actions) => {
    expect(withdrawalActions(state)).toEqual(actions);
  });
});

it.each([
  [false, false, ['block', 'note']],
  [false, true, ['unblock', 'note']],
  [true, false, ['note']],
  [true, true, ['unblock', 'note']],
])('a person who is an administrator: %s, blocked: %s', (isAdmin, isBlocked, actions) => {
  const hasSecondFactor = !isAdmin;
  expect(userActions({ isAdmin, isBlocked, isSelf: false, hasSecondFactor })).toEqual(actions);
});

it('only another administrator resets a second factor', () => {
  const enrolled = { isAdmin: true, isBlocked: false, hasSecondFactor: true };
  expect(userActions({ ...enrolled, isSelf: false })).toEqual(['note', 'reset-second-factor']);
  expect(userActions({ ...enrolled, isSelf: true })).toEqual(['note']);
  expect(userActions({ ...enrolled, isSelf: false, isBlocked: true })).toContain('reset-second-factor');
});
