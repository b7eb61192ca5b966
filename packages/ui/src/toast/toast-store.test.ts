import { describe, expect, it, vi } from 'vitest';
import { createToastStore } from './toast-store.ts';

describe('toast store', () => {
  it('shows a neutral message for three seconds by default', () => {
    const store = createToastStore();
    store.show('Saved');
    expect(store.read()).toEqual([{ id: 1, message: 'Saved', tone: 'neutral', duration: 3000 }]);
  });

  it('shows a repeated message as one toast with a new id', () => {
    const store = createToastStore();
    store.show('Network error', { tone: 'negative' });
    store.show('Network error', { tone: 'negative' });
    expect(store.read().map((item) => item.id)).toEqual([2]);
  });

  it('keeps at most three toasts and removes the oldest first', () => {
    const store = createToastStore();
    for (const word of ['a', 'b', 'c', 'd']) store.show(word);
    expect(store.read().map((item) => item.message)).toEqual(['b', 'c', 'd']);
  });

  it('dismisses one or all, and calls listeners until they unsubscribe', () => {
    const store = createToastStore();
    const listener = vi.fn();
    const unsubscribe = store.subscribe(listener);
    const first = store.show('a');
    store.show('b');
    store.dismiss(first);
    expect(store.read().map((item) => item.message)).toEqual(['b']);
    store.dismiss();
    expect(store.read()).toEqual([]);
    expect(listener).toHaveBeenCalledTimes(4);
    unsubscribe();
    store.show('c');
    expect(listener).toHaveBeenCalledTimes(4);
  });
});
