import { useSyncExternalStore } from 'react';

/** A value outside React with subscriptions. */
export interface Store<Value> {
  /** Returns the current value. */
  read: () => Value;
  /** Replaces the value. Listeners are not called if it is the same by `Object.is`. */
  set: (next: Value) => void;
  /** Calls `listener` after every change until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
}

/** Creates a store with an initial value. */
export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Hook: the value of a store. */
export const useStore = <Value>(store: Pick<Store<Value>, 'read' | 'subscribe'>): Value =>
  useSyncExternalStore(store.subscribe, store.read, store.read);
