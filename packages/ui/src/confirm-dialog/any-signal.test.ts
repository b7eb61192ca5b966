import { describe, expect, it } from 'vitest';
import { anySignal } from './any-signal.ts';

describe('one signal of several', () => {
  it.each([0, 1])('is aborted with signal %i', (which) => {
    const several = [new AbortController(), new AbortController()];
    const any = anySignal([undefined, ...several.map(({ signal }) => signal)]);
    expect(any.aborted).toBe(false);
    several[which]?.abort();
    expect(any.aborted).toBe(true);
  });

  it('is aborted from the start where one of them is', () => {
    expect(anySignal([new AbortController().signal, AbortSignal.abort()]).aborted).toBe(true);
  });

  it('of none is never aborted', () => {
    expect(anySignal([undefined]).aborted).toBe(false);
  });
});
