import { useSyncExternalStore } from 'react';

/** A value that lives outside React and tells its readers when it changes. */
export interface Store<Value> {
  /** The value now. */
  read: () => Value;
  /** Replaces the value; the same value again tells nobody. */
  set: (next: Value) => void;
  /** Calls `listener` after every change until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
}

/** A store that holds `initial` until told otherwise. */
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

/** The value of a store, re-rendering when it changes. */
export const useStore = <Value>(store: Pick<Store<Value>, 'read' | 'subscribe'>): Value =>
  useSyncExternalStore(store.subscribe, store.read, store.read);
