import { describe, expect, test } from 'vitest';
import { bestOfOthers, judgeHead, type NodeState } from './node-health.ts';

const at = (head: number | null, over: Partial<NodeState> = {}): NodeState => ({
  head,
  top: head ?? 0,
  skipped: null,
  ...over,
});

describe('a node is judged by the head that it reports', () => {
  test.each([
    [79, 'lags'],
    [80, null],
    [100, null],
    [300, null],
  ])('beside a node at 100, a node at %i is %s', (head, verdict) => {
    const state = at(null);
    judgeHead([at(100), state], state, head);
    expect(state.skipped).toBe(verdict);
  });

  test.each([
    [95, null],
    [94, 'went back'],
  ])('a head that goes from 100 to %i is %s', (head, verdict) => {
    const state = at(100);
    judgeHead([state], state, head);
    expect(state.skipped).toBe(verdict);
  });

  test('small steps back add up', () => {
    const state = at(100);
    for (const head of [97, 95, 93]) judgeHead([state], state, head);
    expect(state.skipped).toBe('went back');
  });

  test.each([
    [94, 'lags'],
    [95, null],
  ])('a skipped node that reaches %i beside 100 is %s', (head, verdict) => {
    const state = at(50, { skipped: 'lags' });
    judgeHead([at(100), state], state, head);
    expect(state.skipped).toBe(verdict);
  });

  test('a single node that went back must come near its own highest head', () => {
    const state = at(50, { top: 100, skipped: 'went back' });
    judgeHead([state], state, 94);
    expect(state.skipped).toBe('went back');
    judgeHead([state], state, 95);
    expect(state).toMatchObject({ skipped: null, top: 95 });
  });

  test('a node that lags stays skipped when the others are gone', () => {
    const state = at(50, { skipped: 'lags' });
    const states = [state, at(null, { top: 100 })];
    judgeHead(states, state, 94);
    expect(state.skipped).toBe('lags');
    judgeHead(states, state, 95);
    expect(state.skipped).toBeNull();
  });

  test('a node of another chain is not compared with, and stays skipped', () => {
    const other = at(1000, { skipped: 'another chain' });
    const state = at(100);
    expect(bestOfOthers([other, state], state)).toBeNull();
    judgeHead([other, state], other, 1001);
    expect(other.skipped).toBe('another chain');
  });
});
