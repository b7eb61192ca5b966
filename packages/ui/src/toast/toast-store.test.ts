import { describe, expect, it, vi } from 'vitest';
import { createToastStore } from './toast-store.ts';

describe('toast store', () => {
  it('shows a message for three seconds and neutrally unless told otherwise', () => {
    const store = createToastStore();
    store.show('Saved');
    expect(store.read()).toEqual([{ id: 1, message: 'Saved', tone: 'neutral', duration: 3000 }]);
  });

  it('turns the same message shown again into one toast with a new id', () => {
    const store = createToastStore();
    store.show('Network error', { tone: 'negative' });
    store.show('Network error', { tone: 'negative' });
    expect(store.read().map((item) => item.id)).toEqual([2]);
  });

  it('keeps at most three, the oldest leaving first', () => {
    const store = createToastStore();
    for (const word of ['a', 'b', 'c', 'd']) store.show(word);
    expect(store.read().map((item) => item.message)).toEqual(['b', 'c', 'd']);
  });

  it('dismisses one or all and tells its listeners until they leave', () => {
    const store = createToastStore();
    const heard = vi.fn();
    const leave = store.subscribe(heard);
    const first = store.show('a');
    store.show('b');
    store.dismiss(first);
    expect(store.read().map((item) => item.message)).toEqual(['b']);
    store.dismiss();
    expect(store.read()).toEqual([]);
    expect(heard).toHaveBeenCalledTimes(4);
    leave();
    store.show('c');
    expect(heard).toHaveBeenCalledTimes(4);
  });
});
