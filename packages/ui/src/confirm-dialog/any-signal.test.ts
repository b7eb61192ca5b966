import { describe, expect, it } from 'vitest';
import { anySignal } from './any-signal.ts';

describe('anySignal', () => {
  it.each([0, 1])('aborts when signal %i does', (which) => {
    const several = [new AbortController(), new AbortController()];
    const any = anySignal([undefined, ...several.map(({ signal }) => signal)]);
    expect(any.aborted).toBe(false);
    several[which]?.abort();
    expect(any.aborted).toBe(true);
  });

  it('is aborted from the start when one signal already is', () => {
    expect(anySignal([new AbortController().signal, AbortSignal.abort()]).aborted).toBe(true);
  });

  it('without signals never aborts', () => {
    expect(anySignal([undefined]).aborted).toBe(false);
  });
});
